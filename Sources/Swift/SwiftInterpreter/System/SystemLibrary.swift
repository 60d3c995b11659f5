public import SwiftSources
public import SwiftWorld

/// The classes, structures and functions that the repository uses but does not declare.
///
/// An interpreter asks it in each world, after the repository and before it gives up: `nil` means
/// that the library does not know, and the result is an unknown that has the name of the
/// expression. So every method has a default that knows nothing.
///
/// The interpreter that asks is an argument, with which a library calls closures and methods of the
/// repository, and asks for the place of the expression.
public protocol SystemLibrary: AnyObject {
  /// The properties that the library implements also where the sources of a library of that name
  /// lie in the repository.
  var ownProperties: Set<SwiftSymbol> { get }

  /// Whether a condition always has its usual outcome, so that no world assumes the other one.
  func isCertain(_ condition: String) -> Bool

  /// The instance of a class, structure or enumeration that an initialiser makes.
  ///
  /// Class instances are made with ``Interpreter/makeObject(_:systemClass:path:)``.
  func construct(
    _ type: SwiftSymbol, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value?

  /// Runs an initialiser of the system on an instance of a class of the repository.
  ///
  /// It is called for `super.init(…)` and for initialisers that a class inherits.
  func initialize(
    _ object: ObjectValue, as type: SwiftSymbol, _ arguments: [Argument],
    in interpreter: Interpreter
  ) throws(Interruption)

  /// The arguments with which a convenience initialiser of the system calls designated ones, best
  /// first: `UIView()` calls `init(frame:)`, which classes of the repository override.
  func designated(
    _ arguments: [Argument], of type: SwiftSymbol, in interpreter: Interpreter
  ) -> [[Argument]]

  /// The value of a property.
  func get(
    _ name: SwiftSymbol, of value: Value, in interpreter: Interpreter
  ) throws(Interruption) -> Value?

  /// Sets a property.
  ///
  /// The receiver is changed in place if it is a structure.
  ///
  /// - Returns: Whether the library knows the property. If not, the interpreter keeps the value
  ///   in the object.
  func set(
    _ name: SwiftSymbol, of value: inout Value, to new: Value, in interpreter: Interpreter
  ) throws(Interruption) -> Bool

  /// Calls a method.
  func call(
    _ name: SwiftSymbol, on value: Value, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value?

  /// The value of a static property or of a case of an enumeration without values.
  func getStatic(
    _ name: SwiftSymbol, of type: SwiftSymbol, in interpreter: Interpreter
  ) throws(Interruption) -> Value?

  /// Sets a static property.
  func setStatic(
    _ name: SwiftSymbol, of type: SwiftSymbol, to new: Value, in interpreter: Interpreter
  ) throws(Interruption) -> Bool

  /// Calls a static method.
  func callStatic(
    _ name: SwiftSymbol, of type: SwiftSymbol, _ arguments: [Argument],
    in interpreter: Interpreter
  ) throws(Interruption) -> Value?

  /// The value of a global variable.
  func getGlobal(_ name: SwiftSymbol, in interpreter: Interpreter) throws(Interruption) -> Value?

  /// Calls a global function.
  func callGlobal(
    _ name: SwiftSymbol, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value?

  /// Reads a subscript.
  func element(
    of value: Value, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value?

  /// Sets a subscript.
  func setElement(
    of value: inout Value, _ arguments: [Argument], to new: Value, in interpreter: Interpreter
  ) throws(Interruption) -> Bool

  /// Applies an operator to one operand (prefix) or two.
  func apply(
    _ operation: SwiftSymbol, _ operands: [Value], in interpreter: Interpreter
  ) throws(Interruption) -> Value?

  /// The type of a value that the library represents itself, beyond ``SystemValue/systemType``.
  func isInstance(_ value: Value, of type: SwiftSymbol) -> Bool?

  /// A value that stands for something that the sources do not make: a parameter of the entry
  /// point, an outlet, a property of an external object.
  ///
  /// - Returns: A value, as an external view; nil for an unknown of that name and type.
  func symbolicValue(
    of type: StaticType, named name: String, in interpreter: Interpreter
  ) throws(Interruption) -> Value?

  /// The components of a block that a result builder of the system reads.
  func build(
    _ components: [Value], by builder: SwiftSymbol, in interpreter: Interpreter
  ) throws(Interruption) -> Value?

  /// Tells that a member, function or operator with these operands is not known.
  func didNotKnow(
    _ name: SwiftSymbol, of receiver: Value?, _ arguments: [Argument], in interpreter: Interpreter
  )

  /// Tells that an object was made, before its initialiser runs.
  func didMake(_ object: ObjectValue, in interpreter: Interpreter)

  /// Tells that a property or a local variable keeps a value.
  func didStore(
    _ value: Value, in name: SwiftSymbol, isVariable: Bool, in interpreter: Interpreter)
}

public import SwiftSources
public import SwiftWorld

/// A value of an interpreted program.
///
/// Values are concrete or named unknowns. `Optional` is flat: an optional is ``none`` or the value
/// itself. Structures, arrays and dictionaries are copied when assigned, objects are shared.
public enum Value {
  /// `()`.
  case void
  /// `nil`.
  case none
  /// `true` or `false`.
  case boolean(Bool)
  /// An integer or floating-point number.
  case number(Number)
  /// A string.
  case text(String)
  /// A case of an enumeration with its associated values.
  case enumeration(EnumerationValue)
  /// A value of a structure.
  case structure(StructureValue)
  /// An array or set.
  case array(ArrayValue)
  /// A dictionary.
  case dictionary(DictionaryValue)
  /// A range of numbers.
  case range(RangeValue)
  /// A tuple of several elements.
  case tuple(TupleValue)
  /// A closure or local function.
  case closure(ClosureValue)
  /// A function or method that is not called yet.
  case function(FunctionValue)
  /// A type as a value.
  case type(StaticType)
  /// An instance of a class.
  case object(ObjectValue)
  /// A value that the system library represents itself.
  case system(any SystemValue)
  /// A key path.
  case keyPath(KeyPathValue)
  /// `.name` whose type is not known yet.
  case implicit(ImplicitMember)
  /// A value that the sources do not determine.
  case unknown(Unknown)
}

/// A value that the system library represents itself, as an anchor or a constraint.
///
/// It is a class, so that its state is shared as that of an object.
public protocol SystemValue: AnyObject {
  /// The system's type of the value.
  var systemType: SwiftSymbol { get }
  /// Whether it never changes and belongs to no world.
  var isConstant: Bool { get }
}

extension SystemValue {
  /// Whether it never changes and belongs to no world: false.
  public var isConstant: Bool { false }
}

extension Value {
  /// Whether it is `nil`.
  public var isNil: Bool { if case .none = self { true } else { false } }

  /// The Boolean, if it is a known one.
  public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// The number, if it is a known one.
  public var number: Number? { if case .number(let value) = self { value } else { nil } }

  /// The number as a floating-point value, if it is a known one.
  public var double: Double? { number?.double }

  /// The string, if it is a known one.
  public var text: String? { if case .text(let value) = self { value } else { nil } }

  /// The object, if it is one.
  public var object: ObjectValue? { if case .object(let value) = self { value } else { nil } }

  /// The unknown, if it is one.
  public var unknown: Unknown? { if case .unknown(let value) = self { value } else { nil } }

  /// The elements of an array or set.
  public var elements: [Value]? { if case .array(let array) = self { array.elements } else { nil } }

  /// How deeply values contain values. It bounds the recursion of code that walks them.
  var depth: Int {
    switch self {
    case .structure(let value): value.depth
    case .array(let value): value.depth
    case .dictionary(let value): value.depth
    case .tuple(let value): value.depth
    case .enumeration(let value): value.depth
    case .function(let value): value.depth
    default: 0
    }
  }
}

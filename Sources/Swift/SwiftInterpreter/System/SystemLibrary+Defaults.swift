public import SwiftSources
public import SwiftWorld

extension SystemLibrary {
  /// None.
  public var ownProperties: Set<SwiftSymbol> { [] }

  /// No condition is.
  public func isCertain(_ condition: String) -> Bool { false }

  /// None.
  public func designated(
    _ arguments: [Argument], of type: SwiftSymbol, in interpreter: Interpreter
  ) -> [[Argument]] { [] }

  /// Not known.
  public func construct(
    _ type: SwiftSymbol, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value? { nil }

  /// Nothing to do.
  public func initialize(
    _ object: ObjectValue, as type: SwiftSymbol, _ arguments: [Argument],
    in interpreter: Interpreter
  ) throws(Interruption) {}

  /// Not known.
  public func get(
    _ name: SwiftSymbol, of value: Value, in interpreter: Interpreter
  ) throws(Interruption) -> Value? { nil }

  /// Not known.
  public func set(
    _ name: SwiftSymbol, of value: inout Value, to new: Value, in interpreter: Interpreter
  ) throws(Interruption) -> Bool { false }

  /// Not known.
  public func call(
    _ name: SwiftSymbol, on value: Value, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value? { nil }

  /// Not known.
  public func getStatic(
    _ name: SwiftSymbol, of type: SwiftSymbol, in interpreter: Interpreter
  ) throws(Interruption) -> Value? { nil }

  /// Not known.
  public func setStatic(
    _ name: SwiftSymbol, of type: SwiftSymbol, to new: Value, in interpreter: Interpreter
  ) throws(Interruption) -> Bool { false }

  /// Not known.
  public func callStatic(
    _ name: SwiftSymbol, of type: SwiftSymbol, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value? { nil }

  /// Not known.
  public func getGlobal(
    _ name: SwiftSymbol, in interpreter: Interpreter
  ) throws(Interruption) -> Value? { nil }

  /// Not known.
  public func callGlobal(
    _ name: SwiftSymbol, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value? { nil }

  /// Not known.
  public func element(
    of value: Value, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value? { nil }

  /// Not known.
  public func setElement(
    of value: inout Value, _ arguments: [Argument], to new: Value, in interpreter: Interpreter
  ) throws(Interruption) -> Bool { false }

  /// Not known.
  public func apply(
    _ operation: SwiftSymbol, _ operands: [Value], in interpreter: Interpreter
  ) throws(Interruption) -> Value? { nil }

  /// Not known.
  public func isInstance(
    _ value: Value, of type: SwiftSymbol
  ) -> Bool? { nil }

  /// Not known.
  public func symbolicValue(
    of type: StaticType, named name: String, in interpreter: Interpreter
  ) throws(Interruption) -> Value? { nil }

  /// Not known.
  public func build(
    _ components: [Value], by builder: SwiftSymbol, in interpreter: Interpreter
  ) throws(Interruption) -> Value? { nil }

  /// Nothing to do.
  public func didNotKnow(
    _ name: SwiftSymbol, of receiver: Value?, _ arguments: [Argument], in interpreter: Interpreter
  ) {}

  /// Nothing to do.
  public func didMake(
    _ object: ObjectValue, in interpreter: Interpreter
  ) {}

  /// Nothing to do.
  public func didStore(
    _ value: Value, in name: SwiftSymbol, isVariable: Bool, in interpreter: Interpreter
  ) {}
}

/// A library that knows nothing.
public final class NoSystemLibrary: SystemLibrary {
  /// Makes it.
  public init() {}
}

public import SwiftSources

/// A type as far as it matters for values.
///
/// Generic arguments are kept for arrays, sets, dictionaries and optionals only.
public indirect enum StaticType: Hashable {
  /// A type that the repository declares.
  case declared(DeclaredType)
  /// A type of the system or of a library, by the last component of its name.
  case system(SwiftSymbol)
  /// `Wrapped?`.
  case optional(StaticType)
  /// `[Element]`.
  case array(StaticType)
  /// `Set<Element>`.
  case set(StaticType)
  /// `[Key: Value]`.
  case dictionary(StaticType, StaticType)
  /// A tuple; without elements, `Void`.
  case tuple([TupleElement])
  /// A function.
  case function(FunctionType)
  /// `Type.Type`.
  case metatype(StaticType)
  /// A type that is not known, as a generic parameter.
  case any

  /// An element of a tuple type.
  public struct TupleElement: Hashable {
    /// The label, empty without one.
    public let label: SwiftSymbol
    /// The type.
    public let type: StaticType
  }
}

extension StaticType {
  /// Whether it is made of more than some types.
  ///
  /// - Complexity: O(`limit`).
  func exceeds(parts limit: Int) -> Bool {
    var rest = limit
    return !count(&rest)
  }

  /// Counts parts down; whether there were not too many.
  private func count(_ rest: inout Int) -> Bool {
    rest -= 1
    guard rest >= 0 else { return false }
    switch self {
    case .declared, .system, .any: return true
    case .optional(let type), .array(let type), .set(let type), .metatype(let type):
      return type.count(&rest)
    case .dictionary(let key, let value): return key.count(&rest) && value.count(&rest)
    case .tuple(let elements):
      for element in elements where !element.type.count(&rest) { return false }
      return true
    case .function(let function):
      for type in function.parameters where !type.count(&rest) { return false }
      return function.result.count(&rest)
    }
  }
}

/// The type of a function.
public final class FunctionType: Hashable {
  /// The types of the parameters.
  public let parameters: [StaticType]
  /// Whether each parameter is `inout`.
  public let areInOut: [Bool]
  /// The type of the result.
  public let result: StaticType
  /// The result builder that reads a closure of this type.
  package let builder: StaticType?

  /// Makes the type of a function.
  public init(
    parameters: [StaticType], areInOut: [Bool] = [], result: StaticType,
    builder: StaticType? = nil
  ) {
    self.parameters = parameters
    self.areInOut = areInOut
    self.result = result
    self.builder = builder
  }

  /// Whether two types have the same parameters and results.
  public static func == (first: FunctionType, second: FunctionType) -> Bool {
    first === second
      || first.parameters == second.parameters && first.result == second.result
        && first.builder == second.builder
  }

  /// Hashes the number of parameters.
  public func hash(into hasher: inout Hasher) { hasher.combine(parameters.count) }
}

extension StaticType {
  /// The type that the repository declares, if it is one.
  public var declaration: DeclaredType? {
    if case .declared(let type) = self { type } else { nil }
  }

  /// The name of a system type, if it is one.
  public var systemName: SwiftSymbol? { if case .system(let name) = self { name } else { nil } }

  /// The type without optionality.
  public var unwrapped: StaticType {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  /// Whether it is an optional.
  public var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The type of an element of an array, set or optional array.
  package var element: StaticType? {
    switch unwrapped {
    case .array(let element), .set(let element): element
    default: nil
    }
  }

  /// The type as a function.
  package var function: FunctionType? {
    if case .function(let function) = unwrapped { function } else { nil }
  }

  /// Whether nothing is known of the type.
  package var isAny: Bool { if case .any = unwrapped { true } else { false } }
}

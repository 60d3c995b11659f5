public import SwiftWorld

/// A value that the sources do not determine, by name.
public final class Unknown {
  /// The expression that it stands for, as `self.model.title`.
  public let name: String
  /// Its type, if it is declared.
  public let type: StaticType?
  /// Whether every unknown of this name is the same value, as for a path of properties. The
  /// results of two calls may differ.
  public let isShared: Bool
  /// The parts of a condition, so that each is decided once.
  public let condition: Condition?

  /// A condition that is composed of others.
  public enum Condition {
    /// `!condition`.
    case not(Unknown)
    /// `first && second`.
    case and(Unknown, Unknown)
    /// `first || second`.
    case or(Unknown, Unknown)
  }

  /// The maximum length of a name in bytes. A longer one is cut, and gets a number.
  static let maximumNameBytes = 200
  /// The number of conditions in one past which it is opaque. A condition may hold another twice,
  /// so that their number can double with each operator.
  static let maximumConditionSize = 64
  let conditionSize: Int
  /// The unknown that it is, where a context only gave it a type.
  private let source: Unknown?
  /// An identity that all unknowns with the same value share.
  public var identity: ObjectIdentifier { source?.identity ?? ObjectIdentifier(self) }
  /// The value that it is where it is not nil.
  var present: Value?

  /// Makes an unknown.
  public init(
    _ name: String, type: StaticType? = nil, isShared: Bool = false, condition: Condition? = nil
  ) {
    self.name = name
    self.type = type
    self.isShared = isShared
    source = nil
    let size = 1 + (condition?.size ?? 0)
    conditionSize = size > Self.maximumConditionSize ? 1 : size
    self.condition = size > Self.maximumConditionSize ? nil : condition
  }

  /// The same value with the type that its context gives it.
  init(_ source: Unknown, as type: StaticType) {
    name = source.name
    self.type = type
    isShared = source.isShared
    condition = source.condition
    conditionSize = source.conditionSize
    // A chain of sources would make `identity` walk it.
    self.source = source.source ?? source
  }
}

extension Unknown.Condition {
  fileprivate var size: Int {
    switch self {
    case .not(let part): part.conditionSize
    case .and(let first, let second), .or(let first, let second):
      first.conditionSize + second.conditionSize
    }
  }
}

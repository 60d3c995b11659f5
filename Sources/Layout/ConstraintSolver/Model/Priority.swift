/// The importance of a constraint: a number above 0 and at most 1000.
///
/// Constraints of equal priority form a level. A level is never traded against a lower one, however
/// many constraints that has. ``required`` constraints must hold, or the system is in conflict.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number, above 0 and at most 1000.
  public let value: Double

  /// The priority at which a constraint must hold.
  @inlinable public static var required: Priority { Priority(unchecked: 1000) }

  /// Makes a priority; `nil` unless `value` is above 0 and at most 1000.
  @inlinable
  public init?(_ value: Double) {
    guard value > 0, value <= 1000 else { return nil }
    self.value = value
  }

  @inlinable
  init(unchecked value: Double) {
    self.value = value
  }

  /// Whether a constraint of this priority must hold.
  @inlinable public var isRequired: Bool { value >= 1000 }

  /// Compares priorities by value.
  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}

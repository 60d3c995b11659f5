public import ConstraintSolver

extension Priority {
  /// 750, the default priority of compression resistance.
  public static let high = named(750)
  /// 250, the default priority of hugging.
  public static let low = named(250)
  /// 50, the priority of the target in a fitting size.
  public static let fitting = named(50)

  /// The named priorities, highest first.
  package static let names: [(name: String, priority: Priority)] = [
    ("required", .required), ("high", .high), ("low", .low), ("fitting", .fitting),
  ]

  /// Parses the name of a priority; `nil` if it is not one.
  package init?(name: Span<UInt8>) {
    for entry in Priority.names where name.spells(entry.name) {
      self = entry.priority
      return
    }
    return nil
  }

  private static func named(_ value: Double) -> Priority { Priority(value) ?? .required }
}

extension Priority {
  /// 750, like ``high``.
  public static var defaultHigh: Priority { high }
  /// 250, like ``low``.
  public static var defaultLow: Priority { low }
  /// 50, like ``fitting``.
  public static var fittingSizeLevel: Priority { fitting }

  /// Makes a priority from a number known to be valid.
  ///
  /// - Precondition: `rawValue` is above 0 and at most 1000.
  public init(rawValue: Double) {
    guard let priority = Priority(rawValue) else {
      preconditionFailure("a priority is above 0 and at most 1000, not \(rawValue)")
    }
    self = priority
  }
}

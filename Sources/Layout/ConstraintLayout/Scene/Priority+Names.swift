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

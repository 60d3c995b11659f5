public import ConstraintSolver

extension Priority {
  /// 750, the usual priority of a compression resistance.
  public static let high = named(750)
  /// 250, the usual priority of a hugging.
  public static let low = named(250)
  /// 50, the priority at which a fitting size is sought.
  public static let fitting = named(50)

  /// The names that stand for priorities, with their values, highest first.
  public static let names: [(name: String, priority: Priority)] = [
    ("required", .required), ("high", .high), ("low", .low), ("fitting", .fitting),
  ]

  /// Finds the priority of a name, or nothing where there is none.
  public init?(name: Span<UInt8>) {
    for entry in Priority.names where name.spells(entry.name) {
      self = entry.priority
      return
    }
    return nil
  }

  private static func named(_ value: Double) -> Priority { Priority(value) ?? .required }
}

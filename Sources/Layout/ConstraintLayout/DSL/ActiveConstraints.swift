/// The active constraints of an element, in the order of activation.
///
/// Deactivated entries stay until they make up more than half of the list, so activation and
/// deactivation take amortised constant time.
struct ActiveConstraints {
  private var entries: [(constraint: Constraint, stamp: UInt64)] = []
  private var staleCount = 0

  /// The active constraints.
  ///
  /// - Complexity: O(n).
  var all: [Constraint] {
    entries.compactMap { ActiveConstraints.isCurrent($0) ? $0.constraint : nil }
  }

  /// Adds a constraint that has just been activated.
  mutating func append(_ constraint: Constraint) {
    entries.append((constraint, constraint.stamp))
  }

  /// Records that a constraint of the list has been deactivated.
  mutating func noteRemoval() {
    staleCount += 1
    guard staleCount * 2 > entries.count else { return }
    entries.removeAll { !ActiveConstraints.isCurrent($0) }
    staleCount = 0
  }

  /// Whether an entry belongs to the current activation: a reactivated constraint has two entries.
  private static func isCurrent(_ entry: (constraint: Constraint, stamp: UInt64)) -> Bool {
    entry.stamp == entry.constraint.stamp
  }
}

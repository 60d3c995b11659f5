/// The active constraints of an element, in the order in which they were activated.
///
/// One that is switched off stays in the list until half of it is such: so switching takes constant
/// time on average, however many constraints an element has.
struct ActiveConstraints {
  private var entries: [(constraint: Constraint, stamp: UInt64)] = []
  private var staleCount = 0

  /// Those that are active now.
  ///
  /// - Complexity: O(their number).
  var all: [Constraint] {
    entries.compactMap { ActiveConstraints.isCurrent($0) ? $0.constraint : nil }
  }

  /// Adds a constraint that was activated just now.
  mutating func append(_ constraint: Constraint) {
    entries.append((constraint, constraint.stamp))
  }

  /// Takes notice that one of them was switched off.
  mutating func noteRemoval() {
    staleCount += 1
    guard staleCount * 2 > entries.count else { return }
    entries.removeAll { !ActiveConstraints.isCurrent($0) }
    staleCount = 0
  }

  /// One that was switched off and on again stands twice, and counts where it has its stamp.
  private static func isCurrent(_ entry: (constraint: Constraint, stamp: UInt64)) -> Bool {
    entry.stamp == entry.constraint.stamp
  }
}

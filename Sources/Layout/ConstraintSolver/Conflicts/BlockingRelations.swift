/// Remembers the relations that blocked a bound, to reject later bounds without a simplex step.
///
/// If a bound cannot be admitted, the row of its variable is a relation `Σ c x = 0` whose minimum
/// within the bounds is positive. The next bounds that fail are usually on the same variables, for
/// the same reason. Comparing them with the relation's minimum within the admitted bounds reveals
/// this.
///
/// Only the last relation of each variable is kept up to date. Bounds only narrow, so an older
/// relation underestimates its minimum: it may miss a conflict, but never reports a false one.
struct BlockingRelations {
  private struct Relation {
    var entries: [BoundMultiplier]
    var value = RelationValue()
    /// An event on a bound of the relation, whose constraint is in a named set.
    var witness: Witness?
  }

  /// An event, and its variable.
  struct Witness {
    var variable: Int
    var event: Int32
  }

  typealias Interval = (lower: Double, upper: Double)

  private var relations: [Relation] = []
  /// The index of each variable's last relation, or -1, and its coefficient there.
  private var last: [(relation: Int32, coefficient: Double)]
  private var entryCount = 0

  init(variableCount: Int) {
    last = Array(repeating: (-1, 0), count: variableCount)
  }

  /// Forgets all relations. Required after bounds are widened.
  mutating func removeAll() {
    for relation in relations {
      for entry in relation.entries { last[Int(entry.variable)].relation = -1 }
    }
    relations.removeAll()
    entryCount = 0
  }

  /// Adds the row of a variable `v` as a function of `row`, where `v` would have to increase
  /// (`isUp`) or decrease. A variable that no event bounds counts as fixed.
  ///
  /// - Complexity: O(row).
  mutating func add(
    _ v: Int, isUp: Bool, _ row: [BoundMultiplier],
    state: (Int) -> (lower: Double, upper: Double, value: Double)
  ) {
    // A variable blocked by its own bounds gives no relation.
    guard !row.contains(where: { Int($0.variable) == v }) else { return }
    if entryCount > 4 * last.count { removeAll() }
    let sign = isUp ? 1.0 : -1.0
    var relation = Relation(entries: [])
    relation.entries.reserveCapacity(row.count + 1)
    func add(_ v: Int32, _ coefficient: Double) {
      relation.entries.append(BoundMultiplier(variable: v, value: coefficient))
      let state = state(Int(v))
      relation.value.add(coefficient, coefficient > 0 ? state.lower : state.upper)
      // Subtract the current value: the row may lack the constant that makes it zero there.
      relation.value.add(-coefficient, state.value)
      last[Int(v)] = (Int32(truncatingIfNeeded: relations.count), coefficient)
    }
    add(Int32(truncatingIfNeeded: v), sign)
    for entry in row { add(entry.variable, -sign * entry.value) }
    relations.append(relation)
    entryCount += relation.entries.count
  }

  /// Records narrower bounds of a variable.
  mutating func narrow(_ v: Int, from old: Interval, to new: Interval) {
    let (relation, c) = last[v]
    guard relation >= 0 else { return }
    let (before, after) = c > 0 ? (old.lower, new.lower) : (old.upper, new.upper)
    if before != after { relations[Int(relation)].value.replace(c, before, by: after) }
  }

  /// Whether the last relation of an event's variable blocks the event.
  func block(_ event: AdmissionEvent, _ bounds: Interval) -> Bool {
    let (relation, c) = last[Int(event.variable)]
    guard relation >= 0 else { return false }
    let (old, new) = c > 0 ? (bounds.lower, event.lower) : (bounds.upper, event.upper)
    guard new.isFinite, c > 0 ? new > old : new < old else { return false }
    var value = relations[Int(relation)].value
    value.replace(c, old, by: new)
    let tolerance = Tolerance.feasibility * abs(c) * max(event.size, abs(new))
    return value.openCount == 0 && value.sum > tolerance + Tolerance.rate * value.size
  }

  /// The last relation of a variable, solved for it.
  func row(of v: Int) -> [BoundMultiplier] {
    let (relation, c) = last[v]
    return relations[Int(relation)].entries.filter { Int($0.variable) != v }.map { entry in
      BoundMultiplier(variable: entry.variable, value: -entry.value / c)
    }
  }

  /// The witness of the last relation of a variable.
  func witness(of v: Int) -> Witness? {
    let relation = last[v].relation
    return relation < 0 ? nil : relations[Int(relation)].witness
  }

  mutating func setWitness(of v: Int, _ witness: Witness?) {
    let relation = last[v].relation
    if relation >= 0 { relations[Int(relation)].witness = witness }
  }

  /// The coefficient of a variable in its last relation, if that is also the other variable's last.
  func coefficient(of v: Int, inRelationOf other: Int) -> Double? {
    last[v].relation == last[other].relation ? last[v].coefficient : nil
  }
}

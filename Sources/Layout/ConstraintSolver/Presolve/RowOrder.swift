/// An order of rows that lets presolve eliminate most of them at the first examination.
///
/// Systems are built view by view: a row usually contains variables of one view and earlier ones,
/// so sorting rows by their last variable restores the order after a shuffle.
struct RowOrder {
  /// For each variable, the first row whose last variable it is, or -1.
  let first: Buffer<Int32>
  /// The next row with the same last variable, or -1.
  let next: Buffer<Int32>

  /// The number of neighbouring pairs compared.
  private static let sampleCount = 32
  /// The maximum distance between variables of neighbouring views.
  private static let near = 16

  /// Whether more than a fifth of the sampled rows jump back to a distant variable, as in a
  /// shuffled system.
  ///
  /// - Complexity: O(1).
  static func isScattered(_ system: SystemView) -> Bool {
    let count = system.constraintCount
    guard system.variableCount > 4 * near, count > 2 else { return false }
    let step = max(1, (count - 1) / sampleCount)
    var compared = 0
    var jumps = 0
    for r in stride(from: 1, to: count, by: step) {
      compared += 1
      if lastVariable(system, r) + near < lastVariable(system, r - 1) { jumps += 1 }
    }
    return 5 * jumps > compared
  }

  /// Makes an empty order.
  init(of system: SystemView, in arena: Arena) {
    first = arena.buffer(max(1, system.variableCount), of: -1)
    next = arena.buffer(system.constraintCount, of: -1)
  }

  /// Inserts a row before the others with the same last variable.
  ///
  /// - Complexity: O(terms of the row).
  @inline(__always)
  func insert(_ row: Int32, of system: SystemView) {
    let last = RowOrder.lastVariable(system, Int(row))
    next[row] = first[last]
    first[last] = row
  }

  @inline(__always)
  private static func lastVariable(_ system: SystemView, _ row: Int) -> Int {
    var last: Int32 = 0
    for slot in system.slots(row) { last = max(last, system.variables[slot]) }
    return Int(last)
  }
}

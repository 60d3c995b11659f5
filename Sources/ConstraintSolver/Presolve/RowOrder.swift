/// An order of rows in which most of them can be used up when they are first looked at.
///
/// Who builds a system view by view names a view's variables beside those of views before it.
struct RowOrder {
  /// For each variable the first row of those that name it last, or -1.
  let first: Buffer<Int32>
  /// For each row the next one of the same variable, or -1.
  let next: Buffer<Int32>

  /// How many neighbours are compared to tell what order rows are in.
  private static let sampleCount = 32
  /// Variables that are closer than this are of one view or two.
  private static let near = 16

  /// Whether rows that follow each other speak of variables that lie far apart, as they do once
  /// they are shuffled.
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

  /// Rows by the last variable that they name.
  init(of system: SystemView, in arena: Arena) {
    first = arena.buffer(max(1, system.variableCount), of: -1)
    next = arena.buffer(system.constraintCount, of: -1)
  }

  /// Puts a row in its place, before others of the same variable.
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

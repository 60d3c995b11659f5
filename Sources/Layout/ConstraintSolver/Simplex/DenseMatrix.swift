/// The matrix of a small tableau: dense values, plus bit sets of the nonzero entries.
///
/// Tableaus are sparse, but in small ones indexing by multiplication and bit scans is faster than
/// lists. Columns are slots; a pivot passes the entering variable's slot to the leaving variable.
struct DenseMatrix: BitwiseCopyable {
  private let values: Buffer<Double>
  /// The slots of each row's entries, and the rows of each slot's.
  private let slotsOfRow: BitLines
  private let rowsOfSlot: BitLines
  /// The slot of each nonbasic variable.
  private let slotOf: Buffer<Int32>
  /// The nonbasic variable of each slot.
  private let variableOf: Buffer<Int32>
  let slotCount: Int
  let rowCount: Int
  private let entries: Shared<Int>
  /// Scratch space for the entries of a pivot row.
  private let source: Buffer<Entry>

  private struct Entry: BitwiseCopyable {
    var value: Double
    var slot: Int
  }

  var entryCount: Int { entries.value }

  /// Makes an empty matrix. The first `slotCount` variables are nonbasic.
  init(rowCount: Int, slotCount: Int, in arena: Arena) {
    self.slotCount = slotCount
    self.rowCount = rowCount
    values = arena.buffer(rowCount * slotCount, of: 0)
    slotsOfRow = BitLines(count: rowCount, length: slotCount, in: arena)
    rowsOfSlot = BitLines(count: slotCount, length: rowCount, in: arena)
    slotOf = arena.buffer(rowCount + slotCount) { Int32(truncatingIfNeeded: $0) }
    variableOf = arena.buffer(slotCount) { Int32(truncatingIfNeeded: $0) }
    entries = arena.shared(0)
    source = arena.buffer(slotCount, of: Entry(value: 0, slot: 0))
  }

  func copy(in arena: Arena) -> DenseMatrix { DenseMatrix(self, in: arena) }

  private init(_ other: DenseMatrix, in arena: Arena) {
    values = arena.copy(other.values)
    slotsOfRow = other.slotsOfRow.copy(in: arena)
    rowsOfSlot = other.rowsOfSlot.copy(in: arena)
    slotOf = arena.copy(other.slotOf)
    variableOf = arena.copy(other.variableOf)
    slotCount = other.slotCount
    rowCount = other.rowCount
    entries = arena.shared(other.entryCount)
    source = arena.buffer(slotCount, of: Entry(value: 0, slot: 0))
  }

  func count(ofRow row: Int) -> Int { slotsOfRow.count(row) }
  func count(ofColumn variable: Int) -> Int { rowsOfSlot.count(Int(slotOf[variable])) }

  @inline(__always)
  func forEach(inRow row: Int, _ body: (_ variable: Int, _ value: Double) -> Void) {
    slotsOfRow.forEach(row) { slot in
      body(Int(variableOf[slot]), values[row &* slotCount &+ slot])
    }
  }

  @inline(__always)
  func forEach(inColumn variable: Int, _ body: (_ row: Int, _ value: Double) -> Void) {
    let slot = Int(slotOf[variable])
    rowsOfSlot.forEach(slot) { row in body(row, values[row &* slotCount &+ slot]) }
  }

  /// Sets a zero entry to a nonzero value.
  func insert(_ value: Double, row: Int, column variable: Int) {
    put(value, row: row, slot: Int(slotOf[variable]))
  }

  @inline(__always)
  private func put(_ value: Double, row: Int, slot: Int) {
    values[row &* slotCount &+ slot] = value
    slotsOfRow.insert(row, slot)
    rowsOfSlot.insert(slot, row)
    entries.value &+= 1
  }

  @inline(__always)
  private func remove(row: Int, slot: Int) {
    values[row &* slotCount &+ slot] = 0
    slotsOfRow.remove(row, slot)
    rowsOfSlot.remove(slot, row)
    entries.value &-= 1
  }

  func removeRow(_ row: Int) {
    slotsOfRow.forEach(row) { remove(row: row, slot: $0) }
  }

  func removeColumn(_ variable: Int) {
    let slot = Int(slotOf[variable])
    rowsOfSlot.forEach(slot) { remove(row: $0, slot: slot) }
  }

  /// Solves a row for its entering variable, and substitutes the result in the other rows. Returns
  /// the number of visited entries.
  func pivot(row: Int, entering: Int, leaving: Int) -> Int {
    let slot = Int(slotOf[entering])
    let start = row &* slotCount
    let inverse = 1 / values[start &+ slot]
    // Read the bits of the row once, because it is added to many others.
    var length = 0
    slotsOfRow.forEach(row) { at in
      guard at != slot else { return }
      let value = values[start &+ at] * -inverse
      values[start &+ at] = value
      source[length] = Entry(value: value, slot: at)
      length += 1
    }
    values[start &+ slot] = inverse
    slotOf[leaving] = Int32(truncatingIfNeeded: slot)
    variableOf[slot] = Int32(truncatingIfNeeded: leaving)
    var visited = 0
    rowsOfSlot.forEach(slot) { other in
      guard other != row else { return }
      let start = other &* slotCount
      let factor = values[start &+ slot]
      // The slot now belongs to the leaving variable.
      values[start &+ slot] = factor * inverse
      for at in 0..<length { add(factor, times: source[at], to: other, startingAt: start) }
      visited &+= length + 1
    }
    return visited
  }

  /// Adds `factor` times an entry of the pivot row to the row whose values begin at `start`.
  @inline(__always)
  private func add(
    _ factor: Double, times entry: Entry, to row: Int, startingAt start: Int
  ) {
    let summand = factor * entry.value
    let old = values[start &+ entry.slot]
    if old == 0 { return put(summand, row: row, slot: entry.slot) }
    let new = old + summand
    if abs(new) <= Tolerance.cancellation * max(abs(old), abs(summand)) {
      remove(row: row, slot: entry.slot)
    } else {
      values[start &+ entry.slot] = new
    }
  }
}

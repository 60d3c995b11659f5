/// A small tableau's matrix: every value has its place, and bits say which are there.
///
/// Tableaus are sparse, but where they are small too, to find a value by multiplication and its
/// neighbours bit by bit beats every list. A column is a slot, which a pivot hands from the
/// entering to the leaving variable.
struct DenseMatrix: BitwiseCopyable {
  private let values: Buffer<Double>
  /// For each row, the slots in which it has values; for each slot, the rows.
  private let slotsOfRow: BitLines
  private let rowsOfSlot: BitLines
  /// The slot of a nonbasic variable, and the other way round.
  private let slotOf: Buffer<Int32>
  private let variableOf: Buffer<Int32>
  private let slotCount: Int
  private let entries: Shared<Int>
  /// Room for the row that a pivot adds to others.
  private let source: Buffer<Entry>

  private struct Entry: BitwiseCopyable {
    var value: Double
    var slot: Int
  }

  var entryCount: Int { entries.value }

  /// Makes an empty matrix, in which the first variables are nonbasic.
  init(rowCount: Int, slotCount: Int, in arena: Arena) {
    self.slotCount = slotCount
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
    entries = arena.shared(other.entryCount)
    source = arena.buffer(slotCount, of: Entry(value: 0, slot: 0))
  }

  func count(ofRow row: Int) -> Int { slotsOfRow.count(row) }
  func count(ofColumn variable: Int) -> Int { rowsOfSlot.count(Int(slotOf[variable])) }

  /// The value of a nonbasic variable in a row; zero where there is none.
  func value(_ row: Int, _ variable: Int) -> Double {
    values[row * slotCount + Int(slotOf[variable])]
  }

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

  /// Sets a value whose place is empty.
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

  /// Solves a row for one of its variables, and puts what it is into the other rows; returns the
  /// entries visited.
  func pivot(row: Int, entering: Int, leaving: Int) -> Int {
    let slot = Int(slotOf[entering])
    let start = row &* slotCount
    let inverse = 1 / values[start &+ slot]
    // The row is added again and again, so it is read off its bits only once.
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
      let place = other &* slotCount
      let factor = values[place &+ slot]
      // The entering variable's own place becomes the leaving one's.
      values[place &+ slot] = factor * inverse
      for at in 0..<length { add(factor, source[at], to: other, place) }
      visited &+= length + 1
    }
    return visited
  }

  /// Adds `factor` times an entry of another row to a row that begins at `place`.
  @inline(__always)
  private func add(_ factor: Double, _ entry: Entry, to row: Int, _ place: Int) {
    let summand = factor * entry.value
    let old = values[place &+ entry.slot]
    if old == 0 { return put(summand, row: row, slot: entry.slot) }
    let new = old + summand
    if abs(new) <= Tolerance.cancellation * max(abs(old), abs(summand)) {
      remove(row: row, slot: entry.slot)
    } else {
      values[place &+ entry.slot] = new
    }
  }
}

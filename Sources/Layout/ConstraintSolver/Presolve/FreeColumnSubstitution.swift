/// Substitutes free columns: columns without bounds and cost that are in only one or two required
/// equalities (for one, Andersen and Andersen, Presolving in Linear Programming, 1995).
///
/// The shorter of two equalities is eliminated: it defines the column, and is added to the longer
/// one to cancel the column there. A chain of views becomes one row over its sizes, and a form no
/// row at all.
///
/// Sums of rows are implicit: a weighted union-find over the rows stores the factor of each row in
/// its sum, like ``AffineUnionFind`` for variables. A sum is written out when it defines a column,
/// or at the end.
///
/// - Complexity: O(n log n) in the entries: a row whose sum is written out for a definition becomes
///   part of a sum at least twice as long.
struct FreeColumnSubstitution<Number: Scalar> {
  /// A column as a linear function of others: `constant + Σ term`.
  struct Definition: BitwiseCopyable {
    var constant: Number
    var column: Int32
    var firstTerm: Int32
    var termCount: Int32

    var range: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
  }

  /// A row's link in the union-find: `factor` is the factor of this row in the sum of `parent`.
  private struct Link: BitwiseCopyable {
    var factor = 1.0
    var parent: Int32
    /// The next row in the ring of the sum.
    var next: Int32
    /// For the representative of a sum, an upper bound of its entry count; -1 once eliminated.
    var length: Int32
  }

  /// An entry of a free column.
  private struct Occurrence: BitwiseCopyable {
    var value: Double
    var row: Int32
  }

  /// The coefficient of a column in a sum of rows.
  private struct SumCoefficient {
    var row: Int
    var value: Double
    var largest: Double

    static var none: SumCoefficient { SumCoefficient(row: -1, value: 0, largest: 0) }

    /// Adds the column's entry in a row of the sum.
    @inline(__always)
    mutating func merge(_ row: Int, _ other: Double) {
      self.row = row
      value += other
      largest = larger(largest, abs(other))
    }

    /// Whether more than a rounding error is left of the entries.
    var isNonzero: Bool { abs(value) > Tolerance.cancellation * largest }
  }

  private let context: SolveContext
  private let rows: Buffer<ComponentRow<Number>>
  private let entries: Buffer<ComponentEntry>
  /// The number of equalities. They are the first rows.
  private let equalityCount: Int
  private let links: Buffer<Link>
  private let isFree: Buffer<Bool>
  private let starts: Buffer<Int32>
  private let occurrences: Buffer<Occurrence>
  /// For each free column, an estimate of the number of sums that contain it.
  private let uses: Buffer<Int32>
  private var queue: List<Int32>
  private var sum: RowSum<Number>

  /// In the order of elimination. Each refers only to columns that are defined later or never.
  private(set) var definitions: List<Definition>
  private(set) var terms: List<ComponentEntry>

  private var arena: Arena { context.arena }
  /// A column with at most this many entries is examined after each loss; others only once two are
  /// left.
  private static var fewOccurrences: Int { 16 }

  /// Indexes the free columns. `isFree` marks the columns without bounds, cost or inequalities.
  init(
    rows: Buffer<ComponentRow<Number>>, entries: Buffer<ComponentEntry>, equalityCount: Int,
    isFree: Buffer<Bool>,
    context: SolveContext
  ) {
    self.context = context
    self.rows = rows
    self.entries = entries
    self.equalityCount = equalityCount
    self.isFree = isFree
    let arena = context.arena
    links = arena.buffer(equalityCount) {
      let row = Int32(truncatingIfNeeded: $0)
      return Link(parent: row, next: row, length: rows[$0].entryCount)
    }
    starts = arena.buffer(isFree.count + 1, of: 0)
    var count = 0
    for r in 0..<equalityCount {
      for at in rows[r].range where isFree[entries[at].column] {
        starts[Int(entries[at].column) + 1] += 1
        count += 1
      }
    }
    for column in isFree.indices { starts[column + 1] += starts[column] }
    occurrences = arena.buffer(count, of: Occurrence(value: 0, row: 0))
    uses = arena.buffer(isFree.count, of: 0)
    for r in 0..<equalityCount {
      for at in rows[r].range where isFree[entries[at].column] {
        let column = Int(entries[at].column)
        occurrences[starts[column] + uses[column]] = Occurrence(
          value: entries[at].value, row: Int32(truncatingIfNeeded: r))
        uses[column] += 1
      }
    }
    queue = List(capacity: isFree.count, in: arena)
    definitions = List(capacity: equalityCount, in: arena)
    terms = List(capacity: 3 * equalityCount, in: arena)
    sum = RowSum(columnCount: isFree.count, in: arena)
  }

  /// Substitutes columns until a fixed point.
  mutating func run() throws(Failure) {
    for column in isFree.indices where isFree[column] && (1...2).contains(uses[column]) {
      queue.append(Int32(truncatingIfNeeded: column), in: arena)
    }
    var next = 0
    while next < queue.count {
      let column = Int(queue[next])
      next += 1
      try substitute(column)
    }
  }

  /// Eliminates the shorter of the one or two sums that contain a column.
  private mutating func substitute(_ column: Int) throws(Failure) {
    let slots = Int(starts[column])..<Int(starts[column + 1])
    try context.meter.charge(4 * (1 + slots.count))
    guard isFree[column] else { return }
    let (count, first, second) = sums(naming: column, slots: slots)
    if count == 0 { return }
    if count == 1 {
      uses[column] = 1
      guard try define(column, by: first.row, coefficient: first.value) else { return }
      links[first.row].length = -1
      return
    }
    uses[column] = 2
    // Select field by field: whole structs would be copied through memory.
    let (row, value, longRow, longValue) =
      (links[first.row].length, first.row) <= (links[second.row].length, second.row)
      ? (first.row, first.value, second.row, second.value)
      : (second.row, second.value, first.row, first.value)
    guard try define(column, by: row, coefficient: value) else { return }
    add(-longValue / value, timesSum: row, to: longRow)
  }

  /// The one or two sums that contain a column, whose occurrences are `slots`. The count is 0 if
  /// there are none, or more than two.
  private func sums(naming column: Int, slots: Range<Int>) -> (
    count: Int, SumCoefficient, SumCoefficient
  ) {
    var first = SumCoefficient.none
    var second = SumCoefficient.none
    for slot in slots {
      let occurrence = occurrences[slot]
      let (row, factor) = sumOf(Int(occurrence.row))
      guard links[row].length >= 0 else { continue }
      let value = factor * occurrence.value
      if first.row < 0 || first.row == row {
        first.merge(row, value)
      } else if second.row < 0 || second.row == row {
        second.merge(row, value)
      } else {
        // Examine again only after losses in proportion to the cost of this examination.
        uses[column] = max(3, Int32(truncatingIfNeeded: slots.count / 2))
        return (0, first, second)
      }
    }
    if !second.isNonzero { second = .none }
    if !first.isNonzero { (first, second) = (second, .none) }
    return (first.row < 0 ? 0 : second.row < 0 ? 1 : 2, first, second)
  }

  /// Defines a column by the sum of row `first`, unless `coefficient` is too small beside the
  /// others; returns whether it did.
  private mutating func define(
    _ column: Int, by first: Int, coefficient: Double
  ) throws(Failure) -> Bool {
    if Int(links[first].next) == first {
      return try defineAlone(column, by: first, coefficient: coefficient)
    }
    try writeOut(first)
    guard abs(coefficient) >= Tolerance.relativeFreePivot * sum.largest else {
      sum.clear()
      return false
    }
    isFree[column] = false
    let firstTerm = terms.count
    for at in sum.entries.indices {
      let entry = sum.entries[at]
      if entry.value == 0 || Int(entry.column) == column { continue }
      terms.append(
        ComponentEntry(value: -entry.value / coefficient, column: entry.column), in: arena)
      noteLoss(of: Int(entry.column))
    }
    append(column, constant: sum.target / coefficient, termsFrom: firstTerm)
    sum.clear()
    return true
  }

  /// Defines a column by a sum of one row, without writing it out.
  private mutating func defineAlone(
    _ column: Int, by index: Int, coefficient: Double
  ) throws(Failure) -> Bool {
    let row = rows[index]
    try context.meter.charge(4 * (1 + Int(row.entryCount)))
    let own = entries.slice(row.range)
    var largest = 0.0
    for at in own.indices { largest = larger(largest, abs(own[at].value)) }
    guard abs(coefficient) >= Tolerance.relativeFreePivot * largest else { return false }
    isFree[column] = false
    let firstTerm = terms.count
    for at in own.indices {
      let entry = own[at]
      if entry.value == 0 || Int(entry.column) == column { continue }
      terms.append(
        ComponentEntry(value: -entry.value / coefficient, column: entry.column), in: arena)
      noteLoss(of: Int(entry.column))
    }
    append(column, constant: row.lower / coefficient, termsFrom: firstTerm)
    return true
  }

  private mutating func append(_ column: Int, constant: Number, termsFrom first: Int) {
    definitions.append(
      Definition(
        constant: constant, column: Int32(truncatingIfNeeded: column),
        firstTerm: Int32(truncatingIfNeeded: first),
        termCount: Int32(truncatingIfNeeded: terms.count - first)), in: arena)
  }

  /// Records that one sum fewer may contain `column`.
  private mutating func noteLoss(of column: Int) {
    guard isFree[column] else { return }
    uses[column] -= 1
    let count = starts[column + 1] - starts[column]
    if count <= FreeColumnSubstitution.fewOccurrences || uses[column] <= 2 {
      queue.append(Int32(truncatingIfNeeded: column), in: arena)
    }
  }

  /// Adds `factor` times the sum of one row to the sum of another.
  private func add(_ factor: Double, timesSum row: Int, to other: Int) {
    links[row].parent = Int32(truncatingIfNeeded: other)
    links[row].factor = factor
    links[other].length += links[row].length
    let next = links[row].next
    links[row].next = links[other].next
    links[other].next = next
  }

  /// The representative of a row's sum, and the row's factor in it; halves the path.
  private func sumOf(_ row: Int) -> (row: Int, factor: Double) {
    var r = row
    var factor = 1.0
    while Int(links[r].parent) != r {
      let parent = Int(links[r].parent)
      let above = links[parent]
      if Int(above.parent) != parent {
        links[r].factor *= above.factor
        links[r].parent = above.parent
      }
      factor *= links[r].factor
      r = Int(links[r].parent)
    }
    return (r, factor)
  }

  /// Writes the sum of a representative out into `sum`.
  private mutating func writeOut(_ row: Int) throws(Failure) {
    var r = row
    repeat {
      let factor = sumOf(r).factor
      sum.add(factor, times: rows[r], entries: entries, in: arena)
      try context.meter.charge(4 * (1 + Int(rows[r].entryCount)))
      r = Int(links[r].next)
    } while r != row
    sum.dropCancelled()
  }

  /// The members, with each representative of a sum replaced by all equalities of the sum.
  func expanded(_ members: [ConflictMember]) -> [ConflictMember] {
    var firsts: [Int32: Int] = [:]
    for r in 0..<equalityCount where Int(links[r].parent) == r { firsts[rows[r].constraint] = r }
    var result: [ConflictMember] = []
    for member in members {
      guard case .constraint(let index) = member, let first = firsts[Int32(index)] else {
        result.append(member)
        continue
      }
      var r = first
      repeat {
        result.append(.constraint(Int(rows[r].constraint)))
        r = Int(links[r].next)
      } while r != first
    }
    return result
  }

  /// Calls `body` with each remaining sum of equalities, written out.
  mutating func forEachRemaining(
    _ body: (_ row: Int, RowSum<Number>) throws(Failure) -> Void
  ) throws(Failure) {
    for r in 0..<equalityCount where Int(links[r].parent) == r && links[r].length >= 0 {
      try writeOut(r)
      try body(r, sum)
      sum.clear()
    }
  }
}

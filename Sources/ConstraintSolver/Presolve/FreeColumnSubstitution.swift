/// Uses up columns that nothing bounds and no priority names, where only one or two required
/// equalities name them.
///
/// Of two equalities the shorter one goes: it defines the column, and is added to the longer one so
/// that the column cancels there. So a chain of views becomes one row over its sizes, and a form no
/// row at all. Sums are only noted: a union-find over the rows says with which factor each one
/// takes part in which sum (as ``AffineUnionFind`` does for variables), and a sum is written out
/// when it defines a column, or at the end.
///
/// - Complexity: O(n log n) in the entries: a row whose sum is written out for a definition is
///   afterwards part of one of at least twice the length.
struct FreeColumnSubstitution<Number: Scalar> {
  /// A column as a linear function of others: `constant + Σ term`.
  struct Definition: BitwiseCopyable {
    var constant: Number
    var column: Int32
    var firstTerm: Int32
    var termCount: Int32

    /// Its terms.
    var range: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
  }

  /// A row as part of a sum of rows.
  private struct Link: BitwiseCopyable {
    /// What the row is multiplied by in the sum of `parent`.
    var factor = 1.0
    var parent: Int32
    /// The rows of one sum as a ring.
    var next: Int32
    /// For a sum's first row, about how many entries the sum has, or -1 once it is used up.
    var length: Int32
  }

  private struct Occurrence: BitwiseCopyable {
    var value: Double
    var row: Int32
  }

  /// A sum of rows, and the coefficient of a column in it.
  private struct SumCoefficient {
    var row: Int
    var value: Double
    var largest: Double

    static var none: SumCoefficient { SumCoefficient(row: -1, value: 0, largest: 0) }

    /// Adds a coefficient of the same column in the same sum.
    @inline(__always)
    mutating func merge(_ row: Int, _ other: Double) {
      self.row = row
      value += other
      largest = larger(largest, abs(other))
    }

    /// Whether more than a rounding error is left.
    var isNonzero: Bool { abs(value) > Tolerance.cancellation * largest }
  }

  private let context: SolveContext
  private let rows: Buffer<ComponentRow<Number>>
  private let entries: Buffer<ComponentEntry>
  /// The first rows are the equalities.
  private let equalityCount: Int
  private let links: Buffer<Link>
  private let isFree: Buffer<Bool>
  private let starts: Buffer<Int32>
  private let occurrences: Buffer<Occurrence>
  /// For each free column, in about how many sums it is.
  private let uses: Buffer<Int32>
  private var queue: List<Int32>
  private var sum: RowSum<Number>

  /// In the order in which they were found: each names columns that are defined later, or never.
  private(set) var definitions: List<Definition>
  private(set) var terms: List<ComponentEntry>

  private var arena: Arena { context.arena }
  /// Columns in more equalities than this are only looked at when they have come down to two.
  private static var few: Int { 16 }

  /// `isFree` says which columns are neither bounded nor named by anything but equalities.
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

  /// Defines what can be defined.
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

  private mutating func substitute(_ column: Int) throws(Failure) {
    let slots = Int(starts[column])..<Int(starts[column + 1])
    try context.meter.charge(1 + slots.count)
    guard isFree[column] else { return }
    let (count, first, second) = sums(of: column, slots)
    if count == 0 { return }
    if count == 1 {
      uses[column] = 1
      guard try define(column, by: first.row, first.value) else { return }
      links[first.row].length = -1
      return
    }
    uses[column] = 2
    // Not the sums as a whole, which would be copied through memory.
    let (row, value, longRow, longValue) =
      (links[first.row].length, first.row) <= (links[second.row].length, second.row)
      ? (first.row, first.value, second.row, second.value)
      : (second.row, second.value, first.row, first.value)
    guard try define(column, by: row, value) else { return }
    add(-longValue / value, row: row, to: longRow)
  }

  /// The one or two sums that name a column, whose occurrences are `slots`; a count of 0 if there
  /// are more, or none.
  private func sums(of column: Int, _ slots: Range<Int>) -> (
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
        // Looked at again only after as many losses as make up for having looked.
        uses[column] = max(3, Int32(truncatingIfNeeded: slots.count / 2))
        return (0, first, second)
      }
    }
    // A coefficient that has cancelled is none.
    if !second.isNonzero { second = .none }
    if !first.isNonzero { (first, second) = (second, .none) }
    return (first.row < 0 ? 0 : second.row < 0 ? 1 : 2, first, second)
  }

  /// Lets the sum of `first` define a column, if `coefficient`, that of the column, is not too
  /// small beside the others.
  private mutating func define(
    _ column: Int, by first: Int, _ coefficient: Double
  ) throws(Failure) -> Bool {
    if Int(links[first].next) == first { return try defineAlone(column, by: first, coefficient) }
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

  /// The same for a sum of one row, which stands written out.
  private mutating func defineAlone(
    _ column: Int, by index: Int, _ coefficient: Double
  ) throws(Failure) -> Bool {
    let row = rows[index]
    try context.meter.charge(1 + Int(row.entryCount))
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

  /// A row that names `column` goes, into another one or for good.
  private mutating func noteLoss(of column: Int) {
    guard isFree[column] else { return }
    uses[column] -= 1
    let count = starts[column + 1] - starts[column]
    if count <= FreeColumnSubstitution.few || uses[column] <= 2 {
      queue.append(Int32(truncatingIfNeeded: column), in: arena)
    }
  }

  /// Adds `factor` times one sum to another.
  private func add(_ factor: Double, row: Int, to other: Int) {
    links[row].parent = Int32(truncatingIfNeeded: other)
    links[row].factor = factor
    links[other].length += links[row].length
    let next = links[row].next
    links[row].next = links[other].next
    links[other].next = next
  }

  /// The sum that a row is part of, by its first row, and with which factor.
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

  /// Puts the sum of a first row together in `sum`.
  private mutating func writeOut(_ row: Int) throws(Failure) {
    var r = row
    repeat {
      let factor = sumOf(r).factor
      sum.add(factor, rows[r], entries, in: arena)
      try context.meter.charge(1 + Int(rows[r].entryCount))
      r = Int(links[r].next)
    } while r != row
    sum.dropCancelled()
  }

  /// The same members, with all equalities of a sum in place of its first one.
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

  /// Calls `body` with each equality that is left, as one row.
  mutating func forEachRest(
    _ body: (_ row: Int, RowSum<Number>) throws(Failure) -> Void
  ) throws(Failure) {
    for r in 0..<equalityCount where Int(links[r].parent) == r && links[r].length >= 0 {
      try writeOut(r)
      try body(r, sum)
      sum.clear()
    }
  }
}

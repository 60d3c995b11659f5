/// What a constraint asks of one variable of a block: to stay within an interval, at a cost per unit off.
struct Interval<Number: Quantity>: BitwiseCopyable {
  var lower: Number
  var upper: Number
  var weight: Double
  var priority: Double
  /// A column, or a row's slack as `columnCount + row`; set when the block is put together.
  var variable: Int32 = 0
  /// Another interval of the same variable, or -1.
  var next: Int32

  static var empty: Interval<Number> {
    Interval(lower: .zero, upper: .zero, weight: 0, priority: 0, next: -1)
  }

  /// The order of levels, and a fixed one within each.
  @inline(__always)
  static func precedes(_ a: Interval<Number>, _ b: Interval<Number>) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    if a.variable != b.variable { return a.variable < b.variable }
    if a.lower.value != b.lower.value { return a.lower.value < b.lower.value }
    return a.upper.value < b.upper.value
  }
}

/// Where a bound comes from, in four bytes.
struct BoundReason: BitwiseCopyable {
  private var code: Int32

  static var none: BoundReason { BoundReason(code: .min) }
  private init(code: Int32) { self.code = code }

  init(constraint: Int) { code = Int32(truncatingIfNeeded: constraint) }
  init(nonNegative variable: Int) { code = -1 - Int32(truncatingIfNeeded: variable) }

  var member: ConflictMember? {
    if code == .min { return nil }
    return code >= 0
      ? .constraint(Int(code)) : .nonNegative(Variable(index: Int(-1 - code)))
  }
}

/// The bounds of a column and where they come from.
struct ColumnBounds<Number: Quantity>: BitwiseCopyable {
  var lower = -Number.infinity
  var upper = Number.infinity
  var lowerReason = BoundReason.none
  var upperReason = BoundReason.none
  /// One of the intervals that the column is wanted in, or -1.
  var firstInterval: Int32 = -1
}

/// A linear expression over a block's columns, what it must keep to if it is required, and its constraint.
struct BlockRow<Number: Quantity>: BitwiseCopyable {
  var lower: Number
  var upper: Number
  /// The size of the numbers in the constraint.
  var magnitude: Double
  var constraint: Int32
  var firstEntry: Int32
  var entryCount: Int32
  /// The interval that the row is wanted in; -1 where it is required.
  var interval: Int32

  static var empty: BlockRow<Number> {
    BlockRow(
      lower: .zero, upper: .zero, magnitude: 0, constraint: 0, firstEntry: 0, entryCount: 0,
      interval: -1)
  }

  var isRequired: Bool { interval < 0 }

  /// Its entries.
  var range: Range<Int> { Int(firstEntry)..<Int(firstEntry + entryCount) }

  var isEquality: Bool { isRequired && lower.value == upper.value }
}

/// A factor of a block's row.
struct BlockEntry: BitwiseCopyable {
  var value: Double
  var column: Int32
}

/// An independent part of a reduced system: no constraint speaks of its columns and of others.
struct Block<Number: Quantity>: BitwiseCopyable {
  var bounds: Buffer<ColumnBounds<Number>>
  var rows: Buffer<BlockRow<Number>>
  /// The entries of the rows of all blocks.
  var entries: Buffer<BlockEntry>
  /// What optional constraints ask, from the highest priority down, and by variable within one.
  var intervals: Buffer<Interval<Number>>

  var columnCount: Int { bounds.count }

  func entries(of row: BlockRow<Number>) -> Buffer<BlockEntry> {
    entries.slice(Int(row.firstEntry)..<Int(row.firstEntry + row.entryCount))
  }

}

extension Buffer {
  /// Where the level ends that begins at `start`, of intervals that are sorted by level.
  @inline(__always)
  func endOfLevel<Number>(_ start: Int) -> Int where Element == Interval<Number> {
    let priority = self[start].priority
    var end = start + 1
    while end < count, self[end].priority == priority { end += 1 }
    return end
  }
}

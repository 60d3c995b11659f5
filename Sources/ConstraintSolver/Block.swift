/// What a constraint asks of one variable of a block: to stay within an interval, at a cost per unit off.
struct Interval {
  /// A column, or a row's slack as `columnCount + row`.
  var variable: Int32
  var lower: Double
  var upper: Double
  var weight: Double
  var priority: Double
}

/// A bound of a column and where it comes from.
struct Bound {
  var value: Double
  var reason: ConflictMember?
}

/// A linear expression over a block's columns, what it must keep to if it is required, and its constraint.
struct BlockRow {
  var constraint: Int32
  var entries: Range<Int>
  var lower: Double
  var upper: Double
  /// Whether the interval is required; otherwise the row only carries soft intervals.
  var isRequired: Bool
  /// The size of the numbers in the constraint.
  var magnitude: Double
}

/// An independent part of a reduced system: no constraint speaks of its columns and of others.
struct Block {
  /// The representatives, by column.
  var roots: [Int32] = []
  var lower: [Bound] = []
  var upper: [Bound] = []
  var rows: [BlockRow] = []
  var entryColumns: [Int32] = []
  var entryValues: [Double] = []
  /// What optional constraints ask, from the highest priority down, and by variable within one.
  var intervals: [Interval] = []
}

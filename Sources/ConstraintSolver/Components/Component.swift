/// A linear expression over a component's columns, what it must keep to if it is required, and its
/// constraint.
struct ComponentRow<Number: Scalar>: BitwiseCopyable {
  var lower: Number
  var upper: Number
  /// The size of the numbers in the constraint.
  var magnitude: Double
  var constraint: Int32
  var firstEntry: Int32
  var entryCount: Int32
  /// The softBoundsIndex that the row is wanted in; -1 where it is required.
  var softBoundsIndex: Int32

  static var empty: ComponentRow<Number> {
    ComponentRow(
      lower: .zero, upper: .zero, magnitude: 0, constraint: 0, firstEntry: 0, entryCount: 0,
      softBoundsIndex: -1)
  }

  var isRequired: Bool { softBoundsIndex < 0 }

  /// Its entries.
  var range: Range<Int> { Int(firstEntry)..<Int(firstEntry + entryCount) }

  var isEquality: Bool { isRequired && lower.value == upper.value }
}

/// A factor of a component's row.
struct ComponentEntry: BitwiseCopyable {
  var value: Double
  var column: Int32
}

/// An independent part of a reduced system: no constraint speaks of its columns and of others.
struct Component<Number: Scalar>: BitwiseCopyable {
  var bounds: Buffer<ColumnBounds<Number>>
  var rows: Buffer<ComponentRow<Number>>
  /// The entries of the rows of all components.
  var entries: Buffer<ComponentEntry>
  /// What optional constraints ask, from the highest priority down, and by variable within one.
  var softBounds: Buffer<SoftBounds<Number>>

  var columnCount: Int { bounds.count }

  func entries(of row: ComponentRow<Number>) -> Buffer<ComponentEntry> {
    entries.slice(Int(row.firstEntry)..<Int(row.firstEntry + row.entryCount))
  }

}

extension Buffer {
  /// Where the level ends that begins at `start`, of softBounds that are sorted by level.
  @inline(__always)
  func endOfLevel<Number>(_ start: Int) -> Int where Element == SoftBounds<Number> {
    let priority = self[start].priority
    var end = start + 1
    while end < count, self[end].priority == priority { end += 1 }
    return end
  }
}

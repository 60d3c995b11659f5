/// A row of a component: a linear expression over its columns, with bounds if it is required.
struct ComponentRow<Number: Scalar>: BitwiseCopyable {
  var lower: Number
  var upper: Number
  /// The largest number in the constraint; rounding errors are relative to it.
  var magnitude: Double
  var constraint: Int32
  var firstEntry: Int32
  var entryCount: Int32
  /// The index of an optional row's own soft bounds, the head of the list; negative if the row is
  /// required.
  var softBoundsIndex: Int32

  static var empty: ComponentRow<Number> {
    ComponentRow(
      lower: .zero, upper: .zero, magnitude: 0, constraint: 0, firstEntry: 0, entryCount: 0,
      softBoundsIndex: -1)
  }

  var isRequired: Bool { softBoundsIndex < 0 }

  /// The index of the row's first soft bounds, or -1. A required row takes over the soft bounds of
  /// the optional rows merged with it.
  var firstSoftBounds: Int32 {
    get { isRequired ? -2 - softBoundsIndex : softBoundsIndex }
    set { softBoundsIndex = isRequired ? -2 - newValue : newValue }
  }

  /// The indices of the row's entries.
  var range: Range<Int> { Int(firstEntry)..<Int(firstEntry + entryCount) }

  var isEquality: Bool { isRequired && lower.value == upper.value }
}

/// A nonzero entry of a row.
struct ComponentEntry: BitwiseCopyable {
  var value: Double
  var column: Int32
}

/// An independent component of a presolved system: it shares no row with another component.
struct Component<Number: Scalar>: BitwiseCopyable {
  var bounds: Buffer<ColumnBounds<Number>>
  var rows: Buffer<ComponentRow<Number>>
  /// The entries of the rows of all components.
  var entries: Buffer<ComponentEntry>
  /// Sorted by ``SoftBoundsOrder`` once the component is being solved.
  var softBounds: Buffer<SoftBounds<Number>>

  var columnCount: Int { bounds.count }

  func entries(of row: ComponentRow<Number>) -> Buffer<ComponentEntry> {
    entries.slice(Int(row.firstEntry)..<Int(row.firstEntry + row.entryCount))
  }
}

extension Buffer {
  /// The end of the level that begins at `start`. The soft bounds must be sorted by level.
  @inline(__always)
  func endOfLevel<Number>(_ start: Int) -> Int where Element == SoftBounds<Number> {
    let priority = self[start].priority
    var end = start + 1
    while end < count, self[end].priority == priority { end += 1 }
    return end
  }
}

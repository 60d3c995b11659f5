/// Things sorted into groups by counting: group `g` has the places `starts[g] ..< starts[g + 1]`.
struct Grouping: BitwiseCopyable {
  let starts: Buffer<Int32>
  let place: Buffer<Int32>

  /// No groups.
  init(in arena: Arena) {
    starts = arena.buffer(1, of: 0)
    place = arena.buffer(0, of: 0)
  }

  /// Groups `count` things, in their order within a group.
  init(_ count: Int, into groups: Int, in arena: Arena, by group: (Int) -> Int32) {
    starts = arena.buffer(groups + 1, of: 0)
    place = arena.buffer(count, of: 0)
    for at in 0..<count { starts[group(at) + 1] += 1 }
    for g in 0..<groups { starts[g + 1] += starts[g] }
    let next = arena.copy(starts)
    for at in 0..<count {
      let g = group(at)
      place[at] = next[g]
      next[g] += 1
    }
  }

  func range(_ group: Int) -> Range<Int> { Int(starts[group])..<Int(starts[group + 1]) }
}

/// The independent blocks of a system, and how its variables hang on their columns.
struct Blocks<Number: Quantity> {
  let count: Int
  let classes: AffineClasses<Number>
  /// For each representative, its column before columns were sorted by block.
  let columnOf: Buffer<Int32>
  let columns: Grouping
  let rowGroups: Grouping
  let bounds: Buffer<ColumnBounds<Number>>
  let rows: Buffer<BlockRow<Number>>
  let entries: Buffer<BlockEntry>
  /// In the order in which they were found; each column and row knows its own.
  let intervals: Buffer<Interval<Number>>
  /// Columns that are functions of columns, the last ones first; both in the order before blocks.
  let definitions: Buffer<Folding<Number>.Definition>
  let definitionTerms: Buffer<BlockEntry>

  /// No blocks: what a reduction leaves that settles everything.
  init(_ classes: AffineClasses<Number>, in arena: Arena) {
    count = 0
    self.classes = classes
    columnOf = arena.buffer(0, of: 0)
    let none = Folding<Number>.Definition(constant: .zero, column: 0, firstTerm: 0, termCount: 0)
    definitions = arena.buffer(0, of: none)
    bounds = arena.buffer(0, of: ColumnBounds())
    rows = arena.buffer(0, of: BlockRow.empty)
    entries = arena.buffer(0, of: BlockEntry(value: 0, column: 0))
    intervals = arena.buffer(0, of: Interval.empty)
    definitionTerms = entries
    columns = Grouping(in: arena)
    rowGroups = columns
  }

  init(
    count: Int, classes: AffineClasses<Number>, columnOf: Buffer<Int32>, columns: Grouping,
    rowGroups: Grouping, bounds: Buffer<ColumnBounds<Number>>, rows: Buffer<BlockRow<Number>>,
    entries: Buffer<BlockEntry>, intervals: Buffer<Interval<Number>>,
    definitions: Buffer<Folding<Number>.Definition>, definitionTerms: Buffer<BlockEntry>
  ) {
    self.count = count
    self.definitions = definitions
    self.definitionTerms = definitionTerms
    self.classes = classes
    self.columnOf = columnOf
    self.columns = columns
    self.rowGroups = rowGroups
    self.bounds = bounds
    self.rows = rows
    self.entries = entries
    self.intervals = intervals
  }

  /// Where the value of a column stands, of those of all columns.
  func place(_ column: Int32) -> Int { Int(columns.place[column]) }

  /// Computes the columns that are functions of others.
  func computeDefined(_ values: Buffer<Number>) {
    for at in definitions.indices.reversed() {
      let definition = definitions[at]
      var sum = definition.constant
      for term in definition.range {
        sum += definitionTerms[term].value * values[place(definitionTerms[term].column)]
      }
      values[place(definition.column)] = sum
    }
  }

  /// One of the blocks; its intervals are gathered in `room`, by variable, and are there until that is used again.
  ///
  /// - Complexity: O(columns + rows + intervals) of the block.
  func block(_ index: Int, gathering room: inout List<Interval<Number>>, in arena: Arena) -> Block<
    Number
  > {
    let bounds = bounds.slice(columns.range(index))
    let rows = rows.slice(rowGroups.range(index))
    room.removeAll()
    for column in bounds.indices {
      var next = bounds[column].firstInterval
      while next >= 0 {
        gather(next, of: column, in: &room, arena)
        next = intervals[next].next
      }
    }
    for row in rows.indices where !rows[row].isRequired {
      gather(rows[row].interval, of: bounds.count + row, in: &room, arena)
    }
    return Block(bounds: bounds, rows: rows, entries: entries, intervals: room.elements)
  }

  private func gather(
    _ interval: Int32, of variable: Int, in room: inout List<Interval<Number>>, _ arena: Arena
  ) {
    var interval = intervals[interval]
    interval.variable = Int32(truncatingIfNeeded: variable)
    room.append(interval, in: arena)
  }
}

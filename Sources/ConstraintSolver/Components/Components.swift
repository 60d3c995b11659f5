/// The independent components of a system, and how its variables hang on their columns.
struct Components<Number: Scalar> {
  let count: Int
  let classes: AffineUnionFind<Number>
  /// For each representative, its column before columns were sorted by component.
  let columnOf: Buffer<Int32>
  let columns: Grouping
  let rowGroups: Grouping
  let bounds: Buffer<ColumnBounds<Number>>
  let rows: Buffer<ComponentRow<Number>>
  let entries: Buffer<ComponentEntry>
  /// In the order in which they were found; each column and row knows its own.
  let softBounds: Buffer<SoftBounds<Number>>
  /// Columns that are functions of columns, the last ones first; both in the order before
  /// components.
  let definitions: Buffer<FreeColumnSubstitution<Number>.Definition>
  let definitionTerms: Buffer<ComponentEntry>

  /// No components: what a presolve leaves that fixes everything.
  init(_ classes: AffineUnionFind<Number>, in arena: Arena) {
    count = 0
    self.classes = classes
    columnOf = arena.buffer(0, of: 0)
    let none = FreeColumnSubstitution<Number>.Definition(
      constant: .zero, column: 0, firstTerm: 0, termCount: 0)
    definitions = arena.buffer(0, of: none)
    bounds = arena.buffer(0, of: ColumnBounds())
    rows = arena.buffer(0, of: ComponentRow.empty)
    entries = arena.buffer(0, of: ComponentEntry(value: 0, column: 0))
    softBounds = arena.buffer(0, of: SoftBounds.empty)
    definitionTerms = entries
    columns = Grouping(in: arena)
    rowGroups = columns
  }

  init(
    count: Int, classes: AffineUnionFind<Number>, columnOf: Buffer<Int32>, columns: Grouping,
    rowGroups: Grouping, bounds: Buffer<ColumnBounds<Number>>, rows: Buffer<ComponentRow<Number>>,
    entries: Buffer<ComponentEntry>, softBounds: Buffer<SoftBounds<Number>>,
    definitions: Buffer<FreeColumnSubstitution<Number>.Definition>,
    definitionTerms: Buffer<ComponentEntry>
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
    self.softBounds = softBounds
  }

  /// Where the value of a column stands, of those of all columns.
  func place(_ column: Int32) -> Int { Int(columns.position[column]) }

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

  /// One of the components; its softBounds are gathered in `room`, by variable, and are there until
  /// that is used again.
  ///
  /// - Complexity: O(columns + rows + softBounds) of the component.
  func component(_ index: Int, gathering room: inout List<SoftBounds<Number>>, in arena: Arena)
    -> Component<
      Number
    >
  {
    let bounds = bounds.slice(columns.range(index))
    let rows = rows.slice(rowGroups.range(index))
    room.removeAll()
    for column in bounds.indices {
      var next = bounds[column].firstSoftBounds
      while next >= 0 {
        gather(next, of: column, in: &room, arena)
        next = softBounds[next].next
      }
    }
    for row in rows.indices where !rows[row].isRequired {
      gather(rows[row].softBoundsIndex, of: bounds.count + row, in: &room, arena)
    }
    return Component(bounds: bounds, rows: rows, entries: entries, softBounds: room.elements)
  }

  private func gather(
    _ interval: Int32, of variable: Int, in room: inout List<SoftBounds<Number>>, _ arena: Arena
  ) {
    var interval = softBounds[interval]
    interval.variable = Int32(truncatingIfNeeded: variable)
    room.append(interval, in: arena)
  }
}

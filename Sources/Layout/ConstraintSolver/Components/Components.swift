/// The independent components of a system, and the maps from its variables to their columns.
struct Components<Number: Scalar> {
  let count: Int
  let classes: AffineUnionFind<Number>
  /// The column of each representative, before the sort by component.
  let columnOf: Buffer<Int32>
  /// The columns sorted by component; substituted columns come last.
  let columns: Grouping
  let rowGroups: Grouping
  let bounds: Buffer<ColumnBounds<Number>>
  let rows: Buffer<ComponentRow<Number>>
  let entries: Buffer<ComponentEntry>
  /// Unsorted; columns and rows refer to them by index.
  let softBounds: Buffer<SoftBounds<Number>>
  /// The definitions of substituted columns, over columns before the sort. A definition may refer
  /// to columns that are defined later.
  let definitions: Buffer<FreeColumnSubstitution<Number>.Definition>
  let definitionTerms: Buffer<ComponentEntry>

  /// No components: presolve has fixed every variable.
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

  /// The position of a column after the sort by component.
  func position(of column: Int32) -> Int { Int(columns.position[column]) }

  /// Postsolves the substituted columns: computes each from the columns of its definition.
  func computeDefined(_ values: Buffer<Number>) {
    for at in definitions.indices.reversed() {
      let definition = definitions[at]
      var sum = definition.constant
      for term in definition.range {
        sum += definitionTerms[term].value * values[position(of: definitionTerms[term].column)]
      }
      values[position(of: definition.column)] = sum
    }
  }

  /// One of the components. Gathers its soft bounds in `room`, ordered by variable; they are valid
  /// until `room` is used again.
  ///
  /// - Complexity: O(columns + rows + soft bounds) of the component.
  func component(_ index: Int, gathering room: inout List<SoftBounds<Number>>, in arena: Arena)
    -> Component<Number>
  {
    let bounds = bounds.slice(columns.range(index))
    let rows = rows.slice(rowGroups.range(index))
    room.removeAll()
    for column in bounds.indices {
      var next = bounds[column].firstSoftBounds
      while next >= 0 {
        gather(next, of: column, into: &room, in: arena)
        next = softBounds[next].next
      }
    }
    for row in rows.indices {
      var next = rows[row].firstSoftBounds
      while next >= 0 {
        gather(next, of: bounds.count + row, into: &room, in: arena)
        next = softBounds[next].next
      }
    }
    return Component(bounds: bounds, rows: rows, entries: entries, softBounds: room.elements)
  }

  private func gather(
    _ index: Int32, of variable: Int, into room: inout List<SoftBounds<Number>>, in arena: Arena
  ) {
    var soft = softBounds[index]
    soft.variable = Int32(truncatingIfNeeded: variable)
    room.append(soft, in: arena)
  }
}

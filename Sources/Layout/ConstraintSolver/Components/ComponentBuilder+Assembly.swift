/// The split into components: a union-find over the columns, then a counting sort.
extension ComponentBuilder {
  /// Unites the columns of each row.
  func uniteRows() {
    for r in rows.indices {
      let leading = leadingColumn(of: rows[r])
      for at in rows[r].range.dropFirst() { leaders.unite(leading, Int(entries[at].column)) }
    }
  }

  /// The column of a row's first entry.
  func leadingColumn(of row: ComponentRow<Number>) -> Int {
    Int(entries[Int(row.firstEntry)].column)
  }

  /// The number of rows of each component, indexed by the column that represents it.
  func rowCountsByLeader() -> Buffer<Int> {
    let counts = arena.buffer(columnCount, of: 0)
    for r in rows.indices { counts[leaders.find(leadingColumn(of: rows[r]))] += 1 }
    return counts
  }

  /// Numbers the components, and sorts rows and columns by component.
  func assemble() -> Components<Number> {
    if columnCount == 0 { return Components(presolve.classes, in: arena) }
    let componentOf = arena.buffer(columnCount, of: Int32(-1))
    let defined: Int32 = -2
    for at in definitions.indices { componentOf[definitions[at].column] = defined }
    var componentCount = 0
    for column in 0..<columnCount where componentOf[column] != defined {
      let first = leaders.find(column)
      if componentOf[first] < 0 {
        componentOf[first] = Int32(truncatingIfNeeded: componentCount)
        componentCount += 1
      }
      componentOf[column] = componentOf[first]
    }
    // Substituted columns come last.
    for at in definitions.indices {
      componentOf[definitions[at].column] = Int32(truncatingIfNeeded: componentCount)
    }
    let columns = Grouping(columnCount, into: componentCount + 1, in: arena) { componentOf[$0] }
    let localOf = arena.buffer(columnCount, of: Int32(0))
    let ownBounds = arena.buffer(columnCount, of: ColumnBounds<Number>())
    for column in 0..<columnCount {
      let position = Int(columns.position[column])
      ownBounds[position] = bounds[column]
      localOf[column] = Int32(truncatingIfNeeded: position) - columns.starts[componentOf[column]]
    }
    let ownRows = Grouping(rows.count, into: componentCount, in: arena) {
      componentOf[entries[Int(rows[$0].firstEntry)].column]
    }
    let sortedRows = arena.buffer(rows.count, of: ComponentRow<Number>.empty)
    for r in rows.indices { sortedRows[ownRows.position[r]] = rows[r] }
    for at in entries.indices { entries[at].column = localOf[entries[at].column] }
    return Components(
      count: componentCount, classes: presolve.classes, columnOf: columnOf, columns: columns,
      rowGroups: ownRows, bounds: ownBounds, rows: sortedRows,
      entries: entries.elements, softBounds: softBounds.elements, definitions: definitions.elements,
      definitionTerms: definitionTerms.elements)
  }
}

/// The independent parts of an admission system. Each part is a component with a basis of its own,
/// so an admission costs no more than its part.
///
/// Variables are the columns of all parts, then the slacks of all rows.
struct AdmissionParts {
  private var bases: [any AdmissionBasis] = []
  private let partOfVariable: [Int32]
  /// The number of each variable within its part.
  private let localOfVariable: [Int32]
  /// The variables of each part, in the part's own numbering.
  private var variables: [[Int32]]

  /// The number of columns that weigh as much as one row in the choice of a basis. A tableau visits
  /// a whole row for each event, so it is unsuited to long rows too.
  private static let columnsOfRow = 4

  /// Builds the parts from rows, the first of which are equalities. Calls `note` with each equality
  /// that depends on others, and whether it holds.
  ///
  /// - Complexity: O(n log n) in the entries, plus a basis for each part.
  init(
    rows: Buffer<ComponentRow<Double>>, entries: Buffer<ComponentEntry>, equalityCount: Int,
    isFree: Buffer<Bool>, _ context: SolveContext, note: (_ row: Int, _ holds: Bool) -> Void
  ) throws(Failure) {
    let columnCount = isFree.count
    let partOfColumn = AdmissionParts.split(columnCount, rows, entries)
    var partOf = partOfColumn
    for r in rows.indices { partOf.append(partOf[Int(entries[rows[r].range.lowerBound].column)]) }
    let count = Int((partOf.max() ?? -1) + 1)
    var variables = [[Int32]](repeating: [], count: count)
    var localOf = [Int32](repeating: 0, count: partOf.count)
    var rowsOf = [[Int]](repeating: [], count: count)
    for v in partOf.indices {
      let part = Int(partOf[v])
      localOf[v] = Int32(truncatingIfNeeded: variables[part].count)
      variables[part].append(Int32(truncatingIfNeeded: v))
      if v >= columnCount { rowsOf[part].append(v - columnCount) }
    }
    partOfVariable = partOf
    localOfVariable = localOf
    self.variables = variables
    try context.meter.charge(4 * partOf.count + entries.count)
    for at in entries.indices { entries[at].column = localOf[Int(entries[at].column)] }
    for part in 0..<count {
      let own = rowsOf[part]
      let ownColumns = variables[part].count - own.count
      let component = Component(
        bounds: context.arena.buffer(ownColumns, of: ColumnBounds<Double>()),
        rows: context.arena.buffer(own.count) { rows[own[$0]] }, entries: entries,
        softBounds: context.arena.buffer(0, of: .empty))
      let sparseRows = context.meter.sparseRows
      let size = own.isEmpty ? 0 : max(own.count, ownColumns / AdmissionParts.columnsOfRow)
      if size >= sparseRows {
        var simplex = try SparseSimplex(component, context: context)
        try simplex.fixEqualities { row, holds in note(own[row], holds) }
        bases.append(simplex)
        continue
      }
      var tableau = try Tableau(component, keepsFixed: false, context: context)
      for column in 0..<ownColumns where !isFree[variables[part][column]] {
        tableau.cells[column].isFree = false
      }
      try tableau.fixEqualities(of: component)
      for row in own.indices where own[row] < equalityCount && tableau.isBasic(ownColumns + row) {
        // The columns of this row have cancelled.
        let target = component.rows[row]
        let off = abs(tableau.cells[ownColumns + row].value - target.lower)
        note(own[row], off <= Tolerance.feasibility * target.magnitude)
      }
      bases.append(tableau)
    }
  }

  /// The part of each column, numbered by first column. All columns without rows share one part.
  private static func split(
    _ columnCount: Int, _ rows: Buffer<ComponentRow<Double>>, _ entries: Buffer<ComponentEntry>
  ) -> [Int32] {
    var leader = [Int32](repeating: -1, count: columnCount)
    func root(_ column: Int32) -> Int32 {
      var v = column
      while leader[Int(v)] != v {
        leader[Int(v)] = leader[Int(leader[Int(v)])]
        v = leader[Int(v)]
      }
      return v
    }
    for r in rows.indices {
      var first: Int32 = -1
      for at in rows[r].range {
        let column = entries[at].column
        if leader[Int(column)] < 0 { leader[Int(column)] = column }
        let other = root(column)
        if first < 0 {
          first = other
        } else if first != other {
          leader[Int(max(first, other))] = min(first, other)
          first = min(first, other)
        }
      }
    }
    var parts = [Int32](repeating: -1, count: columnCount)
    var count: Int32 = 0
    var lone: Int32 = -1
    for column in 0..<columnCount {
      if leader[column] < 0 {
        if lone < 0 {
          lone = count
          count += 1
        }
        parts[column] = lone
        continue
      }
      let first = Int(root(Int32(truncatingIfNeeded: column)))
      if parts[first] < 0 {
        parts[first] = count
        count += 1
      }
      parts[column] = parts[first]
    }
    return parts
  }

  var count: Int { bases.count }
  var variableCount: Int { partOfVariable.count }

  func part(of v: Int) -> Int { Int(partOfVariable[v]) }

  func value(of v: Int) -> Double { bases[part(of: v)].value(of: Int(localOfVariable[v])) }

  func admitsTogether(_ part: Int) -> Bool { bases[part].admitsTogether }

  /// Like ``AdmissionBasis/admit(_:within:size:)``.
  mutating func admit(_ event: AdmissionEvent) throws(Failure) -> [BoundMultiplier]? {
    let v = Int(event.variable)
    let part = part(of: v)
    guard
      var row = try bases[part].admit(
        Int(localOfVariable[v]), within: (event.lower, event.upper), size: event.size)
    else { return nil }
    for at in row.indices { row[at].variable = variables[part][Int(row[at].variable)] }
    return row
  }

  /// Like ``AdmissionBasis/admit(together:)``, with events of one part.
  mutating func admit(
    together events: [AdmissionEvent], in part: Int
  ) throws(Failure) -> Int {
    var local = events
    for at in local.indices { local[at].variable = localOfVariable[Int(events[at].variable)] }
    return try bases[part].admit(together: local)
  }

  mutating func widen(_ v: Int, to bounds: (lower: Double, upper: Double)) {
    bases[part(of: v)].widen(Int(localOfVariable[v]), to: bounds)
  }
}

/// A constraint system with a single optimum, kept up to date while rows and columns are added,
/// changed and removed.
///
/// Little of a layout needs optimisation, and an edit should cost no more than what it moves. Each
/// column is therefore in one of three parts, maintained by each edit:
///
/// - *Fixed* columns are the only unknown of a required equality (a row singleton). A change of
///   one is propagated in the order in which they were fixed.
/// - *Defined* columns are in a required equality and no other row that is solved (a column
///   singleton). They take whatever value that equality gives them, once the rest has been solved.
/// - The *core* is the rest. A connected component of it that an edit touches is solved from
///   scratch, with the fixed columns as numbers.
///
/// Inequalities with room to spare, the signs of columns among them, are only watched: a convex
/// problem keeps its optimum, and the uniqueness of it, without constraints that do not bind there.
/// A watched row that is violated by the result joins the core, and the component is solved again.
///
/// Where this does not lead to a single optimum, ``solve(limits:)`` throws: the answer then depends
/// on the whole system, and has to come from ``ConstraintSystem/solve(onConflict:limits:)``.
package struct LiveSystem {
  /// The reason that edits cannot be followed. The system is undefined afterwards.
  package enum Obstacle: Error, Hashable {
    /// There is more than one optimum.
    case open
    /// Required rows cannot all hold, or a limit ended a solve.
    case unsolvable
    /// Numbers of very different magnitude need the care of a solve from scratch.
    case extreme
    /// Rows kept joining the core.
    case unsettled
  }

  /// The value of each column.
  package internal(set) var values: [Double] = []
  /// The violated optional rows, and by how much.
  package internal(set) var violations: [Int: Double] = [:]
  /// The units of work of the last solve.
  package internal(set) var work = 0

  var columns: [Column] = []
  var rows: [Row] = []
  var entries = LiveEntries()
  /// The removed rows, whose indices are reused.
  var unusedRows: [Int32] = []
  /// The number of rows with extreme numbers.
  var extremeCount = 0
  /// The number of columns fixed so far, which orders them.
  var fixCount = 0
  /// Marks what a traversal has visited.
  var round: UInt32 = 0
  var pending = Pending()
  /// The columns and violations that have changed since they were last taken.
  var changedColumns: [Int32] = []
  var changedViolations: [Int32] = []
  /// Memory for the system of a component.
  var scratch = ConstraintSystem()

  struct Column {
    enum State: UInt8 { case unused, core, fixed, defined }

    var state = State.unused
    var isNonNegative: Bool
    /// Whether the sign binds, so that the column cannot be defined.
    var isSignTight = false
    var isCandidate = false
    var isSeed = false
    var isStale = false
    var isChanged = false
    /// The first entry, or -1.
    var first: Int32 = -1
    /// The row that fixes or defines the column, or -1.
    var row: Int32 = -1
    /// The number of core rows with the column.
    var coreCount: Int32 = 0
    /// The index in the component being solved.
    var local: Int32 = -1
    var mark: UInt32 = 0
    /// When the column was fixed.
    var order = 0
  }

  struct Row {
    enum State: UInt8 { case removed, pending, core, fixing, defining, watched }

    var state = State.pending
    let relation: Relation
    let isRequired: Bool
    var isExtreme = false
    var isSeed = false
    var isRechecked = false
    var isViolationChanged = false
    /// The column that the row fixes or defines, or -1.
    var output: Int32 = -1
    /// The number of columns that are not fixed.
    var unknownCount: Int32 = 0
    var mark: UInt32 = 0
    let slots: Range<Int>
    var constant: Double
    let priority: Double

    /// Whether the row can fix or define a column.
    var isDefinition: Bool { isRequired && relation == .equal }
  }

  /// The work of the next solve.
  struct Pending {
    /// Rows without a part yet.
    var rows: [Int32] = []
    /// Rows that may fix a column.
    var fixing: [Int32] = []
    /// Columns that may be defined.
    var candidates: [Int32] = []
    /// Where components have changed.
    var seedRows: [Int32] = []
    var seedColumns: [Int32] = []
    /// Columns whose value has to be computed.
    var fixed = LiveQueue()
    var defined: [Int32] = []
    /// Rows whose left side has changed.
    var rechecked: [Int32] = []
  }

  /// The coefficients, constants of equations, and values within which edits are followed.
  static let coefficients = 1e-3...1e3
  static let largestConstant = 1e7
  static let largestValue = 1e9

  /// Makes a system without rows, whose `columnCount` columns are unused.
  package init(columnCount: Int) {
    columns = Array(repeating: Column(isNonNegative: false), count: columnCount)
    values = Array(repeating: 0, count: columnCount)
  }

  // MARK: Edits

  /// Starts to use a column; adds columns before it if needed.
  ///
  /// - Complexity: O(1), amortised.
  package mutating func addColumn(_ column: Int, isNonNegative: Bool) {
    while columns.count <= column {
      columns.append(Column(isNonNegative: false))
      values.append(0)
    }
    columns[column] = Column(state: .core, isNonNegative: isNonNegative)
    values[column] = 0
    addCandidate(column)
  }

  /// Whether no row has a column.
  package func isFree(_ column: Int) -> Bool { columns[column].first < 0 }

  /// The priority of a row.
  package func priority(of row: Int) -> Double { rows[row].priority }

  /// Stops to use a column.
  ///
  /// - Precondition: ``isFree(_:)``.
  package mutating func removeColumn(_ column: Int) {
    precondition(columns[column].first < 0, "a removed column is in a row")
    // The lists of pending work may name it, so only its state changes.
    columns[column].state = .unused
  }

  /// Adds `Σ terms + constant  relation  0`; returns its index, which may be that of a removed row.
  ///
  /// - Precondition: The terms have different columns, and no coefficient is 0.
  /// - Complexity: O(terms).
  package mutating func addRow(
    _ terms: some Collection<Term>, constant: Double, _ relation: Relation, priority: Double
  ) -> Int {
    let start = entries.allocate(terms.count)
    var row = Row(
      relation: relation, isRequired: priority >= Priority.required.value,
      slots: start..<start + terms.count, constant: constant, priority: priority)
    let index = unusedRows.popLast().map { Int($0) } ?? rows.count
    for (slot, term) in zip(row.slots, terms) {
      let column = term.variable.index
      link(slot, coefficient: term.coefficient, column: column, row: index)
      if columns[column].state != .fixed { row.unknownCount += 1 }
    }
    if index == rows.count { rows.append(row) } else { rows[index] = row }
    noteExtremes(index)
    if row.unknownCount == 0 || row.isRequired && relation != .equal {
      rows[index].state = .watched
      recheck(index)
    } else {
      pending.rows.append(Int32(truncatingIfNeeded: index))
    }
    return index
  }

  /// Removes a row.
  ///
  /// - Complexity: O(terms), plus the columns that depend on a column the row fixes.
  package mutating func removeRow(_ index: Int) {
    let (state, output) = (rows[index].state, Int(rows[index].output))
    rows[index].state = .removed
    for slot in rows[index].slots {
      let column = Int(entries[slot].column)
      if state == .core, columns[column].state != .fixed { leaveCore(column) }
      unlink(slot)
    }
    switch state {
    case .fixing: unfix(output)
    case .defining:
      columns[output].state = .core
      columns[output].row = -1
      addCandidate(output)
    case .core, .watched, .pending, .removed: break
    }
    if rows[index].isExtreme { extremeCount -= 1 }
    setViolation(0, of: index)
    entries.release(rows[index].slots)
    unusedRows.append(Int32(truncatingIfNeeded: index))
  }

  /// Changes the constant of a row.
  ///
  /// - Complexity: O(terms).
  package mutating func setConstant(_ constant: Double, of index: Int) {
    guard rows[index].constant != constant else { return }
    rows[index].constant = constant
    noteExtremes(index)
    switch rows[index].state {
    case .fixing: queueFixed(Int(rows[index].output))
    case .defining: queueDefined(Int(rows[index].output))
    case .core:
      addSeed(row: index)
      if !rows[index].isRequired { recheck(index) }
    case .watched: recheck(index)
    case .pending, .removed: break
    }
  }

  /// Changes whether a column has a sign.
  package mutating func setNonNegative(_ isNonNegative: Bool, _ column: Int) {
    guard columns[column].isNonNegative != isNonNegative else { return }
    columns[column].isNonNegative = isNonNegative
    columns[column].isSignTight = false
    switch columns[column].state {
    case .core: addSeed(column: column)
    case .fixed: queueFixed(column)
    case .defined: queueDefined(column)
    case .unused: break
    }
  }

  /// Whether a row has these terms, in this order, and the same relation and priority.
  ///
  /// - Complexity: O(terms).
  package func row(
    _ index: Int, has terms: some Collection<Term>, _ relation: Relation, priority: Double
  ) -> Bool {
    let row = rows[index]
    return row.relation == relation && row.priority == priority && row.slots.count == terms.count
      && zip(row.slots, terms).allSatisfy {
        Int(entries[$0].column) == $1.variable.index && entries[$0].coefficient == $1.coefficient
      }
  }

  /// The columns whose values have changed since the last call, each once.
  package mutating func takeChangedColumns() -> [Int32] {
    for column in changedColumns { columns[Int(column)].isChanged = false }
    defer { changedColumns.removeAll(keepingCapacity: true) }
    return changedColumns
  }

  /// The rows whose violation has changed since the last call, each once.
  package mutating func takeChangedViolations() -> [Int32] {
    for row in changedViolations { rows[Int(row)].isViolationChanged = false }
    defer { changedViolations.removeAll(keepingCapacity: true) }
    return changedViolations
  }
}

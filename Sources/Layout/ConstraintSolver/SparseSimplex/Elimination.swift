/// Gaussian elimination on columns of a sparse matrix, with pivots chosen for little fill-in.
///
/// The matrix is `[A | -I]`: structural columns, plus a logical for each row. Elimination has
/// stages. A structural column takes part in all stages, but is eligible as a pivot only from its
/// own stage on. A row without a pivot is assigned to its logical at the beginning of the logical's
/// stage, or after the last stage. With one stage this factorises a basis. With more it selects
/// one, made of independent columns of low stages as far as possible (a crash; see
/// `SparseSimplex+Crash`).
///
/// Rows and columns of one entry go first, on the original matrix. The rest, the kernel, is
/// eliminated by Markowitz counts (The Elimination Form of the Inverse and Its Application to
/// Linear Programming, 1957), searching only a few of them (Suhl and Suhl, Computing Sparse LU
/// Factorizations for Large-Scale Linear Programming Bases, 1990).
struct Elimination {
  let columnCount: Int
  let context: SolveContext
  let rows: CompressedLines
  let columns: CompressedLines

  // The pivots in order, and the factors by pivot.
  let rowOfPivot: Buffer<Int32>
  let variableOfPivot: Buffer<Int32>
  let diagonal: Buffer<Double>
  let pivotOfVariable: Buffer<Int32>
  private(set) var pivotCount = 0
  /// For each pivot, the rows below it with their multipliers. Indices are rows.
  var lower: List<SparseEntry>
  let firstLower: Buffer<Int32>
  /// For each pivot, the rest of its row. Indices are variables.
  var upper: List<SparseEntry>
  let firstUpper: Buffer<Int32>

  // The rows and columns that are not eliminated yet.
  let isRowActive: Buffer<Bool>
  let isColumnActive: Buffer<Bool>
  /// The number of active columns in each active row, and of active rows in each active column.
  let rowCount: Buffer<Int32>
  let activeCount: Buffer<Int32>
  var stageOfColumn: Buffer<Int8>
  var stage: Int8 = 0
  private var singleColumns: List<Int32>
  private var singleRows: List<Int32>
  private var hasKernel = false
  var kernel: Kernel
  /// Whether to record multipliers and rows.
  private(set) var keepsFactors = true
  var options = Options()

  /// The limits of an elimination.
  struct Options {
    /// The minimum magnitude of a pivot; absolute.
    var leastPivot = 1e-9
    /// The maximum number of fill-in entries.
    var fillLimit = Int.max
    /// Whether only the selection matters, not the factors.
    var selectsOnly = false
  }

  /// The outcome of an elimination.
  enum Outcome {
    case complete
    /// The fill-in would exceed its limit.
    case tooMuchFill
  }

  /// Allocates room to eliminate a matrix, given both by rows and by columns.
  init(rows: CompressedLines, columns: CompressedLines, _ context: SolveContext) {
    let arena = context.arena
    let (m, n) = (rows.count, columns.count)
    columnCount = n
    self.context = context
    self.rows = rows
    self.columns = columns
    rowOfPivot = arena.buffer(m, of: 0)
    variableOfPivot = arena.buffer(m, of: 0)
    diagonal = arena.buffer(m, of: 0)
    pivotOfVariable = arena.buffer(n + m, of: -1)
    lower = List(capacity: 16, in: arena)
    firstLower = arena.buffer(m, of: 0)
    upper = List(capacity: 16, in: arena)
    firstUpper = arena.buffer(m, of: 0)
    isRowActive = arena.buffer(m, of: true)
    isColumnActive = arena.buffer(n, of: false)
    rowCount = arena.buffer(m, of: 0)
    activeCount = arena.buffer(n, of: 0)
    stageOfColumn = arena.buffer(n, of: -1)
    singleColumns = List(capacity: 16, in: arena)
    singleRows = List(capacity: 16, in: arena)
    kernel = Kernel(rowCount: m, columnCount: n, in: arena)
  }

  /// Runs the elimination.
  ///
  /// - Parameters:
  ///   - stageOfColumn: The stage of each structural column; negative for columns that take no
  ///     part.
  ///   - stageOfLogical: The stage of each row's logical.
  ///   - stages: The number of stages.
  ///   - options: The limits.
  /// - Returns: Whether the elimination is complete.
  /// - Throws: ``Failure/ended(_:)``.
  mutating func run(
    stageOfColumn: Buffer<Int8>, stageOfLogical: Buffer<Int8>, stages: Int8, _ options: Options
  ) throws(Failure) -> Outcome {
    self.stageOfColumn = stageOfColumn
    self.options = options
    keepsFactors = !options.selectsOnly
    try begin()
    for stage in 0..<stages {
      self.stage = stage
      try openStage()
      for row in 0..<rows.count where isRowActive[row] && stageOfLogical[row] == stage {
        try takeLogical(row)
      }
      if !hasKernel {
        try eliminateSingletons()
        guard hasOpenColumn() else { continue }
        try buildKernel()
        hasKernel = true
      }
      guard try eliminateKernel() else { return .tooMuchFill }
    }
    for row in 0..<rows.count where isRowActive[row] { try takeLogical(row) }
    return .complete
  }

  /// Activates all rows, and the columns that take part.
  private mutating func begin() throws(Failure) {
    pivotCount = 0
    hasKernel = false
    lower.removeAll()
    upper.removeAll()
    singleColumns.removeAll()
    singleRows.removeAll()
    isRowActive.fill(true)
    rowCount.fill(0)
    pivotOfVariable.fill(-1)
    var entries = 0
    for column in 0..<columnCount {
      isColumnActive[column] = stageOfColumn[column] >= 0
      guard isColumnActive[column] else { continue }
      let range = columns.range(column)
      activeCount[column] = Int32(truncatingIfNeeded: range.count)
      entries += range.count
      for at in range { rowCount[columns.entries[at].index] += 1 }
    }
    try context.meter.allow(bytes: upper.growth(by: entries))
    try context.meter.charge(entries + rows.count + columnCount)
  }

  /// Lists the single entries of columns that become eligible at this stage, and of rows.
  private mutating func openStage() throws(Failure) {
    if hasKernel { return try openKernelStage() }
    for column in 0..<columnCount
    where isColumnActive[column] && stageOfColumn[column] == stage && activeCount[column] == 1 {
      push(column: column)
    }
    for row in 0..<rows.count where isRowActive[row] && rowCount[row] == 1 { push(row: row) }
    try context.meter.charge(rows.count + columnCount)
  }

  private mutating func push(column: Int) {
    singleColumns.append(Int32(truncatingIfNeeded: column), in: context.arena)
  }

  private mutating func push(row: Int) {
    singleRows.append(Int32(truncatingIfNeeded: row), in: context.arena)
  }

  /// Whether a column is eligible as a pivot at this stage.
  @inline(__always)
  func isEligible(_ column: Int) -> Bool {
    isColumnActive[column] && stageOfColumn[column] <= stage
  }

  private func hasOpenColumn() -> Bool {
    for column in 0..<columnCount where isEligible(column) && activeCount[column] > 0 {
      return true
    }
    return false
  }

  /// Records a pivot and deactivates its row and column.
  mutating func record(row: Int, variable: Int, value: Double) {
    rowOfPivot[pivotCount] = Int32(truncatingIfNeeded: row)
    variableOfPivot[pivotCount] = Int32(truncatingIfNeeded: variable)
    diagonal[pivotCount] = value
    pivotOfVariable[variable] = Int32(truncatingIfNeeded: pivotCount)
    firstLower[pivotCount] = Int32(truncatingIfNeeded: lower.count)
    firstUpper[pivotCount] = Int32(truncatingIfNeeded: upper.count)
    pivotCount += 1
    isRowActive[row] = false
    if variable < columnCount { isColumnActive[variable] = false }
  }

  @inline(__always)
  mutating func recordLower(_ multiplier: Double, row: Int) {
    guard keepsFactors else { return }
    lower.append(
      SparseEntry(value: multiplier, index: Int32(truncatingIfNeeded: row)), in: context.arena)
  }

  @inline(__always)
  mutating func recordUpper(_ value: Double, column: Int) {
    guard keepsFactors else { return }
    upper.append(
      SparseEntry(value: value, index: Int32(truncatingIfNeeded: column)), in: context.arena)
  }

  /// Pivots on the logical of a row.
  private mutating func takeLogical(_ row: Int) throws(Failure) {
    record(row: row, variable: columnCount + row, value: -1)
    if hasKernel { try closeKernelRow(row) } else { try closeRow(row) }
  }
}

/// Rows and columns of one entry, on the original matrix.
extension Elimination {
  private mutating func eliminateSingletons() throws(Failure) {
    while true {
      if let column = singleColumns.popLast() {
        try eliminateSingle(column: Int(column))
      } else if let row = singleRows.popLast() {
        try eliminateSingle(row: Int(row))
      } else {
        return
      }
    }
  }

  /// Pivots on the only entry of a column. No other row needs elimination.
  private mutating func eliminateSingle(column: Int) throws(Failure) {
    guard isEligible(column), activeCount[column] == 1 else { return }
    for at in columns.range(column) {
      let entry = columns.entries[at]
      guard isRowActive[entry.index] else { continue }
      guard abs(entry.value) > options.leastPivot else { return }
      record(row: Int(entry.index), variable: column, value: entry.value)
      return try closeRow(Int(entry.index))
    }
  }

  /// Records the rest of a pivot's row, and removes it from the counts of its columns.
  private mutating func closeRow(_ row: Int) throws(Failure) {
    let range = rows.range(row)
    for at in range {
      let entry = rows.entries[at]
      let column = Int(entry.index)
      guard isColumnActive[column] else { continue }
      recordUpper(entry.value, column: column)
      activeCount[column] -= 1
      if activeCount[column] == 1 && stageOfColumn[column] <= stage { push(column: column) }
    }
    try context.meter.charge(1 + 2 * range.count)
  }

  /// Pivots on the only entry of a row.
  private mutating func eliminateSingle(row: Int) throws(Failure) {
    guard isRowActive[row], rowCount[row] == 1 else { return }
    for at in rows.range(row) where isColumnActive[rows.entries[at].index] {
      let pivot = rows.entries[at]
      guard isEligible(Int(pivot.index)), abs(pivot.value) > options.leastPivot else { return }
      record(row: row, variable: Int(pivot.index), value: pivot.value)
      let range = columns.range(Int(pivot.index))
      for at in range {
        let entry = columns.entries[at]
        let other = Int(entry.index)
        guard isRowActive[other] else { continue }
        recordLower(entry.value / pivot.value, row: other)
        rowCount[other] -= 1
        if rowCount[other] == 1 { push(row: other) }
      }
      return try context.meter.charge(1 + 2 * (range.count + rows.range(row).count))
    }
  }
}

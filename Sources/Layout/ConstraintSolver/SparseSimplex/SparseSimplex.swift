/// A component as a revised simplex method with sparse factors, minimising one priority level after
/// another.
///
/// Variables `0 ..< columnCount` are the component's columns, and each row has a logical
/// `columnCount + row` that equals its expression, so that `[A | -I] x = 0`. The tableau
/// (`Simplex/`) holds the same variables, but forms `B⁻¹ N`. That matrix is dense in most large
/// components, whatever the order of pivots: equal widths of n views fill n² entries. Here the
/// basis is factorised (``BasisFactors``), and rows and columns of `B⁻¹ N` are computed on demand.
///
/// The cost of a variable is convex and piecewise linear (Fourer, A Simplex Algorithm for
/// Piecewise-Linear Programming, 1985 to 1992): kinks, and between them segments of constant rate.
/// Outside the bounds the rate is infinite. A nonbasic variable is at a kink or on a segment of
/// rate zero. A basic variable is assigned a segment, which determines its cost.
struct SparseSimplex {
  /// The state of a variable.
  struct Cell: BitwiseCopyable {
    var value = 0.0
    var lower = -Double.infinity
    var upper = Double.infinity
    /// For a nonbasic variable, the change of the basic variables' cost per unit (the reduced
    /// cost).
    var gradient = 0.0
    /// A rate added to all segments: a perturbation, or a linear cost.
    var shift = 0.0
    /// The basis position of a basic variable, or -1.
    var position: Int32 = -1
    /// The segment assigned to a basic variable.
    var segment: Int32 = 0
    /// The variable's kinks in the current cost, strictly between its bounds.
    var firstKink: Int32 = 0
    var kinkCount: Int32 = 0
    /// The index of its lowest segment's rate. It has one more segment than kinks; unused without
    /// kinks.
    var firstRate: Int32 = 0
    /// A segment of rate zero.
    var zeroSegment: Int32 = 0

    var isBasic: Bool { position >= 0 }
    /// Whether its bounds differ.
    var canMove: Bool { lower < upper }
  }

  /// A point at which the rate of a cost changes.
  struct Kink: BitwiseCopyable {
    var position: Double
    /// The change of its position per unit of the edited constant.
    var slope: Double
  }

  let context: SolveContext
  let columnCount: Int
  /// The matrix by rows. In each row, entries of movable variables precede those known to be fixed.
  let rows: CompressedLines
  /// The end of the movable entries in each row.
  let activeEnd: Buffer<Int32>
  let columns: CompressedLines
  let cells: Buffer<Cell>
  /// The variable at each basis position.
  let basic: Buffer<Int32>
  /// The largest number in each row's constraint; rounding errors are relative to it.
  let magnitude: Buffer<Double>

  var factors: BasisFactors
  var elimination: Elimination
  /// The stages of columns and logicals, for the elimination.
  let stageOfColumn: Buffer<Int8>
  let stageOfLogical: Buffer<Int8>
  /// The variables whose bounds differed at the last listing.
  var movable: List<Int32>
  /// The number of times bounds were narrowed since then.
  var narrowedCount = 0

  // The current cost.
  var kinks: List<Kink>
  var rates: List<Double>
  /// The ends of one variable's soft bounds while its kinks are built.
  var softEnds: List<SoftEnd>
  /// The variables with kinks.
  var named: List<Int32>
  /// The variables whose gradient may be nonzero.
  let gradients: VariableSet
  /// Whether the rates are perturbed.
  var isPerturbed = false
  /// The number of dual steps since values were last recomputed from the nonbasic variables.
  var driftingSteps = 0
  /// Whether each of these steps had a pivot too large to lose digits.
  var isDriftSmall = true

  // The parametric part: changes per unit of the edited constant. Empty without one.
  let valueSlope: Buffer<Double>
  let lowerSlope: Buffer<Double>
  let upperSlope: Buffer<Double>

  // Dual pricing.
  /// The squared norm of the row of B⁻¹ at each basis position, or an estimate.
  let norm: Buffer<Double>
  /// Basis positions whose variable may be outside its segment.
  let suspects: VariableSet

  // Work vectors, cleared after use.
  let row: SparseVector
  let rowPartial: SparseVector
  let column: SparseVector
  let columnPartial: SparseVector
  let change: SparseVector
  /// The pivot row over variables.
  let pivotRow: SparseVector
  var breakpoints: BreakpointHeap
  var flips: List<Flip>
  /// The number of steps without progress before Bland's rule.
  var patience: Int
  /// The number of steps after which a level is given up, far more than any solvable level takes.
  ///
  /// Bland's rule ends cycles of steps of length zero. But if free variables are at 1e12, a step
  /// that changes the cost may only turn one rounding error into another.
  var mostSteps: Int
  /// Counters for tests and measurements.
  var statistics = Statistics()

  struct Statistics {
    var dualSteps = 0
    var acceptances = 0
    var flips = 0
    var primalSteps = 0
    var factorisations = 0
    var crashes = 0
    var repairs = 0
    var blandSteps = 0
  }

  /// An end of soft bounds, where the rate of the cost rises by their weight.
  struct SoftEnd: BitwiseCopyable {
    var kink: Kink
    var weight: Double
  }

  /// A nonbasic variable that a dual step moves to another kink.
  struct Flip: BitwiseCopyable {
    var variable: Int32
    var target: Kink
  }

  /// The number of rows from which this method replaces the tableau, which is faster for few rows;
  /// see docs/design/solver.md.
  static let leastRowCount = 150

  var variableCount: Int { cells.count }
  var rowCount: Int { basic.count }
  var isParametric: Bool { valueSlope.count > 0 }

  /// Makes the simplex of a component. Each column starts at the point of its bounds nearest to
  /// zero; logicals are basic.
  init<Number: Scalar>(_ component: Component<Number>, context: SolveContext) throws(Failure) {
    let (n, m) = (component.columnCount, component.rows.count)
    var entryCount = 0
    for index in 0..<m { entryCount += Int(component.rows[index].entryCount) }
    try context.meter.allow(bytes: SparseSimplex.bytes(n, m, entryCount))
    try context.meter.charge(8 * (n + m) + 8 * entryCount)
    var rows = CompressedLines(count: m, capacity: entryCount, in: context.arena)
    SparseSimplex.copy(component, to: &rows)
    try self.init(rows: rows, columnCount: n, isParametric: context.parameter >= 0, context)
    for index in 0..<m { magnitude[index] = component.rows[index].magnitude }
    setBounds(component)
  }

  /// Makes the simplex of a matrix, and may reorder its rows. Logicals are basic, and all variables
  /// are unbounded.
  private init(
    rows: CompressedLines, columnCount n: Int, isParametric: Bool, _ context: SolveContext
  ) throws(Failure) {
    let arena = context.arena
    let m = rows.count
    self.context = context
    columnCount = n
    var columns = CompressedLines(count: n, capacity: rows.entryCount, in: arena)
    try columns.assign(transposeOf: rows, context)
    self.rows = rows
    self.columns = columns
    activeEnd = arena.buffer(m) { rows.starts[$0 + 1] }
    cells = arena.buffer(n + m, of: Cell())
    basic = arena.buffer(m) { Int32(truncatingIfNeeded: n + $0) }
    magnitude = arena.buffer(m, of: 0)
    factors = BasisFactors(size: m, context)
    elimination = Elimination(rows: rows, columns: columns, context)
    stageOfColumn = arena.buffer(n, of: 0)
    stageOfLogical = arena.buffer(m, of: 0)
    movable = List(capacity: n + m, in: arena)
    kinks = List(capacity: 16, in: arena)
    rates = List(capacity: 16, in: arena)
    softEnds = List(capacity: 16, in: arena)
    named = List(capacity: 16, in: arena)
    gradients = VariableSet(size: n + m, in: arena)
    let slopes = isParametric ? n + m : 0
    valueSlope = arena.buffer(slopes, of: 0)
    lowerSlope = arena.buffer(slopes, of: 0)
    upperSlope = arena.buffer(slopes, of: 0)
    norm = arena.buffer(m, of: 1)
    suspects = VariableSet(size: m, in: arena)
    row = SparseVector(size: m, in: arena)
    rowPartial = SparseVector(size: m, in: arena)
    column = SparseVector(size: m, in: arena)
    columnPartial = SparseVector(size: m, in: arena)
    change = SparseVector(size: m, in: arena)
    pivotRow = SparseVector(size: n + m, in: arena)
    breakpoints = BreakpointHeap(in: arena)
    flips = List(capacity: 16, in: arena)
    patience = 64 + 2 * m
    mostSteps = 10_000 + 20 * (n + m)
  }

  /// Copies the simplex to its own memory, with the edited constant changed by `shift`. A fixed
  /// variable stays basic in the copy only if its row has no movable variable.
  init(
    copying other: SparseSimplex, shift: Double, _ context: SolveContext
  ) throws(Failure) {
    let entries = other.rows.entryCount
    try context.meter.allow(
      bytes: SparseSimplex.bytes(other.columnCount, other.rowCount, entries))
    try context.meter.charge(8 * other.variableCount + 8 * entries)
    var rows = CompressedLines(count: other.rowCount, capacity: entries, in: context.arena)
    rows.assign(copyOf: other.rows)
    try self.init(rows: rows, columnCount: other.columnCount, isParametric: false, context)
    for row in 0..<rowCount {
      magnitude[row] = other.magnitude[row]
      basic[row] = other.basic[row]
    }
    for v in cells.indices {
      cells[v] = other.cells[v]
      guard other.isParametric else { continue }
      cells[v].value += other.valueSlope[v] * shift
      cells[v].lower += other.lowerSlope[v] * shift
      cells[v].upper += other.upperSlope[v] * shift
    }
    try listMovable()
    try factorise()
    try removeFixed()
  }

  private static func copy<Number>(
    _ component: Component<Number>, to rows: inout CompressedLines
  ) {
    var at = 0
    for index in component.rows.indices {
      let entries = component.entries(of: component.rows[index])
      for entry in entries.indices where entries[entry].value != 0 {
        rows.entries[at] = SparseEntry(value: entries[entry].value, index: entries[entry].column)
        at += 1
      }
      rows.close(index, at: at)
    }
  }

  /// The bytes allocated for a component before the first pivot.
  static func bytes(_ columns: Int, _ rows: Int, _ entries: Int) -> Int {
    (columns + rows) * (MemoryLayout<Cell>.stride + 64) + rows * 256 + entries * 64
  }

  /// Adopts the bounds of columns and required rows.
  private func setBounds<Number: Scalar>(_ component: Component<Number>) {
    for v in 0..<columnCount {
      let bounds = component.bounds[v]
      setBounds(v, bounds.lower, bounds.upper)
      if cells[v].lower > 0 {
        stand(v, atLower: true)
      } else if cells[v].upper < 0 {
        stand(v, atLower: false)
      }
    }
    for index in 0..<rowCount {
      let v = columnCount + index
      cells[v].position = Int32(truncatingIfNeeded: index)
      let row = component.rows[index]
      if row.isRequired { setBounds(v, row.lower, row.upper) }
      var sum = 0.0
      for at in rows.range(index) {
        sum += rows.entries[at].value * cells[rows.entries[at].index].value
      }
      cells[v].value = sum
    }
  }

  private func setBounds<Number: Scalar>(_ v: Int, _ lower: Number, _ upper: Number) {
    cells[v].lower = lower.value
    cells[v].upper = upper.value
    if isParametric {
      lowerSlope[v] = lower.slope
      upperSlope[v] = upper.slope
    }
    guard lower.isFinite, upper.isFinite,
      upper.value - lower.value <= Tolerance.near(lower.value)
    else { return }
    context.range.keepZero(upper - lower)
    cells[v].upper = cells[v].lower
    if isParametric { upperSlope[v] = lowerSlope[v] }
  }

  /// Moves a nonbasic variable to one of its bounds, without moving basic variables.
  func stand(_ v: Int, atLower: Bool) {
    cells[v].value = atLower ? cells[v].lower : cells[v].upper
    if isParametric { valueSlope[v] = atLower ? lowerSlope[v] : upperSlope[v] }
  }

  /// Calls `body` with each entry in a variable's column of `[A | -I]`.
  @inline(__always)
  func forEachEntry(_ v: Int, _ body: (_ row: Int, _ value: Double) -> Void) {
    guard v < columnCount else { return body(v - columnCount, -1) }
    for at in columns.range(v) { body(Int(columns.entries[at].index), columns.entries[at].value) }
  }

  /// The number of entries in a variable's column.
  @inline(__always)
  func entryCount(_ v: Int) -> Int { v < columnCount ? columns.range(v).count : 1 }
}

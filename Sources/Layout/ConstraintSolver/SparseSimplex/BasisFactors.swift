/// The LU factors of a basis matrix, and solves with them.
///
/// Rows and basis positions are permuted to pivots: pivot `k` is in row `rowOfPivot[k]` and in the
/// column at position `positionOfPivot[k]`. Exchanging a basic variable multiplies the middle
/// matrix of `L · T · U` by a rank-one term, and leaves L and U unchanged (the middle product form;
/// Huangfu and Hall, Novel Update Techniques for the Revised Simplex Method, 2015).
struct BasisFactors {
  /// A factor `I + left · rightᵀ` of the matrix between L and U.
  private struct Update: BitwiseCopyable {
    var first: Int32
    var middle: Int32
    var end: Int32
    /// `1 + rightᵀ · left`.
    var pivot: Double
  }

  private let context: SolveContext
  private var lower: TriangularFactor
  private var lowerTransposed: TriangularFactor
  private var upper: TriangularFactor
  private var upperTransposed: TriangularFactor
  private let diagonal: Buffer<Double>
  private let rowOfPivot: Buffer<Int32>
  private let pivotOfRow: Buffer<Int32>
  private let positionOfPivot: Buffer<Int32>
  private let pivotOfPosition: Buffer<Int32>
  private var updates: List<Update>
  private var updateEntries: List<SparseEntry>

  /// The right-hand side of a solve, over pivots.
  private let work: SparseVector
  private let reach: SymbolicReach

  /// The maximum number of updates before refactorisation, regardless of their size.
  private static let updateLimit = 200

  /// Allocates factors for a matrix of `size` rows.
  init(size: Int, _ context: SolveContext) {
    let arena = context.arena
    self.context = context
    lower = TriangularFactor(size: size, isAscending: true, in: arena)
    lowerTransposed = TriangularFactor(size: size, isAscending: false, in: arena)
    upper = TriangularFactor(size: size, isAscending: false, in: arena)
    upperTransposed = TriangularFactor(size: size, isAscending: true, in: arena)
    diagonal = arena.buffer(size, of: 1)
    rowOfPivot = arena.buffer(size, of: 0)
    pivotOfRow = arena.buffer(size, of: 0)
    positionOfPivot = arena.buffer(size, of: 0)
    pivotOfPosition = arena.buffer(size, of: 0)
    updates = List(capacity: 16, in: arena)
    updateEntries = List(capacity: 64, in: arena)
    work = SparseVector(size: size, in: arena)
    reach = SymbolicReach(size: size, in: arena)
  }

  var size: Int { diagonal.count }
  var updateCount: Int { updates.count }

  /// The number of entries of L and U.
  var entryCount: Int { lower.lines.entryCount + upper.lines.entryCount + size }

  /// Whether the updates cost more than new factors would.
  var isWorn: Bool {
    updates.count >= BasisFactors.updateLimit || updateEntries.count > entryCount
  }

  /// Adopts the pivots of a finished elimination. `positionOf` returns the basis position of each
  /// variable.
  mutating func adopt(_ elimination: Elimination, positionOf: (Int32) -> Int32) throws(Failure) {
    for k in 0..<size {
      let row = elimination.rowOfPivot[k]
      rowOfPivot[k] = row
      pivotOfRow[row] = Int32(truncatingIfNeeded: k)
      let position = positionOf(elimination.variableOfPivot[k])
      positionOfPivot[k] = position
      pivotOfPosition[position] = Int32(truncatingIfNeeded: k)
      diagonal[k] = elimination.diagonal[k]
    }
    try lower.lines.assign(
      elimination.lower.elements, firsts: elimination.firstLower, mappedBy: pivotOfRow, context)
    try lowerTransposed.lines.assign(transposeOf: lower.lines, context)
    try upperTransposed.lines.assign(
      elimination.upper.elements, firsts: elimination.firstUpper,
      mappedBy: elimination.pivotOfVariable, context)
    try upper.lines.assign(transposeOf: upperTransposed.lines, context)
    updates.removeAll()
    updateEntries.removeAll()
    try context.meter.charge(8 * size + 6 * entryCount)
  }

  /// Solves `B x = b` (forward transformation). On entry `x` is b by rows; on return it is the
  /// solution by basis positions.
  ///
  /// `partial` receives the right-hand side of U, by pivots, for
  /// ``update(position:entering:row:)``.
  func solve(_ x: SparseVector, keeping partial: SparseVector? = nil) throws(Failure) {
    x.move(to: work, by: pivotOfRow)
    var visited = lower.solve(work, diagonal: nil, reach)
    for at in updates.indices { visited += apply(updates[at]) }
    if let partial { copy(work, to: partial) }
    visited += upper.solve(work, diagonal: diagonal, reach)
    work.move(to: x, by: positionOfPivot)
    try context.meter.charge(visited + x.count)
  }

  /// Solves `Bᵀ x = b` (backward transformation). On entry `x` is b by basis positions; on return
  /// it is the solution by rows.
  ///
  /// `partial` receives the solution of Uᵀ, by pivots, for ``update(position:entering:row:)``.
  func solveTransposed(_ x: SparseVector, keeping partial: SparseVector? = nil) throws(Failure) {
    x.move(to: work, by: pivotOfPosition)
    var visited = upperTransposed.solve(work, diagonal: diagonal, reach)
    if let partial { copy(work, to: partial) }
    for at in stride(from: updates.count - 1, through: 0, by: -1) {
      visited += applyTransposed(updates[at])
    }
    visited += lowerTransposed.solve(work, diagonal: nil, reach)
    work.move(to: x, by: rowOfPivot)
    try context.meter.charge(visited + x.count)
  }

  /// Replaces the column at a basis position.
  ///
  /// - Parameters:
  ///   - position: The basis position.
  ///   - entering: The vector kept by the solve for the new column.
  ///   - row: The vector kept by the transposed solve for the position's unit vector.
  /// - Returns: Whether the new matrix is far enough from singular.
  /// - Throws: ``Failure/ended(_:)``.
  mutating func update(
    position: Int, entering: SparseVector, row: SparseVector
  ) throws(Failure) -> Bool {
    let first = updateEntries.count
    let pivot = Int(pivotOfPosition[position])
    // The row times U's column is 1, so this is the product with the rank-one term plus 1.
    var product = 0.0
    for at in 0..<entering.count {
      product += entering[entering.index(at)] * row[entering.index(at)]
    }
    // The left vector is the new column minus U's column.
    entering.add(-diagonal[pivot], at: pivot)
    for at in upper.lines.range(pivot) {
      let entry = upper.lines.entries[at]
      entering.add(-entry.value, at: Int(entry.index))
    }
    entering.compact()
    let bytes = updateEntries.growth(by: entering.count + row.count)
    try context.meter.allow(bytes: bytes)
    for at in 0..<entering.count { append(entering[entering.index(at)], entering.index(at)) }
    let middle = updateEntries.count
    for at in 0..<row.count { append(row[row.index(at)], row.index(at)) }
    updates.append(
      Update(
        first: Int32(truncatingIfNeeded: first), middle: Int32(truncatingIfNeeded: middle),
        end: Int32(truncatingIfNeeded: updateEntries.count), pivot: product), in: context.arena)
    return abs(product) > Tolerance.bound
  }

  private mutating func append(_ value: Double, _ index: Int) {
    updateEntries.append(
      SparseEntry(value: value, index: Int32(truncatingIfNeeded: index)), in: context.arena)
  }

  /// Multiplies `work` by the inverse of an update (Sherman and Morrison).
  private func apply(_ update: Update) -> Int {
    subtract(
      Int(update.first)..<Int(update.middle), times: dot(Int(update.middle)..<Int(update.end)),
      over: update.pivot)
    return Int(update.end - update.first)
  }

  private func applyTransposed(_ update: Update) -> Int {
    subtract(
      Int(update.middle)..<Int(update.end), times: dot(Int(update.first)..<Int(update.middle)),
      over: update.pivot)
    return Int(update.end - update.first)
  }

  @inline(__always)
  private func dot(_ range: Range<Int>) -> Double {
    var sum = 0.0
    for at in range { sum += updateEntries[at].value * work[updateEntries[at].index] }
    return sum
  }

  @inline(__always)
  private func subtract(_ range: Range<Int>, times factor: Double, over pivot: Double) {
    guard factor != 0 else { return }
    let factor = factor / pivot
    for at in range {
      work.add(-factor * updateEntries[at].value, at: Int(updateEntries[at].index))
    }
  }

  private func copy(_ x: SparseVector, to y: SparseVector) {
    y.clear()
    for at in 0..<x.count where x[x.index(at)] != 0 { y.add(x[x.index(at)], at: x.index(at)) }
  }
}

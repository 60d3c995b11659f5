/// The motions of all columns of a component over its optimal face, computed together.
///
/// A linear expression differs between two points of a polyhedron if and only if it differs along a
/// direction of the affine hull. The implicit equalities define that hull: the bounds at which
/// every point lies (Schrijver, Theory of Linear and Integer Programming, 1986, section 8.2). The
/// search therefore needs a point in the relative interior, and then two random directions:
///
/// 1. Step from the vertex in a random direction that leaves the bounds of all nonbasic variables.
///    Half of the longest step leaves every bound whose distance it changes.
/// 2. At a degenerate vertex, that step may have length zero. Then a linear program looks for a
///    point off the other bounds, until it reaches none of them. The remaining bounds are implicit
///    equalities, and their variables are fixed.
/// 3. Take two random combinations of the remaining nonbasic variables, extended to all columns.
///
/// The visited points give a lower bound of each expression's range.
struct FaceMotion {
  private(set) var columns: [ColumnMotion]
  private let seed: Int
  /// The columns at the first point.
  private var start: [Double] = []
  private var pointCount = 0
  /// How far from its bounds each variable has been at some point.
  private var clearances: [Clearance]

  private struct Clearance {
    var below = 0.0
    var above = 0.0

    mutating func note(_ state: FaceVariable, at value: Double) {
      below = max(below, value - state.lower)
      above = max(above, state.upper - value)
    }

    /// Whether every point so far was at one of the bounds.
    func isStuck(_ state: FaceVariable) -> Bool {
      below <= Clearance.tolerance(state.lower) || above <= Clearance.tolerance(state.upper)
    }

    private static func tolerance(_ bound: Double) -> Double {
      Tolerance.feasibility * (bound.isFinite ? max(1, abs(bound)) : 1)
    }

    /// The interval to reach, if every point so far was at a bound or, unless `onlyStuck`,
    /// insignificantly far from it; otherwise `nil`.
    func wish(_ state: FaceVariable, _ v: Int, onlyStuck: Bool) -> FaceWish? {
      let enough = onlyStuck ? 0 : min(2 * Tolerance.spread, state.room / 4)
      var wish = FaceWish(variable: v)
      // A stuck variable always has a wish, and fulfilling the wish unsticks it.
      let leasts = (Clearance.tolerance(state.lower), Clearance.tolerance(state.upper))
      if below <= max(enough, leasts.0) {
        wish.lower = state.lower + min(max(1, 4 * leasts.0), state.room / 2)
      }
      if above <= max(enough, leasts.1) {
        wish.upper = state.upper - min(max(1, 4 * leasts.1), state.room / 2)
      }
      return wish.lower.isFinite || wish.upper.isFinite ? wish : nil
    }
  }

  /// Explores the face of `basis`, and changes its point and bounds. `seed` gives each component
  /// its own random numbers.
  ///
  /// - Complexity: A few passes over the matrix; at a degenerate vertex, a few linear programs.
  init(of basis: inout some FaceBasis, seed: Int, meter: WorkMeter) throws(Failure) {
    self.seed = seed
    columns = Array(repeating: ColumnMotion(), count: basis.columnCount)
    clearances = Array(repeating: Clearance(), count: basis.variableCount)
    start = (0..<basis.columnCount).map { basis.state(of: $0).value }
    try meter.charge(16 * basis.variableCount)
    note(basis)
    try step(from: &basis)
    try leaveBounds(of: &basis)
    for round in 0..<2 { try addDirection(round, of: &basis) }
    start = []
    clearances = []
  }

  /// Records the current point.
  private mutating func note(_ basis: some FaceBasis) {
    for v in 0..<basis.variableCount {
      let state = basis.state(of: v)
      if state.canMove { clearances[v].note(state, at: state.value) }
    }
  }

  /// Keeps the displacement of the columns at a point. Once all lanes are in use, it replaces the
  /// last.
  private mutating func keep(_ displacement: (Int) -> Double) {
    let lane = min(pointCount, ColumnMotion.pointLimit - 1)
    pointCount += 1
    for column in columns.indices { columns[column].displacements[lane] = displacement(column) }
  }

  /// Takes half of the longest step in a random direction into the face.
  private mutating func step(from basis: inout some FaceBasis) throws(Failure) {
    var changes = [Double](repeating: 0, count: basis.variableCount)
    for v in changes.indices {
      let state = basis.state(of: v)
      guard state.isNonbasic && state.canMove else { continue }
      let isAtUpper = state.value >= state.upper - Tolerance.near(state.upper)
      changes[v] = ColumnMotion.random(seed, v, round: 2) * (isAtUpper ? -1 : 1)
    }
    try basis.extend(&changes)
    var length = ColumnMotion.longStep
    for v in changes.indices {
      let state = basis.state(of: v)
      let speed = changes[v]
      guard state.canMove, abs(speed) > Tolerance.rate else { continue }
      let room = speed > 0 ? state.upper - state.value : state.value - state.lower
      length = min(length, max(0, room) / abs(speed))
    }
    guard length > Tolerance.step else { return }
    for v in changes.indices {
      let state = basis.state(of: v)
      if state.canMove { clearances[v].note(state, at: state.value + length / 2 * changes[v]) }
    }
    keep { length / 2 * changes[$0] }
  }

  /// Looks for points off the bounds that no point has left yet. If none exists, fixes the bounds'
  /// variables.
  private mutating func leaveBounds(of basis: inout some FaceBasis) throws(Failure) {
    var stuck = stuckVariables(of: basis)
    var wishes = wishes(of: basis, onlyStuck: false)
    while !wishes.isEmpty {
      try basis.approach(wishes)
      note(basis)
      let start = start
      keep { basis.state(of: $0).value - start[$0] }
      let left = stuckVariables(of: basis)
      let next = self.wishes(of: basis, onlyStuck: true)
      // Wishes of variables that are not stuck may have outweighed the others.
      if left.count == stuck.count && next.count >= wishes.count { break }
      (stuck, wishes) = (left, next)
    }
    if !stuck.isEmpty { try basis.fix(stuck) }
  }

  private func stuckVariables(of basis: some FaceBasis) -> [Int] {
    var stuck: [Int] = []
    for v in clearances.indices {
      let state = basis.state(of: v)
      if state.canMove && clearances[v].isStuck(state) { stuck.append(v) }
    }
    return stuck
  }

  private func wishes(of basis: some FaceBasis, onlyStuck: Bool) -> [FaceWish] {
    var wishes: [FaceWish] = []
    for v in clearances.indices {
      let state = basis.state(of: v)
      guard state.canMove else { continue }
      if let wish = clearances[v].wish(state, v, onlyStuck: onlyStuck) { wishes.append(wish) }
    }
    return wishes
  }

  private mutating func addDirection(_ round: Int, of basis: inout some FaceBasis) throws(Failure) {
    var changes = [Double](repeating: 0, count: basis.variableCount)
    for v in changes.indices {
      let state = basis.state(of: v)
      if state.isNonbasic && state.canMove {
        changes[v] = ColumnMotion.random(seed, v, round: round)
      }
    }
    try basis.extend(&changes)
    for column in columns.indices {
      columns[column].directions[round] = changes[column]
      columns[column].scale = max(columns[column].scale, 1, abs(changes[column]))
    }
  }
}

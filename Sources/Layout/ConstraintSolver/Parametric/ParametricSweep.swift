/// The optimal solutions of a system for all values of a parameter.
///
/// While every decision of a solve stays valid, each value is linear in the parameter (parametric
/// linear programming; T. Gal, *Postoptimal Analyses, Parametric Programming, and Related Topics*,
/// 1995). A solve at one point yields such a range, so a sweep takes about one solve per range,
/// each of one part of the system (``ParametricParts``). If a solve yields no range, values are
/// sampled and the interval is halved.
package struct ParametricSweep {
  /// A range over which each value is linear.
  package struct Piece: Sendable {
    /// The ends of the range.
    package let lower: Double
    package let upper: Double
    /// The values at the ends.
    package let start: [Double]
    package let end: [Double]
    /// The solution at a point inside the range.
    package let solution: Solution
  }

  /// A range in which some required constraints cannot hold.
  package struct Infeasibility: Sendable {
    /// The ends of the range.
    package let lower: Double
    package let upper: Double
    /// Minimal sets, valid over the whole range.
    package let conflicts: [Conflict]
    /// Whether some causes are in none of the sets.
    package let hasMore: Bool
  }

  /// The reason a sweep ended early.
  package enum Failure: Error {
    case solve(SolveError)
    /// There are more ranges than allowed.
    case tooManyPieces
  }

  private let system: ConstraintSystem
  private let parameter: Variable
  /// The system with the parameter fixed by its last constraint. Each solve sets its constant.
  private var fixed: ConstraintSystem
  private var limits: SolveLimits
  private let pieceLimit: Int
  private var pieceCount = 0
  /// The ranges without a solution, ascending.
  package private(set) var infeasibilities: [Infeasibility] = []
  /// The units of work so far.
  package private(set) var work = 0

  /// Prepares a sweep of at most `pieceLimit` ranges, with and without a solution.
  package init(
    _ system: ConstraintSystem, over parameter: Variable, limits: SolveLimits, pieceLimit: Int
  ) {
    self.system = system
    self.parameter = parameter
    fixed = system.fixing(parameter)
    self.limits = limits
    self.pieceLimit = pieceLimit
  }

  /// Solves for all values from `lower` to `upper`, and passes the ranges to `body` in ascending
  /// order.
  ///
  /// - Complexity: A few solves, plus about one per range.
  package mutating func run(
    from lower: Double, to upper: Double, _ body: (Piece) throws(Failure) -> Void
  ) throws(Failure) {
    guard let feasible = try feasibleRange(of: nil, from: lower, to: upper) else {
      return try findConflicts(from: lower, to: upper)
    }
    let edge = Self.resolution(lower, upper)
    if feasible.lowerBound - lower > edge {
      try findConflicts(from: lower, to: feasible.lowerBound, feasible: feasible)
    }
    try findPieces(from: feasible.lowerBound, to: feasible.upperBound, body)
    if upper - feasible.upperBound > edge {
      try findConflicts(from: feasible.upperBound, to: upper, feasible: feasible)
    }
  }

  /// The width below which a range counts as a point.
  private static func resolution(_ lower: Double, _ upper: Double) -> Double {
    1e-9 * (1 + max(abs(lower), abs(upper)))
  }

  private mutating func note() throws(Failure) {
    pieceCount += 1
    if pieceCount > pieceLimit { throw .tooManyPieces }
  }

  /// Solves at a value of the parameter.
  private mutating func outcome(at value: Double) throws(SolveError) -> SolveOutcome {
    fixed.setConstant(-value, of: fixed.constraintCount - 1)
    do throws(SolveError) {
      let outcome = try fixed.solve(
        onConflict: .fail, limits: limits, parameter: fixed.constraintCount - 1)
      charge(outcome.solution.work)
      return outcome
    } catch {
      // A failed solve does not report its work.
      charge(system.termCount)
      throw error
    }
  }

  private mutating func charge(_ units: Int) {
    work += units
    limits.work = max(0, limits.work - units)
  }

  // MARK: Pieces

  private enum Step {
    case open(lower: Double, upper: Double)
    case known(Piece)
  }

  /// Finds the pieces of each part separately, and joins them.
  private mutating func findPieces(
    from lower: Double, to upper: Double, _ body: (Piece) throws(Failure) -> Void
  ) throws(Failure) {
    charge(2 * system.termCount)
    let parts = ParametricParts(system, parameter: parameter)
    var pieces: [[Piece]] = []
    pieces.reserveCapacity(parts.parts.count)
    for part in parts.parts {
      var sweep = ParametricSweep(
        part.system, over: part.parameter, limits: limits, pieceLimit: pieceLimit)
      var own: [Piece] = []
      do throws(Failure) {
        try sweep.findConnectedPieces(from: lower, to: upper) { own.append($0) }
      } catch {
        charge(sweep.work)
        throw error
      }
      charge(sweep.work)
      // If rounding leaves a part without a solution, the whole has none.
      if own.isEmpty { return }
      pieces.append(own)
    }
    var joined = ParametricPieces(
      parts, pieces, from: lower, to: upper, edge: Self.resolution(lower, upper))
    for (from, to) in zip(joined.cuts, joined.cuts.dropFirst()) {
      try note()
      try body(joined.piece(from: from, to: to))
    }
  }

  private mutating func findConnectedPieces(
    from lower: Double, to upper: Double, _ body: (Piece) throws(Failure) -> Void
  ) throws(Failure) {
    // A piece is found around a point inside the interval; the intervals left and right of it stay
    // open. The leftmost is on top of the stack.
    var steps = [Step.open(lower: lower, upper: upper)]
    while let step = steps.popLast() {
      switch step {
      case .known(let piece): try body(piece)
      case .open(let lower, let upper):
        guard let piece = try piece(in: lower, upper) else { continue }
        try note()
        let edge = Self.resolution(lower, upper)
        if upper - piece.upper > edge { steps.append(.open(lower: piece.upper, upper: upper)) }
        steps.append(.known(piece))
        if piece.lower - lower > edge { steps.append(.open(lower: lower, upper: piece.lower)) }
      }
    }
  }

  /// Where in an interval to look for a range, as shares of it. At a breakpoint the range is empty.
  private static let probes = [0.5, 0.381966, 0.763932]

  /// A piece within an interval; `nil` if the interval is so small that rounding determines its
  /// solution.
  private mutating func piece(in lower: Double, _ upper: Double) throws(Failure) -> Piece? {
    let edge = Self.resolution(lower, upper)
    for share in Self.probes {
      let point = lower + share * (upper - lower)
      do throws(SolveError) {
        let outcome = try outcome(at: point)
        guard let sensitivity = outcome.sensitivity else { break }
        // The constraint that fixes the parameter has the negated value as its constant.
        var (start, end) = (point - sensitivity.range.upper, point - sensitivity.range.lower)
        start = start - lower <= edge ? lower : start
        end = upper - end <= edge ? upper : end
        if end - start > edge || upper - lower <= edge {
          let piece = Self.piece(
            outcome.solution, at: point, sensitivity.slopes, from: start, to: end)
          return try settled(piece, at: point, edge: edge)
        }
      } catch {
        if case .conflict = error, upper - lower <= Self.roundingWidth { return nil }
        throw .solve(error)
      }
    }
    return try sampledPiece(in: lower, upper)
  }

  /// A piece whose solution lies in its interior.
  ///
  /// At a breakpoint, a solve may yield the range on one side of it. The values are those of that
  /// side, but the freedom there has shrunk to what both sides share: the optimal face is a
  /// continuous function of the parameter (Hoffman, 1952), and its implicit equalities are the same
  /// throughout the interior of a piece, but not at its ends.
  private mutating func settled(
    _ piece: Piece, at point: Double, edge: Double
  ) throws(SolveError) -> Piece {
    let width = piece.upper - piece.lower
    let room = max(edge, Self.leastShare * width)
    guard width > 2 * room, point - piece.lower <= room || piece.upper - point <= room else {
      return piece
    }
    let inner = try outcome(at: piece.lower + Self.innerShare * width).solution
    return Piece(
      lower: piece.lower, upper: piece.upper, start: piece.start, end: piece.end, solution: inner)
  }

  /// The share of a piece near each end where a solution does not represent the interior.
  private static let leastShare = 1e-3
  /// Where in a piece its interior is solved if the first solution was at an end.
  private static let innerShare = 0.53

  /// The width within which rounding may make an end of the feasible range infeasible.
  private static let roundingWidth = 1e-5

  private static func piece(
    _ solution: Solution, at point: Double, _ slopes: [Double], from lower: Double,
    to upper: Double
  ) -> Piece {
    func values(at value: Double) -> [Double] {
      solution.values.indices.map { solution.values[$0] - slopes[$0] * (value - point) + 0 }
    }
    return Piece(
      lower: lower, upper: upper, start: values(at: lower), end: values(at: upper),
      solution: solution)
  }

  /// The width at which halving stops.
  private static let leastSampledWidth = 1e-6

  /// A piece at the lower end of an interval, found by sampling.
  private mutating func sampledPiece(in lower: Double, _ upper: Double) throws(Failure) -> Piece? {
    var upper = upper
    while true {
      let width = upper - lower
      do throws(SolveError) {
        let first = try outcome(at: lower + 1e-3 * width).solution
        let middle = try outcome(at: lower + 0.5 * width).solution
        guard width > Self.leastSampledWidth else {
          return Piece(
            lower: lower, upper: upper, start: middle.values, end: middle.values, solution: middle)
        }
        let last = try outcome(at: upper - 1e-3 * width).solution
        let slopes = first.values.indices.map {
          (first.values[$0] - last.values[$0]) / (0.998 * width)
        }
        let piece = Self.piece(
          middle, at: lower + 0.5 * width, slopes, from: lower, to: upper)
        var isLinear = Self.passes(piece, through: first, at: lower + 1e-3 * width)
        for share in [0.2763932, 0.7236068] where isLinear {
          let point = lower + share * width
          isLinear = Self.passes(piece, through: try outcome(at: point).solution, at: point)
        }
        if isLinear, Self.leaveAlikeOpen(first, middle, last) { return piece }
      } catch {
        if case .conflict = error, width <= Self.roundingWidth { return nil }
        throw .solve(error)
      }
      upper = lower + 0.5 * width
    }
  }

  /// Whether three solutions leave the same variables open, as far as is known without a search.
  private static func leaveAlikeOpen(_ a: Solution, _ b: Solution, _ c: Solution) -> Bool {
    a.values.indices.allSatisfy {
      let variable = Variable(index: $0)
      return a.mayVary(variable) == b.mayVary(variable)
        && b.mayVary(variable) == c.mayVary(variable)
    }
  }

  private static func passes(
    _ piece: Piece, through solution: Solution, at point: Double
  ) -> Bool {
    let share = (point - piece.lower) / (piece.upper - piece.lower)
    return solution.values.indices.allSatisfy { index in
      let value = piece.start[index] + share * (piece.end[index] - piece.start[index])
      return abs(value - solution.values[index]) <= 1e-7 * (1 + abs(value))
    }
  }

  // MARK: Conflicts

  /// The parameter values at which some required constraints, or all of them, can hold; `nil` if
  /// there are none. They form an interval because the feasible set is convex.
  private mutating func feasibleRange(
    of members: [ConflictMember]?, from lower: Double, to upper: Double
  ) throws(Failure) -> ClosedRange<Double>? {
    var bounded = system.requiring(members)
    bounded.addConstraint([Term(parameter)], constant: -lower, .greaterThanOrEqual)
    bounded.addConstraint([Term(parameter)], constant: -upper, .lessThanOrEqual)
    var ends: [Double] = []
    for wish in [lower, upper] {
      var wishing = bounded
      wishing.addConstraint(
        [Term(parameter)], constant: -wish, .equal, priority: Priority(500) ?? .required)
      do throws(SolveError) {
        let solution = try wishing.solve(limits: limits)
        charge(solution.work)
        ends.append(min(max(solution.values[parameter.index], lower), upper))
      } catch {
        charge(system.termCount)
        if case .conflict = error { return nil }
        throw .solve(error)
      }
    }
    return ends[0]...max(ends[0], ends[1])
  }

  /// The maximum number of members for which the loss of minimality is located.
  private static let mostComparedMembers = 32

  /// Finds the conflicts of an interval without a solution.
  ///
  /// Towards the feasible range, a minimal set stays minimal until it becomes feasible: constraints
  /// that can hold at both ends of an interval can hold within it.
  private mutating func findConflicts(
    from lower: Double, to upper: Double, feasible: ClosedRange<Double>? = nil
  ) throws(Failure) {
    // Start from the end farther from the feasible range.
    let goesDown = feasible.map { $0.upperBound <= lower } ?? false
    let edge = Self.resolution(lower, upper)
    var place = goesDown ? upper : lower
    let goal = goesDown ? lower : upper
    var found: [Infeasibility] = []
    while abs(goal - place) > edge {
      let step = min(found.isEmpty ? 0 : 1e-7 * (1 + abs(place)), abs(goal - place) / 2)
      let probe = goesDown ? place - step : place + step
      guard let (conflicts, hasMore) = try conflicts(at: probe) else { break }
      var next = goal
      for conflict in conflicts {
        let ends = try ends(of: conflict, from: probe, to: goal, isBetween: feasible == nil)
        for end in ends where abs(end - probe) < abs(next - probe) { next = end }
      }
      // Ensure progress despite rounding.
      if abs(next - place) <= edge { next = abs(goal - probe) <= edge ? goal : probe }
      if abs(next - place) <= edge { break }
      try note()
      found.append(
        Infeasibility(
          lower: min(place, next), upper: max(place, next), conflicts: conflicts,
          hasMore: hasMore))
      place = next
    }
    infeasibilities += goesDown ? found.reversed() : found
  }

  private mutating func conflicts(
    at value: Double
  ) throws(Failure) -> (conflicts: [Conflict], hasMore: Bool)? {
    do throws(SolveError) {
      _ = try outcome(at: value)
      return nil
    } catch {
      guard case .conflict(let conflicts, let hasMore) = error else { throw .solve(error) }
      return (conflicts, hasMore)
    }
  }

  /// The values at which a set stops being a minimal conflict, on the way from `place` to `goal`.
  private mutating func ends(
    of conflict: Conflict, from place: Double, to goal: Double, isBetween: Bool
  ) throws(Failure) -> [Double] {
    let (lower, upper) = (min(place, goal), max(place, goal))
    var ends: [Double] = []
    if let range = try feasibleRange(of: conflict.members, from: lower, to: upper) {
      ends.append(place <= goal ? range.lowerBound : range.upperBound)
    }
    // Without a feasible range ahead, a subset may become infeasible on its own.
    guard isBetween, conflict.members.count <= Self.mostComparedMembers else { return ends }
    for index in conflict.members.indices {
      var part = conflict.members
      part.remove(at: index)
      guard let range = try feasibleRange(of: part, from: lower, to: upper) else { continue }
      let end = place <= goal ? range.upperBound : range.lowerBound
      if abs(goal - end) > Self.resolution(lower, upper) { ends.append(end) }
    }
    return ends
  }
}

/// A connected component of a system: variables and constraints that share no variable with the
/// rest.
struct SystemComponent: Sendable {
  /// The indices of the variables, ascending.
  var variables: [Int32] = []
  /// The indices of the constraints, ascending.
  var constraints: [Int32] = []
  /// The constraints that the last edit removed from this component.
  var removed: [Int32] = []
  /// Ranges in which the values are linear functions of one constant.
  var pieces: [LinearPiece] = []

  /// The current piece, and the change of its constant since it was computed.
  private(set) var current: (piece: Int, shift: Double)?

  private static let pieceLimit = 8

  /// Keeps the piece of the current values, along with the most recent others.
  mutating func remember(_ piece: LinearPiece) {
    if pieces.count == SystemComponent.pieceLimit { pieces.removeFirst() }
    pieces.append(piece)
    current = (pieces.count - 1, 0)
  }

  mutating func follow(
    _ constant: Double, of constraint: Int, in values: inout [Double]
  ) -> Bool {
    if let current, pieces[current.piece].parameter == constraint,
      pieces[current.piece].holds(at: constant)
    {
      self.current?.shift = pieces[current.piece].move(to: constant, in: &values)
      return true
    }
    for at in pieces.indices
    where pieces[at].parameter == constraint && pieces[at].holds(at: constant) {
      current = (at, pieces[at].write(at: constant, to: &values))
      return true
    }
    return false
  }

  /// The index of constraint `r` in ``constraints``.
  func localIndex(ofConstraint r: Int) -> Int? {
    var low = 0
    var high = constraints.count
    while low < high {
      let middle = (low + high) / 2
      if Int(constraints[middle]) < r { low = middle + 1 } else { high = middle }
    }
    return low < constraints.count && Int(constraints[low]) == r ? low : nil
  }

  /// The component as a system of its own. Variables and constraints keep their order.
  ///
  /// - Complexity: O(terms · log variables).
  func subsystem(of system: ConstraintSystem) -> ConstraintSystem {
    var local = ConstraintSystem()
    for v in variables { local.addVariable(isNonNegative: system.isNonNegative[Int(v)]) }
    local.identities = variables.map {
      Int($0) < system.identities.count ? system.identities[Int($0)] : $0
    }
    var last: Int32 = -1
    for r in constraints {
      for slot in system.slots(of: Int(r)) where system.termCoefficients[slot] != 0 {
        local.add(
          Term(
            Variable(index: localIndex(ofVariable: system.termVariables[slot])),
            system.termCoefficients[slot]))
      }
      let header = system.header(of: Int(r))
      // A continuation whose first constraint is in another component becomes a member of its own.
      let isCut = system.roles[Int(r)] == .continuation && last != r - 1
      _ = local.close(
        constant: header.constant, header.relation,
        priority: Priority(header.priority) ?? .required,
        role: isCut ? .member : system.roles[Int(r)])
      last = r
    }
    return local
  }

  private func localIndex(ofVariable v: Int32) -> Int {
    var low = 0
    var high = variables.count - 1
    while low < high {
      let middle = (low + high) / 2
      if variables[middle] < v { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Translates a conflict of the subsystem to indices of the whole system.
  func global(_ conflict: Conflict) -> Conflict {
    var whole = Conflict(
      rejected: global(conflict.rejected), members: conflict.members.map(global))
    whole.alsoRejected = conflict.alsoRejected.map(global)
    whole.alsoRejectedCount = conflict.alsoRejectedCount
    return whole
  }

  private func global(_ member: ConflictMember) -> ConflictMember {
    switch member {
    case .constraint(let r): .constraint(Int(constraints[r]))
    case .nonNegative(let v): .nonNegative(Variable(index: Int(variables[v.index])))
    }
  }

  /// Translates an error of the subsystem's solve to the whole system and its limits.
  func global(_ error: SolveError, limits: SolveLimits) -> SolveError {
    switch error {
    case .conflict(let conflicts, let hasMore): .conflict(conflicts.map(global), hasMore: hasMore)
    case .workLimitExceeded(_, let progress):
      .workLimitExceeded(limit: limits.work, after: progress)
    case .entryLimitExceeded, .numbersTooFarApart, .stopped: error
    }
  }
}

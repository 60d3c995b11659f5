/// The parts of a system that share no variable, so that an edit can be solved by its part alone.
///
/// A part is what constraints join, directly or through others; a variable that none names is in no
/// part.
struct SystemParts: Sendable {
  private var partOfVariable: [Int32]
  private var partOfConstraint: [Int32]
  private var parts: [SystemPart?] = []
  private var freePlaces: [Int32] = []

  /// What takes the place of some parts, after an edit of theirs.
  struct Renewal {
    fileprivate var oldPlaces: [Int32]
    var parts: [SystemPart]
    /// What the old parts knew about single constants.
    var pieces: [LinearPiece]
  }

  /// Splits `system`.
  ///
  /// - Complexity: O(terms), near enough.
  init(_ system: ConstraintSystem) {
    partOfVariable = Array(repeating: -1, count: system.variableCount)
    partOfConstraint = Array(repeating: -1, count: system.constraintCount)
    for part in SystemParts.split(
      (0..<Int32(system.constraintCount)).map { $0 }, of: system)
    {
      append(part)
    }
  }

  mutating func addVariable() { partOfVariable.append(-1) }

  /// Adds a part in a place of its own; its members belong to it from now on.
  mutating func append(_ part: SystemPart) {
    if part.variables.isEmpty && part.constraints.isEmpty { return }
    let place = freePlaces.popLast() ?? Int32(truncatingIfNeeded: parts.count)
    if Int(place) == parts.count { parts.append(nil) }
    for v in part.variables { partOfVariable[Int(v)] = place }
    for r in part.constraints {
      while partOfConstraint.count <= Int(r) { partOfConstraint.append(-1) }
      partOfConstraint[Int(r)] = place
    }
    parts[Int(place)] = part
    parts[Int(place)]?.former = []
  }

  /// Forgets the parts that a renewal replaced.
  mutating func remove(_ renewal: Renewal) {
    for place in renewal.oldPlaces {
      guard let old = parts[Int(place)] else { continue }
      // Members that no new part has taken over hang on nothing any more.
      for v in old.variables where partOfVariable[Int(v)] == place { partOfVariable[Int(v)] = -1 }
      for r in old.constraints where partOfConstraint[Int(r)] == place {
        partOfConstraint[Int(r)] = -1
      }
      parts[Int(place)] = nil
      freePlaces.append(place)
    }
  }

  /// The parts that come of those that `touched` constraints join, as `system` is now.
  ///
  /// - Complexity: O(terms of those parts), near enough.
  func renewal(touching touched: [Int], in system: ConstraintSystem) -> Renewal {
    var places: Set<Int32> = []
    var constraints: [Int32] = []
    for r in touched {
      if r < partOfConstraint.count, partOfConstraint[r] >= 0 { places.insert(partOfConstraint[r]) }
      for term in system.terms(of: r) where partOfVariable[term.variable.index] >= 0 {
        places.insert(partOfVariable[term.variable.index])
      }
      constraints.append(Int32(truncatingIfNeeded: r))
    }
    let old = places.sorted()
    var variables: [Int32] = []
    var pieces: [LinearPiece] = []
    for place in old {
      guard let part = parts[Int(place)] else { continue }
      constraints += part.constraints
      variables += part.variables
      pieces += part.pieces
    }
    constraints = SystemParts.sortedOnce(constraints)
    var new = SystemParts.split(constraints, of: system)
    // Variables that nothing names any more, and constraints that went, still have to be heard of
    // once.
    var rest = SystemPart()
    let named = Set(new.flatMap(\.variables))
    rest.variables = SystemParts.sortedOnce(variables.filter { !named.contains($0) })
    let kept = Set(new.flatMap(\.constraints))
    rest.former = constraints.filter { !kept.contains($0) }
    if !rest.variables.isEmpty || !rest.former.isEmpty { new.append(rest) }
    return Renewal(oldPlaces: old, parts: new, pieces: pieces)
  }

  private static func sortedOnce(_ numbers: [Int32]) -> [Int32] {
    var result: [Int32] = []
    for number in numbers.sorted() where result.last != number { result.append(number) }
    return result
  }

  /// The parts that sorted `constraints` make, in the order of their first constraints.
  private static func split(_ constraints: [Int32], of system: ConstraintSystem) -> [SystemPart] {
    // Numbered here from zero, so that the work is that of the constraints alone.
    var numbers: [Int32: Int] = [:]
    var variables: [Int32] = []
    var leader: [Int] = []
    func number(_ v: Int32) -> Int {
      if let known = numbers[v] { return known }
      numbers[v] = leader.count
      variables.append(v)
      leader.append(leader.count)
      return leader.count - 1
    }
    func find(_ number: Int) -> Int {
      var n = number
      while leader[n] != n {
        leader[n] = leader[leader[n]]
        n = leader[n]
      }
      return n
    }
    var firsts: [Int] = []
    var members: [Int32] = []
    for r in constraints {
      var first = -1
      for slot in system.slots(of: Int(r)) where system.termCoefficients[slot] != 0 {
        let root = find(number(system.termVariables[slot]))
        if first < 0 {
          first = root
        } else {
          let other = find(first)
          leader[max(root, other)] = min(root, other)
        }
      }
      // One that was removed says nothing; a constant alone is a part of its own.
      if first < 0 && system.constants[Int(r)] == 0 { continue }
      firsts.append(first)
      members.append(r)
    }
    var result: [SystemPart] = []
    var partOf: [Int: Int] = [:]
    for (r, first) in zip(members, firsts) {
      let root = first < 0 ? -1 - Int(r) : find(first)
      if partOf[root] == nil {
        partOf[root] = result.count
        result.append(SystemPart())
      }
      if let at = partOf[root] { result[at].constraints.append(r) }
    }
    for n in variables.indices {
      if let at = partOf[find(n)] { result[at].variables.append(variables[n]) }
    }
    for at in result.indices { result[at].variables.sort() }
    return result
  }

  /// Lets the values follow a constant, if it stays where they are known to be linear in it; tells
  /// whether it did.
  ///
  /// - Complexity: O(values that move).
  mutating func follow(
    _ constant: Double, of constraint: Int, in values: inout [Double]
  ) -> Bool {
    guard constraint < partOfConstraint.count, partOfConstraint[constraint] >= 0 else {
      return false
    }
    return parts[Int(partOfConstraint[constraint])]?.follow(constant, of: constraint, in: &values)
      ?? false
  }

  /// What the parts leave open that have followed a constant since they were solved.
  var moved: [(variables: [Int32], new: Freedom?)] {
    parts.compactMap { part in
      guard let part, let place = part.current else { return nil }
      let piece = part.pieces[place.piece]
      return (part.variables, piece.freedom?.shifted(by: place.shift))
    }
  }
}

/// Variables and constraints that hang together.
struct SystemPart: Sendable {
  /// By index, as are the constraints.
  var variables: [Int32] = []
  var constraints: [Int32] = []
  /// Constraints that were part of it before they were removed.
  var former: [Int32] = []
  /// Where the values are known as functions of one constant.
  var pieces: [LinearPiece] = []

  /// The piece that the values were last taken from, and how far from where it was computed.
  private(set) var current: (piece: Int, shift: Double)?

  private static let mostPieces = 8

  /// Keeps a piece, and of the others the latest; the values are its own.
  mutating func remember(_ piece: LinearPiece) {
    if pieces.count == SystemPart.mostPieces { pieces.removeFirst() }
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

  func place(ofConstraint r: Int) -> Int? {
    var low = 0
    var high = constraints.count
    while low < high {
      let middle = (low + high) / 2
      if Int(constraints[middle]) < r { low = middle + 1 } else { high = middle }
    }
    return low < constraints.count && Int(constraints[low]) == r ? low : nil
  }

  /// The part as a system of its own, its variables and constraints numbered in their order.
  ///
  /// - Complexity: O(terms · log variables).
  func subsystem(of system: ConstraintSystem) -> ConstraintSystem {
    var local = ConstraintSystem()
    for v in variables { local.addVariable(isNonNegative: system.isNonNegative[Int(v)]) }
    var last: Int32 = -1
    for r in constraints {
      for slot in system.slots(of: Int(r)) where system.termCoefficients[slot] != 0 {
        local.add(
          Term(
            Variable(index: place(ofVariable: system.termVariables[slot])),
            system.termCoefficients[slot]))
      }
      let header = system.header(of: Int(r))
      // What continues a constraint of another part is a member of its own here.
      let isCut = system.roles[Int(r)] == .continuation && last != r - 1
      _ = local.close(
        header.constant, header.relation, Priority(header.priority) ?? .required,
        isCut ? .member : system.roles[Int(r)])
      last = r
    }
    return local
  }

  private func place(ofVariable v: Int32) -> Int {
    var low = 0
    var high = variables.count - 1
    while low < high {
      let middle = (low + high) / 2
      if variables[middle] < v { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A conflict of the part's own system in terms of the whole.
  func global(_ conflict: Conflict) -> Conflict {
    Conflict(rejected: global(conflict.rejected), members: conflict.members.map(global))
  }

  private func global(_ member: ConflictMember) -> ConflictMember {
    switch member {
    case .constraint(let r): .constraint(Int(constraints[r]))
    case .nonNegative(let v): .nonNegative(Variable(index: Int(variables[v.index])))
    }
  }

  /// An error of the part's own system in terms of the whole and its limits.
  func global(_ error: SolveError, limits: SolveLimits) -> SolveError {
    switch error {
    case .conflict(let conflicts, let hasMore): .conflict(conflicts.map(global), hasMore: hasMore)
    case .workLimitExceeded(_, let progress):
      .workLimitExceeded(limit: limits.work, after: progress)
    case .entryLimitExceeded, .numbersTooFarApart, .stopped: error
    }
  }
}

/// The values of a part as linear functions of one constraint's constant, while that stays within
/// bounds.
struct LinearPiece: Sendable {
  /// The constraint.
  let parameter: Int
  /// Its constant where the values were computed.
  private let constant: Double
  private let lower: Double
  private let upper: Double
  private let variables: [Int32]
  private let values: [Double]
  /// What else is as good, where the values were computed.
  let freedom: Freedom?
  /// The variables that follow the constant, with value and slope.
  private let moving: [(variable: Int32, value: Double, slope: Double)]

  init(
    parameter: Int, constant: Double, variables: [Int32], _ solution: Solution,
    _ sensitivity: Sensitivity
  ) {
    self.parameter = parameter
    self.constant = constant
    lower = constant + sensitivity.range.lower
    upper = constant + sensitivity.range.upper
    self.variables = variables
    values = solution.values
    freedom = solution.freedom
    moving = variables.indices.compactMap { at in
      let slope = sensitivity.slopes[at]
      return slope == 0 ? nil : (variables[at], solution.values[at], slope)
    }
  }

  /// Whether the values at `constant` are those of this piece.
  ///
  /// Not at its ends: there two pieces meet, and what is between them may be as good as either.
  func holds(at constant: Double) -> Bool {
    constant == self.constant || (constant > lower && constant < upper)
  }

  /// Writes the values at another constant; returns how far that is from where the piece was
  /// computed.
  func write(at constant: Double, to all: inout [Double]) -> Double {
    for at in variables.indices { all[Int(variables[at])] = values[at] }
    return move(to: constant, in: &all)
  }

  /// The same where all values are already of this piece.
  func move(to constant: Double, in all: inout [Double]) -> Double {
    let change = constant - self.constant
    for item in moving {
      let value = item.value + item.slope * change
      // Never a negative zero.
      all[Int(item.variable)] = value + 0
    }
    return change
  }
}

/// A set of linear constraints over variables, as flat arrays.
///
/// A constraint reads `Σ coefficient · variable + constant  relation  0`. Its index is its position
/// in the order of addition, from 0.
///
/// Building costs O(terms), without an allocation per constraint.
public struct ConstraintSystem: Sendable {
  /// Whether each variable has an implied, required lower bound of zero.
  public internal(set) var isNonNegative: [Bool] = []
  var termVariables: [Int32] = []
  var termCoefficients: [Double] = []
  /// Constraint `i` owns the terms `starts[i] ..< starts[i + 1]`.
  var starts: [Int32] = [0]
  var constants: [Double] = []
  var relations: [Relation] = []
  var priorities: [Double] = []
  var roles: [ConflictRole] = []
  /// For a part of another system, the index there of each variable; empty otherwise.
  ///
  /// Ties between alternative optima are broken by these indices, so a part has the same solution
  /// as in the whole system.
  var identities: [Int32] = []
  /// The number of terms of removed constraints.
  private var emptiedTermCount = 0

  /// Makes an empty system.
  public init() {}

  /// Makes a system with variables but no constraints.
  init(isNonNegative: [Bool]) {
    self.isNonNegative = isNonNegative
  }

  /// Makes a system from arrays. `starts` has a zero, followed by the end of each constraint's
  /// terms.
  ///
  /// - Precondition: Terms refer to variables of the system, and numbers are finite.
  package init(
    isNonNegative: [Bool], termVariables: [Int32], termCoefficients: [Double], starts: [Int32],
    constants: [Double], relations: [Relation], priorities: [Double], roles: [ConflictRole]
  ) {
    precondition(
      starts.count == constants.count + 1 && relations.count == constants.count
        && priorities.count == constants.count && roles.count == constants.count
        && termVariables.count == termCoefficients.count
        && Int(starts[constants.count]) == termVariables.count,
      "the arrays do not belong together")
    self.isNonNegative = isNonNegative
    self.termVariables = termVariables
    self.termCoefficients = termCoefficients
    self.starts = starts
    self.constants = constants
    self.relations = relations
    self.priorities = priorities
    self.roles = roles
  }

  /// The number of variables.
  public var variableCount: Int { isNonNegative.count }
  /// The number of constraints.
  public var constraintCount: Int { constants.count }
  /// The number of terms in all constraints.
  public var termCount: Int { termVariables.count }

  /// Removes everything, and keeps the memory.
  mutating func removeAll() {
    isNonNegative.removeAll(keepingCapacity: true)
    termVariables.removeAll(keepingCapacity: true)
    termCoefficients.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    constants.removeAll(keepingCapacity: true)
    relations.removeAll(keepingCapacity: true)
    priorities.removeAll(keepingCapacity: true)
    roles.removeAll(keepingCapacity: true)
    emptiedTermCount = 0
  }

  /// Reserves space for additional variables, constraints and terms.
  public mutating func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    isNonNegative.reserveCapacity(variables)
    termVariables.reserveCapacity(terms)
    termCoefficients.reserveCapacity(terms)
    starts.reserveCapacity(constraints + 1)
    constants.reserveCapacity(constraints)
    relations.reserveCapacity(constraints)
    priorities.reserveCapacity(constraints)
    roles.reserveCapacity(constraints)
  }

  /// Adds a variable.
  ///
  /// If `isNonNegative`, `variable >= 0` is implied, as a required constraint that precedes all
  /// others.
  ///
  /// - Complexity: O(1) amortised.
  @discardableResult
  public mutating func addVariable(isNonNegative: Bool = false) -> Variable {
    self.isNonNegative.append(isNonNegative)
    return Variable(index: self.isNonNegative.count - 1)
  }

  /// Adds `Σ terms + constant  relation  0` and returns its index.
  ///
  /// A variable may occur in several terms; its coefficients add up. Numbers must be finite, and
  /// variables must belong to this system. `role` is the constraint's role in conflicts.
  ///
  /// - Complexity: O(terms) amortised.
  @inlinable
  @discardableResult
  public mutating func addConstraint(
    _ terms: some Sequence<Term>, constant: Double = 0, _ relation: Relation,
    priority: Priority = .required, role: ConflictRole = .member
  ) -> Int {
    for term in terms { add(term) }
    return close(constant: constant, relation, priority: priority, role: role)
  }

  @usableFromInline
  mutating func add(_ term: Term) {
    precondition(
      term.variable.index >= 0 && term.variable.index < isNonNegative.count,
      "a term names a variable that is not of this system")
    precondition(term.coefficient.isFinite, "a coefficient is not finite")
    termVariables.append(Int32(truncatingIfNeeded: term.variable.index))
    termCoefficients.append(term.coefficient)
  }

  /// Closes the constraint whose terms were added last.
  @usableFromInline
  mutating func close(
    constant: Double, _ relation: Relation, priority: Priority, role: ConflictRole
  ) -> Int {
    precondition(constant.isFinite, "a constant is not finite")
    starts.append(Int32(truncatingIfNeeded: termVariables.count))
    constants.append(constant)
    relations.append(relation)
    priorities.append(priority.value)
    roles.append(role)
    return constants.count - 1
  }

  /// Adds constraint `r` of another system as a required one. Variable `v` becomes `names[v]`.
  mutating func addRequired(_ r: Int, of other: ConstraintSystem, renamed names: [Int32]) {
    for slot in other.slots(of: r) {
      termVariables.append(names[Int(other.termVariables[slot])])
      termCoefficients.append(other.termCoefficients[slot])
    }
    _ = close(
      constant: other.constants[r], other.relations[r], priority: .required, role: .member)
  }

  /// The terms of one constraint, in the order of addition.
  public func terms(of constraint: Int) -> [Term] {
    (Int(starts[constraint])..<Int(starts[constraint + 1])).map {
      Term(Variable(index: Int(termVariables[$0])), termCoefficients[$0])
    }
  }

  /// The constant, relation and priority of one constraint.
  public func header(
    of constraint: Int
  ) -> (constant: Double, relation: Relation, priority: Double) {
    (constants[constraint], relations[constraint], priorities[constraint])
  }
}

extension ConstraintSystem {
  /// A member of conflicts and its continuations: the constraints left out together with constraint
  /// `r`.
  func group(ofMember r: Int) -> Range<Int> {
    var first = r
    while first > 0, roles[first] == .continuation { first -= 1 }
    var end = r + 1
    while end < constraintCount, roles[end] == .continuation { end += 1 }
    return first..<end
  }

  /// The constraints whose constants differ in `other`, with their new constants; `nil` if anything
  /// else differs.
  ///
  /// - Complexity: O(terms).
  package func constantChanges(
    to other: ConstraintSystem
  ) -> [(constraint: Int, constant: Double)]? {
    guard constants.count == other.constants.count, isNonNegative == other.isNonNegative,
      starts == other.starts, termVariables == other.termVariables,
      termCoefficients == other.termCoefficients, relations == other.relations,
      priorities == other.priorities, roles == other.roles
    else { return nil }
    return constants.indices.filter { constants[$0] != other.constants[$0] }
      .map { ($0, other.constants[$0]) }
  }
}

/// Edits of a solved system; see ``Solver``.
extension ConstraintSystem {
  /// The inverse of one change.
  enum Undo {
    case removeLastVariable
    case removeLastConstraint
    case setConstant(Int, Double)
    case restore(Int, [Double], Double)
  }

  /// The indices of a constraint's terms.
  func slots(of constraint: Int) -> Range<Int> {
    Int(starts[constraint])..<Int(starts[constraint + 1])
  }

  func coefficients(of constraint: Int) -> [Double] {
    slots(of: constraint).map { termCoefficients[$0] }
  }

  mutating func setConstant(_ constant: Double, of constraint: Int) {
    precondition(constant.isFinite, "a constant is not finite")
    constants[constraint] = constant
  }

  /// Multiplies a constraint by a factor, and rescales its variables: `value = unit · new value`.
  mutating func scale(_ constraint: Int, by factor: Double, units: [Double]) {
    for slot in slots(of: constraint) {
      termCoefficients[slot] *= factor * units[Int(termVariables[slot])]
    }
    constants[constraint] *= factor
  }

  /// Whether all numbers of a constraint are finite.
  func isFinite(_ constraint: Int) -> Bool {
    constants[constraint].isFinite
      && slots(of: constraint).allSatisfy { termCoefficients[$0].isFinite }
  }

  /// Sets all numbers of a constraint to zero. The other constraints keep their indices.
  mutating func empty(_ constraint: Int) {
    for slot in slots(of: constraint) where termCoefficients[slot] != 0 {
      termCoefficients[slot] = 0
      emptiedTermCount += 1
    }
    constants[constraint] = 0
  }

  mutating func undo(_ undo: Undo) {
    switch undo {
    case .removeLastVariable: isNonNegative.removeLast()
    case .removeLastConstraint:
      let count = slots(of: constraintCount - 1).count
      termVariables.removeLast(count)
      termCoefficients.removeLast(count)
      starts.removeLast()
      constants.removeLast()
      relations.removeLast()
      priorities.removeLast()
      roles.removeLast()
    case .setConstant(let constraint, let constant):
      constants[constraint] = constant
    case .restore(let constraint, let coefficients, let constant):
      for (slot, coefficient) in zip(slots(of: constraint), coefficients) {
        if termCoefficients[slot] != coefficient { emptiedTermCount -= 1 }
        termCoefficients[slot] = coefficient
      }
      constants[constraint] = constant
    }
  }

  /// Frees the terms of removed constraints once they make up half of all terms.
  ///
  /// - Complexity: O(1) amortised over the removals.
  mutating func dropEmptiedTerms() {
    guard emptiedTermCount > 64, 2 * emptiedTermCount > termCount else { return }
    var kept = 0
    var start = 0
    for r in constants.indices {
      let end = Int(starts[r + 1])
      for slot in start..<end where termCoefficients[slot] != 0 {
        termVariables[kept] = termVariables[slot]
        termCoefficients[kept] = termCoefficients[slot]
        kept += 1
      }
      start = end
      starts[r + 1] = Int32(truncatingIfNeeded: kept)
    }
    termVariables.removeLast(termVariables.count - kept)
    termCoefficients.removeLast(termCoefficients.count - kept)
    emptiedTermCount = 0
  }

  /// The optional constraints that `values` violate by more than ``Tolerance/violation``.
  func violations(of values: [Double]) -> [Violation] {
    withView { $0.violations(of: values) }
  }

  /// Whether every required constraint holds within ``Tolerance/solution``.
  func isSatisfied(by values: [Double]) -> Bool { withView { $0.isSatisfied(by: values) } }

  /// Like ``isSatisfied(by:)``, after values from `lowest` up to zero, which are sizes off by a
  /// rounding error, were set to zero.
  func isSatisfied(by values: [Double], afterClamping lowest: Double) -> Bool {
    withView {
      $0.isSatisfied(by: values) && (lowest == 0 || $0.isSatisfied(by: values, within: -lowest))
    }
  }

  /// Whether values satisfy every required constraint that no conflict rejects, relative to the
  /// constraint's numbers.
  ///
  /// - Complexity: O(terms).
  package func isSatisfied(by values: [Double], without broken: [Conflict]) -> Bool {
    (broken.isEmpty ? self : removing(rejectedBy: broken)).isSatisfied(by: values)
  }
}

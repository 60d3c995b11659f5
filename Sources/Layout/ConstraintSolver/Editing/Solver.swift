/// A constraint system that stays solved while it is edited.
///
/// An edit solves only its connected components: the variables that constraints join with it,
/// directly or through others. If one constant changes again and again, as in a drag, the values
/// are linear in it while the optimal basis stays the same (parametric programming). Within that
/// range an edit costs one multiplication per changed value. The values are as good as those of a
/// solve from scratch, and equal to them if the optimum is unique.
///
/// An edit that throws changes nothing.
///
/// ```swift
/// var solver = try Solver(system)
/// let width = try solver.addEditVariable(screenWidth, value: 375, priority: .required)
/// try solver.suggest(320, for: width)
/// print(solver.values[label.index])
/// ```
public struct Solver: Sendable {
  /// The solved system. A removed constraint keeps its index and has no terms.
  public private(set) var system: ConstraintSystem
  /// The value of each variable, by index.
  public private(set) var values: [Double]
  /// The constraints that ``ConflictPolicy/breakInOrder`` left out, in the order of admission.
  public private(set) var broken: [Conflict]
  /// The total units of work of all solves so far.
  public private(set) var work: Int

  /// The limits of each solve.
  public var limits: SolveLimits
  private let policy: ConflictPolicy
  private var freedom: Freedom?
  /// `nil` until the first edit, so that a solve without edits does not pay for it.
  private var components: SystemComponents?

  /// Solves `system`.
  ///
  /// - Parameters:
  ///   - system: The initial variables and constraints.
  ///   - policy: What to do when required constraints cannot all hold.
  ///   - limits: The limits of each solve.
  /// - Throws: ``SolveError``.
  public init(
    _ system: ConstraintSystem = ConstraintSystem(), onConflict policy: ConflictPolicy = .fail,
    limits: SolveLimits = SolveLimits()
  ) throws(SolveError) {
    self.init(
      system, solution: try system.solve(onConflict: policy, limits: limits), onConflict: policy,
      limits: limits)
  }

  /// Takes over a solution of `system` found under the same policy.
  public init(
    _ system: ConstraintSystem, solution: Solution, onConflict policy: ConflictPolicy = .fail,
    limits: SolveLimits = SolveLimits()
  ) {
    self.system = system
    self.policy = policy
    self.limits = limits
    values = solution.values
    broken = solution.broken
    work = solution.work
    freedom = solution.freedom
  }

  /// The solution of the current system.
  ///
  /// - Complexity: O(terms), to compute the violations.
  public var solution: Solution {
    Solution(
      values: values, violations: system.violations(of: values), broken: broken, work: work,
      freedom: Freedom.replacing(in: freedom, components?.moved ?? [], count: values.count))
  }

  /// Finds the connected components now instead of at the first edit.
  ///
  /// Saves time if copies of the solver are edited independently.
  ///
  /// - Complexity: Nearly linear in the terms.
  public mutating func prepareForEdits() {
    if components == nil { components = SystemComponents(system) }
  }

  // MARK: Edits

  /// Adds a variable. Its value is zero until a constraint uses it.
  @discardableResult
  public mutating func addVariable(isNonNegative: Bool = false) -> Variable {
    let variable = system.addVariable(isNonNegative: isNonNegative)
    components?.setVariableCount(system.variableCount)
    takeOverVariables()
    return variable
  }

  /// Adds `Σ terms + constant  relation  0` and solves; returns its index.
  ///
  /// - Throws: ``SolveError``; a conflict if the constraint is required and cannot hold with the
  ///   others.
  /// - Complexity: That of solving the components that the terms connect.
  @discardableResult
  public mutating func addConstraint(
    _ terms: some Sequence<Term>, constant: Double = 0, _ relation: Relation,
    priority: Priority = .required
  ) throws(SolveError) -> Int {
    let terms = Array(terms)
    var index = 0
    try edit { edits in
      index = edits.addConstraint(terms, constant: constant, relation, priority: priority)
    }
    return index
  }

  /// Removes a constraint and solves its component. Its index is not reused.
  ///
  /// - Throws: ``SolveError``.
  public mutating func removeConstraint(_ index: Int) throws(SolveError) {
    try edit { $0.removeConstraint(index) }
  }

  /// Adds the constraint `variable == value` and returns its index; ``suggest(_:for:)`` changes the
  /// value.
  ///
  /// This is Cassowary's edit variable. A suggestion that is not required is met as far as higher
  /// priorities allow.
  ///
  /// - Throws: ``SolveError``.
  public mutating func addEditVariable(
    _ variable: Variable, value: Double, priority: Priority
  ) throws(SolveError) -> Int {
    try addConstraint([Term(variable)], constant: -value, .equal, priority: priority)
  }

  /// Changes the value of an edit variable, identified by the index that
  /// ``addEditVariable(_:value:priority:)`` returned.
  ///
  /// - Throws: ``SolveError``.
  /// - Complexity: The same as ``setConstant(_:of:)``.
  public mutating func suggest(_ value: Double, for index: Int) throws(SolveError) {
    try setConstant(-value, of: index)
  }

  /// Changes the constant of a constraint.
  ///
  /// - Parameters:
  ///   - constant: The new constant; must be finite.
  ///   - index: The constraint's index.
  /// - Throws: ``SolveError``.
  /// - Complexity: O(values that change) while the optimal basis stays the same, otherwise that of
  ///   solving the constraint's component.
  public mutating func setConstant(_ constant: Double, of index: Int) throws(SolveError) {
    if components?.follow(constant, of: index, in: &values) ?? false {
      system.setConstant(constant, of: index)
      return
    }
    try edit { $0.setConstant(constant, of: index) }
  }

  /// Makes several changes and solves once. Either all changes take effect or none.
  ///
  /// - Throws: ``SolveError``.
  /// - Complexity: That of solving the components of the changed constraints.
  public mutating func edit(_ change: (inout Edits) -> Void) throws(SolveError) {
    // Move, do not copy: the cost of an edit must not depend on the size of the whole system.
    var edits = Edits(system)
    system = ConstraintSystem()
    change(&edits)
    system = edits.system
    do throws(SolveError) {
      try solve(edits)
    } catch {
      for undo in edits.undos.reversed() { system.undo(undo) }
      components?.setVariableCount(system.variableCount)
      throw error
    }
    system.dropEmptiedTerms()
  }

  /// Solves the components that an edit touched, and adopts the results once all have succeeded.
  private mutating func solve(_ edits: Edits) throws(SolveError) {
    if components == nil {
      var before = system
      for undo in edits.undos.reversed() { before.undo(undo) }
      components = SystemComponents(before)
    }
    components?.setVariableCount(system.variableCount)
    guard let renewal = components?.renewal(touching: edits.touched, in: system) else { return }
    let parameter = edits.touched.count == 1 ? edits.onlyConstant : nil
    var outcomes: [SolveOutcome] = []
    var rest = limits
    for component in renewal.components {
      let subsystem = component.subsystem(of: system)
      let local = parameter.flatMap { component.localIndex(ofConstraint: $0) } ?? -1
      do throws(SolveError) {
        outcomes.append(
          try subsystem.solve(onConflict: policy, limits: rest, parameter: local))
      } catch {
        throw component.global(error, limits: limits)
      }
      rest.work -= outcomes.last?.solution.work ?? 0
    }
    takeOverVariables()
    freedom = Freedom.replacing(
      in: freedom,
      zip(renewal.components, outcomes).map { ($0.variables, $1.solution.freedom) },
      count: values.count)
    for (var component, outcome) in zip(renewal.components, outcomes) {
      takeOver(outcome.solution, of: component)
      if let parameter, let sensitivity = outcome.sensitivity {
        component.pieces = renewal.pieces.filter { $0.parameter == parameter }
        component.remember(
          LinearPiece(
            parameter: parameter, constant: system.header(of: parameter).constant,
            variables: component.variables, solution: outcome.solution,
            sensitivity: sensitivity))
      }
      components?.append(component)
    }
    components?.remove(renewal)
  }

  /// Gives each new variable a value, and leaves it open.
  private mutating func takeOverVariables() {
    guard values.count < system.variableCount else { return }
    let added = (values.count..<system.variableCount).map { v in
      let lower = system.isNonNegative[v] ? DualNumber.zero : -.infinity
      let open = Freedom(
        links: [.init(component: 0, column: 0, factor: 1, offset: .zero)],
        components: [.init(face: .interval(lower: lower, upper: .infinity))])
      return (variables: [Int32(truncatingIfNeeded: v)], new: Freedom?.some(open))
    }
    values += repeatElement(0, count: added.count)
    freedom = Freedom.replacing(in: freedom, added, count: values.count)
  }

  private mutating func takeOver(_ solution: Solution, of component: SystemComponent) {
    work += solution.work
    for (at, v) in component.variables.enumerated() { values[Int(v)] = solution.values[at] }
    guard !broken.isEmpty || !solution.broken.isEmpty else { return }
    let members = Set(component.constraints + component.removed)
    broken.removeAll { members.contains(Int32(Solver.index(of: $0.rejected))) }
    broken += solution.broken.map(component.global)
    broken.sort { Solver.index(of: $0.rejected) < Solver.index(of: $1.rejected) }
  }

  private static func index(of member: ConflictMember) -> Int {
    if case .constraint(let r) = member { r } else { -1 }
  }
}

extension Solver {
  /// A batch of changes for ``Solver/edit(_:)``.
  public struct Edits {
    fileprivate var system: ConstraintSystem
    fileprivate var undos: [ConstraintSystem.Undo] = []
    fileprivate var touched: [Int] = []
    /// The constraint whose constant is the only change, or `nil`.
    fileprivate var onlyConstant: Int?

    fileprivate init(_ system: ConstraintSystem) { self.system = system }

    /// Like ``Solver/addVariable(isNonNegative:)``. An edit that throws takes the variable back.
    @discardableResult
    public mutating func addVariable(isNonNegative: Bool = false) -> Variable {
      undos.append(.removeLastVariable)
      return system.addVariable(isNonNegative: isNonNegative)
    }

    /// Like ``Solver/addConstraint(_:constant:_:priority:)``, without solving.
    @discardableResult
    public mutating func addConstraint(
      _ terms: some Sequence<Term>, constant: Double = 0, _ relation: Relation,
      priority: Priority = .required
    ) -> Int {
      let index = system.addConstraint(terms, constant: constant, relation, priority: priority)
      undos.append(.removeLastConstraint)
      touched.append(index)
      onlyConstant = nil
      return index
    }

    /// Like ``Solver/removeConstraint(_:)``, without solving.
    public mutating func removeConstraint(_ index: Int) {
      undos.append(
        .restore(index, system.coefficients(of: index), system.header(of: index).constant))
      system.empty(index)
      touched.append(index)
      onlyConstant = nil
    }

    /// Like ``Solver/setConstant(_:of:)``, without solving.
    public mutating func setConstant(_ constant: Double, of index: Int) {
      let old = system.header(of: index).constant
      guard old != constant else { return }
      undos.append(.setConstant(index, old))
      system.setConstant(constant, of: index)
      onlyConstant = touched.isEmpty ? index : nil
      touched.append(index)
    }
  }
}

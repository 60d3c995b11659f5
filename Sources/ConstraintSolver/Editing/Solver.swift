/// A constraint system that stays solved while it is edited.
///
/// An edit solves anew only what hangs together with it: the variables that constraints join,
/// directly or through others. Where one constant changes again and again, as under a finger that
/// drags, the values follow it linearly for as long as no decision of the solve would fall
/// differently; within that range an edit is one multiplication for each value that moves. Either
/// way the values are as good as those that solving the edited system from scratch gives, and the
/// same where only one solution is that good.
///
/// An edit that ends with an error leaves everything as it was.
///
/// ```swift
/// var solver = try Solver(system)
/// let width = try solver.addEditVariable(screenWidth, value: 375, priority: .required)
/// try solver.suggest(320, for: width)
/// print(solver.values[label.index])
/// ```
public struct Solver: Sendable {
  /// What is solved. A removed constraint keeps its index and says nothing.
  public private(set) var system: ConstraintSystem
  /// The value of each variable, by index.
  public private(set) var values: [Double]
  /// The constraints that ``ConflictPolicy/breakInOrder`` left out, in the order of admission.
  public private(set) var broken: [Conflict]
  /// The units of work that all solves so far have cost.
  public private(set) var work: Int

  /// What each solve may cost.
  public var limits: SolveLimits
  private let policy: ConflictPolicy
  private var freedom: Freedom?
  /// Made by the first edit, so that a system that is only solved does not pay for it.
  private var parts: SystemParts?

  /// Solves `system`.
  ///
  /// - Parameters:
  ///   - system: The variables and constraints to begin with.
  ///   - policy: What to do when required constraints cannot all hold.
  ///   - limits: What each solve may cost.
  /// - Throws: ``SolveError``.
  public init(
    _ system: ConstraintSystem = ConstraintSystem(), onConflict policy: ConflictPolicy = .fail,
    limits: SolveLimits = SolveLimits()
  ) throws(SolveError) {
    self.init(
      system, solution: try system.solve(onConflict: policy, limits: limits), onConflict: policy,
      limits: limits)
  }

  /// Takes over a solution of `system` that was found under the same policy.
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

  /// The solution of the system as it is now.
  ///
  /// - Complexity: O(terms), for the violations.
  public var solution: Solution {
    Solution(
      values: values, violations: system.violations(of: values), broken: broken, work: work,
      freedom: Freedom.replacing(in: freedom, parts?.moved ?? [], count: values.count))
  }

  /// Does what the first edit would do before it solves: finds the parts that hang together.
  ///
  /// Worth while before the solver is copied, for copies that are edited each in its own way.
  ///
  /// - Complexity: O(terms), near enough.
  public mutating func prepareForEdits() {
    if parts == nil { parts = SystemParts(system) }
  }

  // MARK: Edits

  /// Adds a variable; until a constraint names it, its value is zero.
  @discardableResult
  public mutating func addVariable(isNonNegative: Bool = false) -> Variable {
    let variable = system.addVariable(isNonNegative: isNonNegative)
    values.append(0)
    parts?.addVariable()
    let open = Freedom(
      links: [.init(component: 0, column: 0, factor: 1, offset: .zero)],
      components: [
        0: .init(
          face: .interval(lower: isNonNegative ? .zero : -.infinity, upper: .infinity))
      ])
    freedom = Freedom.replacing(
      in: freedom, [([Int32(truncatingIfNeeded: variable.index)], open)], count: values.count)
    return variable
  }

  /// Adds `Σ terms + constant  relation  0` and solves; returns its index.
  ///
  /// - Throws: ``SolveError``; a conflict if it cannot hold with the constraints that are there.
  /// - Complexity: That of solving what the terms join.
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

  /// Removes a constraint and solves what it was part of; its index is not used again.
  ///
  /// - Throws: ``SolveError``.
  public mutating func removeConstraint(_ index: Int) throws(SolveError) {
    try edit { $0.removeConstraint(index) }
  }

  /// Adds the constraint `variable == value`, whose value is then changed by ``suggest(_:for:)``;
  /// returns its index.
  ///
  /// Cassowary's edit variable. A suggestion that is not required is followed as far as what is
  /// more important lets it.
  ///
  /// - Throws: ``SolveError``.
  public mutating func addEditVariable(
    _ variable: Variable, value: Double, priority: Priority
  ) throws(SolveError) -> Int {
    try addConstraint([Term(variable)], constant: -value, .equal, priority: priority)
  }

  /// Changes the value of an edit variable, named by what ``addEditVariable(_:value:priority:)``
  /// returned.
  ///
  /// - Throws: ``SolveError``.
  /// - Complexity: As of ``setConstant(_:of:)``.
  public mutating func suggest(_ value: Double, for index: Int) throws(SolveError) {
    try setConstant(-value, of: index)
  }

  /// Changes the constant of a constraint.
  ///
  /// - Parameters:
  ///   - constant: The new constant; must be finite.
  ///   - index: The constraint's index.
  /// - Throws: ``SolveError``.
  /// - Complexity: O(values that move) while no decision of the last solve changes, else that of
  ///   solving what hangs together with the constraint.
  public mutating func setConstant(_ constant: Double, of index: Int) throws(SolveError) {
    if parts?.follow(constant, of: index, in: &values) ?? false {
      system.setConstant(constant, of: index)
      return
    }
    try edit { $0.setConstant(constant, of: index) }
  }

  /// Makes several changes and solves once; either all of them take effect or none.
  ///
  /// - Throws: ``SolveError``.
  /// - Complexity: That of solving what hangs together with the changes.
  public mutating func edit(_ change: (inout Edits) -> Void) throws(SolveError) {
    // Moved, not copied: an edit of one part must not cost as much as the whole.
    var edits = Edits(system)
    system = ConstraintSystem()
    change(&edits)
    system = edits.system
    do throws(SolveError) {
      try solve(edits)
    } catch {
      for undo in edits.undos.reversed() { system.undo(undo) }
      throw error
    }
    system.dropEmptiedTerms()
  }

  /// Solves the parts that an edit touched, and only then takes over what came out.
  private mutating func solve(_ edits: Edits) throws(SolveError) {
    if parts == nil {
      var before = system
      for undo in edits.undos.reversed() { before.undo(undo) }
      parts = SystemParts(before)
    }
    guard let renewal = parts?.renewal(touching: edits.touched, in: system) else { return }
    let parameter = edits.touched.count == 1 ? edits.onlyConstant : nil
    var answers: [(solution: Solution, sensitivity: Sensitivity?)] = []
    var rest = limits
    for part in renewal.parts {
      let local = part.subsystem(of: system)
      let place = parameter.flatMap { part.place(ofConstraint: $0) } ?? -1
      do throws(SolveError) {
        answers.append(try local.solve(policy, rest, parameter: place))
      } catch {
        throw part.global(error, limits: limits)
      }
      rest.work -= answers.last?.solution.work ?? 0
    }
    freedom = Freedom.replacing(
      in: freedom, zip(renewal.parts, answers).map { ($0.variables, $1.solution.freedom) },
      count: values.count)
    for (var part, answer) in zip(renewal.parts, answers) {
      takeOver(answer.solution, of: part)
      if let parameter, let sensitivity = answer.sensitivity {
        part.pieces = renewal.pieces.filter { $0.parameter == parameter }
        part.remember(
          LinearPiece(
            parameter: parameter, constant: system.header(of: parameter).constant,
            variables: part.variables, answer.solution, sensitivity))
      }
      parts?.append(part)
    }
    parts?.remove(renewal)
  }

  private mutating func takeOver(_ solution: Solution, of part: SystemPart) {
    work += solution.work
    for (at, v) in part.variables.enumerated() { values[Int(v)] = solution.values[at] }
    guard !broken.isEmpty || !solution.broken.isEmpty else { return }
    let members = Set(part.constraints + part.former)
    broken.removeAll { members.contains(Int32(Solver.place($0.rejected))) }
    broken += solution.broken.map(part.global)
    broken.sort { Solver.place($0.rejected) < Solver.place($1.rejected) }
  }

  private static func place(_ member: ConflictMember) -> Int {
    if case .constraint(let r) = member { r } else { -1 }
  }
}

extension Solver {
  /// Changes that ``Solver/edit(_:)`` makes together.
  public struct Edits {
    fileprivate var system: ConstraintSystem
    fileprivate var undos: [ConstraintSystem.Undo] = []
    fileprivate var touched: [Int] = []
    /// The constraint whose constant changes, if nothing else does.
    fileprivate var onlyConstant: Int?

    fileprivate init(_ system: ConstraintSystem) { self.system = system }

    /// As ``Solver/addConstraint(_:constant:_:priority:)``, without solving.
    @discardableResult
    public mutating func addConstraint(
      _ terms: some Sequence<Term>, constant: Double = 0, _ relation: Relation,
      priority: Priority = .required
    ) -> Int {
      let index = system.addConstraint(terms, constant: constant, relation, priority: priority)
      undos.append(.removeLast)
      touched.append(index)
      onlyConstant = nil
      return index
    }

    /// As ``Solver/removeConstraint(_:)``, without solving.
    public mutating func removeConstraint(_ index: Int) {
      undos.append(
        .restore(index, system.coefficients(of: index), system.header(of: index).constant))
      system.empty(index)
      touched.append(index)
      onlyConstant = nil
    }

    /// As ``Solver/setConstant(_:of:)``, without solving.
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

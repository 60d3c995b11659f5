import ConstraintSolver

/// A constraint system under construction, written row by row into the memory of its arrays.
///
/// Filling the arrays together means one capacity check per row instead of one per number.
/// ``filled(rows:terms:_:)`` creates them with estimated capacities. For a large system nothing is
/// copied if the estimates suffice.
struct ConstraintSystemBuilder: ~Copyable {
  var isNonNegative: [Bool] = []
  var variableCount = 0
  var terms: TermBuffers
  var rows: RowBuffers

  /// The variables and coefficients of all terms.
  struct TermBuffers: BitwiseCopyable {
    var variables: UnsafeMutablePointer<Int32>
    var coefficients: UnsafeMutablePointer<Double>
    var count = 0
    var capacity: Int
    /// Whether the builder owns the memory because the arrays' capacity was exceeded.
    var isGrown = false

    /// Allocates memory owned by the builder.
    init(capacity: Int) {
      self.init(
        variables: .allocate(capacity: capacity), coefficients: .allocate(capacity: capacity),
        capacity: capacity)
      isGrown = true
    }

    init(
      variables: UnsafeMutablePointer<Int32>, coefficients: UnsafeMutablePointer<Double>,
      capacity: Int
    ) {
      self.variables = variables
      self.coefficients = coefficients
      self.capacity = capacity
    }

    func deallocate() {
      guard isGrown else { return }
      variables.deallocate()
      coefficients.deallocate()
    }
  }

  /// The fields of each row.
  struct RowBuffers: BitwiseCopyable {
    /// The end of each row's terms, preceded by a zero.
    var starts: UnsafeMutablePointer<Int32>
    var constants: UnsafeMutablePointer<Double>
    var priorities: UnsafeMutablePointer<Double>
    var relations: UnsafeMutablePointer<Relation>
    var roles: UnsafeMutablePointer<ConflictRole>
    /// The caller's label of each row.
    var labels: UnsafeMutablePointer<UInt64>
    var count = 0
    var capacity: Int
    /// Whether the builder owns the memory because the arrays' capacity was exceeded.
    var isGrown = false

    /// Allocates memory owned by the builder.
    init(capacity: Int) {
      self.init(
        starts: .allocate(capacity: capacity + 1), constants: .allocate(capacity: capacity),
        priorities: .allocate(capacity: capacity), relations: .allocate(capacity: capacity),
        roles: .allocate(capacity: capacity), labels: .allocate(capacity: capacity),
        capacity: capacity)
      isGrown = true
    }

    init(
      starts: UnsafeMutablePointer<Int32>, constants: UnsafeMutablePointer<Double>,
      priorities: UnsafeMutablePointer<Double>, relations: UnsafeMutablePointer<Relation>,
      roles: UnsafeMutablePointer<ConflictRole>, labels: UnsafeMutablePointer<UInt64>,
      capacity: Int
    ) {
      self.starts = starts
      self.constants = constants
      self.priorities = priorities
      self.relations = relations
      self.roles = roles
      self.labels = labels
      self.capacity = capacity
      starts.initialize(to: 0)
    }

    func deallocate() {
      guard isGrown else { return }
      starts.deallocate()
      constants.deallocate()
      priorities.deallocate()
      relations.deallocate()
      roles.deallocate()
      labels.deallocate()
    }
  }

  init(terms: TermBuffers, rows: RowBuffers) {
    self.terms = terms
    self.rows = rows
  }

  deinit {
    terms.deallocate()
    rows.deallocate()
  }

  /// Adds variables. `pattern`, repeated, tells which are implicitly at least zero.
  ///
  /// - Returns: The index of the first.
  @discardableResult
  mutating func addVariables(_ pattern: [Bool], times count: Int = 1) -> Int {
    let first = variableCount
    let added = [Bool](unsafeUninitializedCapacity: pattern.count * count) { signs, filled in
      for each in 0..<count {
        for offset in pattern.indices {
          signs.initializeElement(at: each &* pattern.count &+ offset, to: pattern[offset])
        }
      }
      filled = pattern.count * count
    }
    if isNonNegative.isEmpty { isNonNegative = added } else { isNonNegative += added }
    variableCount = isNonNegative.count
    return first
  }

  /// Sets whether a variable is implicitly at least zero.
  mutating func setNonNegative(_ value: Bool, _ variable: Int) {
    isNonNegative[variable] = value
  }

  /// Adds `coefficient · variable` to the row that ``closeRow(constant:_:priority:role:label:)``
  /// closes.
  @inline(__always)
  mutating func add(_ coefficient: Double, _ variable: Int) {
    precondition(
      UInt(bitPattern: variable) < UInt(bitPattern: variableCount),
      "a term names a variable that is not of this system")
    precondition(coefficient.isFinite, "a coefficient is not finite")
    if terms.count == terms.capacity { growTerms() }
    (terms.variables + terms.count).initialize(to: Int32(truncatingIfNeeded: variable))
    (terms.coefficients + terms.count).initialize(to: coefficient)
    terms.count &+= 1
  }

  /// Closes the row `Σ terms + constant  relation  0`, and labels it for the caller.
  @inline(__always)
  mutating func closeRow(
    constant: Double, _ relation: Relation, priority: Priority, role: ConflictRole, label: UInt64
  ) {
    precondition(constant - constant == 0, "a constant is not finite")
    if rows.count == rows.capacity { growRows() }
    (rows.starts + (rows.count &+ 1)).initialize(to: Int32(truncatingIfNeeded: terms.count))
    (rows.constants + rows.count).initialize(to: constant)
    (rows.priorities + rows.count).initialize(to: priority.value)
    (rows.relations + rows.count).initialize(to: relation)
    (rows.roles + rows.count).initialize(to: role)
    (rows.labels + rows.count).initialize(to: label)
    rows.count &+= 1
  }

  /// Adds the row `a · first + b · second + constant  relation  0`. A negative `second` omits that
  /// term.
  @inline(__always)
  mutating func addRow(
    _ a: Double, _ first: Int, _ b: Double, _ second: Int, constant: Double, _ relation: Relation,
    priority: Priority, label: UInt64
  ) {
    precondition(
      UInt(bitPattern: first) < UInt(bitPattern: variableCount) && second < variableCount,
      "a term names a variable that is not of this system")
    // Subtracting an infinity or NaN from itself gives NaN.
    precondition((a - a) + (b - b) == 0, "a coefficient is not finite")
    if terms.capacity &- terms.count < 2 { growTerms() }
    let variables = terms.variables + terms.count
    let coefficients = terms.coefficients + terms.count
    variables.initialize(to: Int32(truncatingIfNeeded: first))
    coefficients.initialize(to: a)
    // A value written after the last term is overwritten by the next row.
    (variables + 1).initialize(to: Int32(truncatingIfNeeded: second))
    (coefficients + 1).initialize(to: b)
    terms.count &+= second >= 0 ? 2 : 1
    closeRow(constant: constant, relation, priority: priority, role: .member, label: label)
  }

  /// Adds the definition `sum - first - second == 0`.
  @inline(__always)
  mutating func addDefinition(_ sum: Int, of first: Int, _ second: Int, label: UInt64) {
    precondition(
      UInt(bitPattern: max(sum, first, second)) < UInt(bitPattern: variableCount)
        && min(sum, first, second) >= 0,
      "a term names a variable that is not of this system")
    if terms.capacity &- terms.count < 3 { growTerms() }
    let variables = terms.variables + terms.count
    let coefficients = terms.coefficients + terms.count
    variables.initialize(to: Int32(truncatingIfNeeded: sum))
    coefficients.initialize(to: 1)
    (variables + 1).initialize(to: Int32(truncatingIfNeeded: first))
    (coefficients + 1).initialize(to: -1)
    (variables + 2).initialize(to: Int32(truncatingIfNeeded: second))
    (coefficients + 2).initialize(to: -1)
    terms.count &+= 3
    closeRow(constant: 0, .equal, priority: .required, role: .definition, label: label)
  }

  @inline(never)
  mutating func growTerms() {
    var grown = TermBuffers(capacity: 2 * terms.capacity)
    grown.variables.initialize(from: terms.variables, count: terms.count)
    grown.coefficients.initialize(from: terms.coefficients, count: terms.count)
    grown.count = terms.count
    terms.deallocate()
    terms = grown
  }

  @inline(never)
  mutating func growRows() {
    var grown = RowBuffers(capacity: 2 * rows.capacity)
    grown.starts.update(from: rows.starts, count: rows.count + 1)
    grown.constants.initialize(from: rows.constants, count: rows.count)
    grown.priorities.initialize(from: rows.priorities, count: rows.count)
    grown.relations.initialize(from: rows.relations, count: rows.count)
    grown.roles.initialize(from: rows.roles, count: rows.count)
    grown.labels.initialize(from: rows.labels, count: rows.count)
    grown.count = rows.count
    rows.deallocate()
    rows = grown
  }
}

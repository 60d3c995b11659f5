import ConstraintSolver

/// A constraint system under construction, row by row, in memory that is reserved for many rows.
///
/// Seven arrays grow together here, so that a row costs one check of its room and not one for each
/// of its numbers. ``finish()`` copies them into a ``ConstraintSystem``.
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

    init(capacity: Int) {
      self.capacity = capacity
      variables = .allocate(capacity: capacity)
      coefficients = .allocate(capacity: capacity)
    }

    func deallocate() {
      variables.deallocate()
      coefficients.deallocate()
    }
  }

  /// What each row has once.
  struct RowBuffers: BitwiseCopyable {
    /// The end of the terms of each row, behind a zero.
    var starts: UnsafeMutablePointer<Int32>
    var constants: UnsafeMutablePointer<Double>
    var priorities: UnsafeMutablePointer<Double>
    var relations: UnsafeMutablePointer<Relation>
    var roles: UnsafeMutablePointer<ConflictRole>
    /// What the caller knows the row by.
    var labels: UnsafeMutablePointer<UInt64>
    var count = 0
    var capacity: Int

    init(capacity: Int) {
      self.capacity = capacity
      starts = .allocate(capacity: capacity + 1)
      starts.initialize(to: 0)
      constants = .allocate(capacity: capacity)
      priorities = .allocate(capacity: capacity)
      relations = .allocate(capacity: capacity)
      roles = .allocate(capacity: capacity)
      labels = .allocate(capacity: capacity)
    }

    func deallocate() {
      starts.deallocate()
      constants.deallocate()
      priorities.deallocate()
      relations.deallocate()
      roles.deallocate()
      labels.deallocate()
    }
  }

  /// Makes an empty system with room for so much; more makes it grow.
  init(rows: Int, terms: Int) {
    self.terms = TermBuffers(capacity: max(16, terms))
    self.rows = RowBuffers(capacity: max(16, rows))
  }

  deinit {
    terms.deallocate()
    rows.deallocate()
  }

  /// The number of rows so far.
  var rowCount: Int { rows.count }

  /// Adds variables, which are implicitly at least zero where the pattern, repeated, says so.
  ///
  /// - Returns: The index of the first.
  @discardableResult
  mutating func addVariables(_ pattern: [Bool], times count: Int = 1) -> Int {
    let first = variableCount
    isNonNegative.append(contentsOf: repeatElement(false, count: pattern.count * count))
    for offset in pattern.indices where pattern[offset] {
      for each in 0..<count { isNonNegative[first + each * pattern.count + offset] = true }
    }
    variableCount = isNonNegative.count
    return first
  }

  /// Sets whether a variable is implicitly at least zero.
  mutating func setNonNegative(_ value: Bool, _ variable: Int) {
    isNonNegative[variable] = value
  }

  /// Adds `coefficient · variable` to the row that
  /// ``closeRow(constant:_:priority:role:label:)`` ends.
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

  /// Ends the row `Σ terms + constant  relation  0`, which the caller knows by its label.
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

  /// Adds the row `a · first + b · second + constant  relation  0`, without the second term if that
  /// variable is negative.
  @inline(__always)
  mutating func addRow(
    _ a: Double, _ first: Int, _ b: Double, _ second: Int, constant: Double, _ relation: Relation,
    priority: Priority, label: UInt64
  ) {
    precondition(
      UInt(bitPattern: first) < UInt(bitPattern: variableCount) && second < variableCount,
      "a term names a variable that is not of this system")
    // Infinite and undefined numbers less themselves are undefined.
    precondition((a - a) + (b - b) == 0, "a coefficient is not finite")
    if terms.capacity &- terms.count < 2 { growTerms() }
    let variables = terms.variables + terms.count
    let coefficients = terms.coefficients + terms.count
    variables.initialize(to: Int32(truncatingIfNeeded: first))
    coefficients.initialize(to: a)
    // What is written behind the last term is written again.
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

  /// The label of each row so far.
  var labels: [UInt64] {
    Array(UnsafeBufferPointer(start: rows.labels, count: rows.count))
  }

  /// The system of the rows so far.
  ///
  /// - Complexity: O(terms), a copy.
  func finish() -> ConstraintSystem {
    ConstraintSystem(
      isNonNegative: isNonNegative,
      termVariables: UnsafeBufferPointer(start: terms.variables, count: terms.count),
      termCoefficients: UnsafeBufferPointer(start: terms.coefficients, count: terms.count),
      starts: UnsafeBufferPointer(start: rows.starts, count: rows.count + 1),
      constants: UnsafeBufferPointer(start: rows.constants, count: rows.count),
      relations: UnsafeBufferPointer(start: rows.relations, count: rows.count),
      priorities: UnsafeBufferPointer(start: rows.priorities, count: rows.count),
      roles: UnsafeBufferPointer(start: rows.roles, count: rows.count))
  }
}

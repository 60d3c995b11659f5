/// Crash bases: as many of a level's wishes as possible start at their kinks.
///
/// A level whose start would leave more than a few wishes unmet gets a new basis. It prefers
/// variables that the level does not involve: free ones first, then those between bounds. Variables
/// wished to a kink follow, and fixed ones come last (compare the triangular crash of Maros and
/// Mitra, Strategies for Creating Advanced Bases for Large-Scale Linear Programming Problems,
/// 1998). Every variable left out of the basis starts at its kink. From the logical basis, equal
/// widths of n views take two steps each; from such a basis, none.
extension SparseSimplex {
  /// The number of unmet wishes left to the simplex method.
  private static var fewWishes: Int { 8 }
  /// The maximum fill-in of a crash, relative to the entries of the matrix.
  private static var fillLimit: Int { 1 }
  /// The minimum pivot of a crash.
  private static var leastPivot: Double { 1e-6 }

  /// The stages in which variables become basic, in order of preference.
  private enum Preference {
    static let free: Int8 = 0
    static let bounded: Int8 = 1
    static let wanted: Int8 = 2
    static let fixed: Int8 = 3
  }

  /// Whether a level wants more than a few basic variables elsewhere.
  func wantsCrash<Number: Scalar>(
    for level: Buffer<SoftBounds<Number>>
  ) throws(Failure) -> Bool {
    try context.meter.charge(level.count)
    var unmet = 0
    for at in level.indices {
      let cell = cells[level[at].variable]
      if cell.isBasic, excess(cell.value, level[at].lower.value, level[at].upper.value) > 0 {
        unmet += 1
      }
    }
    return unmet > SparseSimplex.fewWishes
  }

  /// Takes a new basis for a level; returns `false` if the basis was kept.
  mutating func crash<Number: Scalar>(
    for level: Buffer<SoftBounds<Number>>
  ) throws(Failure) -> Bool {
    try preferByBounds()
    for at in level.indices {
      let soft = level[at]
      let x = cells[soft.variable].value
      let isInside =
        x > soft.lower.value + Tolerance.near(x) && x < soft.upper.value - Tolerance.near(x)
      if !isInside, cells[soft.variable].canMove {
        setPreference(Int(soft.variable), Preference.wanted)
      }
    }
    try context.meter.charge(level.count)
    return try takeCrashBasis()
  }

  /// Whether more than a few basic variables are outside their bounds.
  var wantsCrashForRequired: Bool { countViolated() > SparseSimplex.fewWishes }

  /// Takes a new basis for the required constraints. Takes another one for those still violated, if
  /// that leaves fewer. Returns `false` if the basis was kept.
  mutating func crashForRequired() throws(Failure) -> Bool {
    guard try takeBasisForViolated() else { return false }
    let before = countViolated()
    guard before > SparseSimplex.fewWishes else { return true }
    let oldBasic = context.arena.copy(basic)
    let oldCells = context.arena.copy(cells)
    let oldSlopes = context.arena.copy(valueSlope)
    if try takeBasisForViolated(), countViolated() >= before {
      try restore(oldBasic, oldCells, oldSlopes)
    }
    return true
  }

  private mutating func takeBasisForViolated() throws(Failure) -> Bool {
    try preferByBounds()
    for position in 0..<rowCount {
      let v = Int(basic[position])
      if cells[v].canMove, excess(cells[v].value, cells[v].lower, cells[v].upper) > 0 {
        setPreference(v, Preference.wanted)
      }
    }
    return try takeCrashBasis()
  }

  /// Takes a basis without fixed variables as far as possible, regardless of fill-in.
  mutating func crashByBounds() throws(Failure) -> Bool {
    try preferByBounds()
    return try takeCrashBasis(fillLimit: .max)
  }

  private func excess(_ x: Double, _ low: Double, _ high: Double) -> Double {
    max(low - x - Tolerance.near(low), x - high - Tolerance.near(high))
  }

  private func countViolated() -> Int {
    var count = 0
    for position in 0..<rowCount {
      let cell = cells[basic[position]]
      if excess(cell.value, cell.lower, cell.upper) > 0 { count += 1 }
    }
    return count
  }

  private func setPreference(_ v: Int, _ preference: Int8) {
    if v < columnCount {
      // A fixed column takes no part: the logicals of rows without a pivot serve as well.
      stageOfColumn[v] = preference == Preference.fixed ? -1 : preference
    } else {
      stageOfLogical[v - columnCount] = preference
    }
  }

  private func preferByBounds() throws(Failure) {
    for v in cells.indices {
      let cell = cells[v]
      let isFree = cell.lower == -.infinity && cell.upper == .infinity
      setPreference(
        v,
        !cell.canMove ? Preference.fixed : isFree ? Preference.free : Preference.bounded)
    }
    try context.meter.charge(cells.count)
  }

  /// Selects a basis by the preferences, and moves the variables outside it to bounds. Returns
  /// `false` and keeps the basis if the fill-in would be too large.
  private mutating func takeCrashBasis(fillLimit: Int? = nil) throws(Failure) -> Bool {
    statistics.crashes += 1
    var options = Elimination.Options()
    options.leastPivot = SparseSimplex.leastPivot
    options.fillLimit = fillLimit ?? SparseSimplex.fillLimit * rows.entryCount
    options.selectsOnly = true
    let outcome = try elimination.run(
      stageOfColumn: stageOfColumn, stageOfLogical: stageOfLogical, stages: Preference.fixed,
      options)
    guard case .complete = outcome else { return false }
    for position in 0..<rowCount { cells[basic[position]].position = -1 }
    for at in 0..<rowCount { take(Int(elimination.variableOfPivot[at]), position: at) }
    try factorise()
    norm.fill(1)
    for v in cells.indices where !cells[v].isBasic { standAtNearestBound(v) }
    try context.meter.charge(cells.count + rowCount)
    try computeValues()
    suspects.insertAll()
    return true
  }

  private func take(_ v: Int, position: Int) {
    basic[position] = Int32(truncatingIfNeeded: v)
    cells[v].position = Int32(truncatingIfNeeded: position)
    cells[v].segment = cells[v].zeroSegment
  }

  /// Restores a basis together with the values of the nonbasic variables.
  private mutating func restore(
    _ oldBasic: Buffer<Int32>, _ oldCells: Buffer<Cell>, _ oldSlopes: Buffer<Double>
  ) throws(Failure) {
    for position in 0..<rowCount { basic[position] = oldBasic[position] }
    for v in cells.indices { cells[v] = oldCells[v] }
    for at in oldSlopes.indices { valueSlope[at] = oldSlopes[at] }
    norm.fill(1)
    try context.meter.charge(variableCount + rowCount)
    try factorise()
    try computeValues()
    suspects.insertAll()
  }
}

import ConstraintSolver
import Testing

/// The situations in kiwi's own tests, with the results that follow from the definition of the
/// optimum.
///
/// A suggested value is an optional equality at the strength of its edit variable. Kiwi's strong,
/// medium and weak are 900, 600 and 300 here.
struct `Situations of kiwi's tests` {
  private let strong = 900.0
  private let medium = 600.0
  private let weak = 300.0

  @Test func `a suggested value outweighs a weaker equality`() throws {
    var sheet = Sheet()
    let v = sheet.variable()
    try sheet.add([(1, v)], .equal, 2, at: medium)
    try sheet.add([(1, v)], .equal, 1, at: weak)
    #expect(try sheet.system.checked().values == [2])
  }

  @Test func `a suggestion that reaches several rows stops at a required bound`() throws {
    var sheet = Sheet()
    let (v1, v2) = (sheet.variable(), sheet.variable())
    try sheet.add([(1, v2)], .equal, 0, at: weak)
    try sheet.add([(1, v1), (1, v2)], .equal, 0)
    try sheet.add([(1, v2)], .lessThanOrEqual, -1)
    try sheet.add([(1, v2)], .greaterThanOrEqual, 0, at: weak)
    #expect(try sheet.system.checked().values == [1, -1])
  }

  @Test func `bounds that exclude each other conflict, and each alone holds`() throws {
    var both = Sheet()
    let v = both.variable()
    try both.add([(1, v)], .greaterThanOrEqual, 1)
    try both.add([(1, v)], .lessThanOrEqual, 0)
    #expect(both.system.conflicts.map(\.members) == [[.constraint(0), .constraint(1)]])
    for (relation, bound) in [(Relation.greaterThanOrEqual, 1.0), (.lessThanOrEqual, 0)] {
      var alone = Sheet()
      try alone.add([(1, alone.variable())], relation, bound)
      #expect(try alone.system.checked().values == [bound])
    }
  }

  @Test func `an under-constrained variable takes the value that is suggested`() throws {
    var sheet = Sheet()
    let v = sheet.variable()
    try sheet.add([(2, v)], .greaterThanOrEqual, -1)
    var face = try sheet.system.checked().optimalFace()
    #expect(try face.range(of: [Term(v)]) == (-0.5, .infinity))
    try sheet.add([(1, v)], .equal, 10, at: weak)
    let solution = try sheet.system.checked()
    #expect(solution.values == [10])
    #expect(!solution.mayVary(v))
  }

  @Test func `an optional constraint gives way to a required one`() throws {
    var sheet = Sheet()
    let (v1, v2) = (sheet.variable(), sheet.variable())
    try sheet.add([(1, v1), (1, v2)], .equal, 0)
    try sheet.add([(1, v1)], .equal, 10)
    try sheet.add([(1, v2)], .greaterThanOrEqual, 0, at: weak)
    let solution = try sheet.system.checked()
    #expect(solution.values == [10, -10])
    #expect(solution.violations.map(\.constraint) == [2])
    #expect(solution.violations.map(\.amount) == [10])
  }

  @Test func `a medium constraint gives way to a strong one`() throws {
    var sheet = Sheet()
    let (v1, v2) = (sheet.variable(), sheet.variable())
    try sheet.add([(1, v1), (1, v2)], .equal, 0)
    try sheet.add([(1, v1)], .greaterThanOrEqual, 10, at: medium)
    try sheet.add([(1, v2)], .equal, 2, at: strong)
    #expect(try sheet.system.checked().values == [-2, 2])
  }

  @Test func `a violated constraint is reported with its amount, one that holds is not`() throws {
    var sheet = Sheet()
    let v = sheet.variable()
    try sheet.add([(1, v)], .greaterThanOrEqual, 10)
    try sheet.add([(1, v)], .lessThanOrEqual, -5, at: weak)
    let solution = try sheet.system.checked()
    #expect(solution.values == [10])
    #expect(solution.violations.map(\.constraint) == [1])
    #expect(solution.violations.map(\.amount) == [15])
  }

  /// The example of the Cassowary paper: `middle` lies between `left` and `right`, which are at
  /// least 20 apart.
  private func middle(at position: Double) throws -> Sheet {
    var sheet = Sheet()
    let (middle, left, right) = (sheet.variable(), sheet.variable(), sheet.variable())
    try sheet.add([(1, middle)], .equal, position, at: strong)
    try sheet.add([(1, left)], .equal, 30, at: weak)
    try sheet.add([(1, right)], .equal, 50, at: weak)
    try sheet.add([(2, middle), (-1, left), (-1, right)], .equal, 0)
    try sheet.add([(1, right), (-1, left)], .greaterThanOrEqual, 20)
    try sheet.add([(1, left)], .greaterThanOrEqual, -10)
    try sheet.add([(1, right)], .lessThanOrEqual, 100)
    return sheet
  }

  @Test(arguments: [(40.0, 0.0), (90, 100), (5, 70)])
  func `a strong middle moves weak ends as far as they may`(
    _ position: Double, _ moved: Double
  ) throws {
    // Kiwi's ends at 5 are -5 and 15, one of several solutions with the same total distance.
    let values = try middle(at: position).system.checked().values
    #expect(values[0] == position)
    #expect(abs(values[1] - 30) + abs(values[2] - 50) == moved)
  }

  @Test func `a strong middle that the ends cannot follow stops where they do`() throws {
    #expect(try middle(at: 95).system.checked().values == [90, 80, 100])
  }

  @Test func `between both ends the same sum of violations is open`() throws {
    let solution = try middle(at: 60).system.checked()
    var face = solution.optimalFace()
    #expect(try face.range(of: [Term(Variable(index: 1))]) == (30, 50))
    #expect(try face.range(of: [Term(Variable(index: 2))]) == (70, 90))
    #expect(abs(solution.values[1] + solution.values[2] - 120) < 1e-9)
  }

  @Test func `a linear program is solved by a weak equality that is out of reach`() throws {
    var sheet = Sheet()
    let x = (0..<3).map { _ in sheet.variable(isNonNegative: true) }
    let objective = sheet.variable()
    try sheet.add([(2, x[0]), (-5, x[1])], .lessThanOrEqual, 11)
    try sheet.add([(-1, x[0]), (3, x[1]), (1, x[2])], .equal, 7)
    try sheet.add([(1, x[0]), (-8, x[1]), (4, x[2])], .greaterThanOrEqual, 33)
    try sheet.add([(1, objective), (2, x[0]), (-7, x[1]), (-4, x[2])], .equal, 0)
    try sheet.add([(1, objective)], .equal, 1e6, at: weak)
    // Kiwi's solution is (13, 3, 11), one of several.
    #expect(abs(try sheet.system.checked().values[objective.index] - 39) < 1e-6)
  }

  @Test func `a redundant equality whose constants round apart is no conflict`() throws {
    var sheet = Sheet()
    let (a, b) = (sheet.variable(), sheet.variable())
    try sheet.add([(1, a)], .equal, 0.1)
    try sheet.add([(1, b), (-1, a)], .equal, 0.2)
    try sheet.add([(1, b)], .equal, 0.3)
    try sheet.add([(3, b), (-3, a)], .equal, 0.6)
    #expect(abs(try sheet.system.checked().values[1] - 0.3) < 1e-9)
  }

  @Test func `a thousand and one weak constraints do not outvote a medium one`() throws {
    var sheet = Sheet()
    let v = sheet.variable()
    try sheet.add([(1, v)], .equal, 100, at: medium)
    for _ in 0..<1_001 { try sheet.add([(1, v)], .equal, 0, at: weak) }
    #expect(try sheet.system.checked().values == [100])
  }
}

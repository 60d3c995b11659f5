import ConstraintSolver
import TestSupport
import Testing

/// Random systems of the shape that layouts have: rows of views in a window, with wishes at several priorities.
private struct RandomLayout {
  var variableCount = 0
  var isNonNegative: [Bool] = []
  var rows: [(terms: [Term], constant: Double, relation: Relation, priority: Double)] = []

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...8, using: &random)
    let window = variable(isNonNegative: true)
    add([(1, window)], .equal, Double(Int.random(in: 20...60, using: &random) * 10), 1000)
    var last: Variable?
    for _ in 0..<count {
      let (start, width) = (variable(), variable(isNonNegative: true))
      if let last {
        add([(1, start), (-1, last)], .greaterThanOrEqual, 8, 1000)
      } else {
        add([(1, start)], .greaterThanOrEqual, 8, 1000)
      }
      add([(1, start)], .equal, 0, 20)
      add([(1, width)], .equal, Double(Int.random(in: 1...30, using: &random) * 5), 750)
      add([(1, width)], .lessThanOrEqual, Double(Int.random(in: 1...30, using: &random) * 5), 250)
      let end = variable()
      add([(1, end), (-1, start), (-1, width)], .equal, 0, 1000)
      last = end
    }
    if let last { add([(1, last), (-1, window)], .lessThanOrEqual, -8, 999) }
  }

  private mutating func variable(isNonNegative: Bool = false) -> Variable {
    self.isNonNegative.append(isNonNegative)
    variableCount += 1
    return Variable(index: variableCount - 1)
  }

  private mutating func add(
    _ terms: [(Double, Variable)], _ relation: Relation, _ value: Double, _ priority: Double
  ) {
    rows.append((terms.map { Term($0.1, $0.0) }, -value, relation, priority))
  }

  /// The system with its constraints in another order.
  func system(order: [Int]? = nil) -> ConstraintSystem {
    var system = ConstraintSystem()
    for sign in isNonNegative { system.addVariable(isNonNegative: sign) }
    for index in order ?? Array(rows.indices) {
      let row = rows[index]
      system.addConstraint(
        row.terms, constant: row.constant, row.relation,
        priority: Priority(row.priority) ?? .required)
    }
    return system
  }
}

struct `Properties of every solution` {
  @Test func `the order of the constraints changes no value that is unique`() throws {
    for seed in 0..<200 {
      let layout = RandomLayout(seed: UInt64(seed))
      var random = SplitMix64(seed: UInt64(seed) &+ 1_000)
      let solution = try layout.system().solve()
      let shuffled = try layout.system(order: layout.rows.indices.shuffled(using: &random)).solve()
      var face = solution.optimalFace()
      for v in 0..<layout.variableCount {
        let isOpen = try face.varies([Term(Variable(index: v))])
        let difference = abs(solution.values[v] - shuffled.values[v])
        #expect(isOpen || difference < 1e-6, "seed \(seed), variable \(v)")
      }
    }
  }

  @Test func `equal systems get equal values, to the bit`() throws {
    for seed in 0..<50 {
      let system = RandomLayout(seed: UInt64(seed)).system()
      #expect(try system.solve().values == system.solve().values)
    }
  }

  @Test func `another constraint at the end never improves a priority above it`() throws {
    for seed in 0..<200 {
      let layout = RandomLayout(seed: UInt64(seed))
      let before = layout.system()
      var after = before
      let wish = Variable(index: Int(seed) % layout.variableCount)
      after.addConstraint(
        [Term(wish)], constant: -500, .equal, priority: try #require(Priority(600)))
      let old = before.levelSums(try before.solve().values)
      let new = before.levelSums(try after.solve().values)
      // What stands above the new wish is as good as it was; what stands below can only lose.
      for priority in [999.0, 750] {
        let (was, now) = (old[priority] ?? 0, new[priority] ?? 0)
        #expect(abs(was - now) < 1e-5 * (1 + was), "seed \(seed)")
      }
      #expect((new[250] ?? 0) >= (old[250] ?? 0) - 1e-6, "seed \(seed)")
    }
  }

  @Test func `a constraint that already holds changes nothing`() throws {
    for seed in 0..<100 {
      let layout = RandomLayout(seed: UInt64(seed))
      let before = layout.system()
      let solution = try before.solve()
      var after = before
      for v in 0..<layout.variableCount {
        after.addConstraint(
          [Term(Variable(index: v))], constant: -solution.values[v], .equal)
      }
      let again = try after.solve()
      for (a, b) in zip(solution.values, again.values) { #expect(abs(a - b) < 1e-6) }
    }
  }
}

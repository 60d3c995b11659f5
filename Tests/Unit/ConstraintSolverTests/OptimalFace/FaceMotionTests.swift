import TestSupport
import Testing

@testable import ConstraintSolver

struct `What varies over the optimal face` {
  /// A few required rows and soft bounds with small integers, whose optima are often degenerate,
  /// scaled by `unit`, with every variable within `reach` of zero.
  private func system(
    seed: UInt64, unit: Double = 1, reach: Double? = nil
  ) throws -> ConstraintSystem {
    var random = SplitMix64(seed: seed)
    var system = ConstraintSystem()
    let variables = (0..<Int.random(in: 2...8, using: &random)).map { _ in
      system.addVariable(isNonNegative: Bool.random(using: &random))
    }
    for _ in 0..<Int.random(in: 2...14, using: &random) {
      let terms = variables.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
        .map { Term($0, random.element(of: [1, -1, 1, -1, 2, -0.5])) }
      let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
        .randomElement(using: &random)
      let priority = random.element(of: [1000, 750, 500, 500, 250])
      system.addConstraint(
        terms, constant: unit * random.element(of: [0, 0, 0, -1, 2, -5]), relation ?? .equal,
        priority: try #require(Priority(priority)))
    }
    for variable in variables {
      guard let reach else { break }
      system.addConstraint([Term(variable)], constant: reach, .greaterThanOrEqual)
      system.addConstraint([Term(variable)], constant: -reach, .lessThanOrEqual)
    }
    return system
  }

  @Test func `a number varies exactly if its least and greatest value differ`() throws {
    var (open, unique) = (0, 0)
    for seed in 0..<1_500 {
      guard let solution = try? system(seed: UInt64(seed)).solve() else { continue }
      var (face, ranges) = (solution.optimalFace(), solution.optimalFace())
      var random = SplitMix64(seed: UInt64(seed))
      for v in solution.values.indices {
        let other = Variable(index: Int.random(in: solution.values.indices, using: &random))
        let sum = other.index == v ? [] : [Term(other, random.element(of: [1, -1, 0.5]))]
        for terms in [[Term(Variable(index: v))], [Term(Variable(index: v))] + sum] {
          let range = try ranges.range(of: terms)
          let varies = try face.varies(terms)
          #expect(varies == (range.upper - range.lower > 1e-4), "seed \(seed): \(terms) \(range)")
          if varies { open += 1 } else { unique += 1 }
        }
      }
    }
    // Enough of both for a meaningful comparison.
    #expect(open > 1_000 && unique > 1_000)
  }

  @Test func `a number varies, too, where bounds are far and other numbers small`() throws {
    var open = 0
    for seed in 0..<1_500 {
      let system = try system(seed: UInt64(seed), unit: 0.01, reach: 16_384)
      guard let solution = try? system.solve() else { continue }
      var (face, ranges) = (solution.optimalFace(), solution.optimalFace())
      for v in solution.values.indices {
        let range = try ranges.range(of: [Term(Variable(index: v))])
        let varies = try face.varies([Term(Variable(index: v))])
        #expect(varies == (range.upper - range.lower > 1e-4), "seed \(seed): \(v) \(range)")
        if varies { open += 1 }
      }
    }
    #expect(open > 1_000)
  }

  @Test func `a spread that no known point shows is measured`() throws {
    for (room, expected) in [(2e-4, true), (5e-5, false)] {
      var sheet = Sheet()
      let (x, y) = (sheet.variable(), sheet.variable())
      try sheet.add([(1, x), (1, y)], .equal, 100)
      try sheet.add([(1, x), (-1, y)], .greaterThanOrEqual, 10)
      try sheet.add([(1, x), (-1, y)], .lessThanOrEqual, 10 + room)
      try sheet.add([(1, x)], .lessThanOrEqual, 1_000)
      var face = try sheet.system.checked().optimalFace()
      #expect(try face.varies([Term(x), Term(y, -1)]) == expected)
      #expect(try !face.varies([Term(x), Term(y)]))
    }
  }

  @Test func `what is known when the work ends still is, and is right`() throws {
    var sheet = Sheet()
    // Several components of several columns, and a unique one.
    var variables: [Variable] = []
    for _ in 0..<20 {
      let group = (0..<4).map { _ in sheet.variable(isNonNegative: true) }
      try sheet.add(group.map { (1, $0) }, .equal, 50)
      try sheet.add([(1, group[0]), (-1, group[1]), (1, group[2])], .lessThanOrEqual, 20)
      variables += group
    }
    let fixed = sheet.variable()
    try sheet.add([(1, fixed)], .equal, 3)
    let solution = try sheet.system.checked()
    func known(_ work: Int) throws -> (count: Int, isComplete: Bool) {
      var face = solution.optimalFace(limits: SolveLimits(work: work))
      var (count, isComplete) = (0, true)
      for v in variables {
        do throws(SolveError) {
          #expect(try face.varies([Term(v)]))
          count += 1
        } catch {
          guard case .workLimitExceeded(work, let progress) = error else { throw error }
          #expect(progress.stage == .ambiguity)
          isComplete = false
        }
      }
      #expect(try !face.varies([Term(fixed)]))
      return (count, isComplete)
    }
    // The minimum work that determines everything, by bisection; with one unit less, something
    // stays unknown.
    var (low, high) = (0, 1_000_000)
    while low < high {
      let middle = (low + high) / 2
      if try known(middle).isComplete { high = middle } else { low = middle + 1 }
    }
    #expect(try known(high) == (variables.count, true))
    let before = try known(high - 1)
    #expect(!before.isComplete && before.count > 0 && before.count < variables.count)
    #expect(try known(0).count == 0)
  }
}

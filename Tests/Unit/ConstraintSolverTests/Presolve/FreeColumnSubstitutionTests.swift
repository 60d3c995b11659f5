import TestSupport
import Testing

@testable import ConstraintSolver

struct `The substitution of free columns` {
  /// Random equalities over columns, most of them free.
  private struct Case {
    let columnCount: Int
    let isFree: [Bool]
    let equations: LinearEquations

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let columnCount = Int.random(in: 3...12, using: &random)
      let truth = (0..<columnCount).map { _ in Double(Int.random(in: -9...9, using: &random)) }
      isFree = (0..<columnCount).map { _ in Int.random(in: 0..<4, using: &random) > 0 }
      var equations = LinearEquations()
      for _ in 0..<Int.random(in: 1...columnCount, using: &random) {
        var row = [Double](repeating: 0, count: columnCount + 1)
        for _ in 0..<Int.random(in: 2...4, using: &random) {
          let value = random.element(of: [1.0, 1, -1, 2, -3])
          row[Int.random(in: 0..<columnCount, using: &random)] = value
        }
        row[columnCount] = zip(row, truth).reduce(0) { $0 + $1.0 * $1.1 }
        // A duplicate row would leave a sum without columns, which has its own test.
        if LinearEquations(rows: equations.rows + [row]).rank() > equations.rows.count {
          equations.rows.append(row)
        }
      }
      (self.columnCount, self.equations) = (columnCount, equations)
    }

    func substitution(_ context: SolveContext) -> FreeColumnSubstitution<Double> {
      var entries: [ComponentEntry] = []
      var rows: [ComponentRow<Double>] = []
      for (index, row) in equations.rows.enumerated() {
        let first = entries.count
        for column in 0..<columnCount where row[column] != 0 {
          entries.append(ComponentEntry(value: row[column], column: Int32(column)))
        }
        rows.append(
          ComponentRow(
            lower: row[columnCount], upper: row[columnCount], magnitude: 1,
            constraint: Int32(index), firstEntry: Int32(first),
            entryCount: Int32(entries.count - first), softBoundsIndex: -1))
      }
      return FreeColumnSubstitution(
        rows: context.arena.buffer(of: rows), entries: context.arena.buffer(of: entries),
        equalityCount: rows.count, isFree: context.arena.buffer(of: isFree), context: context)
    }
  }

  @Test func `leaves equations with the same solutions`() throws {
    for seed in 0..<400 {
      let example = Case(seed: UInt64(seed))
      try SolveContext.with { context in
        var substitution = example.substitution(context)
        try substitution.run()
        var result = LinearEquations()
        for definition in substitution.definitions.elements.array {
          var row = [Double](repeating: 0, count: example.columnCount + 1)
          row[Int(definition.column)] = 1
          for at in definition.range {
            row[Int(substitution.terms[at].column)] -= substitution.terms[at].value
          }
          row[example.columnCount] = definition.constant
          result.rows.append(row)
        }
        try substitution.forEachRemaining { _, sum in
          var row = [Double](repeating: 0, count: example.columnCount + 1)
          for entry in sum.entries.elements.array { row[Int(entry.column)] += entry.value }
          row[example.columnCount] = sum.target
          result.rows.append(row)
        }
        #expect(result.rows.count == example.equations.rows.count, "seed \(seed)")
        #expect(result.isEquivalent(to: example.equations), "seed \(seed)")
      }
    }
  }

  @Test func `defines each free column once, by columns that are defined later or never`() throws {
    var count = 0
    for seed in 0..<400 {
      let example = Case(seed: UInt64(seed))
      try SolveContext.with { context in
        var substitution = example.substitution(context)
        try substitution.run()
        var defined: Set<Int32> = []
        for definition in substitution.definitions.elements.array {
          #expect(example.isFree[Int(definition.column)], "seed \(seed)")
          #expect(defined.insert(definition.column).inserted, "seed \(seed)")
          for at in definition.range {
            #expect(!defined.contains(substitution.terms[at].column), "seed \(seed)")
          }
        }
        try substitution.forEachRemaining { _, sum in
          for entry in sum.entries.elements.array where entry.value != 0 {
            #expect(!defined.contains(entry.column), "seed \(seed)")
          }
        }
        count += defined.count
      }
    }
    #expect(count > 400)
  }

  @Test func `makes of a chain one row over its sizes`() throws {
    // Positions 0 ... count are free; size k, column count + 1 + k, is between two of them.
    let count = 50
    var random = SplitMix64(seed: 1)
    try SolveContext.with { context in
      var entries: [ComponentEntry] = []
      var rows: [ComponentRow<Double>] = []
      func add(_ terms: [(Double, Int)], equal value: Double) {
        rows.append(
          ComponentRow(
            lower: value, upper: value, magnitude: 1, constraint: Int32(rows.count),
            firstEntry: Int32(entries.count), entryCount: Int32(terms.count),
            softBoundsIndex: -1))
        entries += terms.map { ComponentEntry(value: $0.0, column: Int32($0.1)) }
      }
      for k in (0..<count).shuffled(using: &random) {
        add([(1, k + 1), (-1, k), (-1, count + 1 + k)], equal: 8)
      }
      add([(1, count), (-1, 0)], equal: 1_000)
      var substitution = FreeColumnSubstitution(
        rows: context.arena.buffer(of: rows), entries: context.arena.buffer(of: entries),
        equalityCount: rows.count,
        isFree: context.arena.buffer(2 * count + 1) { $0 <= count }, context: context)
      try substitution.run()
      var sums: [RowSum<Double>] = []
      try substitution.forEachRemaining { _, sum in
        sums.append(sum)
        let factor = sum.target / Double(1_000 - 8 * count)
        #expect(abs(factor) == 1)
        let sizes = sum.entries.elements.array.filter { $0.value != 0 }
        #expect(sizes.count == count)
        #expect(sizes.allSatisfy { $0.value == factor && Int($0.column) > count })
      }
      #expect(sums.count == 1 && substitution.definitions.count == count)
    }
  }

  @Test func `names all equalities of a sum in a conflict`() throws {
    try SolveContext.with { context in
      // x0 + x1 = 1 and x1 + x2 = 2, where x1 is free: one sum remains.
      let entries = [(1.0, 0), (1, 1), (1, 1), (1, 2)].map {
        ComponentEntry(value: $0.0, column: Int32($0.1))
      }
      let rows = [0, 1].map { (row: Int) in
        ComponentRow<Double>(
          lower: Double(row + 1), upper: Double(row + 1), magnitude: 2,
          constraint: Int32(10 + row), firstEntry: Int32(2 * row), entryCount: 2,
          softBoundsIndex: -1)
      }
      var substitution = FreeColumnSubstitution(
        rows: context.arena.buffer(of: rows), entries: context.arena.buffer(of: entries),
        equalityCount: 2, isFree: context.arena.buffer(of: [false, true, false]),
        context: context)
      try substitution.run()
      var sums: [Int] = []
      try substitution.forEachRemaining { row, _ in sums.append(row) }
      let sum = try #require(sums.first)
      #expect(sums.count == 1)
      let members = substitution.expanded([.constraint(10 + sum), .constraint(3)])
      #expect(Set(members) == [.constraint(10), .constraint(11), .constraint(3)])
    }
  }
}

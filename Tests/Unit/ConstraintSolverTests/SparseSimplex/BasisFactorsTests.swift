import TestSupport
import Testing

@testable import ConstraintSolver

/// A random matrix `[A | -I]` and a basis of it.
private struct Example {
  let rowCount: Int
  let columnCount: Int
  /// The entries of each row by column.
  var rows: [[Int: Double]]
  var random: SplitMix64

  /// Rows with a few entries, and some with many, as from an equality over all views of a row.
  init(seed: Int, size: Int, longRows: Int = 1) {
    random = SplitMix64(seed: UInt64(seed))
    rowCount = size
    columnCount = size + size / 2
    rows = []
    for row in 0..<size {
      var entries: [Int: Double] = [:]
      let length = row < longRows ? columnCount : Int.random(in: 1...4, using: &random)
      for at in 0..<length {
        let column = row < longRows ? at : Int.random(in: 0..<columnCount, using: &random)
        entries[column] = random.element(of: [1, 1, -1, 2, -0.5])
      }
      rows.append(entries)
    }
  }

  func lines(_ context: SolveContext) throws -> (rows: CompressedLines, columns: CompressedLines) {
    let count = rows.reduce(0) { $0 + $1.count }
    let lines = CompressedLines(count: rowCount, capacity: count, in: context.arena)
    var at = 0
    for (row, entries) in rows.enumerated() {
      for (column, value) in entries.sorted(by: { $0.key < $1.key }) {
        lines.entries[at] = SparseEntry(value: value, index: Int32(column))
        at += 1
      }
      lines.close(row, at: at)
    }
    var columns = CompressedLines(count: columnCount, capacity: count, in: context.arena)
    try columns.assign(transposeOf: lines, context)
    return (lines, columns)
  }

  /// The entries of a column of `[A | -I]`.
  func column(_ v: Int) -> [Double] {
    (0..<rowCount).map { v < columnCount ? rows[$0][v] ?? 0 : v - columnCount == $0 ? -1 : 0 }
  }
}

/// The factors of a random basis of an example.
private struct Factorised {
  var example: Example
  var factors: BasisFactors
  var basic: [Int]
  let context: SolveContext

  init(_ example: Example, _ context: SolveContext) throws {
    self.example = example
    self.context = context
    let (rows, columns) = try example.lines(context)
    var elimination = Elimination(rows: rows, columns: columns, context)
    let all = context.arena.buffer(example.columnCount, of: Int8(0))
    let last = context.arena.buffer(example.rowCount, of: Int8(1))
    // A first elimination selects independent columns.
    _ = try elimination.run(
      stageOfColumn: all, stageOfLogical: last, stages: 1, Elimination.Options())
    let basic = elimination.variableOfPivot.array.map { Int($0) }
    let chosen = context.arena.buffer(example.columnCount, of: Int8(-1))
    for v in basic where v < example.columnCount { chosen[v] = 0 }
    for v in basic where v >= example.columnCount { last[v - example.columnCount] = 0 }
    _ = try elimination.run(
      stageOfColumn: chosen, stageOfLogical: last, stages: 1, Elimination.Options())
    factors = BasisFactors(size: example.rowCount, context)
    let positions = Dictionary(uniqueKeysWithValues: basic.enumerated().map { ($1, $0) })
    try factors.adopt(elimination) { Int32(positions[Int($0)] ?? -1) }
    self.basic = basic
  }

  /// The largest error of a solve for a random right-hand side with this many entries.
  mutating func solveError(entries: Int) throws -> Double {
    let size = example.rowCount
    let x = SparseVector(size: size, in: context.arena)
    var right = [Double](repeating: 0, count: size)
    for _ in 0..<entries {
      right[Int.random(in: 0..<size, using: &example.random)] = Double.random(
        in: -1...1, using: &example.random)
    }
    for (row, value) in right.enumerated() where value != 0 { x.add(value, at: row) }
    try factors.solve(x)
    var largest = 1.0
    for position in 0..<size where x[position] != 0 {
      largest = max(largest, abs(x[position]))
      for (row, value) in example.column(basic[position]).enumerated() {
        right[row] -= value * x[position]
      }
    }
    return right.reduce(0) { max($0, abs($1)) } / largest
  }

  mutating func transposedSolveError(entries: Int) throws -> Double {
    let size = example.rowCount
    let x = SparseVector(size: size, in: context.arena)
    var right = [Double](repeating: 0, count: size)
    for _ in 0..<entries {
      right[Int.random(in: 0..<size, using: &example.random)] = Double.random(
        in: -1...1, using: &example.random)
    }
    for (position, value) in right.enumerated() where value != 0 { x.add(value, at: position) }
    try factors.solveTransposed(x)
    var largest = 1.0
    for row in 0..<size { largest = max(largest, abs(x[row])) }
    for position in 0..<size {
      let column = example.column(basic[position])
      for row in 0..<size { right[position] -= column[row] * x[row] }
    }
    return right.reduce(0) { max($0, abs($1)) } / largest
  }

  /// Exchanges a basic variable for another with a large enough pivot; returns whether it did.
  mutating func exchange() throws -> Bool {
    let size = example.rowCount
    let entering = Int.random(in: 0..<example.columnCount + size, using: &example.random)
    guard !basic.contains(entering) else { return false }
    let column = SparseVector(size: size, in: context.arena)
    let columnPartial = SparseVector(size: size, in: context.arena)
    for (row, value) in example.column(entering).enumerated() where value != 0 {
      column.add(value, at: row)
    }
    try factors.solve(column, keeping: columnPartial)
    let position = (0..<size).max { abs(column[$0]) < abs(column[$1]) } ?? 0
    guard abs(column[position]) > 0.1 else { return false }
    let row = SparseVector(size: size, in: context.arena)
    let rowPartial = SparseVector(size: size, in: context.arena)
    row.add(1, at: position)
    try factors.solveTransposed(row, keeping: rowPartial)
    #expect(try factors.update(position: position, entering: columnPartial, row: rowPartial))
    basic[position] = entering
    return true
  }
}

struct `The factors of a basis` {
  private static let sizes = [(size: 1, long: 0), (5, 1), (30, 1), (200, 2), (200, 12)]

  @Test func `solve for sparse and dense right-hand sides, and transposed`() throws {
    for (size, long) in Self.sizes {
      for seed in 0..<20 {
        try SolveContext.with { context in
          var factorised = try Factorised(Example(seed: seed, size: size, longRows: long), context)
          for entries in [1, size / 2, size] {
            #expect(try factorised.solveError(entries: entries) < 1e-9, "\(size), seed \(seed)")
            #expect(
              try factorised.transposedSolveError(entries: entries) < 1e-9,
              "\(size), seed \(seed)")
          }
        }
      }
    }
  }

  @Test func `solve after any number of exchanges`() throws {
    for (size, long) in Self.sizes {
      for seed in 0..<5 {
        try SolveContext.with { context in
          var factorised = try Factorised(Example(seed: seed, size: size, longRows: long), context)
          var count = 0
          for _ in 0..<60 {
            guard try factorised.exchange() else { continue }
            count += 1
            #expect(factorised.factors.updateCount == count)
            #expect(try factorised.solveError(entries: 2) < 1e-7, "\(size), seed \(seed)")
            #expect(try factorised.transposedSolveError(entries: 2) < 1e-7, "\(size), seed \(seed)")
          }
        }
      }
    }
  }

  @Test func `have no more entries than the matrix where that is a path with a hub`() throws {
    try SolveContext.with { context in
      // A total of all columns, and differences of adjacent ones.
      var example = Example(seed: 0, size: 2_000, longRows: 1)
      example.rows = (0..<2_000).map { row in
        row == 0
          ? Dictionary(uniqueKeysWithValues: (0..<2_000).map { ($0, 1) })
          : [row: 1, row - 1: -1]
      }
      let factorised = try Factorised(example, context)
      #expect(factorised.factors.entryCount < 2 * 6_000)
    }
  }
}

struct `An elimination` {
  @Test func `selects as many columns of low stages as are independent`() throws {
    for seed in 0..<300 {
      try SolveContext.with { context in
        var example = Example(seed: seed, size: 2 + seed % 8)
        let (rows, columns) = try example.lines(context)
        let stages = context.arena.buffer(example.columnCount) { _ in
          Int8(Int.random(in: 0...2, using: &example.random))
        }
        let logicals = context.arena.buffer(example.rowCount) { _ in
          Int8(Int.random(in: 0...3, using: &example.random))
        }
        var elimination = Elimination(rows: rows, columns: columns, context)
        var options = Elimination.Options()
        options.selectsOnly = true
        let outcome = try elimination.run(
          stageOfColumn: stages, stageOfLogical: logicals, stages: 3, options)
        guard case .complete = outcome else {
          Issue.record("it gave up")
          return
        }
        let chosen = elimination.variableOfPivot.array.map { Int($0) }
        #expect(Set(chosen).count == example.rowCount)
        for stage in Int8(0)..<3 {
          let eligible = (0..<example.columnCount + example.rowCount).filter {
            ($0 < example.columnCount ? stages[$0] : logicals[$0 - example.columnCount]) <= stage
          }
          let rank = LinearEquations(rows: eligible.map { example.column($0) + [0] }).rank()
          #expect(chosen.count { eligible.contains($0) } <= rank)
          // All columns of the first stage are considered before any other.
          if stage == 0 { #expect(chosen.count { eligible.contains($0) } == rank, "seed \(seed)") }
        }
        #expect(
          LinearEquations(rows: chosen.map { example.column($0) + [0] }).rank() == chosen.count)
      }
    }
  }

  @Test func `stops before the fill-in exceeds its limit`() throws {
    try SolveContext.with { context in
      let example = Example(seed: 1, size: 200, longRows: 40)
      let (rows, columns) = try example.lines(context)
      var elimination = Elimination(rows: rows, columns: columns, context)
      var options = Elimination.Options()
      options.fillLimit = 10
      let outcome = try elimination.run(
        stageOfColumn: context.arena.buffer(example.columnCount, of: 0),
        stageOfLogical: context.arena.buffer(example.rowCount, of: 1), stages: 1, options)
      guard case .tooMuchFill = outcome else {
        Issue.record("it went on")
        return
      }
      #expect(elimination.kernel.fill <= 10)
    }
  }
}

import TestSupport
import Testing

@testable import ConstraintSolver

/// A reference matrix: a dictionary for each row.
private struct ReferenceMatrix {
  var rows: [[Int: Double]]

  mutating func add(_ factor: Double, row source: Int, to target: Int) {
    for (column, value) in rows[source] { rows[target][column, default: 0] += factor * value }
  }

  /// Solves `row`, whose basic variable is `leaving`, for `entering`.
  mutating func pivot(row: Int, entering: Int, leaving: Int) {
    guard let pivot = rows[row].removeValue(forKey: entering) else { return }
    rows[row] = rows[row].mapValues { -$0 / pivot }
    rows[row][leaving] = 1 / pivot
    for other in rows.indices where other != row {
      guard let factor = rows[other].removeValue(forKey: entering) else { continue }
      add(factor, row: row, to: other)
    }
  }

  func value(_ row: Int, _ column: Int) -> Double { rows[row][column] ?? 0 }
}

struct `A pivot matrix` {
  /// A small matrix is dense, a large one sparse.
  private static let sizes = [
    (rows: 7, columns: 9), (rows: 3, columns: 130), (rows: 36, columns: 1_900),
  ]

  /// The entries of a row, by variable.
  private func row(_ row: Int, of matrix: PivotMatrix) -> [Int: Double] {
    var entries: [Int: Double] = [:]
    matrix.forEach(inRow: row) { variable, value in entries[variable] = value }
    return entries
  }

  /// Compares all entries, by rows and by columns, and the counts.
  private func check(
    _ matrix: PivotMatrix, against reference: ReferenceMatrix, nonbasic: [Int], _ comment: Comment
  ) throws {
    var entryCount = 0
    var columns: [Int: [Int: Double]] = [:]
    for row in reference.rows.indices {
      let seen = self.row(row, of: matrix)
      for (variable, value) in seen { columns[variable, default: [:]][row] = value }
      try #require(seen.count == matrix.count(ofRow: row), comment)
      try #require(Set(seen.keys).isSubset(of: nonbasic), comment)
      for variable in Set(seen.keys).union(reference.rows[row].keys) {
        let expected = reference.value(row, variable)
        try #require(abs((seen[variable] ?? 0) - expected) < 1e-7 * (1 + abs(expected)), comment)
      }
      try #require(seen.values.allSatisfy { $0 != 0 }, comment)
      entryCount += seen.count
    }
    try #require(matrix.entryCount == entryCount, comment)
    for variable in nonbasic {
      var seen: [Int: Double] = [:]
      matrix.forEach(inColumn: variable) { row, value in seen[row] = value }
      try #require(seen == columns[variable] ?? [:], comment)
      try #require(matrix.count(ofColumn: variable) == seen.count, comment)
    }
  }

  @Test(arguments: sizes)
  func `pivots as dictionaries do, and is the same by rows and by columns`(
    rows: Int, columns: Int
  ) throws {
    for seed in 0..<8 {
      var random = SplitMix64(seed: UInt64(seed))
      try SolveContext.with { context in
        let matrix = PivotMatrix(
          rowCount: rows, columnCount: columns, entryCount: 4, in: context.arena)
        var reference = ReferenceMatrix(rows: Array(repeating: [:], count: rows))
        for row in 0..<rows {
          for _ in 0..<4 {
            let column = Int.random(in: 0..<columns, using: &random)
            guard reference.rows[row][column] == nil else { continue }
            let value = random.element(of: [1.0, -1, 2, -0.5])
            try matrix.insert(value, row: row, column: column, context)
            reference.rows[row][column] = value
          }
        }
        var nonbasic = Array(0..<columns)
        var basic = Array(columns..<columns + rows)
        try check(matrix, against: reference, nonbasic: nonbasic, "seed \(seed)")
        for step in 0..<12 {
          let row = Int.random(in: 0..<rows, using: &random)
          switch Int.random(in: 0..<10, using: &random) {
          case 0:
            matrix.removeRow(row)
            reference.rows[row] = [:]
          case 1:
            let column = nonbasic.randomElement(using: &random) ?? 0
            matrix.removeColumn(column)
            for row in reference.rows.indices { reference.rows[row][column] = nil }
          default:
            let large = reference.rows[row].filter { abs($0.value) > 0.1 }.keys.sorted()
            guard let entering = large.randomElement(using: &random) else { continue }
            try matrix.pivot(
              row: row, entering: entering, leaving: basic[row], extra: 0, context)
            reference.pivot(row: row, entering: entering, leaving: basic[row])
            nonbasic.removeAll { $0 == entering }
            nonbasic.append(basic[row])
            basic[row] = entering
          }
          try check(matrix, against: reference, nonbasic: nonbasic, "seed \(seed), step \(step)")
        }
        let copy = matrix.copy(in: context.arena)
        matrix.removeRow(0)
        try check(copy, against: reference, nonbasic: nonbasic, "the copy of seed \(seed)")
      }
    }
  }

  @Test func `is the same after a pivot and its inverse`() throws {
    try SolveContext.with { context in
      let matrix = PivotMatrix(rowCount: 2, columnCount: 2, entryCount: 4, in: context.arena)
      for (row, column, value) in [(0, 0, 2.0), (0, 1, 1), (1, 0, 4)] {
        try matrix.insert(value, row: row, column: column, context)
      }
      try matrix.pivot(row: 0, entering: 0, leaving: 2, extra: 0, context)
      // x0 = s0 / 2 - x1 / 2, s1 = 2 s0 - 2 x1
      #expect(row(0, of: matrix) == [2: 0.5, 1: -0.5])
      #expect(row(1, of: matrix) == [2: 2, 1: -2])
      try matrix.pivot(row: 0, entering: 2, leaving: 0, extra: 0, context)
      #expect(row(0, of: matrix) == [0: 2, 1: 1])
      #expect(row(1, of: matrix) == [0: 4])
      #expect(matrix.entryCount == 3)
    }
  }

  @Test func `ends a pivot that would pass the limit of entries`() throws {
    try SolveContext.with(limits: SolveLimits(entries: 3)) { context in
      let matrix = PivotMatrix(rowCount: 2, columnCount: 2, entryCount: 4, in: context.arena)
      for (row, column, value) in [(0, 0, 2.0), (0, 1, 1), (1, 0, 4)] {
        try matrix.insert(value, row: row, column: column, context)
      }
      do throws(Failure) {
        try matrix.pivot(row: 0, entering: 0, leaving: 2, extra: 0, context)
        Issue.record("the pivot makes a fourth entry")
      } catch {
        guard case .ended(.entryLimitExceeded(limit: 3, after: _)) = error else { throw error }
      }
    }
  }
}

struct `A sparse matrix` {
  /// Checks that rows and columns refer to each other.
  private func checkInvariants(
    _ matrix: SparseMatrix, rowCount: Int, columnCount: Int, _ comment: Comment
  ) throws {
    var entryCount = 0
    for row in 0..<rowCount {
      var columns: Set<Int32> = []
      for at in 0..<matrix.rows.count(row) {
        let entry = matrix.rows[row, at]
        try #require(columns.insert(entry.column).inserted, comment)
        try #require(
          Int(entry.indexInColumn) < matrix.columns.count(Int(entry.column)), comment)
        let reference = matrix.columns[Int(entry.column), Int(entry.indexInColumn)]
        try #require(Int(reference.row) == row && Int(reference.indexInRow) == at, comment)
        try #require(entry.value != 0 && entry.value.isFinite, comment)
        entryCount += 1
      }
    }
    let references = (0..<columnCount).reduce(0) { $0 + matrix.columns.count($1) }
    try #require(entryCount == matrix.entryCount && entryCount == references, comment)
  }

  @Test func `keeps rows and columns in step through any changes`() throws {
    let (rowCount, columnCount) = (6, 8)
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(seed))
      try SolveContext.with { context in
        var matrix = SparseMatrix(
          rowCount: rowCount, columnCount: columnCount, entryCount: 0, in: context.arena)
        var reference = ReferenceMatrix(rows: Array(repeating: [:], count: rowCount))
        for step in 0..<40 {
          let row = Int.random(in: 0..<rowCount, using: &random)
          let column = Int.random(in: 0..<columnCount, using: &random)
          let factor = random.element(of: [1.0, -1, 2])
          switch Int.random(in: 0..<12, using: &random) {
          case 0:
            matrix.removeRow(row)
            reference.rows[row] = [:]
          case 1:
            matrix.removeColumn(column)
            for row in 0..<rowCount { reference.rows[row][column] = nil }
          case 2:
            matrix.scale(row: row, by: factor)
            reference.rows[row] = reference.rows[row].mapValues { factor * $0 }
          case 3..<6:
            // The second addition to the row reuses its index of columns.
            for source in [row + 1, row + 2].map({ $0 % rowCount }) {
              _ = try matrix.add(factor, row: source, to: row, context)
              reference.add(factor, row: source, to: row)
            }
            reference.rows[row] = reference.rows[row].filter { $0.value != 0 }
          default:
            guard reference.rows[row][column] == nil else { continue }
            try matrix.append(factor, row: row, column: column, context)
            reference.rows[row][column] = factor
          }
          let comment: Comment = "seed \(seed), step \(step)"
          try checkInvariants(
            matrix, rowCount: rowCount, columnCount: columnCount, comment)
          for row in 0..<rowCount {
            var found: [Int: Double] = [:]
            matrix.forEach(inRow: row) { found[$0] = $1 }
            try #require(found == reference.rows[row], comment)
          }
        }
      }
    }
  }
}

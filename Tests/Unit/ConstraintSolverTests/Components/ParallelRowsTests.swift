import TestSupport
import Testing

@testable import ConstraintSolver

struct `Rows of the same expression` {
  /// A chain of gaps, with additional constraints on each.
  private func system(
    _ count: Int, _ add: (inout Sheet, _ gap: [(Double, Variable)]) throws -> Void
  ) throws -> ConstraintSystem {
    var sheet = Sheet()
    let edges = (0...count).map { _ in sheet.variable(isNonNegative: true) }
    for (before, edge) in zip(edges, edges.dropFirst()) {
      try add(&sheet, [(1, edge), (-1, before)])
    }
    return sheet.system
  }

  private func times(_ factor: Double, _ terms: [(Double, Variable)]) -> [(Double, Variable)] {
    terms.map { (factor * $0.0, $0.1) }
  }

  /// The rows and soft bounds of the only component.
  private func counts(_ system: ConstraintSystem) throws -> (rows: Int, softBounds: Int) {
    var counts: [(Int, Int)] = []
    try system.forEachComponent { component, _ in
      counts.append((component.rows.count, component.softBounds.count))
    }
    return try #require(counts.count == 1 ? counts.first : nil)
  }

  @Test func `are one row with all of their bounds, whichever was first and whatever the factor`()
    throws
  {
    let system = try system(200) { sheet, gap in
      try sheet.add(times(-2, gap), .equal, -20, at: 49)
      try sheet.add(gap, .greaterThanOrEqual, 8)
      try sheet.add(times(0.5, gap), .lessThanOrEqual, 6, at: 750)
    }
    let counts = try counts(system)
    #expect(counts.rows == 200 && counts.softBounds == 400)
    try system.forEachComponent { component, _ in
      for soft in component.softBounds.array where soft.priority == 49 {
        #expect(soft.lower == 10 && soft.upper == 10 && soft.weight == 2)
      }
      for soft in component.softBounds.array where soft.priority == 750 {
        #expect(soft.lower == -.infinity && soft.upper == 12 && soft.weight == 0.5)
      }
    }
  }

  @Test func `are one row without a required one, too`() throws {
    let counts = try counts(
      try system(200) { sheet, gap in
        try sheet.add(gap, .equal, 8, at: 500)
        try sheet.add(times(-1, gap), .equal, -9, at: 250)
      })
    #expect(counts.rows == 200 && counts.softBounds == 400)
  }

  @Test func `stay two where both are required, or the factor is not exact`() throws {
    let required = try counts(
      try system(200) { sheet, gap in
        try sheet.add(gap, .greaterThanOrEqual, 8)
        try sheet.add(gap, .lessThanOrEqual, 20)
      })
    #expect(required.rows == 400)
    let inexact = try counts(
      try system(200) { sheet, gap in
        try sheet.add(gap, .greaterThanOrEqual, 8)
        try sheet.add([(1.5, gap[0].1), (-1.25, gap[1].1)], .equal, 0, at: 500)
      })
    #expect(inexact.rows == 400)
  }

  @Test func `stay as they are in small components`() throws {
    let counts = try counts(
      try system(60) { sheet, gap in
        try sheet.add(gap, .greaterThanOrEqual, 8)
        try sheet.add(gap, .equal, 8, at: 49)
      })
    #expect(counts.rows == 120)
  }

  @Test func `cost no more comparisons where a column is in all of them`() throws {
    let works = try [500, 2_000].map { count in
      var sheet = Sheet()
      let hub = sheet.variable(isNonNegative: true)
      let other = sheet.variable(isNonNegative: true)
      for number in 0..<count {
        try sheet.add([(1, hub), (Double(number) + 1, other)], .lessThanOrEqual, 1e6, at: 500)
      }
      return try sheet.system.checked().work
    }
    #expect(works[1] < 8 * works[0], "\(works)")
  }
}

import ConstraintSolver
import TestSupport
import Testing

struct `Numbers that are far apart` {
  @Test func `a far limit hides no size below zero`() throws {
    var sheet = Sheet()
    let (a, b) = (sheet.variable(isNonNegative: true), sheet.variable(isNonNegative: true))
    let c = sheet.variable(isNonNegative: true)
    try sheet.add([(1, a), (-1, b), (-1, c)], .equal, 1)
    try sheet.add([(1, c)], .lessThanOrEqual, 1e12)
    try sheet.add([(1, b)], .equal, 0, at: 60)
    try sheet.add([(1, a)], .equal, 0, at: 51)
    #expect(try sheet.system.checked().values == [1, 0, 0])
  }

  @Test func `a size below zero by a rounding error is zero`() throws {
    var sheet = Sheet()
    let (a, b) = (sheet.variable(isNonNegative: true), sheet.variable(isNonNegative: true))
    try sheet.add([(1, a)], .equal, 1e-7)
    try sheet.add([(1, a), (1, b)], .equal, 0)
    #expect(try sheet.system.checked().values == [1e-7, 0])
  }

  @Test func `a violation that is a rounding error but for its large factor is a conflict`() throws
  {
    var sheet = Sheet()
    let (a, b) = (sheet.variable(isNonNegative: true), sheet.variable(isNonNegative: true))
    try sheet.add([(1, b)], .lessThanOrEqual, 0)
    try sheet.add([(1, b), (-1e9, a)], .equal, 50)
    let expected: [ConflictMember] = [.nonNegative(a), .constraint(0), .constraint(1)]
    #expect(conflict(of: sheet.system) == expected)
    let broken = try sheet.system.checked(onConflict: .breakInOrder)
    #expect(broken.broken.map(\.members) == [expected])
  }

  @Test func `it is a conflict where the factor is that of a sum of the size, too`() throws {
    var sheet = Sheet()
    let (size, end, other) = (
      sheet.variable(isNonNegative: true), sheet.variable(), sheet.variable()
    )
    try sheet.add([(1, end), (-1, size)], .equal, 0)
    try sheet.add([(1, other), (-1, end)], .equal, 0)
    try sheet.add([(1, other), (-1e9, end)], .equal, 50)
    #expect(conflict(of: sheet.system)?.contains(.nonNegative(size)) == true)
  }

  @Test func `an offset of 1e11 hides no difference of 8`() throws {
    var sheet = Sheet()
    let (base, far) = (sheet.variable(), sheet.variable())
    let width = sheet.variable(isNonNegative: true)
    try sheet.add([(1, far), (-1, base)], .equal, 1e11)
    try sheet.add([(1, far)], .lessThanOrEqual, -8)
    try sheet.add([(1, far), (-1, width)], .equal, 0)
    #expect(conflict(of: sheet.system)?.contains(.nonNegative(width)) == true)
  }

  @Test func `an optional difference of a thousandth is met a million from the origin`() throws {
    var sheet = Sheet()
    let (left, right, width) = (
      sheet.variable(), sheet.variable(), sheet.variable(isNonNegative: true)
    )
    let (own, end, size) = (
      sheet.variable(), sheet.variable(), sheet.variable(isNonNegative: true)
    )
    try sheet.add([(1, left)], .equal, 1e6)
    try sheet.add([(1, right), (-1, left), (-1, width)], .equal, 0)
    try sheet.add([(1, end), (-1, own), (-1, size)], .equal, 0)
    try sheet.add([(1, right), (-1, end)], .equal, 0.001)
    try sheet.add([(1, own), (-1, left)], .equal, 0, at: 750)
    try sheet.add([(1, width)], .equal, 0, at: 250)
    let solution = try sheet.system.checked()
    #expect(abs(solution.values[own.index] - 1e6) < 1e-6)
  }

  @Test(arguments: [1e-7, 1e-8, 3e-9, 1e-9])
  func `a factor however small is no conflict where it can be made up for`(factor: Double) throws {
    var sheet = Sheet()
    let sizes = (0..<3).map { _ in sheet.variable(isNonNegative: true) }
    let ends = sizes.map { size in
      let (start, end) = (sheet.variable(), sheet.variable())
      return (start, end, size)
    }
    for (start, end, size) in ends {
      try sheet.add([(1, end), (-1, start), (-1, size)], .equal, 0)
    }
    try sheet.add([(1, sizes[1]), (-factor, sizes[0])], .equal, -5)
    try sheet.add([(1, sizes[1]), (-1, sizes[2])], .lessThanOrEqual, 0)
    for policy in [ConflictPolicy.fail, .breakInOrder] {
      let solution = try sheet.system.checked(onConflict: policy)
      #expect(solution.broken.isEmpty)
      #expect(abs(solution.values[sizes[0].index] * factor - 5) < 1e-5)
    }
    // And a real one is still found.
    try sheet.add([(1, sizes[0])], .lessThanOrEqual, 4 / factor)
    #expect(conflict(of: sheet.system)?.contains(.nonNegative(sizes[1])) == true)
  }

  @Test func `a factor however small satisfies what is optional`() throws {
    var sheet = Sheet()
    let sizes = (0..<3).map { _ in sheet.variable(isNonNegative: true) }
    try sheet.add([(1, sizes[1]), (-1e-9, sizes[0])], .equal, -5, at: 750)
    try sheet.add([(1, sizes[1]), (-1, sizes[2])], .lessThanOrEqual, 0)
    try sheet.add([(1, sizes[2])], .equal, 0, at: 250)
    let solution = try sheet.system.checked()
    #expect(solution.violations.isEmpty)
  }

  private func conflict(of system: ConstraintSystem) -> [ConflictMember]? {
    do throws(SolveError) {
      _ = try system.solve()
      return nil
    } catch {
      guard case .conflict(let conflicts, _) = error else { return nil }
      return conflicts.first?.members
    }
  }
}

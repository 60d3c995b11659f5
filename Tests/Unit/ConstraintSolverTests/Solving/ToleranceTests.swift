import ConstraintSolver
import Foundation
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
    // A real conflict is still found.
    try sheet.add([(1, sizes[0])], .lessThanOrEqual, 4 / factor)
    #expect(conflict(of: sheet.system)?.contains(.nonNegative(sizes[1])) == true)
  }

  /// The verdict on a contradiction of an amount relative to the numbers.
  private enum Verdict: Equatable {
    case solution
    case conflict
    case other(SolveError)
  }

  private func verdict(_ system: ConstraintSystem, _ policy: ConflictPolicy) -> Verdict {
    do throws(SolveError) {
      let solution = try system.solve(onConflict: policy)
      for (v, value) in solution.values.enumerated() where system.isNonNegative[v] {
        #expect(value >= 0)
      }
      return solution.broken.isEmpty ? .solution : .conflict
    } catch {
      if case .conflict = error { return .conflict }
      return .other(error)
    }
  }

  /// Views side by side whose widths sum to `size` plus a share of it, and one that takes the rest;
  /// `isLoose` makes them minimum widths.
  private func row(
    of count: Int, in size: Double, beyond share: Double, isLoose: Bool
  ) throws -> ConstraintSystem {
    var sheet = Sheet()
    let whole = sheet.variable(isNonNegative: true)
    try sheet.add([(1, whole)], .equal, size)
    var end = sheet.variable()
    try sheet.add([(1, end)], .equal, 0)
    for number in 0...count {
      let (width, next) = (sheet.variable(isNonNegative: true), sheet.variable())
      try sheet.add([(1, next), (-1, end), (-1, width)], .equal, 0)
      if number < count {
        let least = (1 + share) / Double(count)
        try sheet.add([(1, width), (-least, whole)], isLoose ? .greaterThanOrEqual : .equal, 0)
      }
      end = next
    }
    try sheet.add([(1, end), (-1, whole)], .equal, 0)
    return sheet.system
  }

  @Test(arguments: [1e-2, 1, 10, 375, 1e4, 1e6], [(3, false), (7, true), (40, false), (80, true)])
  func `a contradiction is a rounding error or a conflict, and a greater one no less`(
    size: Double, row: (count: Int, isLoose: Bool)
  ) throws {
    var last = Verdict.solution
    for exponent in -24 ... -6 {
      let system = try self.row(
        of: row.count, in: size, beyond: pow(10, Double(exponent) / 2), isLoose: row.isLoose)
      let verdict = verdict(system, .fail)
      #expect(verdict == .solution || verdict == .conflict, "1e\(exponent)/2: \(verdict)")
      #expect(verdict == self.verdict(system, .breakInOrder))
      #expect(last == .solution || verdict == .conflict, "1e\(exponent)/2 holds, less does not")
      last = verdict
    }
    #expect(last == .conflict)
  }

  @Test func `thirds that a file has as single-precision numbers fill their row`() throws {
    let system = try row(
      of: 3, in: 375, beyond: 3 * 0.33333334 - 1, isLoose: false)
    let solution = try system.checked()
    #expect(solution.values.allSatisfy { $0 >= 0 })
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

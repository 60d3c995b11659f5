import Testing

@testable import ConstraintSolver

extension `The conflicts of an answer` {
  /// Views side by side in a guide that is too narrow for them, optionally with a height that
  /// conflicts too.
  private func guided(_ count: Int, isHighToo: Bool) throws -> Sheet {
    var sheet = Sheet()
    let window = (0..<4).map { _ in sheet.variable() }
    let guide = (0..<4).map { _ in sheet.variable() }
    for (side, value) in zip(window, [0, 20 * Double(count), 0, 100]) {
      try sheet.add([(1, side)], .equal, value)
    }
    for (at, inset) in [8.0, -8, 8, -8].enumerated() {
      let pin = [Term(guide[at]), Term(window[at], -1)]
      sheet.system.addConstraint(
        pin, constant: -inset, .equal, role: at == 0 ? .member : .continuation)
    }
    if isHighToo { try sheet.add([(1, guide[3]), (-1, guide[2])], .greaterThanOrEqual, 90) }
    var end = guide[0]
    for _ in 0..<count {
      let (x, next) = (sheet.variable(), sheet.variable())
      try sheet.add([(1, x), (-1, end)], .greaterThanOrEqual, 0)
      try sheet.add([(1, next), (-1, x)], .greaterThanOrEqual, 30)
      end = next
    }
    try sheet.add([(1, end), (-1, guide[1])], .lessThanOrEqual, 0)
    return sheet
  }

  @Test(arguments: kinds)
  func `rows of a guide across a conflict take no filter`(_ limits: SolveLimits) throws {
    let count = 200
    let sheet = try guided(count, isHighToo: false)
    var limits = limits
    // The deletion filter would solve a system of 400 rows for each of as many members.
    limits.work = 1_000_000
    let (conflicts, hasMore) = try conflict(of: sheet.system, limits: limits)
    #expect(conflicts.count == 1 && !hasMore)
    let pinned = [0, 1, 4] + Array(8..<9 + 2 * count)
    #expect(conflicts.first?.members == pinned.map { .constraint($0) })
  }

  @Test(arguments: kinds)
  func `a guide that is in conflict in both directions is in one set`(
    _ limits: SolveLimits
  ) throws {
    let sheet = try guided(5, isHighToo: true)
    let (conflicts, hasMore) = try conflict(of: sheet.system, limits: limits)
    // Without the guide there is no conflict.
    #expect(conflicts.count == 1 && !hasMore)
    #expect(conflicts.first?.members == [2, 3, 4, 8].map { .constraint($0) })
    #expect(conflicts.first?.alsoRejectedCount == 1)
  }
}

import ConstraintSolver
import TestSupport
import Testing

struct `The conflicts of an answer` {
  /// Views side by side that are too wide for the window, and constraint indices of its parts.
  private struct Row {
    var sheet = Sheet()
    var links: [Int] = []
    var widths: [Int] = []

    /// `count` views of at least 30, in a window for four tenths of them.
    init(_ count: Int, closingLast: Bool = false) throws {
      let window = sheet.variable(isNonNegative: true)
      links.append(try sheet.add([(1, window)], .equal, 12 * Double(count)))
      var views: [Variable] = []
      var end = sheet.variable()
      links.append(try sheet.add([(1, end)], .equal, 0))
      for _ in 0..<count {
        let (width, next) = (sheet.variable(isNonNegative: true), sheet.variable())
        links.append(try sheet.add([(1, next), (-1, end), (-1, width)], .equal, 0))
        views.append(width)
        end = next
      }
      if !closingLast { links.append(try sheet.add([(1, end), (-1, window)], .equal, 0)) }
      for width in views { widths.append(try sheet.add([(1, width)], .greaterThanOrEqual, 30)) }
      if closingLast { links.append(try sheet.add([(1, end), (-1, window)], .equal, 0)) }
    }
  }

  private func conflict(
    of system: ConstraintSystem, limits: SolveLimits = SolveLimits()
  ) throws -> (conflicts: [Conflict], hasMore: Bool) {
    do {
      _ = try system.solve(limits: limits)
    } catch SolveError.conflict(let conflicts, let hasMore) {
      return (conflicts, hasMore)
    }
    Issue.record("it has a solution")
    return ([], false)
  }

  @Test(arguments: [5, 50, 1_000])
  func `a row that is too wide is one cause in words of the user`(_ count: Int) throws {
    let row = try Row(count)
    let (conflicts, hasMore) = try conflict(of: row.sheet.system)
    let only = try #require(conflicts.first)
    #expect(conflicts.count == 1 && !hasMore)
    #expect(only.members == (row.links + row.widths).map { .constraint($0) })
    // Two fifths fit, and the set names the first that does not.
    let fitting = count * 2 / 5
    #expect(only.rejected == .constraint(row.widths[fitting]))
    #expect(only.alsoRejectedCount == count - fitting - 1)
    let next = row.widths[(fitting + 1)...].prefix(5).map { ConflictMember.constraint($0) }
    #expect(only.alsoRejected == Array(next))
  }

  @Test(arguments: [5, 50, 1_000])
  func `breaking gives up what comes last`(_ count: Int) throws {
    let row = try Row(count)
    let solution = try row.sheet.system.checked(onConflict: .breakInOrder)
    let fitting = count * 2 / 5
    #expect(
      solution.broken.map(\.rejected) == row.widths[fitting...].map { .constraint($0) })
    let first = try #require(solution.broken.first)
    // What is admitted before and the implied signs, in that order: constraints that come later are
    // no part of it.
    #expect(
      first.members.filter { if case .constraint = $0 { true } else { false } }
        == (row.links + row.widths[...fitting]).map { .constraint($0) })
  }

  @Test func `an equality that comes after inequalities is rejected for them`() throws {
    let row = try Row(10, closingLast: true)
    let solution = try row.sheet.system.checked(onConflict: .breakInOrder)
    #expect(solution.broken.map(\.rejected) == [.constraint(try #require(row.links.last))])
  }

  @Test func `sets share no constraint, and name every cause up to fifty`() throws {
    for count in [49, 50, 51] {
      var sheet = Sheet()
      let window = sheet.variable()
      try sheet.add([(1, window)], .equal, 100)
      for _ in 0..<count {
        let x = sheet.variable()
        try sheet.add([(1, x), (-1, window)], .lessThanOrEqual, -60)
        try sheet.add([(1, x)], .greaterThanOrEqual, 10)
        try sheet.add([(1, x)], .lessThanOrEqual, 5)
        try sheet.add([(1, x)], .lessThanOrEqual, 4)
      }
      let (conflicts, hasMore) = try conflict(of: sheet.system)
      #expect(conflicts.count == min(count, 50) && hasMore == (count > 50))
      var seen: Set<ConflictMember> = []
      for member in conflicts.flatMap(\.members) { #expect(seen.insert(member).inserted) }
      // The last one shares a lower bound with the set that is named.
      #expect(conflicts.allSatisfy { $0.alsoRejectedCount == 1 })
    }
  }

  @Test func `a constraint that nobody wrote may be in several sets`() throws {
    for role in [ConflictRole.member, .background] {
      var sheet = Sheet()
      let origin = sheet.variable()
      sheet.system.addConstraint([Term(origin)], .equal, role: role)
      for _ in 0..<3 {
        let x = sheet.variable()
        try sheet.add([(1, x), (-1, origin)], .equal, 5)
        try sheet.add([(1, x)], .equal, 6)
      }
      let (conflicts, hasMore) = try conflict(of: sheet.system)
      #expect(conflicts.count == (role == .member ? 1 : 3) && !hasMore)
      #expect(conflicts[0].alsoRejectedCount == (role == .member ? 2 : 0))
    }
  }

  @Test func `a limit of work ends the search, not what it has found`() throws {
    let row = try Row(300)
    let whole = try conflict(of: row.sheet.system)
    var isFound = false
    for work in stride(from: 2_000, through: 400_000, by: 2_000) {
      do {
        let (conflicts, hasMore) = try conflict(
          of: row.sheet.system, limits: SolveLimits(work: work))
        isFound = true
        #expect(conflicts.map(\.members) == whole.conflicts.map(\.members))
        if !hasMore { break }
        #expect(conflicts[0].alsoRejectedCount <= whole.conflicts[0].alsoRejectedCount)
      } catch SolveError.workLimitExceeded {
        #expect(!isFound, "less work found more")
      }
    }
    #expect(isFound)
  }

  @Test func `what breaking leaves out is what no order of solves would admit`() throws {
    for seed in 0..<400 {
      let system = RandomContradictions(seed: UInt64(seed)).system
      let outcome = Result { () throws(SolveError) in
        try system.checked(onConflict: .breakInOrder)
      }
      guard case .success(let solution) = outcome else {
        Issue.record("seed \(seed): \(outcome)")
        continue
      }
      var admitted: [Int] = []
      for r in 0..<system.constraintCount {
        let holds = system.keeping(admitted + [r]).isSatisfiable
        if holds { admitted.append(r) }
        let isBroken = solution.broken.contains { $0.rejected == .constraint(r) }
        #expect(isBroken == !holds, "seed \(seed), constraint \(r)")
      }
      for conflict in solution.broken {
        expectIrreducible(conflict.members, of: system, "seed \(seed)")
      }
    }
  }

  @Test func `every set of an answer is irreducible`() throws {
    for seed in 0..<400 {
      let system = RandomContradictions(seed: UInt64(seed)).system
      guard !system.isSatisfiable else { continue }
      let (conflicts, _) = try conflict(of: system)
      var seen: Set<ConflictMember> = []
      for conflict in conflicts {
        expectIrreducible(conflict.members, of: system, "seed \(seed)")
        for case .constraint(let r) in conflict.members {
          #expect(seen.insert(.constraint(r)).inserted, "seed \(seed)")
        }
      }
    }
  }

  private func expectIrreducible(
    _ members: [ConflictMember], of system: ConstraintSystem, _ comment: Comment
  ) {
    #expect(!system.keeping(only: members).isSatisfiable, comment)
    for at in members.indices {
      var fewer = members
      fewer.remove(at: at)
      #expect(system.keeping(only: fewer).isSatisfiable, comment)
    }
  }
}

/// Required constraints of small integers, most of which meet at one point.
private struct RandomContradictions {
  var system = ConstraintSystem()

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...6, using: &random)
    let point = (0..<count).map { _ in Double(Int.random(in: 0...5, using: &random)) }
    let variables = (0..<count).map { _ in
      system.addVariable(isNonNegative: Bool.random(using: &random))
    }
    for _ in 0..<Int.random(in: 3...14, using: &random) {
      let terms = variables.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
        .map { Term($0, random.element(of: [1, -1, 1, -1, 2, -0.5])) }
      let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.index] }
      let isOff = Int.random(in: 0..<4, using: &random) == 0
      let offset = isOff ? Double(Int.random(in: -4...4, using: &random)) : 0
      let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
        .randomElement(using: &random)
      system.addConstraint(terms, constant: offset - value, relation ?? .equal)
    }
  }
}

extension ConstraintSystem {
  /// The system of some constraints, with all signs.
  fileprivate func keeping(_ constraints: [Int]) -> ConstraintSystem {
    keeping(
      only: constraints.map { .constraint($0) }
        + isNonNegative.indices.map { .nonNegative(Variable(index: $0)) })
  }

  /// The system of some constraints and signs.
  fileprivate func keeping(only members: [ConflictMember]) -> ConstraintSystem {
    let members = Set(members)
    var system = ConstraintSystem()
    for v in 0..<variableCount {
      let isSigned = isNonNegative[v] && members.contains(.nonNegative(Variable(index: v)))
      system.addVariable(isNonNegative: isSigned)
    }
    for r in 0..<constraintCount where members.contains(.constraint(r)) {
      let header = header(of: r)
      system.addConstraint(terms(of: r), constant: header.constant, header.relation)
    }
    return system
  }
}

import ConstraintSolver
import TestSupport
import Testing

struct `The conflicts of an answer` {
  /// Views side by side that are too wide for the window, with the indices of their constraints.
  private struct Row {
    var sheet = Sheet()
    var links: [Int] = []
    var widths: [Int] = []

    /// `count` views of at least 30, in a window that fits four tenths of them.
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

  func conflict(
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

  /// The kinds of bases for conflict searches.
  static let kinds = [SolveLimits.tableau, .sparse(from: 2)]

  @Test(arguments: [5, 50, 1_000, 10_000])
  func `a row that is too wide is one cause in words of the user`(_ count: Int) throws {
    try expectOneCause(count, SolveLimits())
    if count <= 50 {
      for kind in `The conflicts of an answer`.kinds { try expectOneCause(count, kind) }
    }
  }

  private func expectOneCause(_ count: Int, _ limits: SolveLimits) throws {
    let row = try Row(count)
    let (conflicts, hasMore) = try conflict(of: row.sheet.system, limits: limits)
    let only = try #require(conflicts.first)
    #expect(conflicts.count == 1 && !hasMore)
    #expect(only.members == (row.links + row.widths).map { .constraint($0) })
    // Two fifths fit, and the set names the first view that does not.
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
    // Constraints admitted before it, then the implied signs: later constraints are not part of it.
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
      // The last one shares a lower bound with the named set.
      #expect(conflicts.allSatisfy { $0.alsoRejectedCount == 1 })
    }
  }

  @Test func `what breaking would keep is not counted beside a set`() throws {
    var sheet = Sheet()
    let x = sheet.variable()
    try sheet.add([(1, x)], .greaterThanOrEqual, 10)
    try sheet.add([(1, x)], .lessThanOrEqual, 5)
    try sheet.add([(1, x)], .lessThanOrEqual, 4)
    // Both hold with the first, and are rejected only without it.
    try sheet.add([(1, x)], .greaterThanOrEqual, 5)
    try sheet.add([(1, x)], .greaterThanOrEqual, 6)
    let (conflicts, hasMore) = try conflict(of: sheet.system)
    #expect(conflicts.map(\.members) == [[0, 1], [2, 3]].map { $0.map { .constraint($0) } })
    #expect(conflicts.map(\.alsoRejected) == [[.constraint(2)], []])
    #expect(conflicts.map(\.alsoRejectedCount) == [1, 0] && !hasMore)
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

  @Test(arguments: kinds)
  func `what breaking leaves out is what no order of solves would admit`(
    _ limits: SolveLimits
  ) throws {
    for seed in 0..<400 {
      let system = RandomContradictions(seed: UInt64(seed)).system
      let outcome = Result { () throws(SolveError) in
        try system.checked(onConflict: .breakInOrder, limits: limits)
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

  @Test(arguments: kinds)
  func `every set of an answer is irreducible`(_ limits: SolveLimits) throws {
    for seed in 0..<400 {
      let system = RandomContradictions(seed: UInt64(seed)).system
      guard !system.isSatisfiable else { continue }
      let (conflicts, _) = try conflict(of: system, limits: limits)
      var seen: Set<ConflictMember> = []
      for conflict in conflicts {
        expectIrreducible(conflict.members, of: system, "seed \(seed)")
        for case .constraint(let r) in conflict.members {
          #expect(seen.insert(.constraint(r)).inserted, "seed \(seed)")
        }
      }
    }
  }

  /// A square of views of a minimum width, in which every row and column is too long. Views above
  /// each other have equal widths, or are not tied at all.
  private func square(_ side: Int, isTied: Bool) throws -> ConstraintSystem {
    var sheet = Sheet()
    var above: [Variable] = []
    for line in 0..<side {
      var end: Variable?
      var widths: [Variable] = []
      for at in 0..<side {
        let (x, width) = (sheet.variable(isNonNegative: true), sheet.variable(isNonNegative: true))
        if let end { try sheet.add([(1, x), (-1, end)], .greaterThanOrEqual, 4) }
        let next = sheet.variable()
        try sheet.add([(1, next), (-1, x), (-1, width)], .equal, 0)
        try sheet.add([(1, width)], .greaterThanOrEqual, Double(20 + (3 * line + at) % 7))
        if isTied && line > 0 { try sheet.add([(1, width), (-1, above[at])], .equal, 0) }
        widths.append(width)
        end = next
      }
      if let end { try sheet.add([(1, end)], .lessThanOrEqual, 20 * Double(side)) }
      above = widths
    }
    return sheet.system
  }

  @Test(arguments: [true, false])
  func `sparse factors and the tableau name the same causes of a square`(_ isTied: Bool) throws {
    for side in [2, 5, 9] {
      let system = try square(side, isTied: isTied)
      let answers = try `The conflicts of an answer`.kinds.map { kind in
        try conflict(of: system, limits: kind)
      }
      #expect(answers[0].conflicts.first?.rejected == answers[1].conflicts.first?.rejected)
      if !isTied {
        for answer in answers { #expect(answer.conflicts.count == side && !answer.hasMore) }
      }
      for conflict in answers[1].conflicts {
        expectIrreducible(conflict.members, of: system, "side \(side)")
      }
      let broken = try `The conflicts of an answer`.kinds.map { kind in
        try system.checked(onConflict: .breakInOrder, limits: kind).broken.map(\.rejected)
      }
      #expect(broken[0] == broken[1])
    }
  }

  @Test func `each line that is too long is a cause of its own`() throws {
    let system = try square(60, isTied: false)
    let (conflicts, hasMore) = try conflict(of: system)
    #expect(conflicts.count == 50 && hasMore)
    #expect(try system.checked(onConflict: .breakInOrder).broken.count == 60)
  }

  @Test(arguments: [4, 40, 1_000, 10_000])
  func `equalities that come after what they contradict are few starts`(_ count: Int) throws {
    // Equal widths that fill a window too small for their minimum.
    var sheet = Sheet()
    let views = (0..<count).map { _ in
      (x: sheet.variable(), width: sheet.variable(isNonNegative: true))
    }
    for view in views { try sheet.add([(1, view.width)], .greaterThanOrEqual, 30) }
    var ties = [try sheet.add([(1, views[0].x)], .equal, 0)]
    for (before, view) in zip(views, views.dropFirst()) {
      ties.append(try sheet.add([(1, view.x), (-1, before.x), (-1, before.width)], .equal, 0))
    }
    for view in views.dropFirst() {
      try sheet.add([(1, view.width), (-1, views[0].width)], .equal, 0)
    }
    let last = try #require(views.last)
    ties.append(try sheet.add([(1, last.x), (1, last.width)], .equal, 20 * Double(count)))
    let (conflicts, hasMore) = try conflict(of: sheet.system)
    #expect(conflicts.count == 1 && !hasMore)
    #expect(conflicts.first?.rejected == .constraint(try #require(ties.last)))
    if count <= 40 {
      expectIrreducible(try #require(conflicts.first).members, of: sheet.system, "\(count)")
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

/// Required constraints with small integers, most of which meet at one point.
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
  /// The system with some of the constraints and all signs.
  fileprivate func keeping(_ constraints: [Int]) -> ConstraintSystem {
    keeping(
      only: constraints.map { .constraint($0) }
        + isNonNegative.indices.map { .nonNegative(Variable(index: $0)) })
  }

  /// The system with some of the constraints and signs.
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

import TestSupport
import Testing

@testable import ConstraintSolver

struct `The split of large components` {
  @Test func `makes a component of each part that only its position couples to others`() throws {
    for seed in 0..<20 {
      let system = try PartsSystem(seed: seed, parts: 100).sheet.system
      var largest = 0
      try system.forEachComponent { component, _ in
        largest = max(largest, component.rows.count)
      }
      #expect(largest > 0 && largest < 30, "seed \(seed)")
    }
  }

  @Test func `leaves a component as it is where something couples its parts`() throws {
    var count = 0
    for family in [CoupledFamily.gaps, .ladder, .equalToNeighbour] {
      try family.sheet(200).system.forEachComponent { component, _ in
        count += 1
        #expect(component.rows.count >= 150, "\(family)")
      }
    }
    #expect(count == 3)
  }

  @Test func `does work in proportion to the rows`() throws {
    let works = try [200, 3_200].map { parts in
      try PartsSystem(seed: 1, parts: parts).sheet.system.checked().work
    }
    #expect(works[1] < 24 * works[0], "\(works)")
  }

  @Test func `follows an edited constant`() throws {
    for seed in 0..<60 {
      var sheet = try PartsSystem(seed: seed, parts: 5, ties: seed % 2 == 0).sheet
      // The end of the first part, on which all other positions depend.
      let edited = try sheet.add([(1, Variable(index: 1))], .equal, 30, at: 600)
      var solver = try Solver(sheet.system, limits: .sparse(from: 2))
      for value in stride(from: 0.0, through: 90, by: 9) {
        try solver.setConstant(-value, of: edited)
        sheet.system.setConstant(-value, of: edited)
        let scratch = try sheet.system.checked(limits: .tableau)
        let expected = sheet.system.levelSums(scratch.values)
        for (level, sum) in sheet.system.levelSums(solver.values) {
          let other = expected[level] ?? 0
          #expect(abs(sum - other) <= 1e-6 * (1 + abs(other)), "seed \(seed), level \(level)")
        }
        #expect(sheet.system.requiredViolation(solver.values) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test func `explains a conflict by what was added to its rows`() throws {
    let memory = ArenaMemory(capacity: 0)
    var additions = RowAdditions(in: memory.arena)
    additions.append(1, to: 2, in: memory.arena)
    additions.append(3, to: 1, in: memory.arena)
    additions.append(4, to: 5, in: memory.arena)
    let members = additions.expanded([.constraint(2), .nonNegative(Variable(index: 7))])
    #expect(Set(members.map { "\($0)" }).count == 4)
    #expect(members.contains(.constraint(1)) && members.contains(.constraint(3)))
    #expect(additions.expanded([.constraint(9)]) == [.constraint(9)])
    withExtendedLifetime(memory) {}
  }
}

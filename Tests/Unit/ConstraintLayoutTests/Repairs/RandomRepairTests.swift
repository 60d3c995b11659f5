import ConstraintLayout
import ConstraintSolver
import TestSupport
import Testing

/// Repairs of random scenes, each verified by solving the whole scene with it.
@Suite("Repairs of random scenes") struct RandomRepairTests {
  private static func options(_ seed: UInt64) -> LayoutOptions {
    LayoutOptions(
      direction: seed % 3 == 1 ? .rightToLeft : .leftToRight, scale: seed % 5 == 2 ? 2 : nil,
      coordinates: seed % 4 == 3 ? .root : .parent, onConflict: .breakInOrder)
  }

  @Test func `settle what they say, and move no settled frame where they are safe`() throws {
    var count = 0
    for seed in UInt64(0)..<150 {
      var maker = RandomScene(seed: 9_000 + seed)
      let scene = maker.make()
      let options = Self.options(seed)
      var session = LayoutSession(options: options)
      let before = try session.solve(scene)
      let found = session.repairs(ofAmbiguityIn: before, of: scene)
      for (ambiguity, repairs) in zip(before.ambiguous, found.repairs) {
        for repair in repairs {
          count += 1
          let changed = try #require(scene.applying(repair.change))
          var fresh = LayoutSession(options: options)
          let after = try fresh.solve(changed)
          let comment: Comment = "seed \(seed): \(repair)"
          let left = after.ambiguous.first { $0.item == ambiguity.item }?.dimensions ?? []
          #expect(repair.settles == ambiguity.dimensions.filter { !left.contains($0) }, comment)
          #expect(repair.isWhole == left.isEmpty, comment)
          #expect(after.broken.count <= before.broken.count, comment)
          guard repair.isSafe else { continue }
          let open = Set(before.ambiguous.map(\.item))
          #expect(after.ambiguous.allSatisfy { open.contains($0.item) }, comment)
          for index in scene.items.indices where !open.contains(ItemIndex(index)) {
            let (a, b) = (before.frames[index], after.frames[index])
            let size =
              abs(a.x - b.x) + abs(a.y - b.y) + abs(a.width - b.width) + abs(a.height - b.height)
            #expect(size < 0.02, comment)
          }
        }
      }
    }
    #expect(count > 100, "\(count)")
  }

  @Test func `resolve a conflict`() throws {
    var count = 0
    for seed in UInt64(0)..<150 {
      var maker = RandomScene(seed: 19_000 + seed)
      let scene = maker.make()
      let options = Self.options(seed)
      var session = LayoutSession(options: options)
      let before = try session.solve(scene)
      let conflicts = before.broken.map { LayoutConflict(members: $0.conflict) }
      let found = session.repairs(of: conflicts, in: scene)
      for repair in found.repairs.joined() {
        count += 1
        let changed = try #require(scene.applying(repair.change))
        var fresh = LayoutSession(options: options)
        let after = try fresh.solve(changed)
        #expect(after.broken.count < before.broken.count, "seed \(seed): \(repair)")
        #expect(repair.isWhole == after.broken.isEmpty, "seed \(seed): \(repair)")
      }
    }
    #expect(count > 100, "\(count)")
  }
}

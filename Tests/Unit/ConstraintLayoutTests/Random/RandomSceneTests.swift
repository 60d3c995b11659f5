import ConstraintSolver
import ConstraintLayout
import TestSupport
import Testing

/// Properties of solutions, checked against an independent formulation of the scene.
struct `Random scenes` {
  private static let seeds: Range<UInt64> = 0..<120

  private func isSatisfiable(
    _ members: [ConstraintOrigin], of scene: LayoutScene, _ direction: LayoutDirection
  ) -> Bool {
    let system = MemberSystem(scene, direction).system(members, isRequired: true)
    return (try? system.solve()) != nil
  }

  private func expectIrreducible(
    _ set: [ConstraintOrigin], of scene: LayoutScene, _ direction: LayoutDirection,
    comment: Comment
  ) {
    #expect(Set(set).count == set.count, comment)
    #expect(!isSatisfiable(set, of: scene, direction), comment)
    for index in set.indices {
      var rest = set
      rest.remove(at: index)
      #expect(isSatisfiable(rest, of: scene, direction), "\(comment): \(set[index]) is not needed")
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `have frames that satisfy them, at a vertex, or irreducible conflicts`(
    _ direction: LayoutDirection
  ) throws {
    for seed in Self.seeds {
      var maker = RandomScene(seed: seed)
      let scene = maker.make()
      let comment: Comment = "seed \(seed)"
      let options = LayoutOptions(
        direction: direction, coordinates: .root,
        onConflict: seed % 2 == 0 ? .fail : .breakInOrder)
      let outcome = Result { () throws(LayoutError) in
        try LayoutSession(options: options).checked(scene)
      }
      switch outcome {
      case .failure(.conflict(let sets, _)):
        for set in sets { expectIrreducible(set.members, of: scene, direction, comment: comment) }
      case .failure(let error): Issue.record("\(comment): \(error)")
      case .success(let solution):
        for broken in solution.broken {
          expectIrreducible(broken.conflict, of: scene, direction, comment: comment)
        }
        #expect(isVertex(solution, of: scene, direction), comment)
      }
    }
  }

  /// Whether the rows at their limits leave no more ambiguity than all rows do.
  private func isVertex(
    _ solution: LayoutSolution, of scene: LayoutScene, _ direction: LayoutDirection
  ) -> Bool {
    let broken = Set(solution.broken.map(\.origin))
    let rows = MemberSystem(scene, direction)
    let all = rows.rows(rows.allMembers.filter { !broken.contains($0) })
    let edges = MemberSystem.edges(solution.frames)
    let active = all.filter { row in
      abs(row.terms.reduce(row.constant) { $0 + $1.factor * edges[$1.edge] }) < 1e-6
    }
    return rank(of: active, edges.count) == rank(of: all, edges.count)
  }

  private func rank(of rows: [MemberSystem.Row], _ count: Int) -> Int {
    var matrix = rows.map { row in
      var line = [Double](repeating: 0, count: count)
      for term in row.terms { line[term.edge] += term.factor }
      return line
    }
    var rank = 0
    for column in 0..<count where rank < matrix.count {
      let best = (rank..<matrix.count).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }
      guard let best, abs(matrix[best][column]) > 1e-9 else { continue }
      matrix.swapAt(rank, best)
      for row in rank + 1..<max(rank + 1, matrix.count) where matrix[row][column] != 0 {
        let factor = matrix[row][column] / matrix[rank][column]
        for at in column..<count { matrix[row][at] -= factor * matrix[rank][at] }
      }
      rank += 1
    }
    return rank
  }

  @Test func `with only leading and trailing edges are mirrored, violations included`() throws {
    var compared = 0
    for seed in Self.seeds {
      var maker = RandomScene(seed: seed, isDirectional: true)
      let scene = maker.make()
      let solutions = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
        try? LayoutSession(
          options: .init(direction: direction, coordinates: .root, onConflict: .breakInOrder)
        ).checked(scene)
      }
      guard let left = solutions[0], let right = solutions[1] else {
        Issue.record("seed \(seed) has no frames")
        continue
      }
      compared += 1
      let width = left.frames[0].width
      for (a, b) in zip(left.frames, right.frames) {
        let isMirrored =
          abs(a.x + b.x + b.width - width) < 1e-6 && abs(a.width - b.width) < 1e-6
          && a.y == b.y && a.height == b.height
        #expect(isMirrored, "seed \(seed): \(a) and \(b)")
      }
      #expect(left.broken == right.broken)
      #expect(left.unsatisfied.map(\.origin) == right.unsatisfied.map(\.origin))
    }
    #expect(compared == Self.seeds.count)
  }

  @Test func `are made unambiguous by the suggested constraints, with the same frames`() throws {
    for seed in Self.seeds.prefix(40) {
      var maker = RandomScene(seed: seed)
      let scene = maker.make()
      let options = LayoutOptions(onConflict: .breakInOrder)
      let before = try LayoutSession(options: options).checked(scene)
      var session = LayoutSession(options: options)
      for found in try session.explain(scene.items.indices.map(ItemIndex.init), in: scene) {
        let isAmbiguous = before.ambiguous.contains { $0.item == found.item }
        #expect(isAmbiguous != found.settling.isEmpty, "seed \(seed)")
        var extended = scene
        for constraint in found.settling {
          let text = ConstraintPrinter.text(of: constraint, names: scene.names)
          for read in scene.constraints(text) { extended.addConstraint(read) }
        }
        let after = try LayoutSession(options: options).checked(extended)
        let (old, new) = (before.frames[found.item.index], after.frames[found.item.index])
        let isSame =
          abs(old.x - new.x) < 1e-6 && abs(old.y - new.y) < 1e-6
          && abs(old.width - new.width) < 1e-6 && abs(old.height - new.height) < 1e-6
        #expect(isSame, "seed \(seed): \(old) and \(new)")
        #expect(!after.ambiguous.contains { $0.item == found.item }, "seed \(seed)")
        #expect(after.broken.map(\.origin) == before.broken.map(\.origin), "seed \(seed)")
      }
    }
  }

  @Test func `are explained by minimal sets`() throws {
    var explained = 0
    for seed in Self.seeds.prefix(40) {
      var maker = RandomScene(seed: seed)
      let scene = maker.make()
      let before = try LayoutSession(options: .init(onConflict: .breakInOrder)).checked(scene)
      var session = LayoutSession(options: .init(onConflict: .breakInOrder))
      for found in try session.explain(scene.items.indices.map(ItemIndex.init), in: scene) {
        for (axis, set) in [(Axis.horizontal, found.horizontal), (.vertical, found.vertical)] {
          let own = before.ambiguous.first { $0.item == found.item }?.dimensions ?? []
          let isAmbiguous = own.contains { ($0 == .x || $0 == .width) == (axis == .horizontal) }
          if isAmbiguous { continue }
          explained += 1
          let comment: Comment = "seed \(seed), \(found.item), \(axis)"
          let frame = before.frames[found.item.index]
          #expect(try determines(set, frame: frame, of: found.item, axis, in: scene), comment)
          for index in set.indices {
            var rest = set
            rest.remove(at: index)
            let isNeeded = try !determines(rest, frame: frame, of: found.item, axis, in: scene)
            #expect(isNeeded, "\(comment): \(set[index]) is not needed")
          }
        }
      }
    }
    #expect(explained > 50)
  }

  /// Whether members, with non-negative sizes, determine an item's numbers in `frame`.
  private func determines(
    _ members: [ConstraintOrigin], frame: Frame, of item: ItemIndex, _ axis: Axis,
    in scene: LayoutScene
  ) throws -> Bool {
    let all = MemberSystem(scene, .leftToRight)
    let signs = all.allMembers.filter {
      guard case .implied(_, let implication) = $0 else { return false }
      return implication == .nonNegativeWidth || implication == .nonNegativeHeight
    }
    let system = all.system(members + signs, isRequired: false)
    guard let solution = try? system.solve() else { return false }
    var face = solution.optimalFace()
    let start = 4 * item.index + (axis == .horizontal ? 0 : 2)
    var position = [Term(Variable(index: start))]
    if let parent = scene.items[item.index].parent {
      let outer = 4 * parent.index + (axis == .horizontal ? 0 : 2)
      position.append(Term(Variable(index: outer), -1))
    }
    let size = [Term(Variable(index: start + 1)), Term(Variable(index: start), -1)]
    let wanted = axis == .horizontal ? [frame.x, frame.width] : [frame.y, frame.height]
    for (terms, value) in zip([position, size], wanted) {
      let range = try face.range(of: terms)
      if range.upper - range.lower > 1e-4 || abs(range.lower - value) > 1e-4 { return false }
    }
    return true
  }
}

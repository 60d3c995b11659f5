import ConstraintLayout
import ConstraintSolver
import TestSupport
import Testing
import TextLayout

struct `Edited layouts` {
  /// The number of edits of each tree.
  private static let steps = 1_000

  @Test(arguments: 0..<4)
  func `have the solution of a solve from scratch after each random edit`(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var options = LayoutOptions(direction: seed % 3 == 1 ? .rightToLeft : .leftToRight)
    options.scale = seed % 3 == 2 ? 3 : nil
    options.coordinates = seed % 2 == 0 ? .parent : .root
    var tree = EditedTree(views: 8, &random)
    let layout = LiveLayout(tree.screen, options: options, shaper: HalfEmShaper())
    var failures = 0
    var solvedSteps = 0
    for step in 0..<Self.steps {
      let edits = (0..<Int.random(in: 1...3, using: &random)).map { _ in tree.edit(&random) }
      let cold = LiveLayout(tree.screen, options: options, shaper: HalfEmShaper())
      let errors = differences(layout, cold, tree)
      if !errors.isEmpty {
        failures += 1
        Issue.record("seed \(seed), step \(step), \(edits): \(errors.prefix(4))")
        if failures == 3 { return }
      }
      if cold.conflicts.isEmpty { solvedSteps += 1 }
      tree.settle(cold.conflicts)
    }
    // After a conflict or with several solutions, an edit is solved from scratch.
    #expect(layout.followedEdits > solvedSteps / 4, "\(layout.followedEdits) of \(solvedSteps)")
  }

  private func differences(
    _ layout: LiveLayout, _ cold: LiveLayout, _ tree: EditedTree
  ) -> [String] {
    let (live, expected) = (solved(layout), solved(cold))
    guard case (.success(let live), .success(let expected)) = (live, expected) else {
      return "\(live)".prefix(9) == "\(expected)".prefix(9) && live.message == expected.message
        ? [] : ["\(live.message), not \(expected.message)"]
    }
    var errors: [String] = []
    for element in tree.screen.elements {
      let (frame, wanted) = (live[element], expected[element])
      if !isClose(frame, wanted) {
        errors.append("\(element.name) at \(frame as Any), not \(wanted as Any)")
      }
    }
    let (a, b) = (live.ambiguous.map(\.name), expected.ambiguous.map(\.name))
    if a != b { errors.append("ambiguous \(a), not \(b)") }
    let (violated, violations) = (live.unsatisfied, expected.unsatisfied)
    if violated.map(\.member.description) != violations.map(\.member.description) {
      errors.append(
        "unsatisfied \(violated.map(\.member.description)), not "
          + "\(violations.map(\.member.description))")
    } else if zip(violated, violations).contains(where: { abs($0.violation - $1.violation) > 1e-5 })
    {
      errors.append("violations \(violated), not \(violations)")
    }
    let (numbered, wanted) = (live.solution, expected.solution)
    if numbered.unsatisfied.map(\.origin) != wanted.unsatisfied.map(\.origin)
      || numbered.unsatisfied.map(\.kind) != wanted.unsatisfied.map(\.kind)
      || !zip(numbered.frames, wanted.frames).allSatisfy({ isClose($0, $1) })
      || numbered.frames.count != wanted.frames.count
    {
      errors.append("other indices: \(numbered), not \(wanted)")
    }
    return errors
  }

  private func solved(_ layout: LiveLayout) -> Result<SolvedLayout, LiveLayoutError> {
    do throws(LiveLayoutError) {
      return .success(try layout.solve())
    } catch {
      return .failure(error)
    }
  }

  private func isClose(_ first: Frame?, _ second: Frame?) -> Bool {
    guard let first, let second else { return first == second }
    return zip(
      [first.x, first.y, first.width, first.height],
      [second.x, second.y, second.width, second.height]
    ).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
  }
}

extension Result where Failure == LiveLayoutError {
  fileprivate var message: String {
    switch self {
    case .success: "a solution"
    case .failure(let error): "\(error)"
    }
  }
}

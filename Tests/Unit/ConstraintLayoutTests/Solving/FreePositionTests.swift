import ConstraintSolver
import TestSupport
import Testing

@testable import ConstraintLayout

/// Views whose positions no constraint settles.
struct `Free positions` {
  /// A window with a card at (50, 20), which is 200 by 100 points.
  private func scene() -> (scene: LayoutScene, card: ItemIndex) {
    var scene = LayoutScene()
    let window = scene.view("window", given: .init(width: 300, height: 200))
    let card = scene.view(
      "card", in: window, given: .init(x: 50, y: 20, width: 200, height: 100))
    return (scene, card)
  }

  private func frames(
    _ scene: LayoutScene, _ direction: LayoutDirection = .leftToRight
  ) throws -> [Frame] {
    try LayoutSession(options: .init(direction: direction)).checked(scene).frames
  }

  @Test func `a view without constraints stands at the origin of its parent`() throws {
    var (scene, card) = scene()
    let label = scene.view("label", in: card, given: .init(width: 80, height: 30))
    let inner = scene.view("inner", in: label, given: .init(width: 10, height: 10))
    let solution = try LayoutSession().checked(scene)
    #expect(solution.frames[label.index] == Frame(x: 0, y: 0, width: 80, height: 30))
    #expect(solution.frames[inner.index] == Frame(x: 0, y: 0, width: 10, height: 10))
    #expect(solution.ambiguous.map(\.item) == [label, inner])
  }

  @Test func `from right to left it stands where reading starts`() throws {
    var (scene, card) = scene()
    let label = scene.view("label", in: card, given: .init(width: 80, height: 30))
    #expect(try frames(scene, .rightToLeft)[label.index].x == 120)
  }

  @Test func `views that depend only on each other follow the first of them`() throws {
    var (scene, card) = scene()
    let a = scene.view("a", in: card, given: .init(width: 80, height: 30))
    let b = scene.view("b", in: card, given: .init(width: 40, height: 10))
    scene.view("deep", in: b, given: .init(width: 4, height: 4))
    scene.add("b.left == a.right + 8", "b.centerY == a.centerY", "deep.left == b.left + 3")
    let frames = try frames(scene)
    #expect(frames[a.index] == Frame(x: 0, y: 0, width: 80, height: 30))
    #expect(frames[b.index] == Frame(x: 88, y: 10, width: 40, height: 10))
    #expect(frames[b.index + 1] == Frame(x: 3, y: 0, width: 4, height: 4))
  }

  @Test func `a view that a bound ties to the window stays where the solver puts it`() throws {
    var (scene, card) = scene()
    let label = scene.view("label", in: card, given: .init(width: 80, height: 30))
    scene.add("label.left >= card.left + 12", "label.left <= card.left + 40")
    #expect(try frames(scene)[label.index] == Frame(x: 12, y: 0, width: 80, height: 30))
  }

  @Test func `a sweep places a view as each solve does`() throws {
    var scene = LayoutScene()
    let window = scene.view("window", given: .init(width: 300, height: 200))
    let card = scene.view("card", in: window, given: .init(y: 20, width: 200, height: 100))
    let label = scene.view("label", in: card, given: .init(width: 80, height: 30))
    scene.add("card.left == 0.5 * window.width")
    var session = LayoutSession()
    let sweep = try session.sweep(scene, from: 100, to: 300) { [.given(window, .width, $0)] }
    let frames = try #require(sweep.frames(at: 200))
    #expect(frames[card.index].x == 100)
    #expect(frames[label.index] == Frame(x: 0, y: 0, width: 80, height: 30))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `no row changes its value, and nothing that is settled moves`(
    _ direction: LayoutDirection
  ) throws {
    var moved = 0
    for seed: UInt64 in 0..<300 {
      var maker = RandomScene(seed: seed)
      let translator = Translator(maker.make(), direction: direction)
      let system = translator.system
      guard let solution = try? system.solve(), !solution.isUnique else { continue }
      var values = solution.values
      FreePositions(translator).place(&values)
      if values != solution.values { moved += 1 }
      for row in 0..<system.constraintCount {
        let terms = system.terms(of: row)
        let size = terms.reduce(1.0) { sum, term in
          sum + abs(term.coefficient) * (abs(solution.values[term.variable.index]) + 1)
        }
        let change = terms.reduce(0.0) { sum, term in
          let index = term.variable.index
          return sum + term.coefficient * (values[index] - solution.values[index])
        }
        #expect(abs(change) <= 1e-9 * size, "seed \(seed), row \(row)")
      }
      var face = solution.optimalFace()
      for index in values.indices where values[index] != solution.values[index] {
        #expect(try face.varies([Term(Variable(index: index))], by: 0), "seed \(seed), \(index)")
      }
    }
    #expect(moved > 30)
  }
}

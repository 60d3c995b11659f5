import ConstraintLayout
import ConstraintSolver
import TestSupport
import Testing

/// Which repair of an ambiguous view is offered first.
@Suite("Order of repairs") struct RepairOrderTests {
  @Test func `an edge of the parent comes first, then a margin, then a sibling`() throws {
    var scene = LayoutScene()
    let screen = scene.view("screen", given: .init(width: 300, height: 100))
    scene.view("label", in: screen, given: .init(y: 0, width: 50, height: 20))
    scene.view("icon", in: screen, given: .init(x: 200, y: 0, width: 20, height: 20))
    scene.view("title", in: screen, given: .init(y: 40, width: 80, height: 20))
    scene.add("title.leading == screen.margins.leading")
    var session = LayoutSession()
    let solution = try session.solve(scene)
    let found = session.repairs(ofAmbiguityIn: solution, of: scene)
    let texts = try #require(found.repairs.first).compactMap { repair in
      if case .add(let constraint) = repair.change {
        return ConstraintPrinter.text(of: constraint, names: scene.names)
      }
      return nil
    }
    #expect(
      texts == [
        "label.leading == screen.leading", "label.leading == screen.margins.leading",
        "label.trailing == screen.margins.trailing", "label.trailing == icon.leading - 8",
      ])
  }
}

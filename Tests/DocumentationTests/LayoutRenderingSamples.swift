import ConstraintLayout
import LayoutRendering
import Testing

struct `Samples of LayoutRendering` {
  @Test func `the first example`() throws {
    let screen = View("screen", width: 375, height: 667)
    let label = View("label", intrinsicSize: .init(width: 90, height: 20))
    screen.addSubview(label)
    label.layout { $0.center == screen.center }

    let layout = LiveLayout(screen)
    let scene = try layout.scene()
    var session = LayoutSession()
    let subject = LayoutPicture.Subject(
      scene: scene, coordinates: .parent,
      panels: [(name: nil, content: .frames(try session.solve(scene)))],
      sceneOfPanel: { _ in scene },
      titleOfConstraint: { "constraint \($0)" })
    let svg = try LayoutPicture.svg(of: subject, limit: 1_000_000)
    #expect(String(decoding: svg, as: UTF8.self).contains("label"))

    (label.width >= 400).activated()
    (label.width <= screen.width).activated()
    let contradiction = try layout.scene()
    let conflicting = LayoutPicture.Subject(
      scene: contradiction, coordinates: .parent,
      panels: [(name: nil, content: .conflicts([[.constraint(2), .constraint(3)]]))],
      sceneOfPanel: { _ in contradiction },
      titleOfConstraint: { "constraint \($0)" })
    let explained = try LayoutPicture.svg(of: conflicting, limit: 1_000_000)
    #expect(String(decoding: explained, as: UTF8.self).contains("constraint 2"))
  }
}

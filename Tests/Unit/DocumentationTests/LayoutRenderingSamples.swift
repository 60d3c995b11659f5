import ConstraintLayout
import LayoutRendering
import SectionSnapshots
import Testing

struct `Samples of LayoutRendering` {
  @Test func `pictures`() throws {
    let screen = View("screen", width: 375, height: 667)
    let label = View("label", intrinsicSize: .init(width: 90, height: 20))
    screen.addSubview(label)
    label.layout { $0.center == screen.center }

    let layout = LiveLayout(screen)
    let svg = try LayoutPicture.svg(of: layout)
    #expect(svg.contains(">label</text>"))

    (label.width >= 400).activated()
    (label.width <= screen.width).activated()
    let narrower = LayoutPicture.Variant("narrower", edits: [.constant(2, 300)])
    let explained = try LayoutPicture.svg(of: layout, variants: [narrower], limit: 1_000_000)
    #expect(explained.contains("base: required constraints cannot all hold."))
    #expect(explained.contains("constraint 2: label.width &gt;= 400"))
    #expect(explained.contains("narrower: 0 ambiguous frames"))
  }

  @Test func `text`() throws {
    var before = SectionSnapshot<String>()
    try before.append(["Fruit", "Tools"])
    try before.append(["Apple", "Pear"], to: "Fruit")
    let tree = try TextTree.text(of: before)

    var after = before
    after.expand(["Fruit"])
    try after.insert(["Plum"], after: "Apple")
    try after.delete(["Tools"])
    let changes = try TextDifference.text(from: before, to: after)

    #expect(
      tree == """
        ▸ Fruit (2 hidden)
        Tools

        """)
    #expect(
      changes == """
        ~ Fruit (expanded)
          ├─ Apple
        + ├─ Plum
          └─ Pear
        - Tools

        """)
  }
}

import ConstraintLayout
import LayoutRendering
import Testing

/// Details of pictures other than frames, names and marks.
@Suite struct PictureDetailsTests {
  private let screen = View("screen", width: 300, height: 200)
  private let one = View("one", width: 40, height: 40)
  private let two = View("two", width: 40.5, height: 40)
  private let layout: LiveLayout

  init() {
    layout = LiveLayout(screen)
    screen.addSubview(one)
    screen.addSubview(two)
    one.layout {
      $0.leading == screen.leading + 20
      $0.top == screen.top + 50
    }
    two.layout {
      $0.leading == one.trailing + 12.5
      $0.top == one.top
    }
  }

  @Test func `labels have sizes on demand`() throws {
    #expect(try !LayoutPicture.svg(of: layout).contains("two 40.5 x 40"))
    let picture = try LayoutPicture.svg(of: layout, details: PictureDetails(sizes: true))
    #expect(picture.contains(">two 40.5 x 40</text>"))
    #expect(picture.contains(">screen 300 x 200</text>"))
  }

  @Test func `distances are those between the edges of constraints`() throws {
    #expect(try !LayoutPicture.svg(of: layout).contains("class=\"distance\""))
    let picture = try LayoutPicture.svg(of: layout, details: PictureDetails(distances: true))
    #expect(picture.contains("<title>12.5 between two.leading and one.trailing</title>"))
    #expect(picture.contains("<path d=\"M60 70m0-3v6m0-3H72.5m0-3v6\"/>"))
    #expect(picture.contains("<title>50 between one.top and screen.top</title>"))
    // Edges at the same position have none.
    #expect(!picture.contains("between two.top and one.top"))
  }

  @Test func `distances from right to left begin at the right`() throws {
    layout.options.direction = .rightToLeft
    let picture = try LayoutPicture.svg(of: layout, details: PictureDetails(distances: true))
    #expect(picture.contains("<path d=\"M280 70m0-3v6m0-3H300m0-3v6\"/>"))
  }

  @Test func `neighbours in a stack have a distance`() throws {
    let row = View("row", width: 200, height: 20)
    let views = ["a", "b", "c"].map { View($0, width: 30, height: 20) }
    for view in views { row.addSubview(view) }
    row.stack = StackStyle(axis: .horizontal, distribution: .equalSpacing, spacing: 8)
    let picture = try LayoutPicture.svg(
      of: LiveLayout(row), details: PictureDetails(distances: true))
    #expect(picture.contains("<title>55 between a.right and b.left</title>"))
    #expect(picture.contains("<title>55 between b.right and c.left</title>"))
  }

  @Test func `a safe area is shaded, and margins only where something refers to them`() throws {
    #expect(try !LayoutPicture.svg(of: layout).contains("class=\"margins\""))
    screen.geometry.safeArea = DirectionalInsets(top: 20, leading: 10)
    let inner = View("inner")
    one.addSubview(inner)
    inner.layout { $0.edges == one.margins.edges }
    let picture = try LayoutPicture.svg(of: layout)
    #expect(
      picture.contains(
        "<path class=\"safe-area\" d=\"M0 0H300V200H0zM10 20H300V200H10z\"/>"))
    #expect(
      picture.contains(
        "<path class=\"margins\" d=\"M20 50H60V90H20zM28 58H52V82H28z\"/>"))
    // Those of one view, and of the legend.
    #expect(picture.split(separator: "class=\"margins\"").count == 3)
  }
}

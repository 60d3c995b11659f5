import ConstraintLayout
import LayoutRendering
import Testing

@Suite struct LayoutPictureTests {
  private let screen = View("screen", width: 375, height: 667)
  private let label = View("label", intrinsicSize: .init(width: 90, height: 20))
  private let layout: LiveLayout

  init() {
    layout = LiveLayout(screen)
    screen.addSubview(label)
    label.layout {
      $0.center == screen.center
      $0.width <= screen.width
    }
  }

  @Test func `a layout gives the picture of its scene`() throws {
    let scene = try layout.scene()
    var session = LayoutSession()
    let base = LayoutPicture.Content.frames(try session.solve(scene))
    #expect(try LayoutPicture.svg(of: layout) == LayoutPicture.svg(of: scene, showing: base))

    let small = LayoutPicture.Variant("small", edits: [.given(ItemIndex(0), .width, 60)])
    var edited = scene
    edited.apply(small.edits[0])
    let content = LayoutPicture.Content.frames(try session.solve(edited))
    let picture = try LayoutPicture.svg(
      of: scene, showing: base, variants: [(variant: small, content: content)])
    #expect(try LayoutPicture.svg(of: layout, variants: [small]) == picture)
    #expect(picture.contains("variant small: "))
  }

  @Test func `a contradiction is drawn with the identifiers of its constraints`() throws {
    (label.width >= 400).named("<wide>").activated()
    let picture = try LayoutPicture.svg(of: layout)
    #expect(picture.contains("constraint 3 \"&lt;wide&gt;\": label.width &gt;= 400"))
    #expect(layout.conflicts.isEmpty)
  }

  @Test func `a picture has at most the limit of bytes`() throws {
    let picture = try LayoutPicture.svg(of: layout)
    #expect(try LayoutPicture.svg(of: layout, limit: picture.utf8.count) == picture)
    let error = #expect(throws: RenderingError.self) {
      try LayoutPicture.svg(of: layout, limit: picture.utf8.count - 1)
    }
    guard case .lengthLimitExceeded(limit: picture.utf8.count - 1)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `an invalid tree has no picture`() {
    screen.addSubview(View("label"))
    let error = #expect(throws: RenderingError.self) { try LayoutPicture.svg(of: layout) }
    #expect(error.map { "\($0)" } == "two elements are called label")
  }
}

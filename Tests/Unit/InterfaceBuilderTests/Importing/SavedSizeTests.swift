import ConstraintLayout
import InterfaceBuilder
import Testing

/// Inference of sizes that a document does not state from its saved frames.
@Suite struct SavedSizeTests {
  private static func imported(_ view: String, resources: String = "") throws -> ImportedScene {
    let place =
      #"<constraint firstItem="a" firstAttribute="leading" secondItem="root" "#
      + #"secondAttribute="leading" constant="10"/><constraint firstItem="a" "#
      + #"firstAttribute="top" secondItem="root" secondAttribute="top" constant="20"/>"#
    let text = Documents.screen(
      "<subviews>\(view)</subviews><constraints>\(place)</constraints>", resources: resources)
    let imported = try InterfaceDocument(text: text).onlyScene()
    #expect(imported.faults.isEmpty)
    return imported
  }

  @Test func `labels in a stack that shrinks keep the heights of their frames`() throws {
    let labels = (0..<8).map { index in
      Documents.view("l\(index)", 0, 20.5 * Double(index), 80, 20.5, tag: "label")
    }
    let imported = try Self.imported(
      Documents.view(
        "a", 10, 20, 80, 164, tag: "stackView", #"axis="vertical" alignment="top""#,
        contents: "<subviews>\(labels.joined())</subviews>"))
    let frames = try imported.frames(isOpen: true)
    #expect(frames["a"] == Frame(x: 10, y: 20, width: 80, height: 164))
    #expect(frames["l7"]?.y == 143.5)
    #expect(try imported.solution(isOpen: true).ambiguous.isEmpty)
  }

  @Test(arguments: [("", 20.0), (#"hidesWhenStopped="YES""#, 40)])
  func `a hidden view takes no part in a stack, but for an indicator that stands still`(
    _ attributes: String, _ height: Double
  ) throws {
    let views =
      Documents.view("l", 0, 0, 80, 20, tag: "label")
      + Documents.view(
        "i", 0, 20, 80, 20, tag: "activityIndicatorView", #"hidden="YES" \#(attributes)"#)
    let stack = Documents.view(
      "a", 10, 20, 80, height, tag: "stackView", #"axis="vertical""#,
      contents: "<subviews>\(views)</subviews>")
    #expect(try Self.imported(stack).frames(isOpen: true)["a"]?.height == height)
  }

  private static func symbol(_ frame: (Double, Double), catalog: String) throws -> ImportedScene {
    let sides =
      #"<constraints><constraint firstAttribute="width" constant="34"/>"#
      + #"<constraint firstAttribute="height" constant="34"/></constraints>"#
    return try imported(
      Documents.view(
        "a", 10, 20.5, frame.0, frame.1, tag: "imageView", #"image="circle""#, contents: sides),
      resources: "<image name=\"circle\" \(catalog) width=\"128\" height=\"121\"/>")
  }

  @Test func `the frame of a symbol differs from its sides by its alignment insets`() throws {
    let imported = try Self.symbol((34, 33), catalog: #"catalog="system""#)
    let frame = try imported.frames(isOpen: true)["a"]
    #expect(frame == Frame(x: 10, y: 20.5, width: 34, height: 33))
    #expect(imported.notes.contains { $0.kind == .savedAlignment && $0.view == "a" })
  }

  @Test func `a symbol with a configuration is a child of its view`() throws {
    let sides =
      #"<imageReference key="image" image="circle" catalog="system" symbolScale="large"/>"#
      + #"<constraints><constraint firstAttribute="width" constant="34"/></constraints>"#
    let imported = try Self.imported(
      Documents.view("a", 10, 20, 34, 33, tag: "imageView", contents: sides))
    #expect(try imported.frames(isOpen: true)["a"]?.height == 33)
    #expect(try imported.solution(isOpen: true).ambiguous.isEmpty)
    let height = #"<constraint firstAttribute="height" constant="34"/>"#
    let tall = sides.replacing("</constraints>", with: height + "</constraints>")
    let inset = try Self.imported(
      Documents.view("a", 10, 20.5, 34, 33, tag: "imageView", contents: tall))
    #expect(inset.notes.contains { $0.kind == .savedAlignment && $0.view == "a" })
  }

  // MARK: Content views

  /// A cell of 320 by 75 points with an image centered in its content view, at 22 of 30.
  private static func cell(_ content: String, row: String = "") throws -> ImportedScene {
    let sides =
      #"<constraints><constraint firstAttribute="width" constant="30"/>"#
      + #"<constraint firstAttribute="height" constant="30"/></constraints>"#
    let image = Documents.view("a", 10, 22, 30, 30, contents: sides)
    let text = Documents.xib(
      """
      <tableViewCell id="cell" \(row)><rect key="frame" x="0.0" y="0.0" width="320" height="75"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\(content)
      <autoresizingMask key="autoresizingMask"/><subviews>\(image)</subviews><constraints>
      <constraint firstAttribute="centerY" secondItem="a" secondAttribute="centerY"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" \
      secondAttribute="leading" constant="10"/></constraints>
      </tableViewCellContentView></tableViewCell>
      """)
    return try InterfaceDocument(text: text).onlyScene()
  }

  private static func rect(height: Double) -> String {
    #"<rect key="frame" x="0.0" y="0.0" width="320" height="\#(height)"/>"#
  }

  @Test func `a content view that was saved in another cell has the height that its views show`()
    throws
  {
    let stale = try Self.cell(Self.rect(height: 43))
    #expect(try stale.frames()["content"]?.height == 74)
    #expect(try stale.frames(isOpen: true)["a"]?.y == 22)
    #expect(stale.notes.contains { $0.kind == .savedHeight && $0.view == "content" })
    // A height lower by a separator is correct, and so is one consistent with its views.
    for height in [74, 74.5] {
      let imported = try Self.cell(Self.rect(height: height))
      #expect(try imported.frames()["content"]?.height == height)
      #expect(!imported.notes.contains { $0.kind == .savedHeight })
    }
  }

  @Test func `a content view without a frame has the size of its cell, or the height of its row`()
    throws
  {
    let cell = try Self.cell("")
    #expect(try cell.frames()["content"] == Frame(x: 0, y: 0, width: 320, height: 74))
    #expect(cell.notes.contains { $0.kind == .missingFrame && $0.view == "content" })
    let image = try cell.frames(isOpen: true)["a"]
    #expect(image?.y == 22)
    let lower = try Self.cell("", row: #"rowHeight="10""#)
    #expect(try lower.frames()["content"]?.height == 74)
  }

  @Test func `a symbol that is as wide as the safe area has the width of its frame`() throws {
    let text = Documents.screen(
      """
      <subviews>\(Documents.view("a", 0, 20, 375, 100, tag: "imageView", #"image="circle""#))\
      </subviews><viewLayoutGuide key="safeArea" id="guide"/><constraints>
      <constraint firstItem="a" firstAttribute="width" secondItem="guide" secondAttribute="width"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="guide" \
      secondAttribute="leading"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="guide" secondAttribute="top"/>
      </constraints>
      """, resources: #"<image name="circle" catalog="system" width="128" height="121"/>"#)
    let imported = try InterfaceDocument(text: text).onlyScene()
    let frame = try imported.frames()["a"]
    #expect(frame == Frame(x: 0, y: 20, width: 375, height: 100))
    #expect(!imported.notes.contains { $0.kind == .savedAlignment })
  }

  @Test func `other images have no alignment insets, nor have frames that are far off`() throws {
    for imported in [
      try Self.symbol((34, 33), catalog: ""),
      try Self.symbol((34, 17), catalog: #"catalog="system""#),
    ] {
      let frame = try imported.frames(isOpen: true)["a"]
      #expect(frame == Frame(x: 10, y: 20, width: 34, height: 34))
      #expect(!imported.notes.contains { $0.kind == .savedAlignment })
    }
  }
}

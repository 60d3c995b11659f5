import ConstraintLayout
import InterfaceBuilder
import Testing

/// What saved frames tell of sizes that a document does not state.
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

import ConstraintLayout
import Foundation
import InterfaceBuilder
import Testing

/// Inference of insets and sizes that a document does not state from its saved frames.
@Suite struct InferenceTests {
  private func imported(
    _ contents: String, tools: Int = 21, resources: String = "", designables: String = ""
  ) throws -> ImportedScene {
    let text = Documents.screen(contents, tools: tools, resources: resources)
      .replacingOccurrences(of: "<resources>", with: designables + "<resources>")
    let imported = try InterfaceDocument(text: text).onlyScene()
    #expect(imported.faults.isEmpty)
    return imported
  }

  private func tie(
    _ item: String, _ attribute: String, to other: String = "root", _ otherAttribute: String,
    _ more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)" \
    secondAttribute="\(otherAttribute)" \(more)/>
    """
  }

  private static let safeArea = #"<viewLayoutGuide key="safeArea" id="safe"/>"#

  @Test func `a label is as large as its saved frame, not as it was last drawn`() throws {
    let label = Documents.view("l", 10, 20, 80, 20.5, tag: "label")
    let imported = try imported(
      "<subviews>\(label)</subviews><constraints>"
        + tie("l", "leading", "leading", #"constant="10""#)
        + tie("l", "top", "top", #"constant="20""#) + "</constraints>",
      designables: #"<designables><designable name="l"><size key="intrinsicContentSize" "#
        + #"width="30" height="12"/></designable></designables>"#)
    #expect(try imported.frames()["l"] == Frame(x: 10, y: 20, width: 80, height: 20.5))
  }

  @Test(arguments: [(21, 31.0, 28.0), (24, 28, 31), (32, 31, 28)])
  func `ibtool of the command line has the sizes of old versions`(
    tools: Int, height: Double, other: Double
  ) throws {
    let control = Documents.view("s", 10, 20, 51, 77, tag: "switch")
    let imported = try imported(
      "<subviews>\(control)</subviews><constraints>"
        + tie("s", "leading", "leading", #"constant="10""#)
        + tie("s", "top", "top", #"constant="20""#) + "</constraints>", tools: tools)
    let found = try imported.frames(isOpen: true)["s"]?.height
    #expect(found == height && found != other)
  }

  @Test(arguments: [(21, 8.0, 304.0, 73.0), (21, 10, 300, 72), (24, 8, 304, 73), (32, 8, 304, 73)])
  func `the frames around a slider tell its alignment insets`(
    tools: Int, x: Double, width: Double, height: Double
  ) throws {
    let slider = Documents.view("s", x, 20, width, height, tag: "slider")
    let imported = try imported(
      "<subviews>\(slider)</subviews><constraints>"
        + tie("s", "leading", "leading", #"constant="10""#)
        + tie("s", "top", "top", #"constant="20""#)
        + #"<constraint firstItem="s" firstAttribute="width" constant="300"/>"#
        + #"<constraint firstItem="s" firstAttribute="height" constant="72"/></constraints>"#,
      tools: tools)
    #expect(try imported.frames()["s"] == Frame(x: x, y: 20, width: width, height: height))
  }

  @Test func `a page control that hides for a single page has no height`() throws {
    let control = Documents.view(
      "p", 100, 300, 40, 0, tag: "pageControl", #"hidesForSinglePage="YES""#)
    let imported = try imported(
      "<subviews>\(control)</subviews><constraints>"
        + tie("p", "leading", "leading", #"constant="100""#)
        + tie("p", "bottom", "top", #"constant="300""#) + "</constraints>")
    #expect(try imported.frames()["p"] == Frame(x: 100, y: 300, width: 40, height: 0))
  }

  @Test(arguments: [162.0, 180, 216, 150]) func `a picker is as high as it is saved`(
    height: Double
  ) throws {
    let picker = Documents.view("p", 10, 20, 320, height, tag: "pickerView")
    let imported = try imported(
      "<subviews>\(picker)</subviews><constraints>"
        + tie("p", "leading", "leading", #"constant="10""#)
        + tie("p", "top", "top", #"constant="20""#) + "</constraints>")
    #expect(try imported.frames()["p"]?.height == height)
  }

  @Test func `a center and an edge tell both insets of a safe area`() throws {
    // The frames show top 44 and bottom 34; the rule gives 20 and 0.
    let views =
      Documents.view("c", 10, 333.5, 100, 10) + Documents.view("b", 10, 613, 100, 20)
    let imported = try imported(
      "<subviews>\(views)</subviews>\(Self.safeArea)<constraints>"
        + tie("c", "centerY", to: "safe", "centerY") + tie("b", "bottom", to: "safe", "bottom")
        + tie("c", "leading", "leading", #"constant="10""#)
        + tie("b", "leading", "leading", #"constant="10""#)
        + size("c", 100, 10) + size("b", 100, 20) + "</constraints>")
    let frames = try imported.frames()
    #expect(frames["c"]?.y == 333.5 && frames["b"]?.y == 613)
  }

  private func size(_ item: String, _ width: Double, _ height: Double) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="width" constant="\(width)"/>
    <constraint firstItem="\(item)" firstAttribute="height" constant="\(height)"/>
    """
  }

  @Test(arguments: [#"priority="750""#, #"relation="greaterThanOrEqual""#])
  func `a preferred equality and a bound tell an inset that misses the frames`(
    _ kind: String
  ) throws {
    // The frames show a bottom inset of 34 or a top inset of 5; the rules give 0 and 20.
    let isBound = kind.hasPrefix("relation")
    let view = Documents.view("v", 10, isBound ? 5 : 100, 100, isBound ? 50 : 533)
    let vertical =
      isBound
      ? tie("v", "top", to: "safe", "top", kind) + tie("v", "top", "top", #"priority="500""#)
        + size("v", 100, 50)
      : tie("v", "bottom", to: "safe", "bottom", kind)
        + tie("v", "top", "top", #"constant="100""#)
        + #"<constraint firstItem="v" firstAttribute="width" constant="100"/>"#
    let imported = try imported(
      "<subviews>\(view)</subviews>\(Self.safeArea)<constraints>\(vertical)"
        + tie("v", "leading", "leading", #"constant="10""#) + "</constraints>")
    let frame = try imported.frames()["v"]
    #expect(frame?.y == (isBound ? 5 : 100) && frame?.height == (isBound ? 50 : 533))
  }

  @Test func `the views of a stack tell its margins`() throws {
    let label = Documents.view("l", 12, 6, 80, 20, tag: "label")
    let stack = Documents.view(
      "a", 10, 30, 104, 32, tag: "stackView", #"layoutMarginsRelativeArrangement="YES""#,
      contents: "<subviews>\(label)</subviews>")
    let imported = try imported(
      "<subviews>\(stack)</subviews><constraints>"
        + tie("a", "leading", "leading", #"constant="10""#)
        + tie("a", "top", "top", #"constant="30""#) + "</constraints>")
    let frames = try imported.frames()
    #expect(frames["a"] == Frame(x: 10, y: 30, width: 104, height: 32))
    #expect(frames["l"] == Frame(x: 12, y: 6, width: 80, height: 20))
  }

  @Test func `a hidden indicator without room takes no part in its stack`() throws {
    let views =
      Documents.view("l", 0, 0, 80, 20, tag: "label")
      + Documents.view(
        "i", 80, 0, 0, 20, tag: "activityIndicatorView", #"hidden="YES" hidesWhenStopped="YES""#)
    let stack = Documents.view(
      "a", 10, 30, 80, 20, tag: "stackView", contents: "<subviews>\(views)</subviews>")
    let imported = try imported(
      "<subviews>\(stack)</subviews><constraints>"
        + tie("a", "leading", "leading", #"constant="10""#)
        + tie("a", "top", "top", #"constant="30""#) + "</constraints>")
    #expect(try imported.frames()["a"]?.width == 80)
  }

  @Test func `a label without a frame has the size of its text`() throws {
    let label =
      #"<label id="l" text="Hello" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    let text = Documents.screen(
      "<subviews>\(label)</subviews><constraints>"
        + tie("l", "leading", "leading") + tie("l", "top", "top") + "</constraints>")
    let document = try InterfaceDocument(text: text)
    let scene = try #require(document.scenes.first)
    let measured = SceneImporter(document, canMeasure: { _ in true }).imported(scene)
    #expect(measured.measuredTexts.compactMap { $0?.text } == ["Hello"])
    #expect(SceneImporter(document).imported(scene).measuredTexts.allSatisfy { $0 == nil })
  }

  @Test func `a view of a custom class keeps its saved size on the canvas alone`() throws {
    let view = Documents.view("v", 10, 20, 112, 40, #"customClass="Badge""#)
    let text = Documents.screen(
      "<subviews>\(view)</subviews><constraints>"
        + tie("v", "leading", "leading", #"constant="10""#)
        + tie("v", "top", "top", #"constant="20""#)
        + #"<constraint firstItem="v" firstAttribute="height" constant="40"/>"#
        + #"<constraint firstItem="v" firstAttribute="width" constant="40" priority="500"/>"#
        + "</constraints>")
    let document = try InterfaceDocument(text: text)
    #expect(try document.onlyScene().frames()["v"]?.width == 112)
    #expect(try document.onlyScene().frames(isOpen: true)["v"]?.width == 40)
  }

  @Test func `what is in the content view of an effect gives the effect its size`() throws {
    func tie(_ first: String, _ second: String, _ edge: String, _ constant: Int) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" \
      secondAttribute="\(edge)" constant="\(constant)" id="\(first)-\(second)-\(edge)"/>
      """
    }
    let label = Documents.view("l", 8, 8, 80, 20, tag: "label")
    let content = """
      <view key="contentView" id="k"><rect key="frame" x="0.0" y="0.0" width="96" height="36"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(label)</subviews><constraints>\(tie("l", "k", "leading", 8))\
      \(tie("l", "k", "top", 8))\(tie("k", "l", "trailing", 8))\(tie("k", "l", "bottom", 8))\
      </constraints></view>
      """
    let effect = Documents.view(
      "e", 10, 30, 96, 36, tag: "visualEffectView", contents: content)
    let imported = try imported(
      "<subviews>\(effect)</subviews><constraints>\(tie("e", "root", "leading", 10))"
        + "\(tie("e", "root", "top", 30))</constraints>")
    let frames = try imported.frames(isOpen: true)
    #expect(frames["e"].map { $0.agrees(with: Frame(x: 10, y: 30, width: 96, height: 36)) } == true)
    #expect(frames["k"].map { $0.agrees(with: Frame(x: 0, y: 0, width: 96, height: 36)) } == true)
  }

  @Test func `both edges of a symbol show an alignment rectangle that is larger than its frame`()
    throws
  {
    let reference = #"<imageReference key="image" image="calendar" catalog="system"/>"#
    let symbol = Documents.view(
      "i", 10, 31, 21, 17.5, tag: "imageView", contents: reference)
    let imported = try imported(
      "<subviews>\(symbol)</subviews><constraints>"
        + tie("i", "leading", "leading", #"constant="10""#)
        + tie("i", "top", "top", #"constant="30""#)
        + tie("i", "bottom", "bottom", #"constant="-617""#) + "</constraints>")
    let expected = Frame(x: 10, y: 31, width: 21, height: 17.5)
    #expect(try imported.frames()["i"].map { $0.agrees(with: expected) } == true)
  }

  @Test func `a slider of 34 points can have the insets of old systems`() throws {
    let slider = Documents.view("s", 8, 100, 238, 34, tag: "slider")
    let imported = try imported(
      "<subviews>\(slider)</subviews><constraints>"
        + tie("s", "leading", "leading", #"constant="10""#)
        + tie("s", "top", "top", #"constant="100""#)
        + tie("s", "trailing", "trailing", #"constant="-131""#) + "</constraints>")
    let expected = Frame(x: 8, y: 100, width: 238, height: 34)
    #expect(try imported.frames()["s"].map { $0.agrees(with: expected) } == true)
  }
}

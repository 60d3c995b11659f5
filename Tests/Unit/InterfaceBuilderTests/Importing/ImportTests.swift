import ConstraintLayout
import InterfaceBuilder
import Testing

/// The import of a document's constructs, one by one.
@Suite struct ImportTests {
  private static func scene(
    _ contents: String, tools: Int = 21, resources: String = ""
  ) throws -> ImportedScene {
    let imported = try InterfaceDocument(
      text: Documents.screen(contents, tools: tools, resources: resources)
    ).onlyScene()
    #expect(imported.faults.isEmpty)
    return imported
  }

  /// The frame of view `a`, without the constraints that keep its saved frame.
  private static func frame(
    _ view: String, constraints: String, resources: String = ""
  ) throws -> Frame {
    let imported = try scene(
      "<subviews>\(view)</subviews><viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
        + "<constraints>\(constraints)</constraints>", resources: resources)
    return try #require(try imported.frames(isOpen: true)["a"])
  }

  private static func constraint(
    _ item: String?, _ attribute: String, _ other: String? = nil, _ otherAttribute: String? = nil,
    _ more: String = ""
  ) -> String {
    let first = item.map { "firstItem=\"\($0)\" " } ?? ""
    let second = other.map { "secondItem=\"\($0)\" " } ?? ""
    let last = otherAttribute.map { "secondAttribute=\"\($0)\" " } ?? ""
    return "<constraint \(first)firstAttribute=\"\(attribute)\" \(second)\(last)\(more)/>"
  }

  private static let place =
    constraint("a", "leading", nil, "leading", "constant=\"7\"")
    + constraint("a", "top", nil, "top", "constant=\"9\"")

  @Test func `an omitted first or second item is the owner`() throws {
    let constraints =
      Self.place + Self.constraint(nil, "trailing", "a", "trailing", "constant=\"20\"")
      + Self.constraint(nil, "bottom", "a", "bottom", "constant=\"30\"")
    let frame = try Self.frame(Documents.view("a", 0, 0, 1, 1), constraints: constraints)
    #expect(frame == Frame(x: 7, y: 9, width: 348, height: 628))
  }

  @Test(arguments: [("2", 50.0), ("16:8", 50), ("16/8", 50), ("0.5", 200)])
  func `a multiplier is a number or a ratio`(_ text: String, _ height: Double) throws {
    let own =
      "<constraints>"
      + Self.constraint(nil, "width", "a", "height", "multiplier=\"\(text)\"")
      + Self.constraint(nil, "width", nil, nil, "constant=\"100\"") + "</constraints>"
    let frame = try Self.frame(
      Documents.view("a", 0, 0, 1, 1, contents: own), constraints: Self.place)
    #expect(frame.width == 100)
    #expect(frame.height == height)
  }

  @Test func `positions with a multiplier count from the owner's origin`() throws {
    let inner =
      "<subviews>\(Documents.view("a", 0, 0, 10, 10, contents: "<constraints>" + Self.constraint(nil, "width", nil, nil, "constant=\"10\"") + Self.constraint(nil, "height", nil, nil, "constant=\"10\"") + "</constraints>"))</subviews>"
      + "<constraints>"
      + Self.constraint("a", "centerY", nil, "centerY", "multiplier=\"0.5\"")
      + Self.constraint("a", "leading", nil, "leading") + "</constraints>"
    let imported = try Self.scene(
      "<subviews>\(Documents.view("outer", 0, 100, 375, 200, contents: inner))</subviews>"
        + "<constraints>" + Self.constraint("outer", "leading", nil, "leading")
        + Self.constraint("outer", "top", nil, "top", "constant=\"100\"")
        + Self.constraint(nil, "trailing", "outer", "trailing")
        + Self.constraint(nil, "bottom", "outer", "bottom", "constant=\"367\"")
        + "</constraints>")
    do {
      let holds = try imported.frames(isOpen: true)["a"]?.y == 45
      #expect(holds)
    }
  }

  @Test func `a symbolic constant to a safe area is 0`() throws {
    let constraints =
      Self.constraint("a", "top", "safe", "top", "constant=\"8\" symbolic=\"YES\"")
      + Self.constraint("a", "leading", nil, "leading", "constant=\"20\" symbolic=\"YES\"")
      + Self.constraint("a", "width", nil, nil, "constant=\"10\"")
      + Self.constraint("a", "height", nil, nil, "constant=\"10\"")
    let frame = try Self.frame(Documents.view("a", 20, 20, 10, 10), constraints: constraints)
    #expect(frame == Frame(x: 20, y: 20, width: 10, height: 10))
  }

  @Test func `an image view is as large as its image`() throws {
    let view = Documents.view("a", 0, 0, 1, 1, tag: "imageView", "image=\"star\"")
    let frame = try Self.frame(
      view, constraints: Self.place,
      resources: "<image name=\"star\" width=\"24\" height=\"18\"/>")
    #expect(frame == Frame(x: 7, y: 9, width: 24, height: 18))
  }

  @Test func `a navigation bar in a sheet is 56 high`() throws {
    let view = Documents.view("a", 7, 9, 375, 56, tag: "navigationBar")
    let width = Self.constraint("a", "width", nil, nil, "constant=\"375\"")
    let frame = try Self.frame(view, constraints: Self.place + width)
    #expect(frame == Frame(x: 7, y: 9, width: 375, height: 56))
  }

  @Test func `the alignment rectangle of a switch is narrower than its frame`() throws {
    let view = Documents.view("a", 0, 0, 51, 31, tag: "switch")
    let frame = try Self.frame(view, constraints: Self.place)
    #expect(frame == Frame(x: 7, y: 9, width: 51, height: 31))
  }

  @Test func `a view without constraints keeps its frame, and follows its mask elsewhere`() throws {
    let view = """
      <view id="a"><rect key="frame" x="10" y="20" width="100" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
      """
    let document = try InterfaceDocument(text: Documents.screen("<subviews>\(view)</subviews>"))
    do {
      let holds =
        try document.onlyScene().frames()["a"] == Frame(x: 10, y: 20, width: 100, height: 50)
      #expect(holds)
    }
    let device = try #require(CanvasDevice(named: "414x896"))
    do {
      let holds =
        try document.onlyScene(on: device).frames()["a"]
        == Frame(x: 10, y: 249, width: 139, height: 50)
      #expect(holds)
    }
  }

  @Test func `a content view fills its cell at another device, whatever its mask says`() throws {
    let document = try InterfaceDocument(
      text: Documents.xib(
        """
        <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="348.5" height="43.5"/>
        <autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
        """))
    let device = try #require(CanvasDevice(named: "414x896"))
    let frames = try document.onlyScene(on: device).frames()
    #expect(frames["cell"]?.width == 414)
    #expect(frames["content"] == Frame(x: 0, y: 0, width: 387.5, height: 43.5))
  }

  @Test func `a cell in an inset group is as wide as its device lets it`() throws {
    let document = try InterfaceDocument(
      text: Documents.xib(
        """
        <tableView style="insetGrouped" rowHeight="-1" id="table">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
        <tableViewCell id="cell"><rect key="frame" x="16" y="0.0" width="343" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="343" height="44"/>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
        """))
    let device = try #require(CanvasDevice(named: "414x896"))
    let frames = try document.onlyScene(on: device).frames()
    #expect(frames["cell"]?.width == 374)
    #expect(frames["content"] == Frame(x: 0, y: 0, width: 374, height: 44))
    let saved = try document.onlyScene().frames()
    #expect(saved["content"] == Frame(x: 0, y: 0, width: 343, height: 44))
  }

  @Test func `an inset that the saved frames show is taken, and a note says so`() throws {
    let view = Documents.view("a", 0, 92, 10, 10)
    let imported = try Self.scene(
      "<subviews>\(view)</subviews><viewLayoutGuide key=\"safeArea\" id=\"safe\"/><constraints>"
        + Self.constraint("a", "top", "safe", "top")
        + Self.constraint("a", "leading", "safe", "leading")
        + Self.constraint("a", "width", nil, nil, "constant=\"10\"")
        + Self.constraint("a", "height", nil, nil, "constant=\"10\"") + "</constraints>")
    do {
      let holds = try imported.frames(isOpen: true)["a"]?.y == 92
      #expect(holds)
    }
    #expect(imported.notes.map(\.kind) == [.savedInset])
    #expect(imported.notes.first?.message == "saved with another safe area (top 92, rule says 20)")
  }

  @Test func `a view that agrees with the rule of a guide has no note`() throws {
    let view = Documents.view("a", 16, 20, 10, 10)
    let imported = try Self.scene(
      "<subviews>\(view)</subviews><viewLayoutGuide key=\"safeArea\" id=\"safe\"/><constraints>"
        + Self.constraint("a", "top", "safe", "top")
        + Self.constraint("a", "leading", nil, "leadingMargin") + "</constraints>")
    #expect(imported.notes.isEmpty)
  }

  @Test func `edges of a scroll view mean its content from inside, and its frame from outside`()
    throws
  {
    let content = Documents.view(
      "content", 0, 0, 375, 1200,
      contents: "<constraints>" + Self.constraint(nil, "height", nil, nil, "constant=\"1200\"")
        + "</constraints>")
    let inner =
      "<subviews>\(content)</subviews><constraints>"
      + ["leading", "trailing", "top", "bottom"].map {
        Self.constraint("content", $0, nil, $0)
      }.joined() + Self.constraint("content", "width", nil, "width") + "</constraints>"
    let imported = try Self.scene(
      "<subviews>\(Documents.view("s", 0, 0, 375, 667, tag: "scrollView", contents: inner))</subviews>"
        + "<constraints>"
        + ["leading", "trailing", "top", "bottom"].map { Self.constraint("s", $0, nil, $0) }
        .joined() + "</constraints>")
    let solution = try imported.solution(isOpen: true)
    #expect(solution.broken.isEmpty)
    #expect(solution.ambiguous.isEmpty)
    let frames = try imported.frames(isOpen: true)
    #expect(frames["content"] == Frame(x: 0, y: 0, width: 375, height: 1200))
    #expect(frames["s.content"] == Frame(x: 0, y: 0, width: 375, height: 1200))
    #expect(frames["s"]?.height == 667)
  }

  @Test func `a stack drops its hidden views with every constraint that names them`() throws {
    let views =
      Documents.view("a", 0, 0, 10, 10) + Documents.view("b", 0, 10, 10, 10, "hidden=\"YES\"")
      + Documents.view("c2", 0, 18, 10, 10)
    let heights = ["a", "b", "c2"].map {
      Self.constraint($0, "height", nil, nil, "constant=\"10\"")
    }
    .joined()
    let stack = Documents.view(
      "stack", 0, 0, 10, 28, tag: "stackView", "axis=\"vertical\" spacing=\"8\"",
      contents: "<subviews>\(views)</subviews><constraints>\(heights)"
        + Self.constraint(nil, "width", nil, nil, "constant=\"10\"") + "</constraints>")
    let imported = try Self.scene(
      "<subviews>\(stack)</subviews><constraints>"
        + Self.constraint("stack", "leading", nil, "leading")
        + Self.constraint("stack", "top", nil, "top") + "</constraints>")
    let frames = try imported.frames(isOpen: true)
    #expect(frames["stack"] == Frame(x: 0, y: 0, width: 10, height: 28))
    #expect(frames["c2"]?.y == 18)
    #expect(frames["b"] == nil)
  }

  @Test func `variations for size classes replace constants and exclude constraints`() throws {
    let constraints =
      """
      <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="5" id="k">
      <variation key="heightClass=regular-widthClass=compact" constant="40"/>
      <variation key="heightClass=compact" constant="50"/></constraint>
      <constraint firstItem="a" firstAttribute="leading" secondAttribute="leading" id="l"/>
      <constraint firstItem="a" firstAttribute="width" constant="30" id="w1"/>
      <constraint firstItem="a" firstAttribute="width" constant="60" id="w2"/>
      <constraint firstItem="a" firstAttribute="height" constant="10" id="h"/>
      """
    let imported = try Self.scene(
      "<subviews>\(Documents.view("a", 0, 0, 1, 1))</subviews>"
        + "<constraints>\(constraints)</constraints>"
        + "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"w1\"/>"
        + "<exclude reference=\"w2\"/></mask></variation>"
        + "<variation key=\"widthClass=compact\"><mask key=\"constraints\">"
        + "<include reference=\"w2\"/></mask></variation>")
    do {
      let holds =
        try imported.frames(isOpen: true)["a"] == Frame(x: 0, y: 40, width: 60, height: 10)
      #expect(holds)
    }
  }

  @Test func `a placeholder constraint is there on the canvas alone`() throws {
    let document = try InterfaceDocument(
      text: Documents.screen(
        "<subviews>\(Documents.view("a", 0, 0, 10, 10))</subviews><constraints>"
          + Self.constraint("a", "width", nil, nil, "constant=\"10\" placeholder=\"YES\" id=\"p\"")
          + "</constraints>"))
    let device = try #require(CanvasDevice(named: "retina6_1"))
    let onCanvas = try document.onlyScene().sources.map { $0?.id }
    let elsewhere = try document.onlyScene(on: device).sources.map { $0?.id }
    #expect(onCanvas.contains("p"))
    #expect(!elsewhere.contains("p"))
  }

  @Test func `a screen has the size and the safe area of the device`() throws {
    let document = try InterfaceDocument(
      text: Documents.screen(
        "<subviews>\(Documents.view("a", 0, 20, 375, 647))</subviews>"
          + "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><constraints>"
          + ["leading", "trailing", "top", "bottom"].map { Self.constraint("a", $0, "safe", $0) }
          .joined() + "</constraints>"))
    let device = try #require(CanvasDevice(named: "retina6_12"))
    do {
      let holds =
        try document.onlyScene(on: device).frames()["a"]
        == Frame(x: 0, y: 59, width: 393, height: 759)
      #expect(holds)
    }
  }
}

/// The reference of the rules: what `trellis check --explain` prints.
extension Rule {
  /// A document that breaks a rule or follows it.
  public struct Example: Hashable, Sendable {
    /// What it describes.
    public var kind: DocumentKind
    /// The document.
    public var text: String

    /// Makes an example.
    public init(kind: DocumentKind, text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// What the rule finds, in one phrase.
  public var summary: String {
    switch self {
    case .conflict: "required constraints cannot all hold"
    case .ambiguous: "the constraints leave a frame open"
    case .unsatisfied: "an optional constraint does not hold"
    case .scrollable: "the constraints leave the size of a scroll view's content open"
    case .squeezed: "content gets less room than it needs"
    case .truncated: "a part of a text is not shown"
    case .outside: "a view reaches beyond its superview"
    case .overlap: "siblings that show content overlap"
    case .zeroSize: "a view has no width or no height"
    case .touchTarget: "a control is too small for a finger"
    case .contradictsGolden: "frames differ from those that were kept"
    case .misplaced: "a saved frame is not the one that the constraints give"
    case .assumed: "a document does not say something, which was assumed or left out"
    case .staleFlag: "Xcode's mark of a frame is no longer true"
    case .duplicateItem: "two items of a list have the same id"
    case .unknownParent: "an operation names an item that does not exist"
    case .unreadable: "a document cannot be read"
    }
  }

  /// What the rule finds, why that matters, and when it is silent.
  public var explanation: String {
    switch self {
    case .conflict:
      """
      Required constraints contradict each other, so no frames satisfy all of them. UIKit drops one \
      of them and prints a warning; which one is an accident. The finding lists a minimal set: \
      leaving out any one of its members resolves it. A layout that says onConflict: break has the \
      finding as well, since the broken constraint is still a mistake.
      """
    case .ambiguous:
      """
      Several frames satisfy the constraints equally well, so the frame on the screen is an \
      accident of the solver and may change with the next release. The finding names the numbers \
      of the frame that are open.
      """
    case .scrollable:
      """
      A scroll view of a storyboard or xib takes the size of its content from the constraints \
      between its edges, or those of its content layout guide, and the views in it. A tie is \
      missing, is an inequality, or what fills the content has no width or no height, so the view \
      scrolls by accident or not at all. Xcode says that the scrollable content size is ambiguous. \
      The finding names what is open and why; for views that are open for that alone, ambiguous is \
      a note. It is a note where only a custom class, or a constraint that is removed at build \
      time, gives the size. Silent are scroll views without views that constraints place, those \
      whose verifyAmbiguity is off, and tables, collections and texts, which make their own \
      content. A layout request has no scroll views: it states such content as a guide, and \
      ambiguous tells when its size is open.
      """
    case .unsatisfied:
      """
      A constraint below the required priority does not hold in this configuration. That is often \
      intended, hence a note. Constraints that views imply by their contents are not reported here.
      """
    case .squeezed:
      """
      A view is smaller than its intrinsic size on an axis: a label is cut off, an image is \
      compressed. A text that wraps is not squeezed when its height makes up for its width. Where a \
      view's own text is cut off, truncated tells that, and squeezed is silent, whatever the severity \
      of truncated is. A text without the height of one line is squeezed.
      """
    case .truncated:
      """
      A part of a view's text (text, not an intrinsicSize) is not shown in its frame in some \
      configuration: a device, a direction, a size of text, or a variant with another language. The \
      finding says what the text has and what it needs: a width, or lines where it may wrap. A lack \
      of at most the tolerance (0.5 points) is none. Hidden views, ambiguous frames and views without \
      a size are left out. Widths of the system font are estimated, and the finding says so; a lack \
      within the error of the estimate is a note. Measuring needs the fonts: see --fonts.
      """
    case .outside:
      """
      A part of a view lies outside of its superview by more than the tolerance (0.5 points). It is \
      cut off or cannot be touched. Hidden views of stacks and ambiguous frames are left out.
      """
    case .overlap:
      """
      Two siblings with content of their own (an intrinsic size) cover each other by more than the \
      tolerance (0.5 points) on both axes. Containers and hidden views are left out.
      """
    case .zeroSize:
      """
      A view has no width or no height, so it cannot be seen. Hidden views of stacks, and views \
      whose content is stated to be empty on that axis, are left out.
      """
    case .touchTarget:
      """
      A control is smaller than 44 by 44 points, or than the option size. Which views are controls \
      is decided by their ids: the option views has patterns, by default *button* and *Button*. \
      The rule is off unless a configuration turns it on.
      """
    case .contradictsGolden:
      """
      With --golden DIR, frames are compared with those that were kept there. The finding names the \
      view, the edge, the distance and the constraints that decide it. If the change is intended, \
      run again with --update.
      """
    case .misplaced:
      """
      A storyboard or xib saves a frame that its constraints do not give, by more than half a point: \
      the view was moved without updating its constraints, or these were changed without updating \
      frames. Insets of guides and baselines that Xcode's canvas alone shows are inferred first. \
      Ambiguous frames, and scenes with a conflict, are left out.
      """
    case .assumed:
      """
      A storyboard or xib leaves something open that its saved frames show, such as the safe area \
      of another container, or has something that is not supported. The finding says what was \
      assumed or left out. It is a note: nothing need be done.
      """
    case .staleFlag:
      """
      A storyboard or xib marks a view as misplaced or ambiguous, which was true when Xcode saved it or \
      at the size of another screen, and the constraints do not bear that out. Linters that only \
      read the marks report such views. Saving the document in Xcode removes the mark.
      """
    case .duplicateItem:
      """
      Ids of items are unique in a list; a diffable data source refuses a snapshot in which they \
      are not.
      """
    case .unknownParent:
      """
      An operation appends to, inserts beside or otherwise names an item that the list does not \
      contain at that point.
      """
    case .unreadable:
      """
      The file cannot be read, is not JSON, is not a valid request, or exceeds a limit. Nothing \
      else about it is checked, and the exit status is 3. In a folder, a storyboard or xib of \
      another platform than iOS is a note, and the severity of this rule counts, off included. A \
      file that is named on the command line is always an error.
      """
    }
  }

  /// What to do about a finding, in one line.
  public var advice: String {
    switch self {
    case .conflict: "leave one of these out, or lower the priority of one below 1000"
    case .ambiguous: "tie the open numbers to the superview or a sibling, or give a size"
    case .scrollable:
      "tie its content to all four edges, and give it a size, such as the width of the scroll view"
    case .unsatisfied: "raise its priority if it has to hold, or leave it out if it need not"
    case .squeezed:
      "give it more room, let the text wrap, or lower the compression resistance of what may shrink"
    case .truncated: "give it more width, lines or height, or shorten the text"
    case .outside: "tie it to the edges of its superview, with <= and >= where it may vary"
    case .overlap: "tie the two apart, for instance a.bottom <= b.top - 8"
    case .zeroSize: "give it a size, an intrinsic size, or two opposite edges"
    case .touchTarget: "add width >= 44 and height >= 44"
    case .contradictsGolden: "undo the change, or accept it with --update"
    case .misplaced: "update the frame in Xcode, or mend the constraint that moves the view"
    case .assumed: "nothing, unless what was assumed is wrong"
    case .staleFlag: "remove the mark, or save the document in Xcode"
    case .duplicateItem: "give each item an id of its own"
    case .unknownParent: "add the item first, or correct its id"
    case .unreadable: "mend the place that is named, or leave the file out with ignore"
    }
  }

  /// A document with the fault.
  public var bad: Example { Example(kind: kind, text: examples.bad) }

  /// A document without it.
  public var good: Example { Example(kind: kind, text: examples.good) }

  /// The kind of documents that the rule's examples are of.
  private var kind: DocumentKind {
    switch self {
    case .duplicateItem, .unknownParent: .list
    case .scrollable, .misplaced, .assumed, .staleFlag: .interface
    default: .layout
    }
  }

  private var examples: (bad: String, good: String) {
    switch self {
    case .conflict:
      let box = #"{"id": "box", "x": 0, "y": 0, "height": 10}"#
      return (
        Self.layout(box, #""box.width == 100", "box.width >= 200""#),
        Self.layout(box, #""box.width == 100", "box.width >= 50""#)
      )
    case .ambiguous:
      return (
        Self.layout(#"{"id": "box", "x": 0, "width": 10, "height": 10}"#),
        Self.layout(#"{"id": "box", "x": 0, "y": 0, "width": 10, "height": 10}"#)
      )
    case .scrollable: return (Self.scrolling(isTied: false), Self.scrolling(isTied: true))
    case .unsatisfied:
      let box = #"{"id": "box", "x": 0, "y": 0, "height": 10}"#
      return (
        Self.layout(box, #""box.width == 100", "box.width == 200 @ 500""#),
        Self.layout(box, #""box.width == 200 @ 500""#)
      )
    case .squeezed:
      let label = Self.content("label", x: 0)
      return (
        Self.layout(label, #""label.width <= 40""#), Self.layout(label, #""label.width <= 60""#)
      )
    case .truncated:
      return (Self.title(width: 100), Self.title(width: 300))
    case .overlap:
      return (
        Self.layout(Self.content("a", x: 0) + ", " + Self.content("b", x: 40)),
        Self.layout(Self.content("a", x: 0) + ", " + Self.content("b", x: 50))
      )
    case .outside: return Self.boxes(bad: (300, 50, 10), good: (270, 50, 10))
    case .zeroSize: return Self.boxes(bad: (0, 100, 0), good: (0, 100, 1))
    case .touchTarget: return Self.boxes(bad: (0, 100, 30), good: (0, 100, 44))
    case .contradictsGolden: return Self.boxes(bad: (10, 100, 30), good: (0, 100, 30))
    case .misplaced: return (Self.screen(x: 30, top: 20), Self.screen(x: 20, top: 20))
    case .assumed: return (Self.screen(x: 20, top: 30), Self.screen(x: 20, top: 20))
    case .staleFlag:
      return (
        Self.screen(x: 20, top: 20, mark: #" misplaced="YES""#), Self.screen(x: 20, top: 20)
      )
    case .duplicateItem: return (#"{"items": ["a", "a"]}"#, #"{"items": ["a", "b"]}"#)
    case .unknownParent:
      return (
        #"{"items": ["a"], "operations": [{"op": "append", "items": ["b"], "to": "c"}]}"#,
        #"{"items": ["a"], "operations": [{"op": "append", "items": ["b"], "to": "a"}]}"#
      )
    case .unreadable: return (#"{"views": ["#, #"{"views": []}"#)
    }
  }

  /// A screen with views and constraints.
  private static func layout(_ views: String, _ constraints: String = "") -> String {
    """
    {
      "views": [{"id": "screen", "width": 320, "height": 480, "children": [
        \(views)
      ]}],
      "constraints": [\(constraints)]
    }
    """
  }

  /// A document with a view, 20 points right of the edge and at the top of the safe area, whose
  /// saved frame is at a place.
  private static func screen(x: Int, top: Int, mark: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22154" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="scene"><objects><viewController id="controller">
        <view key="view" id="screen">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>
            <view\(mark) translatesAutoresizingMaskIntoConstraints="NO" id="box">
              <rect key="frame" x="\(x)" y="\(top)" width="100" height="50"/>
              <constraints>
                <constraint firstAttribute="width" constant="100" id="width"/>
                <constraint firstAttribute="height" constant="50" id="height"/>
              </constraints>
            </view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="screen" \
    secondAttribute="leading" constant="20" id="leading"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="safe" \
    secondAttribute="top" id="top"/>
          </constraints>
        </view>
      </viewController></objects></scene></scenes>
    </document>
    """
  }

  /// A document whose root is a scroll view with a box of 375 by 700 points in it, which is tied to
  /// three or to all edges of the content.
  private static func scrolling(isTied: Bool) -> String {
    let edges = ["leading", "top", "trailing"] + (isTied ? ["bottom"] : [])
    let ties = edges.map {
      """
            <constraint firstItem="box" firstAttribute="\($0)" secondItem="scroll" \
      secondAttribute="\($0)" id="\($0)"/>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22154" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
          <scrollView id="scroll">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="0" y="0" width="375" height="700"/>
                <constraints>
                  <constraint firstAttribute="width" constant="375" id="width"/>
                  <constraint firstAttribute="height" constant="700" id="height"/>
                </constraints>
              </view>
            </subviews>
            <constraints>
      \(ties.joined(separator: "\n"))
            </constraints>
          </scrollView>
        </objects>
      </document>
      """
  }

  /// A view with content of 50 by 20 points.
  private static func content(_ id: String, x: Int) -> String {
    #"{"id": "\#(id)", "x": \#(x), "y": 0, "intrinsicSize": {"width": 50, "height": 20}}"#
  }

  /// A screen with a title of a width.
  private static func title(width: Int) -> String {
    layout(
      #"{"id": "title", "text": "Confirm and pay", "textStyle": "headline"}"#,
      #""title.width == \#(width)", "title.top == screen.top + 20", "#
        + #""title.leading == screen.leading + 10""#)
  }

  /// Two screens with a button each, by its left edge, width and height.
  private static func boxes(
    bad: (x: Int, width: Int, height: Int), good: (x: Int, width: Int, height: Int)
  ) -> (bad: String, good: String) {
    func box(_ frame: (x: Int, width: Int, height: Int)) -> String {
      #"{"id": "button", "x": \#(frame.x), "y": 0, "#
        + #""width": \#(frame.width), "height": \#(frame.height)}"#
    }
    return (layout(box(bad)), layout(box(good)))
  }
}

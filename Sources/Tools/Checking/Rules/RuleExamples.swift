/// The documents in examples of rules.
enum RuleExamples {
  /// A screen with views and constraints.
  static func layout(_ views: String, _ constraints: String = "") -> String {
    """
    {
      "views": [{"id": "screen", "width": 320, "height": 480, "children": [
        \(views)
      ]}],
      "constraints": [\(constraints)]
    }
    """
  }

  /// A document with a view that constraints place 20 points right of the edge and at the top of
  /// the safe area, and with the given origin in its saved frame.
  static func screen(x: Int, top: Int, mark: String = "") -> String {
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

  /// A document whose root is a scroll view. Its box of 375 by 700 points is constrained to three
  /// edges of the content, or to all of them.
  static func scrolling(isTied: Bool) -> String {
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
  static func content(_ id: String, x: Int) -> String {
    #"{"id": "\#(id)", "x": \#(x), "y": 0, "intrinsicSize": {"width": 50, "height": 20}}"#
  }

  /// A screen with a title of the given width.
  static func title(width: Int) -> String {
    layout(
      #"{"id": "title", "text": "Confirm and pay", "textStyle": "headline"}"#,
      #""title.width == \#(width)", "title.top == screen.top + 20", "#
        + #""title.leading == screen.leading + 10""#)
  }

  /// Two screens with one button each, of the given left edge, width and height.
  static func boxes(
    bad: (x: Int, width: Int, height: Int), good: (x: Int, width: Int, height: Int)
  ) -> (bad: String, good: String) {
    func box(_ frame: (x: Int, width: Int, height: Int)) -> String {
      #"{"id": "button", "x": \#(frame.x), "y": 0, "#
        + #""width": \#(frame.width), "height": \#(frame.height)}"#
    }
    return (layout(box(bad)), layout(box(good)))
  }
}

import API
import InterfaceBuilder
import Testing

/// The texts in the bodies of imported scenes.
@Suite struct ImportTextTests {
  private static let document = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" \
    useAutolayout="YES"><objects><view id="root">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label id="l" text="Hello" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
    <constraints>
    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top"/>
    </constraints></view></objects></document>
    """.utf8)

  @Test func `a label that is saved without a frame has its text in the body, as checks have it`()
    throws
  {
    let report = try Self.document.withUnsafeBytes {
      try ImportReport($0, fonts: LayoutClient.standardFonts)
    }
    let scene = try #require(report.scenes.first)
    #expect(scene.measuredTexts.compactMap { $0?.text } == ["Hello"])
    let body = String(decoding: ImportReport.body(of: scene), as: UTF8.self)
    #expect(body.contains(#""text":"Hello""#))
  }
}

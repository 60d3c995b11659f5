import API
import InterfaceBuilder
import TextBytes
import Testing

@testable import Checking

/// Rechecking a storyboard with one changed scene gives the full result at the cost of that scene.
@Suite struct SceneResultsTests {
  private static func scene(_ number: Int, top: Int) -> String {
    """
    <scene sceneID="s\(number)"><objects>
    <viewController id="c\(number)" sceneMemberID="viewController">
    <view key="view" id="r\(number)"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <view id="v\(number)" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="10" y="\(top)" width="100" height="50"/></view></subviews>
    <constraints>
    \(InterfaceSample.placed("v\(number)").replacing("root", with: "r\(number)"))
    </constraints></view></viewController></objects></scene>
    """
  }

  private static func document(_ tops: [Int]) -> [UInt8] {
    let scenes = tops.enumerated().map { scene($0.offset, top: $0.element) }
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22154" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
      """.utf8)
  }

  private func outcome(_ bytes: [UInt8], known: SceneResults = .init()) -> CheckOutcome {
    let check = InterfaceCheck(
      configuration: CheckConfiguration(), limits: RequestLimits(), relativePath: "a.storyboard",
      searchesRepairs: false)
    return check.outcome(of: SourceFile(path: "a.storyboard", bytes: bytes), known: known)
  }

  @Test(arguments: [[20, 90, 20], [20, 20, 90], [90, 20, 90], [20, 20, 20], [90, 90, 20]])
  func `what is found with known scenes is what is found without`(tops: [Int]) {
    let before = outcome(Self.document([90, 20, 20]))
    #expect(before.findings.map(\.key) == ["v0"])
    let bytes = Self.document(tops)
    let (all, some) = (outcome(bytes), outcome(bytes, known: before.scenes))
    #expect(some.findings.map(\.message) == all.findings.map(\.message))
    #expect(some.findings.map(\.key) == tops.indices.filter { tops[$0] == 90 }.map { "v\($0)" })
    #expect(Set(some.settledFrames.keys) == Set(all.settledFrames.keys))
    #expect(some.isWhole == all.isWhole)
  }

  @Test func `a scene is known by its own text alone`() throws {
    let (before, after) = (Self.document([90, 20, 20]), Self.document([90, 90, 20]))
    let known = outcome(before).scenes
    let ranges = try after.withUnsafeBytes {
      try InterfaceDocument($0).textRanges(length: after.count)
    }
    let texts = ranges.map { range in range.map { after[$0] } }
    #expect(texts.indices.map { known.entry(at: $0, texts[$0]) != nil } == [true, false, true])
    #expect(known.entry(at: 0, nil) == nil && known.entry(at: 3, texts[0]) == nil)
  }
}

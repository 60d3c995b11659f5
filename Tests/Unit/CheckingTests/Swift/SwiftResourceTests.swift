import Checking
import Foundation
import Testing

/// Storyboards and localised strings beside Swift sources.
@Suite(.enabled(if: SwiftSample.isParsed)) struct SwiftResourceTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" useAutolayout="YES" initialViewController="controller">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="scene">
          <objects>
            <viewController id="controller" customClass="CardController" \
    sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                  <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                    <rect key="frame" x="0" y="0" width="20" height="40"/>
                    <constraints>
                      <constraint firstAttribute="height" constant="40" id="high"/>
                    </constraints>
                  </view>
                </subviews>
              </view>
              <connections>
                <outlet property="box" destination="box" id="outlet"/>
              </connections>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  private static let controller = """
    import UIKit

    class CardController: UIViewController {
      @IBOutlet var box: UIView!
      override func viewDidLoad() {
        super.viewDidLoad()
        box.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
    }
    """

  @Test func `code that contradicts its storyboard is reported`() throws {
    let files: KeyValuePairs = [
      "Card.swift": Self.controller, "Base.lproj/Main.storyboard": Self.storyboard,
    ]
    try SwiftSample.with(files) { sample in
      let finding = try #require(sample.findings().first { $0.rule == .conflict })
      #expect(finding.path == "Card.swift" && finding.range?.line == 7)
      #expect(finding.message.contains("box.height == 40, box.height == 20"))
    }
  }

  @Test func `an outlet has the mask that its document states`() throws {
    let code = Self.controller.replacing("heightAnchor", with: "topAnchor")
      .replacing("equalToConstant: 20", with: "equalTo: view.topAnchor")
    for isOff in [true, false] {
      let storyboard =
        isOff
        ? Self.storyboard
        : Self.storyboard.replacing(#" translatesAutoresizingMaskIntoConstraints="NO""#, with: "")
      let files: KeyValuePairs = ["Card.swift": code, "Main.storyboard": storyboard]
      try SwiftSample.with(files) { sample in
        #expect(sample.findings().allSatisfy { $0.rule != .forgottenMask })
      }
    }
  }

  @Test func `a document with outlets that the class does not expose is not its own`() throws {
    let stale = Self.controller.replacing("@IBOutlet var", with: "lazy var")
    for (code, isJoined) in [(stale, false), (Self.controller, true)] {
      let files: KeyValuePairs = ["Card.swift": code, "Main.storyboard": Self.storyboard]
      try SwiftSample.with(files) { sample in
        #expect(sample.findings().contains { $0.rule == .conflict } == isJoined)
      }
    }
  }

  @Test func `without the storyboard, its views are not known`() throws {
    try SwiftSample.with(["Card.swift": Self.controller]) { sample in
      #expect(sample.findings().allSatisfy { $0.rule != .conflict })
    }
  }

  @Test func `a localised string has the text of the language of the sources`() throws {
    let code = #"addSubview(label); label.text = NSLocalizedString("greeting", comment: "")"#
    let files: KeyValuePairs = [
      "Card.swift": SwiftSample.view(code),
      "en.lproj/Localizable.strings": #""greeting" = "Good morning";"#,
    ]
    try SwiftSample.with(files) { sample in
      let path = sample.folder.appending(path: "Card.swift").path
      let made = try SwiftImport(
        path, class: nil, screen: nil, SwiftReadingChoice(parser: SwiftSample.parser))
      #expect(String(decoding: made.body, as: UTF8.self).contains(#""text":"Good morning""#))
    }
  }
}

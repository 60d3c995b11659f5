import ConstraintLayout
import SwiftParsing
import SwiftReading
import SwiftResources
import SwiftScenes
import SwiftSources
import SwiftWorld
import Testing
import UIKitModel

/// Classes that a storyboard or xib names.
@Suite(.enabled(if: SourceParsing.program != nil))
struct InterfaceFilesTests {
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="root" customClass="Card">
          <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
          <subviews>
            <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="title">
              <rect key="frame" x="8" y="8" width="20" height="20"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="title" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="8" id="topGap"/>
          </constraints>
          <connections>
            <outlet property="titleLabel" destination="title" id="o1"/>
            <outlet property="gap" destination="topGap" id="o2"/>
          </connections>
        </view>
      </objects>
    </document>
    """

  private func scene(_ source: String, _ documents: [String]) -> SwiftScene? {
    var symbols = SymbolTable()
    let files = SourceParsing.trees([source]).map {
      SwiftFile(number: 0, path: "a.swift", tree: $0, symbols: &symbols)
    }
    var made: UIKitTypes?
    let program = Program(files, symbols: symbols) { table in
      let types = UIKitTypes(&table)
      made = types
      return types
    }
    guard let types = made else { return nil }
    types.learn(from: program)
    let interfaces = InterfaceFiles(
      documents.enumerated().map { number, text in
        SourceFolder.File(path: "\(number).xib", bytes: Array(text.utf8), unread: nil)
      })
    return SceneClass.all(in: program, types).first.flatMap {
      SceneWorld($0, in: program, types, interfaces: interfaces).scene
    }
  }

  private static let card = """
    class Card: UIView {
      @IBOutlet weak var titleLabel: UILabel!
      @IBOutlet var gap: NSLayoutConstraint!
      override func awakeFromNib() {
        super.awakeFromNib()
        gap.constant = 12
        titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      }
    }
    """

  private func constraints(_ scene: SwiftScene?) -> [String]? {
    scene.map { scene in
      scene.layout.constraints.map { ConstraintPrinter.text(of: $0, names: scene.layout.names) }
    }
  }

  @Test func `outlets are the views and constraints of the document`() {
    let found = scene(Self.card, [Self.xib])
    #expect(
      constraints(found) == [
        "titleLabel.top == self.top + 12", "titleLabel.leading == self.leading",
      ])
    #expect(found?.isComplete == true)
  }

  @Test func `a class that two documents name has views that are not known`() {
    let found = scene(Self.card, [Self.xib, Self.xib])
    #expect(found?.isComplete == false)
    #expect(found?.coverage.resolvedCount == 1)
  }

  @Test func `a document that cannot be read is left out`() {
    #expect(scene(Self.card, ["<document", "", Self.xib])?.isComplete == true)
  }
}

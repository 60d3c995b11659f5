import API
import Checking
import ConstraintLayout
import Foundation
import TestSupport
import Testing

/// What is found in documents of Interface Builder.
@Suite struct InterfaceCheckTests {
  private func report(
    _ text: String, name: String = "a.xib", change: (inout CheckConfiguration) -> Void = { _ in }
  ) throws -> CheckReport {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return report(file, change: change)
  }

  private func report(
    _ file: URL, change: (inout CheckConfiguration) -> Void = { _ in }
  ) -> CheckReport {
    var configuration = CheckConfiguration()
    change(&configuration)
    let folder = file.deletingLastPathComponent().path
    let run = CheckRun(byteLimit: 16 << 20, workingDirectory: folder)
    return run.report(on: [
      .init(
        path: file.path, kind: DocumentKind(path: file.path), configuration: configuration)
    ])
  }

  /// A xib with one root, which has views and constraints.
  private func xib(
    size: (Int, Int) = (375, 667), _ views: String, _ constraints: String
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22154" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><view id="root">
    <rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
    <subviews>
    \(views)
    </subviews>
    <constraints>
    \(constraints)
    </constraints>
    </view></objects></document>
    """
  }

  private func view(_ id: String, tag: String = "view", _ more: String = "") -> String {
    """
    <\(tag) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(more)>\
    <rect key="frame" x="10" y="20" width="100" height="50"/></\(tag)>
    """
  }

  private func tie(_ id: String, _ attribute: String, _ constant: Int) -> String {
    """
    <constraint firstItem="a" firstAttribute="\(attribute)" secondItem="root" \
    secondAttribute="\(attribute)" constant="\(constant)" id="\(id)"/>
    """
  }

  private func size(_ id: String, _ attribute: String, _ constant: Int) -> String {
    #"<constraint firstItem="a" firstAttribute="\#(attribute)" constant="\#(constant)" id="\#(id)"/>"#
  }

  private var place: String { tie("x", "leading", 10) + "\n" + tie("y", "top", 20) }

  @Test func `a conflict names its constraints where they stand`() throws {
    let text = xib(
      view("a"),
      [place, size("w1", "width", 100), size("w2", "width", 120), size("h", "height", 50)]
        .joined(separator: "\n"))
    let report = try report(text)
    let conflict = try #require(report.findings.first)
    #expect(report.findings.count == 1 && conflict.rule == .conflict)
    #expect(conflict.severity == .error && conflict.view == "a" && conflict.pointer.isEmpty)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = 1 + (lines.firstIndex { $0.contains(#"id="w1""#) } ?? 0)
    #expect(conflict.range?.line == line && conflict.range?.column == 1)
    #expect(conflict.related.map { $0.range?.line } == [line + 1])
    let scene = try #require(report.interfaces.first?.scenes.first)
    #expect(scene.root == "root" && scene.findings.map { Set($0.constraints) } == [["w1", "w2"]])
  }

  @Test func `a conflict with the size of a root that is no screen is a warning`() throws {
    let ends = place + tie("r", "trailing", -10) + size("w", "width", 100)
    let sizes = ends + size("h", "height", 50)
    #expect(
      try report(xib(size: (300, 60), view("a"), sizes)).findings.map(\.severity) == [.warning])
    #expect(try report(xib(view("a"), sizes)).findings.map(\.severity) == [.error])
  }

  @Test func `an open frame is a warning, and a note where only code knows the size`() throws {
    let open = try report(xib(view("a"), tie("x", "leading", 10))).findings
    #expect(open.map(\.rule) == [.ambiguous] && open.map(\.severity) == [.warning])
    let custom = view("a", #"customClass="Badge""#)
    #expect(try report(xib(custom, place)).findings.map(\.severity) == [.note])
    let strict = try report(xib(view("a"), place)) { $0.isStrict = true }
    #expect(strict.findings.map(\.severity) == [.error])
    let chosen = try report(xib(view("a"), place)) { $0.severities[.ambiguous] = .note }
    #expect(chosen.findings.map(\.severity) == [.note])
  }

  @Test func `a frame that is not the solved one is misplaced, at the document's device alone`()
    throws
  {
    let sizes = place + size("w", "width", 101) + size("h", "height", 50)
    let findings = try report(xib(view("a"), sizes)) {
      $0.screens = [Screen("iphone-16"), Screen("ipad-11")].compactMap { $0 }
    }.findings
    #expect(findings.map(\.rule) == [.misplaced] && findings.map(\.view) == ["a"])
    #expect(findings.first?.configurations == [])
  }

  @Test func `what holds at the document's device alone is found at others by their names`() throws
  {
    let document = Rule.misplaced.good.text.replacingOccurrences(
      of: #"<constraint firstAttribute="width" constant="100" id="width"/>"#,
      with: #"<constraint firstAttribute="width" constant="335" id="width"/>"#
    ).replacingOccurrences(of: #"width="100" height="50""#, with: #"width="335" height="50""#)
      .replacingOccurrences(
        of: #"<constraint firstItem="box" firstAttribute="top""#,
        with: """
          <constraint firstItem="screen" firstAttribute="trailing" secondItem="box" \
          secondAttribute="trailing" constant="20" id="trailing"/>
          <constraint firstItem="box" firstAttribute="top"
          """)
    #expect(try report(document, name: "a.storyboard").findings.isEmpty)
    let findings = try report(document, name: "a.storyboard") {
      $0.screens = [Screen("iphone-16"), Screen("ipad-11")].compactMap { $0 }
    }.findings
    #expect(findings.map(\.rule) == [.conflict])
    // A document for telephones is not checked at the size of a pad.
    #expect(findings.map(\.configurations) == [["iphone-16"]])
  }

  @Test func `a document that is refused has one finding, with its place`() throws {
    let findings = try report(
      "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"b\">]>\n<document/>"
    ).findings
    #expect(findings.map(\.rule) == [.unreadable] && findings.first?.range?.line == 2)
    let unknown = try report(xib(view("a"), place + size("w", "weight", 1))).findings
    #expect(unknown.contains { $0.rule == .unreadable && $0.message.contains("weight") })
  }

  @Test func `a document on standard input is known by its first character`() throws {
    let findings = try report(Rule.misplaced.bad.text, name: "unnamed").findings
    #expect(findings.map(\.rule) == [.misplaced])
  }

  // MARK: The external suite

  private struct Expected: Decodable {
    struct Document: Decodable {
      var file: String
      var scenes: [Scene]
    }

    struct Scene: Decodable {
      var root: String
      var findings: [Finding]
    }

    struct Finding: Decodable {
      var rule: String
      var view: String?
      var constraints: [String]?
    }

    struct Hostile: Decodable {
      var file: String
      var expect: String
    }

    var documents: [Document]
    var hostile: [Hostile]
  }

  private static let judged: Set<Rule> = [.conflict, .ambiguous, .misplaced]

  @Test func `all planted findings of the suite are found, and none beyond them`() throws {
    guard let suite = SharedSuite.suite("interface-builder") else { return }
    let expected = try JSONDecoder().decode(
      Expected.self, from: Data(contentsOf: suite.appending(path: "expected.json")))
    for document in expected.documents {
      let report = report(suite.appending(path: "documents/\(document.file)"))
      for scene in document.scenes {
        let found = try #require(
          report.interfaces.first?.scenes.first { $0.root == scene.root }, "\(document.file)")
        for wanted in scene.findings {
          let isFound = found.findings.contains { entry in
            entry.rule.rawValue == wanted.rule
              && (wanted.view == nil || wanted.rule == "conflict" || entry.view == wanted.view)
              && Set(wanted.constraints ?? []).isSubset(of: entry.constraints)
          }
          #expect(isFound, "\(document.file): \(wanted)")
        }
        let loud = found.findings.filter {
          $0.severity >= .warning && Self.judged.contains($0.rule)
        }
        #expect(scene.findings.isEmpty == loud.isEmpty, "\(document.file): \(loud)")
      }
    }
    for hostile in expected.hostile {
      let report = report(suite.appending(path: "documents/\(hostile.file)"))
      switch hostile.expect {
      case "error": #expect(report.hasUnreadable, "\(hostile.file)")
      case "ok", "findings": #expect(!report.hasUnreadable, "\(hostile.file)")
      default: break
      }
    }
  }
}

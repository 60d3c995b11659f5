import API
import Checking
import Foundation
import Testing

private typealias Sample = InterfaceSample

/// One cause in an Interface Builder document yields one finding, in its author's terms.
@Suite struct InterfaceCauseTests {

  private func findings(
    _ sample: InterfaceSample, change: (inout CheckConfiguration) -> Void = { _ in }
  ) throws -> CheckReport {
    try DocumentFolder(["a.xib": sample.text]).report(["a.xib"], change: change)
  }

  // MARK: Documents of other platforms

  private static let other = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"/>
    """

  @Test(
    arguments: ["Cocoa.XIB", "AppleTV.XIB", "watchKit.Storyboard"].map {
      other.replacingOccurrences(of: "Cocoa.XIB", with: $0)
    } + ["<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>"])
  func `a document of another platform is a note in a folder, and an error by its name`(
    text: String
  ) throws {
    let folder = try DocumentFolder(["Mac/a.xib": text])
    let found = folder.report()
    #expect(found.findings.map(\.rule) == [.unreadable])
    #expect(found.findings.map(\.severity) == [.note] && !found.hasUnreadable)
    #expect(!found.fails(on: .warning))
    #expect(found.findings.allSatisfy { !$0.advice.contains("correct") })
    let named = folder.report(["Mac/a.xib"])
    #expect(named.findings.map(\.severity) == [.error] && named.hasUnreadable)
    // A document both named and found counts as named.
    #expect(folder.report(["", "Mac/a.xib"]).findings.map(\.severity) == [.error])
  }

  @Test func `the severity of unreadable is that of documents that are not named`() throws {
    let folder = try DocumentFolder(["a.xib": Self.other, "b.xib": "<document"])
    #expect(folder.report().findings.map(\.severity) == [.note, .error])
    #expect(folder.report { $0.severities[.unreadable] = .off }.findings == [])
    let warned = folder.report { $0.severities[.unreadable] = .warning }
    #expect(warned.findings.map(\.severity) == [.warning, .warning] && !warned.hasUnreadable)
    let named = folder.report(["b.xib"]) { $0.severities[.unreadable] = .off }
    #expect(named.findings.map(\.severity) == [.error])
  }

  // MARK: Words

  @Test(
    arguments: [
      (Sample.view("abc-de-fgh", #"userLabel="Card""#), #"view "Card" (abc-de-fgh)"#),
      (Sample.view("abc-de-fgh", #"customClass="Badge""#), "Badge (abc-de-fgh)"),
      (
        Sample.view("abc-de-fgh", tag: "label", #"text="Pay now""#),
        #"UILabel "Pay now" (abc-de-fgh)"#
      ),
      (Sample.view("abc-de-fgh", tag: "wkWebView"), "WKWebView (abc-de-fgh)"),
      (
        Sample.view("abc-de-fgh", tag: "imageView", #"image="star""#),
        #"UIImageView "star" (abc-de-fgh)"#
      ),
      (
        Sample.view("abc-de-fgh", tag: "label", "text=\"\(String(repeating: "é", count: 40))\""),
        "UILabel \"\(String(repeating: "é", count: 16))…\" (abc-de-fgh)"
      ),
    ])
  func `a view is called by its label, or by its class and what it shows`(
    view: String, title: String
  ) throws {
    let sample = Sample(views: view, constraints: Sample.placed("abc-de-fgh", width: 120))
    let found = try findings(sample).findings
    #expect(
      found.first?.message.hasPrefix("\(title) in PayController is misplaced: ") == true,
      "\(found)")
    #expect(found.first?.view == "abc-de-fgh")
  }

  @Test func `constraints and repairs name views as findings do`() throws {
    let sample = Sample(
      views: Sample.view("abc-de-fgh", #"userLabel="Card""#),
      constraints: Sample.placed("abc-de-fgh") + Sample.length("abc-de-fgh", "width", 120))
    let conflict = try #require(try findings(sample).findings.first)
    #expect(
      conflict.message.hasPrefix(
        #"these cannot all hold in PayController: view "Card" (abc-de-fgh).width == "#))
    #expect(conflict.repairs.allSatisfy { $0.text.contains(#"view "Card" (abc-de-fgh)"#) })
    #expect(conflict.related.allSatisfy { $0.message.hasPrefix(#"view "Card""#) })
  }

  // MARK: Causes

  /// A column of labels that a constraint moves as a whole.
  private func column(_ top: Int) -> Sample {
    let ids = ["a", "b", "c", "d"]
    let views = ids.enumerated().map { Sample.view($1, y: 20 + 60 * $0) }
    let ties = zip(ids, ids.dropFirst()).map { Sample.tie($1, "top", $0, "bottom", 10) }
    let sizes = ids.map {
      Sample.tie($0, "leading", "root", nil, 10) + Sample.length($0, "width", 100)
        + Sample.length($0, "height", 50)
    }
    return Sample(
      views: views.joined(),
      constraints: Sample.tie("a", "top", "root", nil, top) + ties.joined() + sizes.joined())
  }

  @Test func `a column that is moved as a whole is one finding with a count`() throws {
    #expect(try findings(column(20)).findings.isEmpty)
    let report = try findings(column(50))
    #expect(report.findings.map(\.rule) == [.misplaced] && report.findings.map(\.view) == ["a"])
    #expect(report.findings.first?.message.hasSuffix("; 3 other views follow it") == true)
    #expect(report.findings.first?.related.count == 3)
    // The section of scenes lists each of them.
    let entries = try #require(report.interfaces.first?.scenes.first?.findings)
    #expect(Set(entries.compactMap(\.view)) == ["a", "b", "c", "d"])
  }

  @Test func `a fix of a finding is one of all that follow it`() throws {
    let folder = try DocumentFolder(["a.xib": column(50).text])
    let task = CheckRun.Task(
      path: folder.url.appending(path: "a.xib").path, kind: .interface, configuration: .init())
    let run = CheckRun(byteLimit: 1 << 20, workingDirectory: folder.url.path)
    let fixed = try #require(run.report(on: [task], fixing: { $0 }).fixedDocument(at: 0))
    #expect(fixed.count == 4)
    let after = try DocumentFolder(["a.xib": String(decoding: fixed.bytes, as: UTF8.self)])
    #expect(after.report().findings.isEmpty)
  }

  @Test func `views that have nothing to do with one another are findings of their own`() throws {
    let sample = Sample(
      views: Sample.view("a") + Sample.view("b", y: 200),
      constraints: Sample.placed("a", width: 130) + Sample.placed("b", y: 230))
    #expect(try findings(sample).findings.map(\.view) == ["a", "b"])
  }

  @Test func `what the code of a view may decide is a note unless Xcode has marked it`() throws {
    func severities(_ mark: String) throws -> [Severity] {
      let sample = Sample(
        views: Sample.view("a", #"customClass="Badge""#) + Sample.view("b", y: 90, mark),
        constraints: Sample.placed("a") + Sample.length("b", "width", 100)
          + Sample.length("b", "height", 50) + Sample.tie("b", "leading", "root", nil, 10)
          + Sample.tie("b", "top", "a", "bottom", 50))
      return try findings(sample).findings.map(\.severity)
    }
    #expect(try severities("") == [.note])
    #expect(try severities(#"misplaced="YES""#) == [.warning])
  }

  @Test func `views that are open by one cause are one finding`() throws {
    let sample = Sample(
      views: Sample.view("a") + Sample.view("b", y: 80),
      constraints: Sample.length("a", "width", 100) + Sample.length("a", "height", 50)
        + Sample.tie("a", "leading", "root", nil, 10) + Sample.tie("b", "leading", "root", nil, 10)
        + Sample.length("b", "width", 100) + Sample.length("b", "height", 50)
        + Sample.tie("b", "top", "a", "bottom", 10))
    let found = try findings(sample).findings
    #expect(found.map(\.rule) == [.ambiguous] && found.map(\.view) == ["a"])
    #expect(found.first?.message.hasSuffix("; 1 other view follows it") == true)
  }

  @Test func `conflicts that share constraints are one finding`() throws {
    let sample = Sample(
      views: Sample.view("a"),
      constraints: Sample.placed("a") + Sample.length("a", "width", 120)
        + Sample.length("a", "width", 140))
    let found = try findings(sample).findings
    #expect(found.map(\.rule) == [.conflict] && found.map(\.severity) == [.error])
    #expect(found.first?.message.hasSuffix("; 1 other conflict shares constraints with it") == true)
  }

  @Test func `what follows content whose size no document tells is a note`() throws {
    let button =
      #"<button id="b" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    let sample = Sample(
      views: button + Sample.view("v", y: 100),
      constraints: Sample.tie("b", "leading", "root", nil, 10)
        + Sample.tie("b", "top", "root", nil, 20) + Sample.tie("v", "leading", "root", nil, 10)
        + Sample.tie("v", "top", "b", "bottom", 8) + Sample.length("v", "width", 100)
        + Sample.length("v", "height", 50))
    let found = try findings(sample).findings.filter { $0.rule == .ambiguous }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == .note })
    // A plain view without a frame has no intrinsic size.
    let plain = Sample(
      views: #"<view id="b" translatesAutoresizingMaskIntoConstraints="NO"/>"#
        + Sample.view("v", y: 100),
      constraints: sample.constraints)
    #expect(try findings(plain).findings.contains { $0.severity == .warning })
  }
}

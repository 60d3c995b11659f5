import Checking
import ConstraintLayout
import Foundation
import Testing

/// The rule `scrollable` on a generated family of scroll views.
@Suite struct ScrollableContentTests {
  /// The content of a scroll view.
  enum Content: String, CaseIterable {
    case view, stackView, tableView, collectionView, textView, customClass

    /// Whether it has an intrinsic size, which needs no constraints.
    var hasOwnSize: Bool { self == .stackView }
  }

  /// The target of the content's ties.
  enum Edges: CaseIterable {
    case scrollView, guides
  }

  /// The fault of the content.
  enum Fault: Hashable, CaseIterable {
    case none
    case noLeading, noTrailing, noTop, noBottom
    case noWidth, noHeight, noSize
    case atLeastTrailing, atMostBottom

    /// The ambiguous dimensions of the content.
    var open: [String] {
      switch self {
      case .none: []
      case .noLeading, .noTrailing, .noWidth, .atLeastTrailing: ["width"]
      case .noTop, .noBottom, .noHeight, .atMostBottom: ["height"]
      case .noSize: ["width", "height"]
      }
    }
  }

  struct Case: CustomStringConvertible {
    var content: Content
    var edges: Edges
    var fault: Fault
    /// Whether there is a view between the scroll view and the content.
    var isNested: Bool

    var description: String { "\(content) \(edges) \(fault)\(isNested ? " nested" : "")" }

    static let all: [Case] = Content.allCases.flatMap { content in
      Edges.allCases.flatMap { edges in
        Fault.allCases.flatMap { fault in
          [false, true].map { Case(content: content, edges: edges, fault: fault, isNested: $0) }
        }
      }
    }

    /// The ambiguous dimensions; content with an intrinsic size has none.
    var open: [String] {
      switch fault {
      case .noWidth, .noHeight, .noSize: content.hasOwnSize ? [] : fault.open
      default: fault.open
      }
    }
  }

  // MARK: Documents

  private static func tie(
    _ item: String, _ attribute: String, to other: String, _ more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)" \
    secondAttribute="\(attribute)" \(more) id="\(item)-\(attribute)"/>
    """
  }

  private static func view(_ item: String, _ content: Content, _ inside: String = "") -> String {
    let frame = #"<rect key="frame" x="0" y="0" width="375" height="900"/>"#
    let attributes = #"translatesAutoresizingMaskIntoConstraints="NO" id="\#(item)""#
    switch content {
    case .stackView:
      return """
        <stackView axis="vertical" \(attributes)>\(frame)<subviews>
        <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="0" y="0" width="375" height="450"/></label>
        <label text="B" translatesAutoresizingMaskIntoConstraints="NO" id="second">
        <rect key="frame" x="0" y="450" width="375" height="450"/></label>
        </subviews></stackView>
        """
    case .customClass: return "<view customClass=\"Chart\" \(attributes)>\(frame)</view>"
    default: return "<\(content.rawValue) \(attributes)>\(frame)\(inside)</\(content.rawValue)>"
    }
  }

  /// The constraints of a view that fills a scroll view's content.
  private static func constraints(_ item: String, _ entry: Case) -> [String] {
    let edges = entry.edges == .guides ? "content" : "scroll"
    let frame = entry.edges == .guides ? "frame" : "scroll"
    var all: [String] = []
    for (edge, missing) in [
      ("leading", Fault.noLeading), ("trailing", .noTrailing), ("top", .noTop),
      ("bottom", .noBottom),
    ] where entry.fault != missing {
      switch (edge, entry.fault) {
      case ("trailing", .atLeastTrailing):
        all.append(tie(edges, edge, to: item, #"relation="greaterThanOrEqual""#))
      case ("bottom", .atMostBottom):
        all.append(tie(item, edge, to: edges, #"relation="lessThanOrEqual" constant="-8""#))
      default: all.append(tie(item, edge, to: edges))
      }
    }
    guard !entry.content.hasOwnSize else { return all }
    if entry.fault != .noWidth, entry.fault != .noSize {
      all.append(tie(item, "width", to: frame))
    }
    if entry.fault != .noHeight, entry.fault != .noSize {
      all.append(
        #"<constraint firstItem="\#(item)" firstAttribute="height" constant="900" id="h"/>"#)
    }
    return all
  }

  private static func document(_ entry: Case, mark: String = "", verify: String = "") -> String {
    var inside = view("item", entry.content)
    var all = constraints(entry.isNested ? "box" : "item", entry)
    if entry.isNested {
      inside = view("box", .view, "<subviews>\(inside)</subviews>")
      all += ["leading", "trailing", "top", "bottom"].map { tie("item", $0, to: "box") }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22154" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" \(mark) \(verify) \
      id="scroll"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(inside)</subviews>
      <constraints>\(all.joined(separator: "\n"))</constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="content"/>
      <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
      </scrollView></subviews>
      <constraints>
      \(["leading", "trailing", "top", "bottom"].map { tie("scroll", $0, to: "root") }
        .joined(separator: "\n"))
      </constraints></view></objects></document>
      """
  }

  private func findings(
    in text: String, _ directions: [LayoutDirection] = []
  ) throws -> [Finding] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.xib")
    try Data(text.utf8).write(to: file)
    var configuration = CheckConfiguration()
    configuration.directions = directions
    let run = CheckRun(byteLimit: 16 << 20, workingDirectory: folder.path)
    return run.report(on: [
      .init(path: file.path, kind: .interface, configuration: configuration)
    ]).findings
  }

  // MARK: Tests

  @Test(arguments: Case.all) func `open content is one finding, and tied content is none`(
    entry: Case
  ) throws {
    for directions in [[], [LayoutDirection.rightToLeft]] {
      let found = try findings(in: Self.document(entry), directions)
        .filter { $0.rule == .scrollable || $0.rule == .ambiguous }
      guard !entry.open.isEmpty else {
        #expect(found.isEmpty, "\(entry): \(found)")
        continue
      }
      // Views that follow the content get no warning of their own.
      #expect(found.filter { $0.rule == .ambiguous }.allSatisfy { $0.severity == .note })
      #expect(found.count { $0.rule == .scrollable } == 1, "\(entry): \(found)")
      let finding = try #require(found.first { $0.rule == .scrollable })
      let words = entry.open.joined(separator: " and ")
      #expect(finding.view == "scroll")
      #expect(finding.message.hasPrefix("\"scroll\" leaves the \(words) of its content open: "))
      let isGuess =
        entry.content == .customClass && !finding.message.contains("edge")
      #expect(finding.severity == (isGuess ? .note : .warning), "\(entry): \(finding)")
    }
  }

  @Test func `the message names the edge that is not tied`() throws {
    func message(_ fault: Fault) throws -> String? {
      try findings(
        in: Self.document(
          Case(content: .view, edges: .scrollView, fault: fault, isNested: false))
      ).first { $0.rule == .scrollable }?.message
    }
    let expected: [(Fault, String)] = [
      (
        .noTrailing,
        "width of its content open: no constraint ties its content to the trailing edge"
      ),
      (.noTop, "height of its content open: no constraint ties its content to the top edge"),
      (
        .atMostBottom,
        "height of its content open: only inequalities tie its content to the bottom edge"
      ),
      (.noWidth, "width of its content open: its content has no width"),
    ]
    for (fault, words) in expected {
      #expect(try message(fault) == "\"scroll\" leaves the \(words)")
    }
  }

  @Test(arguments: Case.all) func `a mark of Xcode on open content is true`(entry: Case) throws {
    let stale = try findings(in: Self.document(entry, mark: #"ambiguous="YES""#))
      .filter { $0.rule == .staleFlag }
    #expect(stale.isEmpty == !entry.open.isEmpty, "\(entry): \(stale)")
  }

  @Test(arguments: ["off", "ignoreSizes"]) func `an author who asks not to be told is not told`(
    choice: String
  ) throws {
    let entry = Case(content: .view, edges: .scrollView, fault: .noBottom, isNested: false)
    let found = try findings(in: Self.document(entry, verify: "verifyAmbiguity=\"\(choice)\""))
    #expect(!found.contains { $0.rule == .scrollable || $0.rule == .ambiguous })
  }

  @Test func `content that nothing ties to its scroll view is open`() throws {
    let text = Self.document(
      Case(content: .view, edges: .scrollView, fault: .none, isNested: false))
    let untied = ["leading", "trailing", "top", "bottom"].reduce(text) { text, edge in
      text.replacingOccurrences(
        of: Self.tie("item", edge, to: "scroll"),
        with: edge == "leading" || edge == "top" ? Self.tie("item", edge, to: "root") : "")
    }
    let found = try findings(in: untied).filter { $0.rule == .scrollable }
    #expect(found.map(\.view) == ["scroll"])
  }

  @Test func `views that masks place are no content that constraints give a size`() throws {
    let text = Self.document(
      Case(content: .view, edges: .scrollView, fault: .none, isNested: false))
    let start = try #require(text.range(of: "<constraints>"))
    let end = try #require(text.range(of: "</constraints>"))
    var masked = text
    masked.removeSubrange(start.lowerBound..<end.upperBound)
    masked = masked.replacingOccurrences(
      of: #"translatesAutoresizingMaskIntoConstraints="NO" id="item""#, with: #"id="item""#)
    #expect(try !findings(in: masked).contains { $0.rule == .scrollable })
  }
}

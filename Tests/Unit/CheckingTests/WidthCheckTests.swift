import LayoutRequests
import API
import ConstraintLayout
import Foundation
import Testing

@testable import Checking

@Suite struct WidthCheckTests {
  private static let fonts = FontStore(folders: FontStore.standardFolders)

  /// Views that overlap pairwise and leave the screen one by one as it narrows.
  private static func steps(_ count: Int) -> String {
    let views = (0..<count).map {
      """
      {"id": "v\($0)", "x": 0, "y": 0, "height": 1, "width": \(10 + $0),
       "intrinsicSize": {"width": 1, "height": 1}}
      """
    }
    return """
      {"views": [{"id": "s", "width": 375, "height": 9, "children": [\(views.joined(separator: ","))]}]}
      """
  }

  private func check(
    _ document: String, limits: RequestLimits = RequestLimits(), comparisons: Int,
    ranges: Int = 1_000, to end: Double = 100
  ) throws -> (findings: [Finding], notices: [String]) {
    let bytes = Array(document.utf8)
    let request = try bytes.withUnsafeBytes {
      try LayoutEndpoint.decode($0, limits: limits, fonts: Self.fonts)
    }
    var rules = RuleRunner(
      request, SourceFile(path: "a", bytes: bytes), CheckConfiguration(), limits: limits,
      relativePath: "a")
    var check = WidthCheck(
      request, screen: try #require(request.screen), widths: 5...end, limits: limits,
      comparisonLimit: comparisons, partLimit: ranges)
    check.check(request.scene, request.options, named: "", path: "a", &rules)
    return (rules.collector.findings, check.notices)
  }

  @Test func `views and pairs of views that are compared are limited by name`() throws {
    let whole = try check(Self.steps(3), comparisons: 1_000)
    #expect(whole.notices == [])
    let outside = whole.findings.filter { $0.rule == .outside }.flatMap(\.configurations)
    #expect(outside == ["from 5 to 9.5", "from 5 to 10.5", "from 5 to 11.5"], "\(outside)")
    // Four views and three pairs for the cuts and for each range but the last, which starts while
    // any comparisons remain.
    let exact = try check(Self.steps(3), comparisons: 5 * 7 + 1)
    #expect(exact.notices == [])
    let short = try check(Self.steps(3), comparisons: 4 * 7)
    #expect(
      short.notices == [
        """
        a: checked only at widths up to 11.5: the sweep exceeds the limit of 28 views, pairs of \
        views and text measurements
        """
      ])
    #expect(
      short.findings.filter { $0.rule == .outside }.flatMap(\.configurations).last
        == "from 5 to 11.5")
  }

  @Test func `the widths at which a text is cut off are exact`() throws {
    let words = "one two three four five six seven"
    let low = ", \"t.height == 50\""
    for (more, height) in [("", ""), (#", "lines": 2"#, ""), (#", "lines": 0"#, low)] {
      let document = """
        {"views": [{"id": "s", "width": 375, "height": 100, "children": [
          {"id": "t", "x": 0, "y": 0, "text": "\(words)", "font": {"name": "Inter-Regular"}\(more)}]}],
         "constraints": ["t.width == s.width"\(height)]}
        """
      let (findings, notices) = try check(document, comparisons: 1_000_000, to: 375)
      #expect(notices == [])
      let found = findings.filter { $0.rule == .truncated }
      #expect(found.count == 1, "\(findings)")
      guard case .widths(let range, _) = found.first?.occurrences.first else { continue }
      #expect(range.lowerBound == 5)
      // The layout is broken on one side of the width and valid on the other.
      let end = range.upperBound
      for (width, isBroken) in [(end - 0.001, true), (end + 0.001, false)] {
        let given = document.replacingOccurrences(of: "\"width\": 375", with: "\"width\": \(width)")
        let bytes = Array(given.utf8)
        let request = try bytes.withUnsafeBytes {
          try LayoutEndpoint.decode($0, limits: RequestLimits(), fonts: Self.fonts)
        }
        var single = RuleRunner(
          request, SourceFile(path: "a", bytes: bytes), CheckConfiguration(),
          limits: RequestLimits(), relativePath: "a")
        request.solve(in: [Circumstances()], limits: RequestLimits().solveLimits()) { _, layout in
          single.check(layout, in: "")
        }
        #expect(
          single.collector.findings.contains { $0.rule == .truncated } == isBroken, "\(width)")
      }
    }
  }

  @Test func `ranges of widths are limited by name`() throws {
    // Three views stop being outside one by one, then the screen is a touch target.
    let whole = try check(Self.steps(3), comparisons: 1_000, ranges: 5)
    #expect(whole.notices == [])
    let short = try check(Self.steps(3), comparisons: 1_000, ranges: 3)
    #expect(
      short.notices == [
        "a: checked only at widths up to 11.5: the sweep exceeds the limit of 3 ranges"
      ])
    #expect(WidthCheck.partLimit == 1_000)
  }

  @Test func `the work of all sweeps is limited by name`() throws {
    var limits = RequestLimits()
    limits.work = 100
    let (findings, notices) = try check(Self.steps(3), limits: limits, comparisons: 1_000)
    #expect(findings == [])
    #expect(
      notices == [
        """
        a: cannot check the range of widths: solving exceeds the limit of 20 units of work for all \
        sweeps, a fifth of --max-work
        """
      ])
  }

  @Test func `a finding that goes on through many ranges is one`() throws {
    let (findings, notices) = try check(Self.steps(100), comparisons: 10_000_000)
    #expect(notices == [])
    let outside = findings.filter { $0.rule == .outside }
    // From the 91st on they never fit.
    #expect(outside.count == 100)
    for (number, finding) in outside.sorted(by: {
      $0.pointer.count == $1.pointer.count
        ? $0.pointer < $1.pointer : $0.pointer.count < $1.pointer.count
    }).enumerated() {
      let end = min(100, Double(number) + 9.5)
      #expect(finding.configurations == ["from 5 to \(end == 100 ? "100" : "\(end)")"])
    }
  }
}

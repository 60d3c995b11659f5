import API
import ConstraintLayout
import Foundation
import LayoutRequests
import TestSupport
import TextBytes
import Testing

@testable import Checking

/// `--fix` on random documents with seeded faults. Each result is verified by solving the document
/// before and after the fix, at each size and direction of the run and at its own, through the
/// operation that clients use.
@Suite(.timeLimit(.minutes(10))) struct FixPropertyTests {
  /// `TRELLIS_FIX_SEEDS` overrides the number.
  private static let seeds: Int =
    ProcessInfo.processInfo.environment["TRELLIS_FIX_SEEDS"].flatMap { Int($0) } ?? 300

  // MARK: Documents

  private struct Document {
    var text: String
    var size: (width: Double, height: Double)
    var configuration = CheckConfiguration()
  }

  private static let screens = ["320x568", "375x667", "430x932", "834x1194", "210x400"]

  /// A row or a column of views with content, with missing, loose or redundant ties.
  private static func document(_ seed: Int) -> Document {
    var random = SplitMix64(seed: UInt64(seed))
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func chance(_ one: Int) -> Bool { number(1...one) == 1 }
    func pick<T>(_ values: [T]) -> T { values[number(0...values.count - 1)] }
    let size = pick([(320.0, 568.0), (375.0, 667.0), (834.0, 1194.0)])
    let count = number(2...4)
    var constraints: [String] = []
    var views: [String] = []
    let gap = pick([0, 8, 12, 20])
    for index in 0..<count {
      let name = "v\(index)"
      let hugging = chance(3) ? ", \"hugging\": \(pick([249, 251, 252]))" : ""
      let content =
        chance(4)
        ? "" : ", \"intrinsicSize\": {\"width\": \(number(20...260)), \"height\": 20}\(hugging)"
      let parent = "{\"id\": \"\(name)\"\(content)}"
      views.append(parent)
      let previous = index == 0 ? "s.leading" : "v\(index - 1).trailing"
      if !chance(6) {
        constraints.append("\(name).leading \(chance(5) ? ">=" : "==") \(previous) + \(gap)")
      }
      if !chance(8) { constraints.append("\(name).top == s.top + \(pick([0, 8, 16]))") }
      if content.isEmpty, !chance(4) { constraints.append("\(name).height == 24") }
      if content.isEmpty, !chance(3) { constraints.append("\(name).width == \(number(20...120))") }
    }
    if !chance(3) {
      constraints.append("v\(count - 1).trailing \(pick(["==", "<="])) s.trailing - \(gap)")
    }
    // Constraints that conflict with others at some or all sizes.
    if chance(3) { constraints.append("v0.width >= \(number(100...500))") }
    if chance(4) { constraints.append("v1.width == \(number(50...300))") }
    if chance(4) { constraints.append("v0.width == s.width * 0.5 @ \(pick([500, 750, 998]))") }
    if chance(5) { constraints.append("v1.width <= v0.width") }
    let listed = constraints.map { "  \"\($0)\"" }.joined(separator: ",\n")
    var document = Document(
      text: """
        {"views": [{"id": "s", "width": \(Int(size.0)), "height": \(Int(size.1)), "children": [
          \(views.joined(separator: ",\n  "))]}],
        "constraints": [
        \(listed)
        ]}
        """, size: size)
    document.configuration.screens = (0..<number(0...3)).compactMap { _ in Screen(pick(screens)) }
    if chance(3) { document.configuration.directions = [.leftToRight, .rightToLeft] }
    if chance(6) { document.configuration.directions = [.rightToLeft] }
    if chance(4) { document.configuration.widths = 200...Double(number(300...900)) }
    if chance(2) { document.configuration.severities[.unsatisfied] = .off }
    return document
  }

  // MARK: The judge

  private struct Solved {
    var frames: NSDictionary
    var open: Set<String>
  }

  private func solved(
    _ document: Document, _ text: String, width: Double, height: Double, isReversed: Bool
  ) throws -> Solved? {
    let size = "\"width\": \(Int(document.size.width)), \"height\": \(Int(document.size.height))"
    var body = text.replacingOccurrences(
      of: size, with: "\"width\": \(width), \"height\": \(height)")
    if isReversed { body = "{\"direction\": \"rtl\", " + body.dropFirst() }
    let response = Array(body.utf8).withUnsafeBytes {
      LayoutEndpoint.response(to: $0)
    }
    guard response.problem == nil else { return nil }
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(response.body)) as? NSDictionary)
    let ambiguous = json["ambiguous"] as? [NSDictionary] ?? []
    return Solved(
      frames: try #require(json["frames"] as? NSDictionary),
      open: Set(ambiguous.compactMap { $0["view"] as? String }))
  }

  /// The harm in a changed document.
  private func harm(_ document: Document, _ changed: String) throws -> [String] {
    var harm: [String] = []
    var places = document.configuration.screens.map { ($0.size.width, $0.size.height) }
    places.append((document.size.width, document.size.height))
    if let widths = document.configuration.widths {
      for share in [0, 0.21, 0.5, 0.83, 1] {
        let width = widths.lowerBound + share * (widths.upperBound - widths.lowerBound)
        places.append((width.rounded(), document.size.height))
      }
    }
    let directions =
      document.configuration.directions.contains(.rightToLeft) ? [false, true] : [false]
    for (width, height) in places {
      for isReversed in directions {
        let place = "\(width)x\(height)\(isReversed ? " rtl" : "")"
        guard
          let before = try solved(
            document, document.text, width: width, height: height, isReversed: isReversed)
        else { continue }
        guard
          let after = try solved(
            document, changed, width: width, height: height, isReversed: isReversed)
        else {
          harm.append("\(place): unsatisfiable")
          continue
        }
        for (name, frame) in before.frames {
          let view = try #require(name as? String)
          guard !before.open.contains(view) else { continue }
          if after.open.contains(view) { harm.append("\(place): \(view) is open") }
          for side in ["x", "y", "width", "height"] {
            let old = (frame as? NSDictionary)?[side] as? Double ?? 0
            let new = (after.frames[view] as? NSDictionary)?[side] as? Double ?? 0
            if abs(old - new) > 0.02 { harm.append("\(place): \(view).\(side) \(old) -> \(new)") }
          }
        }
      }
    }
    return harm
  }

  /// The findings of a document by rule, view and place.
  private func findings(_ text: String, _ configuration: CheckConfiguration, _ file: URL) throws
    -> [(rule: Rule, key: String, places: [String])]
  {
    try text.write(to: file, atomically: true, encoding: .utf8)
    let run = CheckRun(byteLimit: 1 << 20, workingDirectory: file.deletingLastPathComponent().path)
    return run.report(on: [.init(path: file.path, kind: .layout, configuration: configuration)])
      .findings.map { ($0.rule, $0.key, $0.configurations) }
  }

  /// The findings of a changed document that the original lacks, or lacks in some places.
  private func news(_ document: Document, _ changed: String, _ file: URL) throws -> [String] {
    var own = CheckConfiguration()
    own.severities = document.configuration.severities
    var news: [String] = []
    for configuration in [document.configuration, own] {
      let before = try findings(document.text, configuration, file)
      for finding in try findings(changed, configuration, file) {
        let known = before.first { $0.rule == finding.rule && $0.key == finding.key }
        // Ranges of widths may shrink; frames verify their ends.
        let places = finding.places.filter { !$0.hasPrefix("from ") }
        let isKnown = known.map { Set(places).isSubset(of: $0.places) } ?? false
        if !isKnown { news.append("\(finding.rule) \(finding.key) \(finding.places)") }
      }
    }
    return news
  }

  // MARK: The property

  @Test func `what is applied moves nothing that was settled, and adds no finding`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.layout.json")
    let run = CheckRun(byteLimit: 1 << 20, workingDirectory: folder.path)
    var applied = 0
    for seed in 0..<Self.seeds {
      let document = Self.document(seed)
      try document.text.write(to: file, atomically: true, encoding: .utf8)
      let task = CheckRun.Task(
        path: file.path, kind: .layout, configuration: document.configuration)
      guard let fixed = run.report(on: [task], fixing: { $0 }).fixedDocument(at: 0) else {
        continue
      }
      let changed = String(decoding: fixed.bytes, as: UTF8.self)
      applied += 1
      let harm = try harm(document, changed)
      #expect(harm.isEmpty, "seed \(seed): \(harm.prefix(5))\n\(document.text)\n\(changed)")
      let news = try news(document, changed, file)
      #expect(news.isEmpty, "seed \(seed): \(news.prefix(5))\n\(document.text)\n\(changed)")
      let strange = Self.strangeNumbers(in: changed, beside: document.text)
      #expect(strange.isEmpty, "seed \(seed): \(strange)\n\(document.text)\n\(changed)")
    }
    #expect(applied > Self.seeds / 20, "\(applied) of \(Self.seeds)")
  }

  @Test func `a check completed from one with repairs finds what a check at once finds`() {
    var completed = 0
    for seed in 0..<Self.seeds {
      let document = Self.document(seed)
      func check(searchesRepairs: Bool) -> LayoutCheck {
        LayoutCheck(
          configuration: document.configuration, limits: RequestLimits(), fonts: .none,
          relativePath: "a", golden: nil, searchesRepairs: searchesRepairs)
      }
      let file = SourceFile(path: "a", bytes: Array(document.text.utf8))
      let first = check(searchesRepairs: true).outcome(of: file)
      guard let some = check(searchesRepairs: false).completed(first, of: file) else { continue }
      completed += 1
      let all = check(searchesRepairs: false).outcome(of: file)
      #expect(Self.occurrences(some) == Self.occurrences(all), "seed \(seed)")
      #expect(Set(some.settledFrames.keys) == Set(all.settledFrames.keys), "seed \(seed)")
      for (place, frames) in all.settledFrames {
        #expect(some.settledFrames[place] == frames, "seed \(seed)")
      }
      #expect(some.notices == all.notices && some.isWhole == all.isWhole && some.proof == all.proof)
    }
    #expect(completed > Self.seeds / 2, "\(completed) of \(Self.seeds)")
  }

  private static func occurrences(
    _ outcome: CheckOutcome
  ) -> [Finding.Identity: Set<Finding.Occurrence>] {
    var all: [Finding.Identity: Set<Finding.Occurrence>] = [:]
    for finding in outcome.findings {
      all[finding.identity, default: []].formUnion(finding.occurrences)
    }
    return all
  }

  /// The numbers of a changed document that neither the document contains nor a person would write.
  private static func strangeNumbers(in changed: String, beside document: String) -> [String] {
    func numbers(_ text: String) -> Set<String> {
      Set(text.split { !$0.isNumber && $0 != "." }.map(String.init).filter { Double($0) != nil })
    }
    return numbers(changed).subtracting(numbers(document))
      .subtracting(["0", "8", "16", "20", "999"]).sorted()
  }
}

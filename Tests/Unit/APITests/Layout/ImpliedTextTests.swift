import Foundation
import ConstraintLayout
import TestSupport
import Testing

/// The texts of implied constraints, and the kinds of violated ones.
struct ImpliedTextTests {
  /// All texts in a reply's conflicts, variants and explanations, set by set.
  private func sets(in value: Any?) -> [[String]] {
    if let members = value as? [NSDictionary], members.contains(where: { $0["priority"] != nil }) {
      return [members.compactMap { $0["text"] as? String }]
    }
    if let values = value as? [Any] { return values.flatMap { sets(in: $0) } }
    guard let object = value as? NSDictionary else { return [] }
    return object.allValues.flatMap { sets(in: $0) }
  }

  @Test func `a given number and a rule of a stack read as constraints`() {
    let reply = layout(
      """
      {"views": [{"id": "row.wifi", "height": 44, "margins": 4, "children": [
         {"id": "wifi.icon", "height": 60}],
        "stack": {"alignment": "center", "marginsRelative": true}}]}
      """)
    #expect(
      reply.conflicts.first?.contains("'wifi.icon'.top >= 'row.wifi'.margins.top + 0") == true
        || reply.conflicts.first?.contains("'wifi.icon'.bottom <= 'row.wifi'.margins.bottom + 0")
          == true,
      "\(reply.conflicts)")
    #expect(reply.conflicts.first?.contains("'row.wifi'.height == 44") == true)
  }

  @Test func `numbers of a frame are told from anchors where they differ`() {
    let reply = layout(
      """
      {"views": [{"id": "a", "x": 5, "width": 40, "alignmentInsets": {"left": 3},
        "children": [{"id": "b", "x": 2, "width": 50}]}],
       "constraints": ["a.width == 40", "b.right == a.right"]}
      """)
    #expect(reply.conflicts.first?.contains("a.frame.width == 40") == true, "\(reply.conflicts)")
  }

  /// Random views with given numbers, stacks and contents in too little space.
  private func request(_ random: inout SplitMix64) -> String {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    var views: [String] = []
    for index in 0..<number(2...5) {
      var members = [#""id": "v\#(index)""#]
      if Bool.random(using: &random) { members.append(#""x": \#(number(0...3))"#) }
      if Bool.random(using: &random) { members.append(#""width": \#(number(0...3) * 40)"#) }
      if Bool.random(using: &random) { members.append(#""height": \#(number(0...3) * 20)"#) }
      members.append(
        #""intrinsicSize": {"width": \#(number(1...9) * 10), "height": \#(number(1...4) * 10)}, "hugging": 1000, "compressionResistance": 1000"#
      )
      views.append("{\(members.joined(separator: ", "))}")
    }
    let distribution = Stack.Distribution.allCases.randomElement(using: &random) ?? .fill
    let alignment = ["fill", "leading", "center", "trailing"].randomElement(using: &random) ?? ""
    let stack =
      number(0...3) == 0
      ? ""
      : #""stack": {"distribution": "\#(distribution.rawValue)", "alignment": "\#(alignment)", "spacing": \#(number(0...9)), "axis": "\#(Bool.random(using: &random) ? "horizontal" : "vertical")"},"#
    return """
      {"views": [{"id": "root", "width": \(number(0...9) * 20), "height": \(number(0...4) * 20),
         \(stack) "children": [\(views.joined(separator: ", "))]}],
       "guides": [{"id": "g", "in": "root", "insets": {"left": 4}}],
       "constraints": ["v0.right <= v1.left", "v1.right <= g.right", "v0.left >= g.left"],
       "explain": ["v0", "v1", "g"], "variants": [{"name": "v", "set": {"root.width": 3}}]}
      """
  }

  @Test func `no two members of a set read alike, and each member has a text`() throws {
    var random = SplitMix64(seed: 2109)
    var count = 0
    for _ in 0..<400 {
      let body = request(&random)
      let reply = layout(body)
      for list in ["conflicts", "explain", "variants"] {
        for texts in sets(in: reply.json[list]) {
          #expect(Set(texts).count == texts.count, "\(texts) in \(body)")
          count += texts.count
        }
      }
      // The count above would miss an implied member without a text.
      let members = reply.text.components(separatedBy: #""implied":"#).count - 1
      let texts = reply.text.components(separatedBy: #""text":"#).count - 1
      #expect(texts >= members)
    }
    #expect(count > 1_000)
  }

  // MARK: Kinds

  private func kinds(_ views: String, _ constraints: String) -> [String] {
    let reply = layout(
      """
      {"views": [{"id": "s", "width": 100, "height": 100, "children": [\(views)]}],
       "constraints": [\(constraints)]}
      """)
    return (reply.json["unsatisfied"] as? [NSDictionary] ?? []).map {
      "\($0["text"] ?? "?"): \($0["kind"] ?? "?")"
    }
  }

  @Test func `each unsatisfied constraint has a kind`() {
    let text =
      #"{"id": "t", "intrinsicSize": {"width": 200, "height": 20, "heightForWidth": [[200, 20], [100, 40], [50, 80]]}}"#
    let place = #""t.left == s.left", "t.top == s.top""#
    #expect(
      kinds(text, #"\#(place), "t.width <= 100""#) == ["t.width >= 200 @ 750: wrapped"])
    #expect(
      kinds(text, #"\#(place), "t.width <= 100", "t.height <= 30""#) == [
        "t.width >= 200 @ 750: wrapped", "t.height >= the height of its text @ 750: squeezed",
      ])
    #expect(kinds(text, #"\#(place), "t.width <= 40""#) == ["t.width >= 200 @ 750: squeezed"])
    let icon = #"{"id": "t", "intrinsicSize": {"width": 20, "height": 20}}"#
    #expect(
      kinds(icon, #"\#(place), "t.right == s.right", "t.bottom == s.bottom @ 100""#) == [
        "t.width <= 20 @ 250: stretched", "t.bottom == s.bottom @ 100: constraint",
      ])
    let stack =
      #"{"id": "t", "stack": {"distribution": "equalSpacing"}, "children": [{"id": "a", "width": 10, "height": 5}, {"id": "b", "width": 10, "height": 5}]}"#
    #expect(
      kinds(stack, #"\#(place), "t.width == 100""#) == ["gap of t == 0 at b @ 49: stack"])
  }

  @Test func `the picture marks what is noteworthy alone`() {
    for kind in UnsatisfiedKind.allCases {
      #expect(kind.isNoteworthy == (kind == .constraint || kind == .squeezed))
    }
  }
}

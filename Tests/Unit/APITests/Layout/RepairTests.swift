import API
import ConstraintLayout
import Foundation
import TestSupport
import Testing

/// Repairs of conflicts and ambiguities, each applied to the request itself.
struct RepairTests {
  private struct Repair: CustomStringConvertible {
    var json: NSDictionary
    var change: String { json["change"] as? String ?? "?" }
    var text: String { json["text"] as? String ?? "?" }
    var value: Double? { json["value"] as? Double }
    var isWhole: Bool { (json["resolvesAll"] ?? json["settlesAll"]) as? Bool ?? false }
    var isSafe: Bool { json["safe"] as? Bool ?? false }
    var description: String {
      "\(change) \(text)" + (value.map { " to \(NumberText.string($0))" } ?? "")
    }
  }

  private func repairs(_ json: NSDictionary) -> [Repair] {
    (json["repairs"] as? [NSDictionary] ?? []).map { Repair(json: $0) }
  }

  private static let views =
    #"[{"id": "s", "width": 300, "height": 100, "children": [{"id": "a", "y": 0, "height": 20}, {"id": "b", "y": 40, "height": 20}]}]"#

  private func body(_ constraints: [String], more: String = "") -> String {
    """
    {"views": \(Self.views), "repairs": true,
     "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))]\(more)}
    """
  }

  @Test func `a response depends on time if the time for its repairs was over`() throws {
    var limits = RequestLimits()
    let body = Array(self.body(["a.left >= s.left"]).utf8)
    let times: [(Duration?, Bool)] = [(nil, false), (.seconds(3600), false), (.zero, true)]
    for (time, depends) in times {
      limits.queryTime = time
      let response = body.withUnsafeBytes {
        LayoutEndpoint.response(to: $0, in: OperationContext(limits: limits))
      }
      #expect(response.status == 200 && response.dependsOnTime == depends)
    }
    limits.queryTime = .zero
    let plain = Array(#"{"views": [{"id": "a", "x": 0, "width": 1, "height": 1}]}"#.utf8)
    let response = plain.withUnsafeBytes {
      LayoutEndpoint.response(to: $0, in: OperationContext(limits: limits))
    }
    #expect(response.status == 200 && !response.dependsOnTime)
  }

  @Test func `a conflict has changes of constants, priorities and whole constraints`() throws {
    let constraints = [
      "a.left == s.left + 20", "a.width >= 290", "a.right <= s.right - 20", "b.left == a.right",
      "b.width == 10",
    ]
    let reply = layout(body(constraints))
    let found = repairs(reply.json)
    #expect(
      Set(found.map(\.description)) == [
        "constant s.width == 300 to 330", "leave-out s.width == 300",
        "constant a.left == s.left + 20 to -10", "leave-out a.left == s.left + 20",
        "priority a.left == s.left + 20 to 999", "constant a.width >= 290 to 260",
        "leave-out a.width >= 290", "priority a.width >= 290 to 999",
        "constant a.right <= s.right - 20 to 10", "leave-out a.right <= s.right - 20",
        "priority a.right <= s.right - 20 to 999",
      ], "\(found)")
    #expect(found.allSatisfy { $0.isWhole })
    #expect(found.filter(\.isSafe).map(\.change) == ["priority", "priority", "priority"])
    #expect(reply.json["repairsComplete"] == nil)
    // The smallest moves come first; among equals, the last constraint is broken.
    #expect(found.first?.text == "a.right <= s.right - 20")
    let distances = found.map { repair in
      (repair.json["moves"] as? [NSDictionary] ?? []).reduce(0.0) { sum, move in
        sum + ["x", "y", "width", "height"].reduce(0) { $0 + abs(move[$1] as? Double ?? 0) }
      }
    }
    #expect(distances == distances.sorted())
  }

  /// Applies a repair to a constraint of a request.
  private func repaired(_ constraints: [String], _ repair: Repair) -> String? {
    guard let index = repair.json["constraint"] as? Int else { return nil }
    var changed = constraints
    switch repair.change {
    case "leave-out": changed.remove(at: index)
    case "priority": changed[index] += " @ \(NumberText.string(repair.value ?? 0))"
    case "constant":
      // The pair's text without its constant.
      let sides = changed[index].split(separator: " ").map(String.init)
      let isPair = sides[2].contains(".")
      let value = repair.value ?? 0
      changed[index] =
        isPair
        ? sides.prefix(3).joined(separator: " ") + " + (\(value))"
        : sides.prefix(2).joined(separator: " ") + " \(value)"
    default: return nil
    }
    return body(changed)
  }

  @Test func `each repair of a random conflict resolves it, and a constant is the nearest`() throws
  {
    var random = SplitMix64(seed: 77)
    var count = 0
    for _ in 0..<60 {
      func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
      var constraints: [String] = []
      for (view, other) in [("a", "s"), ("b", "a"), ("b", "s"), ("a", "b")] {
        let edge = ["left", "right"].randomElement(using: &random) ?? "left"
        let end = ["left", "right"].randomElement(using: &random) ?? "left"
        let relation = ["==", "<=", ">="].randomElement(using: &random) ?? "=="
        constraints.append("\(view).\(edge) \(relation) \(other).\(end) + \(number(0...90))")
      }
      constraints.append("a.width \(["==", ">=", "<="][number(0...2)]) \(number(1...400))")
      constraints.append("b.width \(["==", ">=", "<="][number(0...2)]) \(number(1...400))")
      let reply = layout(body(constraints))
      guard reply.status == 422 else { continue }
      for repair in repairs(reply.json) where repair.isWhole {
        guard let changed = repaired(constraints, repair) else { continue }
        let after = layout(changed)
        #expect(after.status == 200, "\(repair) of \(constraints): \(after.text)")
        count += 1
        guard repair.change == "constant", let value = repair.value,
          let index = repair.json["constraint"] as? Int
        else { continue }
        // A change half a point smaller is not enough.
        let old = Double(constraints[index].split(separator: " ").last ?? "0") ?? 0
        var nearer = repair.json.mutableCopy() as? NSMutableDictionary ?? [:]
        nearer["value"] = value + (value > old ? -0.5 : 0.5)
        guard abs(value - old) > 0.5 else { continue }
        let less = try #require(repaired(constraints, Repair(json: nearer)))
        #expect(layout(less).status == 422, "\(repair) of \(constraints)")
        nearer = [:]
      }
    }
    #expect(count > 100, "\(count)")
  }

  @Test func `two conflicts have repairs of their own, which leave the other`() {
    let reply = layout(body(["a.width == 10", "a.width == 20", "b.width == 5", "b.width == 6"]))
    let found = repairs(reply.json)
    #expect(Set(found.map { $0.json["conflict"] as? Int }) == [0, 1])
    #expect(!found.isEmpty && found.allSatisfy { !$0.isWhole && !$0.isSafe })
  }

  @Test func `what is broken in order has repairs as well, before those of what is ambiguous`() {
    let constraints = ["a.left == s.left", "a.width == 10", "a.width == 20", "b.width == 5"]
    let reply = layout(body(constraints, more: #", "onConflict": "break""#))
    #expect(reply.status == 200)
    let found = repairs(reply.json)
    #expect(found.first?.json["conflict"] as? Int == 0)
    #expect(found.last?.json["view"] as? String == "b" && found.last?.json["conflict"] == nil)
    for repair in found where repair.json["conflict"] != nil && repair.isWhole {
      guard let changed = repaired(constraints, repair) else { continue }
      #expect(layout(changed).status == 200, "\(repair)")
    }
    #expect(found.contains { $0.description == "constant a.width == 20 to 10" }, "\(found)")
  }

  @Test func `a variant has repairs of its own`() {
    let more = #", "variants": [{"name": "small", "set": {"s.width": 100}}]"#
    let reply = layout(
      body(
        [
          "a.left == s.left", "a.width >= 150", "a.right <= s.right", "b.left == a.left",
          "b.width == 10",
        ], more: more))
    #expect(reply.status == 200)
    let variant = (reply.json["variants"] as? [NSDictionary])?.first ?? [:]
    let found = repairs(variant)
    #expect(found.contains { $0.description == "constant a.width >= 150 to 100" }, "\(found)")
  }

  // MARK: Ambiguities

  private func row(_ constraints: [String]) -> LayoutClient.Reply {
    layout(
      """
      {"views": [{"id": "s", "width": 300, "height": 100, "children": [
         {"id": "a", "y": 0, "intrinsicSize": {"width": 60, "height": 20}},
         {"id": "b", "y": 0, "intrinsicSize": {"width": 90, "height": 20}}]}],
       "repairs": true, "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))]}
      """)
  }

  @Test func `two views that hug alike need another priority`() {
    let reply = row(["a.left == s.left", "b.left == a.right + 8", "b.right == s.right"])
    #expect(reply.ambiguous == ["a.width", "b.x", "b.width"])
    let found = repairs(reply.json)
    #expect(found.first?.change == "hugging" && found.first?.value == 251)
    #expect(found.first?.json["view"] as? String == "a")
    #expect(found.first?.json["axis"] as? String == "horizontal")
    #expect(found.first?.isWhole == true)
    #expect(found.contains { $0.change == "hugging" && $0.json["view"] as? String == "b" })
  }

  @Test func `an edge is tied to the neighbour, and what moves nothing is safe`() throws {
    let reply = row(["a.left == s.left + 10", "b.left >= a.right + 8"])
    #expect(reply.ambiguous == ["b.x"])
    let found = repairs(reply.json)
    let tie = try #require(found.first)
    #expect(tie.description == "constraint b.leading == a.trailing + 8", "\(found)")
    #expect(tie.isWhole && tie.isSafe && tie.json["moved"] as? Int == 0)
    for repair in found where repair.change == "constraint" {
      let after = row(["a.left == s.left + 10", "b.left >= a.right + 8", repair.text])
      #expect(after.ambiguous == [], "\(repair)")
    }
  }

  @Test func `with root coordinates, repairs settle the numbers that are answered`() throws {
    func body(_ more: [String]) -> String {
      let constraints = ["a.left >= s.left", "a.right == s.right", "b.left == a.left"] + more
      return """
        {"views": [{"id": "s", "width": 320, "height": 100, "children": [
           {"id": "a", "y": 0, "height": 100, "children": [{"id": "b", "y": 0, "width": 10}]}]}],
         "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))],
         "coordinates": "root", "repairs": true}
        """
    }
    let reply = layout(body([]))
    #expect(reply.ambiguous == ["a.x", "a.width", "b.x", "b.height"])
    let found = repairs(reply.json)
    #expect(!found.isEmpty)
    for repair in found where repair.change == "constraint" {
      let view = try #require(repair.json["view"] as? String)
      let after = layout(body([repair.text])).ambiguous
      let before = reply.ambiguous.filter { $0.hasPrefix("\(view).") }
      let settled = before.filter { !after.contains($0) }.map { String($0.dropFirst(2)) }
      #expect(repair.json["settles"] as? [String] == settled, "\(repair)")
      #expect(repair.isWhole == !after.contains { $0.hasPrefix("\(view).") }, "\(repair)")
    }
  }

  @Test func `a repair resolves its own conflict, not another one in its place`() {
    let reply = layout(
      """
      {"views": [{"id": "box", "width": 10, "height": 10}], "repairs": true,
       "constraints": ["box.height >= 20", "box.height == 30", "box.height == 40"]}
      """)
    let ofSecond = repairs(reply.json).filter { $0.json["conflict"] as? Int == 1 }
    #expect(
      Set(ofSecond.map(\.description)) == [
        "priority box.height == 30 to 999", "leave-out box.height == 30",
        "priority box.height == 40 to 999", "leave-out box.height == 40",
      ], "\(ofSecond)")
  }

  // MARK: Limits

  @Test func `past their share of the time the frames are answered without them`() {
    var client = LayoutClient()
    client.limits.queryTime = .zero
    let reply = client.post(
      body(["a.left == s.left", "b.width == 5"], more: #", "explain": ["a", "b"]"#))
    #expect(reply.status == 200 && reply.frame("a") != nil)
    #expect(reply.json["repairsComplete"] as? Bool == false)
    #expect(reply.json["explanationsComplete"] as? Bool == false)
    #expect((reply.json["explain"] as? [Any])?.isEmpty == true)
    let conflict = client.post(body(["a.width == 1", "a.width == 2"]))
    #expect(conflict.status == 422 && conflict.json["conflicts"] != nil)
    #expect(conflict.json["repairsComplete"] as? Bool == false)
  }

  @Test func `repairs end with the budget of work, and say so`() {
    var client = LayoutClient()
    let request = body(
      (0..<20).map { "a.width >= \(290 + $0)" } + ["a.left == s.left", "a.right == s.right - 20"])
    let whole = client.post(request)
    #expect(whole.json["repairs"] != nil)
    client.limits.work = 400
    let limited = client.post(request)
    #expect(
      limited.code == "work-limit-exceeded" || limited.json["repairsComplete"] as? Bool == false,
      "\(limited.text.prefix(300))")
  }

  @Test func `without being asked there are none`() {
    let request = body(["a.width == 1", "a.width == 2"])
    #expect(layout(request).json["repairs"] != nil)
    #expect(
      layout(request.replacingOccurrences(of: "\"repairs\": true,", with: "")).json["repairs"]
        == nil)
  }

  /// The views of an overlong row. Unoptimized builds use fewer, since each changed member takes a
  /// solve of them all.
  #if DEBUG
    private static let rowCount = 300
  #else
    private static let rowCount = 1_500
  #endif

  @Test func `a conflict of a long row has repairs of a few members`() {
    let count = Self.rowCount
    let children = (0..<count).map { #"{"id": "v\#($0)", "y": 0, "height": 1}"# }.joined(
      separator: ", ")
    let constraints =
      ((0..<count).map { #""v\#($0).width >= 1""# }
      + (1..<count).map { #""v\#($0).left >= v\#($0 - 1).right""# }
      + [#""v0.left >= s.left""#, #""v\#(count - 1).right <= s.right""#]).joined(separator: ", ")
    let reply = layout(
      #"{"views": [{"id": "s", "width": \#(count - 100), "height": 9, "children": [\#(children)]}], "repairs": true, "constraints": [\#(constraints)]}"#
    )
    #expect(reply.status == 422 && reply.json["repairsComplete"] as? Bool == false)
    #expect(!repairs(reply.json).isEmpty)
  }

  // MARK: Variants

  /// Two contradictory widths and an optional constraint, with variants.
  private func widths(_ variants: String) -> String {
    """
    {"views": [{"id": "a", "x": 0, "y": 0, "height": 20}], "repairs": true, "constraints": [
      {"id": "one", "text": "a.width == 100"}, {"id": "two", "text": "a.width == 120"},
      {"id": "wish", "text": "a.width == 50 @ 10"}], "variants": [\(variants)]}
    """
  }

  @Test func `a repair of a conflict that does harm in a variant is not safe`() throws {
    let safe = repairs(layout(widths("")).json).filter(\.isSafe).map(\.text)
    #expect(safe.sorted() == ["a.width == 100", "a.width == 120"])
    // The first width would no longer outrank the optional constraint.
    let harmed = repairs(
      layout(widths(#"{"name": "v", "set": {"two.active": false, "wish.priority": 999}}"#)).json)
    #expect(harmed.filter(\.isSafe).map(\.text) == ["a.width == 120"])
    #expect(harmed.filter { $0.change == "priority" }.count == 2)
    let unharmed = repairs(
      layout(widths(#"{"name": "v", "set": {"two.active": false, "wish.priority": 998}}"#)).json)
    #expect(unharmed.filter(\.isSafe).count == 2)
  }

  @Test func `a repair of a variant that its own values undo is not safe`() throws {
    let reply = layout(
      """
      {"views": [{"id": "a", "x": 0, "y": 0, "height": 20}], "repairs": true, "constraints": [
        {"id": "one", "text": "a.width == 100 @ 20"}, {"id": "two", "text": "a.width == 120"}],
       "variants": [{"name": "v", "set": {"one.priority": 1000}}]}
      """)
    let variant = try #require((reply.json["variants"] as? [NSDictionary])?.first)
    let found = repairs(variant)
    #expect(found.filter { $0.change == "priority" }.count == 2)
    // In the layout itself, the lowered second width still outranks the first.
    #expect(found.filter(\.isSafe).map(\.text) == ["a.width == 120"])
  }

  @Test func `a constraint that settles a view is safe if all variants have room for it`() throws {
    func safe(_ variants: String) -> [String] {
      let reply = layout(
        """
        {"views": [{"id": "s", "width": 100, "height": 100, "children": [
          {"id": "b", "y": 0, "height": 10}]}], "constraints": ["b.left == s.left + 5"],
         "repairs": true, "variants": [\(variants)]}
        """)
      return repairs(reply.json).filter(\.isSafe).map(\.text)
    }
    let all = safe("")
    #expect(all.contains("b.trailing == s.trailing - 5"), "\(all)")
    #expect(safe(#"{"name": "same", "set": {"b.y": 3}}"#) == all)
    #expect(safe(#"{"name": "wide", "set": {"b.width": 33}}"#) == [])
  }
}

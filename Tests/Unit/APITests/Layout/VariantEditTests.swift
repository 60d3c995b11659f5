import Foundation
import TestSupport
import Testing

/// Every value that a variant can set beyond numbers of frames and constraints must have the same
/// effect as a new request that states it.
struct VariantEditTests {
  /// The parts of a request that variants edit, each as JSON.
  struct Parts {
    var screen = #""margins": 8, "safeArea": {"top": 20}"#
    var content = #""intrinsicSize": {"width": 200, "height": 20}"#
    var stack = #"{"axis": "horizontal", "spacing": 4}"#
    var insets = #"{"left": 10, "top": 5}"#
    var hidden = ""
    var direction = "ltr"

    func request(_ more: String = "") -> String {
      """
      {"views": [
         {"id": "screen", "width": 320, "height": 480, \(screen), "children": [
           {"id": "text", \(content)},
           {"id": "row", "stack": \(stack), "margins": {"top": 3, "leading": 5}, "children": [
             {"id": "a", "intrinsicSize": {"width": 30, "height": 30}},
             {"id": "b", "intrinsicSize": {"width": 50, "height": 20}\(hidden)},
             {"id": "c", "intrinsicSize": {"width": 40, "height": 40}}]}]}],
       "guides": [{"id": "inner", "in": "screen", "insets": \(insets)}],
       "constraints": ["text.leading == screen.margins.leading",
         "text.trailing <= screen.safeArea.trailing", "text.top == screen.safeArea.top",
         "row.leading == inner.leading", "row.top == text.bottom + 8", "row.width <= 180 @ 600"],
       "direction": "\(direction)"\(more)}
      """
    }
  }

  private func expect(
    _ set: String, like change: (inout Parts) -> Void, direction: String = "ltr",
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    var base = Parts()
    base.direction = direction
    var fresh = base
    change(&fresh)
    let reply = layout(base.request(#", "variants": [{"name": "v", "set": \#(set)}]"#))
    let wanted = layout(fresh.request())
    #expect(wanted.status == 200, "\(wanted.text)", sourceLocation: location)
    let variant = try #require(
      (reply.json["variants"] as? [NSDictionary])?.first, "\(reply.text)", sourceLocation: location)
    for member in ["frames", "ambiguous", "broken"] {
      #expect(
        variant[member] as? NSObject == wanted.json[member] as? NSObject, "\(set)",
        sourceLocation: location)
    }
    // Without this, a set that changes nothing would also pass.
    #expect(
      variant["frames"] as? NSObject != reply.json["frames"] as? NSObject, "\(set)",
      sourceLocation: location)
  }

  @Test(arguments: ["ltr", "rtl"])
  func `margins and safe area, whole and by side`(direction: String) throws {
    try expect(
      #"{"screen.margins": 30}"#, like: { $0.screen = #""margins": 30, "safeArea": {"top": 20}"# },
      direction: direction)
    try expect(
      #"{"screen.margins": {"leading": 40}}"#,
      like: { $0.screen = #""margins": {"leading": 40}, "safeArea": {"top": 20}"# },
      direction: direction)
    try expect(
      #"{"screen.safeArea": {"top": 59, "trailing": 200}, "screen.margins.leading": 2}"#,
      like: {
        $0.screen = #""margins": {"leading": 2}, "safeArea": {"top": 59, "trailing": 200}"#
      }, direction: direction)
    // A part overrides the whole, regardless of their order.
    try expect(
      #"{"screen.safeArea.top": 7, "screen.safeArea": 12}"#,
      like: {
        $0.screen = #""safeArea": {"top": 7, "leading": 12, "trailing": 12, "bottom": 12}"#
      }, direction: direction)
  }

  @Test func `insets of a guide, whole and by side`() throws {
    try expect(#"{"inner.insets": {"left": 44}}"#, like: { $0.insets = #"{"left": 44, "top": 5}"# })
    try expect(#"{"inner.insets.left": 33}"#, like: { $0.insets = #"{"left": 33, "top": 5}"# })
  }

  @Test func `hidden views`() throws {
    try expect(#"{"b.hidden": true}"#, like: { $0.hidden = #", "hidden": true"# })
    try expect(
      #"{"b.hidden": true}"#,
      like: { $0.stack = #"{"axis": "horizontal", "spacing": 4, "hidden": ["b"]}"# })
    var base = Parts()
    base.hidden = #", "hidden": true"#
    let reply = layout(base.request(#", "variants": [{"name": "v", "set": {"b.hidden": false}}]"#))
    let variant = try #require((reply.json["variants"] as? [NSDictionary])?.first)
    #expect(variant["frames"] as? NSObject == layout(Parts().request()).json["frames"] as? NSObject)
  }

  @Test func `a view outside of stacks keeps its frame while it is hidden`() throws {
    let reply = layout(
      Parts().request(#", "variants": [{"name": "v", "set": {"text.hidden": true}}]"#))
    let variant = try #require((reply.json["variants"] as? [NSDictionary])?.first)
    #expect(variant["frames"] as? NSObject == reply.json["frames"] as? NSObject)
  }

  @Test(arguments: [
    ("axis", #""vertical""#), ("distribution", #""fillEqually""#), ("alignment", #""center""#),
    ("spacing", "11"), ("customSpacing", #"{"a": 20}"#), ("arranged", #"["c", "a", "b"]"#),
    ("hidden", #"["c"]"#), ("marginsRelative", "false"),
  ])
  func `members of a stack`(member: String, value: String) throws {
    try expect(#"{"row.stack.\#(member)": \#(value)}"#) {
      let others = ["axis": #""horizontal""#, "spacing": "4"].filter { $0.key != member }
      let all = others.merging([member: value]) { first, _ in first }
      $0.stack =
        "{"
        + all.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }
        .joined(separator: ", ") + "}"
    }
  }

  @Test func `several members of a stack are set together`() throws {
    // On its own, a baseline alignment of a column would be an error.
    try expect(
      #"{"row.stack.alignment": "leading", "row.stack.baselineRelative": true, "row.stack.axis": "vertical"}"#,
      like: {
        $0.stack =
          #"{"axis": "vertical", "alignment": "leading", "baselineRelative": true, "spacing": 4}"#
      })
  }

  // MARK: Content

  private static let table = #"[[320, 20], [160, 40], [80, 80]]"#

  @Test func `the size of a content as a whole`() throws {
    try expect(
      #"{"text.intrinsicSize": {"width": 250, "height": 20, "heightForWidth": [[100, 60], [240, 40]]}}"#,
      like: {
        $0.content =
          #""intrinsicSize": {"width": 250, "height": 20, "heightForWidth": [[100, 60], [240, 40]]}"#
      })
    try expect(
      #"{"text.intrinsicSize": {"height": 9}}"#,
      like: { $0.content = #""intrinsicSize": {"height": 9}"# })
    try expect(
      #"{"text.intrinsicSize.heightForWidth": [[100, 60]], "text.intrinsicSize.width": 90}"#,
      like: {
        $0.content =
          #""intrinsicSize": {"width": 90, "height": 20, "heightForWidth": [[100, 60]]}"#
      })
  }

  /// The frame of a text with a height table, after a set.
  private func text(_ size: String, _ set: String) -> [Double]? {
    var parts = Parts()
    parts.content = #""intrinsicSize": {\#(size)"heightForWidth": \#(Self.table)}"#
    let reply = layout(parts.request(#", "variants": [{"name": "v", "set": \#(set)}]"#))
    return (reply.json["variants"] as? [NSDictionary])?.first.flatMap {
      LayoutClient.Reply.frame("text", in: $0)
    }
  }

  @Test func `another width is that of another text, to which the table does not apply`() {
    let size = #""width": 200, "height": 20, "#
    #expect(text(size, #"{"text.intrinsicSize.width": 60}"#)?.suffix(2) == [60, 20])
    #expect(text(size, #"{"text.intrinsicSize.height": 33}"#)?.suffix(2) == [200, 33])
    // Setting the same width changes nothing.
    #expect(text(size, #"{"text.intrinsicSize.width": 200}"#)?.suffix(2) == [200, 40])
    // Without its own height, the text had the height for its width.
    #expect(
      text(#""width": 200, "#, #"{"text.intrinsicSize.width": 60}"#)?.suffix(2) == [60, 40])
  }

  // MARK: Errors

  @Test(arguments: [
    (#""screen.margin": 3"#, "/variants/0/set/screen.margin 1:8 ?margins"),
    (#""screen.margins.left": 3"#, "/variants/0/set/screen.margins.left 1:8"),
    (#""screen.margins": true"#, "/variants/0/set/screen.margins"),
    (#""screen.margins": {"left": 3}"#, "/variants/0/set/screen.margins/left"),
    (#""screen.safeArea.top": "x""#, "/variants/0/set/screen.safeArea.top"),
    (#""screen.stack.axis": "vertical""#, "/variants/0/set/screen.stack.axis"),
    (#""row.stack.axis": "up""#, "/variants/0/set/row.stack.axis"),
    (#""row.stack.axis": 3"#, "/variants/0/set/row.stack.axis"),
    (#""row.stack.arranged": ["text"]"#, "/variants/0/set/row.stack.arranged"),
    (#""row.stack.hidden": ["a", "text"]"#, "/variants/0/set/row.stack.hidden"),
    (#""screen.insets.left": 3"#, "/variants/0/set/screen.insets.left"),
    (#""inner.margins": 3"#, "/variants/0/set/inner.margins"),
    (#""a.hidden": 1"#, "/variants/0/set/a.hidden"),
    (#""a.intrinsicSize": 3"#, "/variants/0/set/a.intrinsicSize"),
    (#""a.intrinsicSize": {"wide": 3}"#, "/variants/0/set/a.intrinsicSize/wide"),
    (#""a.intrinsicSize.heightForWidth": []"#, "/variants/0/set/a.intrinsicSize.heightForWidth"),
    (#""inner.insets": 3"#, "/variants/0/set/inner.insets"),
    (#""screen.margins.top": 1e13"#, "/variants/0/set/screen.margins.top"),
  ])
  func `a wrong value has its place`(set: String, place: String) {
    let reply = layout(Parts().request(#", "variants": [{"name": "v", "set": {\#(set)}}]"#))
    #expect(reply.status == 422)
    #expect(reply.errors.first?.hasPrefix(place) == true, "\(reply.text)")
  }

  @Test func `a free guide is pinned by all its insets, not by one`() {
    let guides = #""guides": [{"id": "g", "in": "s"}]"#
    func reply(_ set: String) -> LayoutClient.Reply {
      layout(
        #"{"views": [{"id": "s", "width": 90, "height": 80}], \#(guides), "variants": [{"name": "v", "set": {\#(set)}}]}"#
      )
    }
    #expect(reply(#""g.insets.left": 3"#).code == "invalid-variant")
    let pinned = (reply(#""g.insets": {"left": 3}"#).json["variants"] as? [NSDictionary])?.first
    #expect(pinned.flatMap { LayoutClient.Reply.frame("g", in: $0) } == [3, 0, 87, 80])
  }
}

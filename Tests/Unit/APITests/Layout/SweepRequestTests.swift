import API
import ConstraintLayout
import Foundation
import LayoutRequests
import TestSupport
import Testing

struct SweepRequestTests {
  private func reply(_ sweep: String, _ client: LayoutClient = LayoutClient()) -> LayoutClient.Reply
  {
    client.post(
      """
      {"views": [{"id": "screen", "width": 375, "height": 600, "children": [
         {"id": "card", "y": 0, "height": 50}, {"id": "row", "stack": {"spacing": 4}, "y": 60, "height": 9,
           "children": [{"id": "p", "width": 10}, {"id": "q", "width": 20}]}]}],
       "guides": [{"id": "g", "in": "screen", "insets": {"left": 3}}],
       "constraints": ["card.centerX == screen.centerX", {"id": "wish", "text": "card.width == screen.width - 40 @ 750"},
         "card.width <= 500", "card.width >= 200", "card.leading >= screen.leading + 8", "row.left == g.left",
         {"id": "chain", "text": "0 <= card.top <= 9"}],
       "sweep": \(sweep)}
      """)
  }

  private func stretches(_ reply: LayoutClient.Reply, _ list: String) -> [[Double]] {
    ((reply.json["sweep"] as? NSDictionary)?[list] as? [NSDictionary] ?? []).map {
      [$0["from"] as? Double ?? .nan, $0["to"] as? Double ?? .nan]
    }
  }

  @Test func `frames are functions of the property`() throws {
    let reply = reply(#"{"property": "screen.width", "from": 100, "to": 1000}"#)
    #expect(reply.status == 200, "\(reply.text)")
    #expect(stretches(reply, "conflicts") == [[100, 216]])
    #expect(stretches(reply, "pieces") == [[216, 240], [240, 540], [540, 1000]])
    #expect(stretches(reply, "unsatisfied") == [[216, 240], [540, 1000]])
    #expect(stretches(reply, "ambiguous") == [])
    let pieces = (reply.json["sweep"] as? NSDictionary)?["pieces"] as? [NSDictionary]
    let card = (pieces?[1]["frames"] as? NSDictionary)?["card"] as? NSDictionary
    #expect(
      card == ["x": [20, 20], "y": [0, 0], "width": [200, 500], "height": [50, 50]] as NSDictionary)
    #expect(reply.text.contains(#""kind":"constraint","violation":[0,460]"#), "\(reply.text)")
    // The property's constraint is named with a value that it has in the stretch.
    #expect(reply.text.contains(#""text":"screen.width == 100""#))
    #expect(!reply.text.contains(#""text":"screen.width == 375""#))
  }

  @Test(arguments: [
    "card.height", "screen.margins", "screen.safeArea.top", "g.insets", "g.insets.left",
    "row.stack.spacing", "wish.constant", "'card'.intrinsicSize.width",
  ])
  func `any property that is one number`(property: String) {
    let reply = reply(#"{"property": "\#(property)", "from": 0, "to": 40}"#)
    #expect(reply.status == 200, "\(reply.text)")
    #expect(stretches(reply, "pieces").first?.first == 0)
    #expect(stretches(reply, "pieces").last?.last == 40)
  }

  /// A stack of one view, with more members.
  private func stack(_ members: String, _ request: String) -> LayoutClient.Reply {
    LayoutClient().post(
      """
      {"views": [{"id": "s", "width": 300, "height": 100, "stack": {\(members)}, "children": [{"id": "a"}]}], \(request)}
      """)
  }

  @Test(arguments: ["s.margins", "s.margins.leading"])
  func `margins that are set are those of a stack, as if its view had had them`(path: String) {
    let sweep = #""sweep": {"property": "\#(path)", "from": 0, "to": 20}"#
    let reply = stack("", sweep)
    #expect(reply.text.contains(#""a":{"x":[0,20]"#), "\(reply.text)")
    #expect(stack(#""marginsRelative": false"#, sweep).text.contains(#""a":{"x":[0,0]"#))
    let variant = #""variants": [{"name": "v", "set": {"\#(path)": 10, "s.stack.spacing": 3}}]"#
    let varied = stack("", variant).text
    #expect(varied.contains(#""a":{"x":10,"#), "\(varied)")
    #expect(!stack(#""marginsRelative": false"#, variant).text.contains(#""x":10,"#))
    let told =
      #""variants": [{"name": "v", "set": {"\#(path)": 10, "s.stack.marginsRelative": false}}]"#
    #expect(!stack("", told).text.contains(#""x":10,"#))
  }

  @Test(arguments: [
    (#"{"property": "screen.width", "from": 2, "to": 2}"#, "/sweep"),
    (#"{"property": "screen.width", "from": 2}"#, "/sweep"),
    (#"{"property": "screen.wide", "from": 1, "to": 2}"#, "/sweep/property 1:8"),
    (#"{"property": "scren.width", "from": 1, "to": 2}"#, "/sweep/property 1:1 ?screen"),
    (#"{"property": "wish.priority", "from": 1, "to": 2}"#, "/sweep/property"),
    (#"{"property": "chain.constant", "from": 1, "to": 2}"#, "/sweep/property"),
    (#"{"property": "row.stack.axis", "from": 1, "to": 2}"#, "/sweep/property"),
    (#"{"property": "card.hidden", "from": 1, "to": 2}"#, "/sweep/property"),
    (#"{"property": "screen.stack.spacing", "from": 1, "to": 2}"#, "/sweep/property"),
    (#"{"property": 3, "from": 1, "to": 2}"#, "/sweep/property"),
    (#"{"property": "screen.width", "from": 1, "to": 1e13}"#, "/sweep/to"),
    (#"{"property": "screen.width", "from": 1, "to": 2, "step": 1}"#, "/sweep/step"),
    ("[]", "/sweep"),
  ])
  func `a wrong sweep has its place`(sweep: String, place: String) {
    let reply = reply(sweep)
    #expect(reply.status == 422)
    #expect(reply.errors.first?.hasPrefix(place) == true, "\(reply.text)")
  }

  @Test func `a layout that conflicts as it is has its sweep beside the conflicts`() throws {
    let client = LayoutClient()
    let reply = client.post(
      """
      {"views": [{"id": "screen", "width": 100, "height": 9, "children": [{"id": "a", "y": 0, "height": 9}]}],
       "constraints": ["a.left == screen.left", "a.right == screen.right", "a.width >= 150"],
       "sweep": {"property": "screen.width", "from": 100, "to": 200}}
      """)
    #expect(reply.status == 422 && reply.code == "unsatisfiable-constraints")
    #expect(reply.json["conflicts"] != nil)
    #expect(stretches(reply, "conflicts") == [[100, 150]])
    #expect(stretches(reply, "pieces") == [[150, 200]])
  }

  @Test(arguments: ["ltr", "rtl"]) func `a sweep follows the direction`(direction: String) throws {
    let reply = LayoutClient().post(
      """
      {"views": [{"id": "screen", "width": 100, "height": 9, "children": [{"id": "a", "y": 0, "width": 20, "height": 9}]}],
       "constraints": ["a.leading == screen.leading + 5"], "direction": "\(direction)", "scale": 1,
       "sweep": {"property": "screen.width", "from": 100, "to": 200.5}}
      """)
    let pieces = (reply.json["sweep"] as? NSDictionary)?["pieces"] as? [NSDictionary]
    let x = ((pieces?.first?["frames"] as? NSDictionary)?["a"] as? NSDictionary)?["x"]
    #expect(x as? [Double] == (direction == "ltr" ? [5, 5] : [75, 175.5]), "\(reply.text)")
    #expect(pieces?.count == 1)
  }

  @Test func `the number of stretches is limited by name`() {
    var client = LayoutClient()
    client.limits.sweepPieces = 3
    let sweep = #"{"property": "screen.width", "from": 100, "to": 1000}"#
    #expect(reply(sweep, client).status == 200)
    client.limits.sweepPieces = 2
    let limited = reply(sweep, client)
    #expect(limited.code == "limit-exceeded" && limited.text.contains("sweepPieces"))
    client.limits = RequestLimits()
    client.limits.work = 500
    #expect(reply(sweep, client).code == "work-limit-exceeded")
  }

  /// `TRELLIS_SWEEP_SAMPLES=10000` runs the long form, over all scenes.
  private static let samples =
    ProcessInfo.processInfo.environment["TRELLIS_SWEEP_SAMPLES"].flatMap { Int($0) }

  @Test func `real scenes are at each width as a solve says`() throws {
    let cases = try AppleFramesCase.all()
    var pieces = 0
    var swept = 0
    var comparisons = 0
    for (index, scene) in cases.enumerated() where Self.samples != nil || index % 24 == 0 {
      let data = try JSONSerialization.data(withJSONObject: scene.request())
      let request = try data.withUnsafeBytes {
        try LayoutEndpoint.decode($0, limits: RequestLimits())
      }
      guard let screen = request.screen else { continue }
      func edited(_ width: Double) -> LayoutScene {
        var scene = request.scene
        scene.apply(.given(screen, .width, width))
        return scene
      }
      var session = LayoutSession(options: request.options)
      let sweep = try session.sweep(request.scene, from: 320, to: 1366) {
        [.given(screen, .width, $0)]
      }
      var check = SweepCheck(options: request.options, scene: edited)
      check.compare(sweep, from: 320, to: 1366, samples: Self.samples ?? 24, seed: UInt64(index))
      comparisons += check.comparisonCount
      if sweep.pieces.count < 12 || Self.samples != nil { check.bisect(sweep) }
      #expect(check.errors.prefix(3) == [], "\(scene.name)")
      pieces += sweep.pieces.count
      swept += 1
    }
    print("sweep: \(swept) scenes, \(pieces) pieces, \(comparisons) values")
    #expect(comparisons > swept * (Self.samples ?? 24) * 9 / 10)
    #expect(swept > 15 && pieces >= swept)
  }
}

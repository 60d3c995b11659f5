import InterfaceBuilder
import API
import Testing
import LayoutRequests

/// Names whose comparison would make Swift sort combining marks for seconds.
@Suite struct CombiningMarksTests {
  private let marks = String(repeating: "\u{301}\u{323}", count: 50_000)

  private func time(_ body: () -> Void) -> Duration { ContinuousClock().measure(body) }

  @Test func `a device of a hundred thousand marks is unknown at once`() {
    var isKnown = false
    let taken = time {
      isKnown =
        Device.oriented(marks) != nil || CanvasDevice(named: marks + "x1") != nil
    }
    #expect(!isKnown)
    #expect(taken < .seconds(1))
    #expect(Device.oriented("iphone-16-landscape")?.orientation == .landscape)
  }

  @Test(arguments: [
    (Endpoint.layout, #"{"views": [{"id": "a", "width": 9, "height": 9}], "devices": ["MARKS"]}"#),
    (Endpoint.layout, #"{"views": [{"id": "MARKS"}, {"id": "MARKSa"}], "MARKS": 1}"#),
    (Endpoint.layout, #"{"views": [{"id": "a"}], "contentSize": "MARKS", "direction": "MARKS"}"#),
    (Endpoint.layout, #"{"views": [], "variants": [{"name": "MARKS", "set": {"MARKS.x": 1}}]}"#),
    (Endpoint.snapshot, #"{"items": ["MARKS", "MARKSa"], "expandedItems": ["MARKSb"]}"#),
    (Endpoint.difference, #"{"from": {"items": ["MARKS"]}, "to": {"items": ["MARKSa"]}}"#),
    (Endpoint.sequence, #"{"steps": [{"id": "MARKS", "post": "MARKS", "body": {}}]}"#),
    (Endpoint.importing, #"<document type="MARKS"/>"#),
    (Endpoint.importing, #"<?xml version="1.0" encoding="MARKS"?><document/>"#),
  ])
  func `a request of marks is answered soon`(_ endpoint: Endpoint, _ body: String) {
    let parts = body.utf8.split(separator: UInt8(ascii: "M"), omittingEmptySubsequences: false)
    var bytes: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes += Array(marks.utf8) }
      bytes += index > 0 ? Array(part.dropFirst(4)) : Array(part)
    }
    let taken = time {
      bytes.withUnsafeBytes { #expect(!endpoint.response(to: $0).body.isEmpty) }
    }
    #expect(taken < .seconds(2), "\(body)")
  }
}

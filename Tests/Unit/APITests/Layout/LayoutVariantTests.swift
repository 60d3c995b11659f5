import Foundation
import TestSupport
import Testing

struct LayoutVariantTests {
  /// A screen with a column of labels and fields, parameterized by some values.
  private func request(
    width: Double, gap: Double, labelWidth: Double, priority: Double, isCapped: Bool,
    direction: String, variants: String = ""
  ) -> String {
    """
    {"views": [{"id": "screen", "width": \(width), "height": 600, "children": [
       {"id": "label", "intrinsicSize": {"width": \(labelWidth), "height": 20}},
       {"id": "field", "intrinsicSize": {"width": 100, "height": 30}, "hugging": 200}]}],
     "constraints": ["label.leading == screen.margins.leading", "label.top == screen.top + 5",
       {"id": "gap", "first": "field.leading", "relation": "==", "second": "label.trailing",
        "constant": \(gap)},
       {"id": "share", "text": "label.width == 0.3 * screen.width", "priority": \(priority)},
       {"id": "cap", "text": "label.width <= 90", "active": \(isCapped)},
       "field.trailing == screen.margins.trailing", "field.top == label.top"],
     "direction": "\(direction)"\(variants)}
    """
  }

  @Test func `a variant gives the same as a fresh request with its values`() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<50 {
      let width = Double(Int.random(in: 200...900, using: &random))
      let gap = Double(Int.random(in: 0...50, using: &random))
      let label = Double(Int.random(in: 10...300, using: &random))
      let priority = Double(Int.random(in: 1...999, using: &random))
      let isCapped = Bool.random(using: &random)
      let direction = Bool.random(using: &random) ? "ltr" : "rtl"
      let variants = """
        , "variants": [{"name": "v", "direction": "\(direction)", "set": {"screen.width": \(width),
          "gap.constant": \(gap), "label.intrinsicSize.width": \(label),
          "share.priority": \(priority), "cap.active": \(isCapped)}}]
        """
      let base = layout(
        request(
          width: 320, gap: 8, labelWidth: 60, priority: 500, isCapped: true, direction: "ltr",
          variants: variants))
      let fresh = layout(
        request(
          width: width, gap: gap, labelWidth: label, priority: priority, isCapped: isCapped,
          direction: direction))
      let variant = try #require((base.json["variants"] as? [NSDictionary])?.first)
      #expect(fresh.status == 200)
      for member in ["frames", "ambiguous", "unsatisfied", "broken"] {
        #expect((variant[member] as? NSObject) == (fresh.json[member] as? NSObject))
      }
    }
  }

  @Test func `values that only a variant gives lead to the variant in its conflicts`() throws {
    let response = layout(
      """
      {"views": [{"id": "a", "height": 5}], "constraints": ["a.width <= 10", "a.height <= 10"],
       "variants": [{"name": "w", "set": {"a.width": 20}}, {"name": "h", "set": {"a.height": 20}}]}
      """)
    let variants = try #require(response.json["variants"] as? [NSDictionary])
    let pointers = variants.map { variant in
      (variant["conflicts"] as? [[NSDictionary]] ?? []).joined().map { $0["pointer"] as? String }
    }
    #expect(
      pointers == [
        ["/variants/0/set/a.width", "/constraints/0"], ["/views/0/height", "/constraints/1"],
      ])
  }
}

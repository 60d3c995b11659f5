import API
import Foundation
import TestSupport
import Testing

/// Pointers to values that only a variant, a device or a sweep states.
struct VariantPointerTests {
  private func pointers(_ json: Any?) -> [String: String] {
    var found: [String: String] = [:]
    for set in json as? [[NSDictionary]] ?? [] {
      for member in set {
        guard let text = member["text"] as? String else { continue }
        found[text] = member["pointer"] as? String
      }
    }
    return found
  }

  private func variants(_ json: NSDictionary) -> [NSDictionary] {
    json["variants"] as? [NSDictionary] ?? []
  }

  @Test func `a number that only a variant sets leads to the variant`() throws {
    let reply = layout(
      """
      {"views": [{"id": "s", "width": 100, "height": 100, "children": [
        {"id": "v2", "x": 0, "width": 10, "height": 10}, {"id": "a/b", "y": 0, "width": 1, "height": 1}]}],
       "guides": [{"id": "g", "in": "s"}],
       "constraints": ["v2.top == s.top + 5", "'a/b'.left == s.left", "g.top == s.top + 4"],
       "variants": [{"name": "none"},
         {"name": "set", "set": {"v2.y": 7}}, {"name": "slash", "set": {"'a/b'.x": 7}},
         {"name": "guide", "set": {"g.insets": {"top": 1}}},
         {"name": "both", "set": {"v2.width": 11, "v2.height": -1}}]}
      """)
    let found = variants(reply.json)
    #expect(pointers(found[0]["conflicts"]).isEmpty)
    for (index, path) in ["v2.y", "'a~1b'.x", "g.insets"].enumerated() {
      let places = Array(pointers(found[index + 1]["conflicts"]).values)
      #expect(places.contains("/variants/\(index + 1)/set/\(path)"), "\(places)")
    }
    // A value that the layout also states is reported there.
    #expect(pointers(found[4]["conflicts"])["v2.height == -1"] == "/views/0/children/0/height")
  }

  @Test func `a size that only a device gives leads to the device`() throws {
    let reply = layout(
      """
      {"views": [{"id": "s", "x": 0, "y": 0}], "root": "s",
       "constraints": ["s.width <= 100", "s.width >= 50", "s.height == 10 @ 5"],
       "devices": ["iphone-16", {"name": "own", "width": 200, "height": 10}]}
      """)
    let found = variants(reply.json)
    #expect(pointers(found[0]["conflicts"])["s.width == 393"] == "/devices/0")
    #expect(pointers(found[1]["conflicts"])["s.width == 200"] == "/devices/1/width")
  }

  @Test func `a number that only a sweep gives leads to its property`() throws {
    let reply = layout(
      """
      {"views": [{"id": "s", "x": 0, "y": 0, "height": 10}], "constraints": ["s.width <= 100"],
       "sweep": {"property": "s.width", "from": 50, "to": 200}}
      """)
    let sweep = try #require(reply.json["sweep"] as? NSDictionary)
    let stretch = try #require((sweep["conflicts"] as? [NSDictionary])?.first)
    #expect(pointers(stretch["conflicts"])["s.width == 100"] == "/sweep/property")
  }
}

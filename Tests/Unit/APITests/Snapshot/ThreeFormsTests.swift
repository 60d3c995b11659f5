import API
import JSONDocuments
import SectionSnapshots
import Testing

/// The lists of the article as Swift code, as static JSON and as a template.
@Suite struct ThreeFormsTests {
  private struct Group {
    var title: String
    var symbols: [String]
  }

  private let groups = [
    Group(title: "Circle", symbols: ["a.circle", "b.circle"]),
    Group(title: "Square", symbols: []), Group(title: "Fill", symbols: ["c.circle.fill"]),
  ]

  private func built() throws -> SectionSnapshot<String> {
    var snapshot = try SectionSnapshot<String> {
      for group in groups {
        SectionSnapshotBuilder.parent(group.title) { group.symbols }
      }
      "last"
    }
    snapshot.expand(snapshot.items)
    return snapshot
  }

  private func rows(_ response: OperationResponse) throws -> [String] {
    let document = try JSONDocument.parse(response.body)
    return try #require(document.root["items"]).elements.map {
      "\($0["id"]?.string ?? "") \($0["level"]?.integer ?? -1) \($0["visible"]?.bool ?? false)"
    }
  }

  @Test func `a list is the same from Swift, from JSON and from a template`() throws {
    let fixed = snapshot(
      #"""
      {"items": [{"id": "Circle", "children": ["a.circle", "b.circle"]}, {"id": "Square", "children": []},
        {"id": "Fill", "children": ["c.circle.fill"]}, "last"]}
      """#)
    let template = snapshot(
      #"""
      {"template": {"items": {"$flatten": [
         {"$map": {"$eval": "groups"}, "each(g)": {"id": "${g.title}", "children": {"$eval": "g.symbols"}}},
         ["last"]]}},
       "context": {"groups": [{"title": "Circle", "symbols": ["a.circle", "b.circle"]},
         {"title": "Square", "symbols": []}, {"title": "Fill", "symbols": ["c.circle.fill"]}]}}
      """#)
    #expect(fixed.status == 200)
    #expect(template.body == fixed.body)
    #expect(template.etag == fixed.etag)
    let built = try built()
    let expected = try built.items.map { item in
      "\(item) \(try built.level(of: item)) \(try built.isVisible(item))"
    }
    #expect(try rows(fixed) == expected)
  }
}

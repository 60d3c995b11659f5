import Foundation
import Snapshot
import TestSupport
import Testing
import TrellisClient

/// Differences as a service tells of them.
@Suite(.timeLimit(.minutes(1))) struct DifferenceCallTests {
  @Test func `every kind of change is read`() async throws {
    let server = try ScriptedServer { _, connection in
      connection.answer(
        200,
        body: """
          {"from": "v1", "to": "v2", "operations": [
            {"op": "remove", "id": "a"},
            {"op": "insert", "item": {"id": "b", "n": 1.0}, "parent": null, "index": 0},
            {"op": "move", "id": "c", "parent": "b", "index": 2},
            {"op": "update", "id": "d", "changes": {"set": {"title": "D"}, "unset": ["n"]}},
            {"op": "expand", "id": "e"}, {"op": "collapse", "id": "f"},
            {"op": "reorder", "parent": "g", "children": ["h", "i"]}, {"op": "new", "x": 1}]}
          """)
      return .keep
    }
    let client = ServiceClient(at: server.url)
    let list = try ListSource(of: String.self) { "a" }
    let difference = try await client.difference(from: list, to: list)
    #expect(difference.from == "v1" && difference.to == "v2")
    #expect(
      difference.operations == [
        .remove(id: "a"),
        .insert(try JSONText(#"{"id":"b","n":1.0}"#), parent: nil, index: 0),
        .move(id: "c", parent: "b", index: 2),
        .update(id: "d", set: try JSONText(#"{"title":"D"}"#), unset: ["n"]), .expand(id: "e"),
        .collapse(id: "f"), .reorder(parent: "g", children: ["h", "i"]),
        .other(try JSONText(#"{"op":"new","x":1}"#)),
      ])
    #expect(
      server.requests.first?.text == """
        {"from":{"items":[{"id":"a","title":"a"}]},"to":{"items":[{"id":"a","title":"a"}]},\
        "format":"operations"}
        """)
    #expect(server.requests.first?.target == "/v1/diff")
  }
}

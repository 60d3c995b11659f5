import Foundation
import ServiceTesting
import SectionSnapshots
import TestSupport
import Testing
import TrellisClient

/// Differences in scripted responses.
@Suite(.timeLimit(.minutes(10))) struct DifferenceCallTests {
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
        .insert(try RawJSON(#"{"id":"b","n":1.0}"#), parent: nil, index: 0),
        .move(id: "c", parent: "b", index: 2),
        .update(id: "d", set: try RawJSON(#"{"title":"D"}"#), unset: ["n"]), .expand(id: "e"),
        .collapse(id: "f"), .reorder(parent: "g", children: ["h", "i"]),
        .other(try RawJSON(#"{"op":"new","x":1}"#)),
      ])
    #expect(
      server.requests.first?.text == """
        {"from":{"items":[{"id":"a","title":"a"}]},"to":{"items":[{"id":"a","title":"a"}]},\
        "format":"operations"}
        """)
    #expect(server.requests.first?.target == "/v1/diff")
  }

  @Test func `a response that lacks a list of changes is an error`() async throws {
    let server = try ScriptedServer { _, connection in
      connection.answer(200, body: #"{"from": "a", "to": "b"}"#)
      return .keep
    }
    let client = ServiceClient(at: server.url)
    let list = ListSource(json: try RawJSON("{}"))
    let errors = [
      await failure { () async throws(ClientError) in
        try await client.difference(from: list, to: list)
      },
      await failure { () async throws(ClientError) in
        try await client.rowChanges(from: list, to: list)
      },
      await failure { () async throws(ClientError) in
        try await client.jsonPatch(from: list, to: list)
      },
    ]
    for error in errors {
      guard case .unreadableResponse = error else {
        Issue.record("\(error as Any)")
        continue
      }
    }
  }
}

/// Differences of a running service.
@Suite(
  .timeLimit(.minutes(10)),
  .enabled(if: (try? LiveService())?.paths.contains("/v1/diff") == true, "there is no /v1/diff"))
struct LiveDifferenceTests {
  private let service = try! LiveService()

  private func lists() throws -> (ListSource, ListSource) {
    let old = try ListSource(of: String.self) {
      SectionSnapshotBuilder.parent("fruit") { ["apple", "pear", "plum"] }
      SectionSnapshotBuilder.parent("offers", isExpanded: false) { "seeds" }
    }
    let new = try ListSource(of: String.self) {
      SectionSnapshotBuilder.parent("offers") { ["seeds", "apple"] }
      SectionSnapshotBuilder.parent("fruit") { ["cherry", "pear"] }
    }
    return (old, new)
  }

  @Test func `operations turn the first list into the second`() async throws {
    let (old, new) = try lists()
    let client = service.client
    let difference = try await client.difference(from: old, to: new)
    #expect(difference.operations.contains(.remove(id: "plum")))
    #expect(difference.operations.contains(.expand(id: "offers")))
    // Sent back unchanged, they are operations of a snapshot.
    let operations = difference.json.elements(of: "operations")
    #expect(operations.count == difference.operations.count)
    var options = SnapshotOptions()
    options.operations = operations
    let made = try await client.snapshot(old, options: options)
    let wanted = try await client.snapshot(new)
    #expect(made.version == difference.to && wanted.version == difference.to)
    #expect(made.items == wanted.items)
    let posted = try await client.difference(from: ListSource(wanted), to: new)
    #expect(posted.operations.isEmpty && posted.from == posted.to)
  }

  @Test func `row changes turn the first rows into the second`() async throws {
    let (old, new) = try lists()
    let client = service.client
    let changes = try await client.rowChanges(from: old, to: new)
    var options = SnapshotOptions()
    options.showsVisibleOnly = true
    let before = try await client.snapshot(old, options: options).items.map(\.id)
    let after = try await client.snapshot(new, options: options).items.map(\.id)
    var rows = before
    for index in (changes.deletes.map(\.index) + changes.moves.map(\.from)).sorted(by: >) {
      rows.remove(at: index)
    }
    let coming =
      changes.inserts.map { ($0.index, $0.item.id) } + changes.moves.map { ($0.to, $0.id) }
    for (index, id) in coming.sorted(by: { $0.0 < $1.0 }) { rows.insert(id, at: index) }
    #expect(rows == after)
    #expect(
      changes.updates.contains { $0.id == "offers" && $0.set.description.contains("expanded") })
  }

  @Test func `a patch begins with a test of the version`() async throws {
    let (old, new) = try lists()
    struct Operation: Decodable { var op: String, path: String }
    let patch = try await service.client.jsonPatch(from: old, to: new).decode([Operation].self)
    #expect(patch.first?.op == "test" && patch.first?.path == "/version" && patch.count > 3)
  }
}

import API
import Foundation
import ServiceContract
import ServiceTesting
import SectionSnapshots
import Testing
import TrellisClient

/// Lists ordered and expanded by a running service.
@Suite(.timeLimit(.minutes(10))) struct SnapshotCallTests {
  private let service = try! LiveService()

  private struct Cell: ListItem {
    var id: String
    var title: String
    var count: Int
    var payload: [String: RawJSON] { get throws { ["count": try RawJSON(encoding: count)] } }
  }

  @Test func `a snapshot keeps its hierarchy and its expanded items`() async throws {
    let snapshot = try SectionSnapshot<String> {
      "Cell 1"
      SectionSnapshotBuilder.parent("Cell 4") {
        "a.circle"
        SectionSnapshotBuilder.parent("Cell 5", isExpanded: false) { "c.circle.fill" }
      }
      "Last"
    }
    let reply = try await service.client.snapshot(snapshot)
    #expect(reply.items.map(\.id) == snapshot.items)
    #expect(reply.items.map(\.isVisible) == [true, true, true, true, false, true])
    #expect(try reply.items.map(\.level) == snapshot.items.map { try snapshot.level(of: $0) })
    #expect(try reply.items.map(\.parent) == snapshot.items.map { try snapshot.parent(of: $0) })
    #expect(reply.items.map(\.isExpanded) == [nil, true, nil, false, nil, nil])
    #expect(reply.itemCount == 6 && reply.visibleCount == 5 && reply.hasMore == nil)
  }

  @Test func `a list with payload is declared in the call`() async throws {
    let list = try ListSource(of: Cell.self) {
      SectionSnapshotBuilder.parent(Cell(id: "a", title: "A", count: 1)) {
        Cell(id: "b", title: "B", count: 2)
      }
    }
    let reply = try await service.client.snapshot(list)
    struct Payload: Decodable { var count: Int }
    #expect(try reply.items.map { try $0.json.decode(Payload.self).count } == [1, 2])
    #expect(reply.items.map(\.title) == ["A", "B"])
  }

  @Test func `options select the response`() async throws {
    let list = try ListSource(of: String.self) {
      SectionSnapshotBuilder.parent("a", isExpanded: false) { ["b", "c", "d"] }
      "e"
    }
    var options = SnapshotOptions()
    options.expandedItems = ["a", "nobody"]
    options.operations = [try RawJSON(#"{"op": "append", "items": ["f"], "to": "a"}"#)]
    options.window = .from("c", limit: 2)
    let reply = try await service.client.snapshot(list, options: options)
    #expect(reply.items.map(\.id) == ["c", "d"] && reply.hasMore == true)
    #expect(reply.ignored == ["nobody"] && reply.itemCount == 6)
    options = SnapshotOptions()
    options.collapsedItems = ["a"]
    options.showsVisibleOnly = true
    options.window = .offset(1, limit: 9)
    let visible = try await service.client.snapshot(list, options: options)
    #expect(visible.items.map(\.id) == ["e"] && visible.hasMore == false)
  }

  @Test func `a template is rendered with its data`() async throws {
    let list = ListSource(
      template: try RawJSON(#"{"items": {"$map": {"$eval": "symbols"}, "each(s)": "${s}.fill"}}"#),
      context: try RawJSON(encoding: ["symbols": ["a", "b"]]))
    #expect(try await service.client.snapshot(list).items.map(\.id) == ["a.fill", "b.fill"])
  }

  @Test func `a list in JSON takes options, too`() async throws {
    var options = SnapshotOptions()
    options.window = .offset(0, limit: 1)
    for text in [#"{"items": ["a", "b"]}"#, " { \"items\" : [\"a\",\"b\"] \n} "] {
      let reply = try await service.client.snapshot(
        ListSource(json: try RawJSON(text)), options: options)
      #expect(reply.items.map(\.id) == ["a"] && reply.hasMore == true)
    }
  }

  @Test func `deep and long lists are sent and read`() async throws {
    var deep = SectionSnapshot<String>()
    try deep.append(["0"])
    for level in 1..<900 { try deep.append(["\(level)"], to: "\(level - 1)") }
    let reply = try await service.client.snapshot(deep)
    #expect(reply.items.last?.level == 899)
    var long = SectionSnapshot<String>()
    try long.append((0..<20_000).map { "item \($0)" })
    #expect(try await service.client.snapshot(long).itemCount == 20_000)
    #expect(try await service.client.snapshot(SectionSnapshot<String>()).itemCount == 0)
  }

  @Test func `two equal ids are a problem that names both`() async throws {
    struct Twin: ListItem {
      var id: String
      var number: Int
    }
    let list = try ListSource(of: Twin.self) {
      Twin(id: "a", number: 1)
      Twin(id: "a", number: 2)
    }
    guard
      case .problem(let problem) = await failure({ () async throws(ClientError) in
        try await service.client.snapshot(list)
      })
    else {
      Issue.record("there is no problem")
      return
    }
    #expect(problem.code == .known(.duplicateItem) && !problem.inputErrors.isEmpty)
  }
}

import API
import ConstraintLayout
import Foundation
import ListStores
import SectionSnapshots
import Service
import ServiceTesting
import Testing
import TextLayout
import TrellisClient

@Suite(.timeLimit(.minutes(10))) struct `Samples of TrellisClient` {
  @Test func `measuring texts`() async throws {
    let service = try LiveService { $0.fonts = FontStore(folders: FontStore.standardFolders) }
    let url = URL(string: "http://127.0.0.1:\(service.port)/")!
    let client = ServiceClient(at: url)

    let cell = View("cell", width: 300)
    let note = View(
      "note", text: TextSpec("Your parcel waits for you.", font: .style(.body), lines: 0))
    cell.addSubview(note)
    note.layout {
      $0.edges == cell.edges.inset(by: 16)
    }
    let german = LayoutVariant(
      "Deutsch", contentSize: .accessibility1, language: "de",
      [.text("note", "Ihr Paket liegt für Sie bereit.")])
    let reply = try await client.layout(cell, asking: LayoutQuestions(variants: [german]))
    #expect(reply.text(of: note)?.lines == 1)
    #expect(reply.variants[0].layout?.text(of: note)?.lines == 2)

    let title = TextQuestion(
      TextSpec("Your parcel waits", font: .named("Inter-Bold", size: 20), lines: 0),
      widths: [150, nil])
    let texts = try await client.measure([title])
    #expect(texts[0].sizes.map(\.lines.count) == [2, 1])
    let fonts = try await client.fonts()
    #expect(fonts["Inter-Bold"]?.family == "Inter")
  }

  @Test func `following lists`() async throws {
    let service = try LiveService { $0.lists.store = MemoryListStore() }
    let client = ServiceClient(at: URL(string: "http://127.0.0.1:\(service.port)/")!)

    let groceries = client.list("groceries")
    try await groceries.store(try ListSource(of: String.self) { "bread" })

    var rows: [SnapshotReply.Row] = []
    for try await update in groceries.updates() {
      rows = try update.rows(after: rows)
      if rows.count > 1 { break }
      try await groceries.apply([try RawJSON(#"{"op": "append", "items": ["butter"]}"#)])
    }
    #expect(rows.map(\.id) == ["bread", "butter"])

    let read = try await groceries.snapshot()
    let list = try ListSource(of: String.self) { "milk" }
    let state = try await groceries.store(list, if: .hasVersion(read.version))
    #expect(state.itemCount == 1)
  }

  @Test func `the first example, and handling problems`() async throws {
    let service = try LiveService()
    let url = URL(string: "http://127.0.0.1:\(service.port)/")!

    let client = ServiceClient(at: url)

    let screen = View("screen", width: 375, height: 667)
    let label = View("label", intrinsicSize: .init(width: 90, height: 20))
    screen.addSubview(label)
    label.layout {
      $0.top == screen.top + 20
      $0.leading == screen.leading + 20
    }
    let reply = try await client.layout(screen)
    #expect(reply[label] == Frame(x: 20, y: 20, width: 90, height: 20))

    let list = try ListSource(of: String.self) {
      "Tools"
      SectionSnapshotBuilder.parent("Fruit") { "Apple" }
    }
    let rows = try await client.snapshot(list)
    #expect(rows.items.compactMap(\.title) == ["Tools", "Fruit", "Apple"])

    (label.width >= 400).activated()
    (label.width <= screen.width).activated()
    do throws(ClientError) {
      _ = try await client.layout(screen)
    } catch {
      guard case .problem(let problem) = error else { throw error }
      print(problem.code)  // unsatisfiable-constraints
      #expect(problem.conflicts.count == 1)
    }
  }
}

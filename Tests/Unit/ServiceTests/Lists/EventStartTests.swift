import API
import ListStores
import Testing

@testable import HTTPServer
@testable import Service

/// Reads whose changes exceed the time that they may take.
@Suite struct EventStartTests {
  private static let key = ListKey(owner: "", id: "a")
  private let store = MemoryListStore()
  private let states: [ListState]

  init() throws {
    var states: [ListState] = []
    for items in ["\"x\"", "\"x\",\"y\"", "\"y\""] {
      let body = Array("{\"items\":[\(items)]}".utf8)
      let content = try body.withUnsafeBytes { try KeptListContent($0, in: OperationContext()) }
      let version = try #require(ListVersion(content.version))
      let write = ListWrite(
        key: Self.key, base: states.last?.position.number, version: version,
        content: content.bytes, itemCount: content.itemCount, changes: 1)
      guard case .stored(let state) = try store.write(write, now: 1) else {
        Issue.record("not stored")
        break
      }
      states.append(state)
    }
    self.states = states
  }

  /// A division of so many milliseconds.
  private func pace(_ time: UInt64) -> EventPace {
    EventPace(
      OperationContext(), RequestBudget(deadline: .max, bound: .none), time: time)
  }

  private func query() -> EventQuery {
    var query = EventQuery()
    query.start = .mark(.position(states[0].position))
    query.format = .operations
    return query
  }

  private func start(_ time: UInt64) throws -> [UInt8] {
    try EventStart([Self.key], query(), in: store, pace(time)).bytes().bytes
  }

  private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    bytes.contains(Array(text.utf8))
  }

  @Test func `the whole list replaces changes that take too long`() throws {
    let delta = try start(1_000_000)
    #expect(contains(delta, "\"delta\":") && !contains(delta, "event: reset"))
    let whole = try start(0)
    #expect(contains(whole, "event: reset\ndata: {\"list\":\"a\",\"reset\":\"limit-exceeded\","))
    #expect(contains(whole, "\"snapshot\":") && !contains(whole, "\"delta\":"))
    #expect(contains(whole, "\nid: \(states[2].position)\n"))
  }

  @Test func `a read whose time is used up has one message, and is not up to date`() throws {
    let all = try EventRead([Self.key], query(), in: store, pace(1_000_000), KeptLists.Limits())
    #expect(all.messages.count == 2 && all.isUpToDate && all.next == states[2].position)
    let one = try EventRead([Self.key], query(), in: store, pace(0), KeptLists.Limits())
    #expect(one.messages.count == 1 && !one.isUpToDate && one.next == states[1].position)
    #expect(contains(one.messages[0], "\"snapshot\":"))
  }
}

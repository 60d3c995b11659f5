import EventLoop
import HTTPServer
import ListStores
import RequestSequences
import SectionSnapshots
import Service
import ServiceContract
import ServiceTesting
import Testing
import TrellisClient

/// Lists that a running service keeps.
@Suite(.timeLimit(.minutes(10))) struct KeptListCallTests {
  private let store = MemoryListStore()
  private let service: LiveService

  init() throws {
    let store = store
    service = try LiveService { configuration in
      configuration.lists.store = store
      configuration.lists.limits.longPollTime = 200
    }
  }

  private func source(_ ids: [String]) throws -> ListSource {
    try ListSource(of: String.self) { for id in ids { id } }
  }

  @Test func `a list is stored, read, changed and deleted`() async throws {
    let list = service.client.list("groceries")
    let first = try await list.store(try source(["a", "b"]))
    #expect(first.itemCount == 2 && first.changes == 2)
    let read = try await list.snapshot(.offset(1, limit: 5))
    #expect(read.items.map(\.id) == ["b"] && read.version == first.version)
    let operation = try RawJSON(#"{"op":"append","items":["c"]}"#)
    let second = try await list.apply([operation], idempotencyKey: "k")
    #expect(try await list.apply([operation], idempotencyKey: "k") == second)
    #expect(try await list.snapshot(showsVisibleOnly: true).items.map(\.id) == ["a", "b", "c"])
    #expect(try await list.difference(since: first.version)?.operations.count == 1)
    #expect(try await list.rowChanges(since: first.position)?.inserts.map(\.index) == [2])
    #expect(try await list.difference(since: second.version) == nil)
    try await list.delete(if: .hasVersion(second.version))
    guard
      case .problem(let problem)? = await failure({ () async throws(ClientError) in
        try await list.snapshot()
      })
    else {
      Issue.record("the list is still there")
      return
    }
    #expect(problem.status == 404)
  }

  @Test func `a write whose condition does not hold changes nothing`() async throws {
    let list = service.client.list("a")
    let state = try await list.store(try source(["a"]), if: .isAbsent)
    for condition in [KeptList.Condition.isAbsent, .hasVersion("0")] {
      let other = try source(["b"])
      guard
        case .problem(let problem)? = await failure({ () async throws(ClientError) in
          try await list.store(other, if: condition)
        })
      else {
        Issue.record("\(condition) held")
        return
      }
      #expect(problem.code == .known(.preconditionFailed))
    }
    #expect(try await list.snapshot().version == state.version)
  }

  @Test func `whoever applies the updates has the list, whatever happens to it`() async throws {
    let list = service.client.list("a")
    var numbers = SystemRandomNumberGenerator()
    let ids = (0..<30).map { "item \($0)" }
    func shuffled() throws -> ListSource {
      try source(Array(ids.shuffled(using: &numbers).prefix(Int.random(in: 0...30))))
    }
    try await list.store(try shuffled())
    var iterator = list.updates().makeAsyncIterator()
    var rows: [SnapshotReply.Row] = []
    for _ in 0..<20 {
      let update = try #require(try await iterator.next())
      rows = try update.rows(after: rows)
      let now = try await list.snapshot()
      #expect(rows.map(\.id) == now.items.map(\.id) && update.state.version == now.version)
      #expect(update.reset == nil)
      var state = try await list.store(try shuffled())
      while state.version == now.version { state = try await list.store(try shuffled()) }
    }
  }

  @Test func `updates change titles and members of rows`() async throws {
    let list = service.client.list("a")
    func store(_ items: String) async throws {
      try await list.store(ListSource(json: try RawJSON(#"{"items":[\#(items)]}"#)))
    }
    try await store(
      #"{"id":"a","title":"A","n":1,"gone":2},{"id":"b","expanded":false,"children":["c"]}"#)
    var iterator = list.updates().makeAsyncIterator()
    var rows = try #require(try await iterator.next()).rows(after: [])
    #expect(rows.map(\.id) == ["a", "b"])
    try await store(
      #"{"id":"a","title":"\"Ä\"","n":[3]},{"id":"b","expanded":true,"children":["c"]}"#)
    rows = try #require(try await iterator.next()).rows(after: rows)
    #expect(rows.map(\.id) == ["a", "b", "c"] && rows[0].title == "\"Ä\"")
    #expect(rows[1].isExpanded == true && rows[2].level == 1)
    let members = try rows[0].json.decode([String: Member].self)
    #expect(members["n"] == .list && members["gone"] == nil)
  }

  private enum Member: Decodable, Equatable {
    case list, other

    init(from decoder: any Decoder) throws {
      self = (try? decoder.unkeyedContainer()) == nil ? .other : .list
    }
  }

  @Test func `updates go on while the service is away, and begin anew after a restored store`()
    async throws
  {
    var first: LiveService? = try LiveService { [store] in $0.lists.store = store }
    let port = try #require(first?.port)
    let list = try #require(first?.client).list("a")
    var iterator = list.updates().makeAsyncIterator()
    try await list.store(try source(["a"]))
    let begun = try #require(try await iterator.next())
    #expect(begun.reset == nil)
    first = nil
    async let waiting: KeptListUpdate? = {
      var copy = iterator
      return try await copy.next()
    }()
    try await Task.sleep(for: .milliseconds(300))
    // The list is there before the client finds the service again.
    let other = MemoryListStore()
    let elsewhere = try LiveService { $0.lists.store = other }
    try await elsewhere.client.list("a").store(try source(["b"]))
    let second = try LiveService { configuration in
      configuration.server.listen = [.loopback(port: port)]
      configuration.lists.store = other
    }
    defer { withExtendedLifetime((elsewhere, second)) {} }
    let update = try #require(try await waiting)
    #expect(update.reset == "other-epoch")
    #expect(try update.rows(after: begun.rows(after: [])).map(\.id) == ["b"])
  }

  @Test func `updates of a list that is deleted end with its problem`() async throws {
    let list = service.client.list("a")
    try await list.store(try source(["a"]))
    var iterator = list.updates().makeAsyncIterator()
    _ = try await iterator.next()
    try await list.delete()
    do {
      _ = try await iterator.next()
      Issue.record("the updates go on")
    } catch {
      guard case .problem(let problem) = error else { throw error }
      #expect(problem.status == 404)
    }
    #expect(try await iterator.next() == nil)
  }

  @Test func `updates that exceed a limit of the client end with it`() async throws {
    try await service.client.list("a").store(try source((0..<100).map { "item \($0)" }))
    var limits = RunnerLimits()
    limits.responseBytes = 1_000
    let client = ServiceClient(at: service.url, limits: limits)
    var iterator = client.list("a").updates().makeAsyncIterator()
    do {
      _ = try await iterator.next()
      Issue.record("the update came")
    } catch {
      #expect("\(error)".contains("1000 responseBytes"))
    }
  }

  @Test func `updates resume from a position`() async throws {
    let list = service.client.list("a")
    let first = try await list.store(try source(["a"]))
    try await list.store(try source(["a", "b"]))
    var iterator = list.updates(since: first.position).makeAsyncIterator()
    let update = try #require(try await iterator.next())
    guard case .changes(let changes) = update.content else {
      Issue.record("the whole list comes again")
      return
    }
    #expect(changes.inserts.map(\.item.id) == ["b"] && changes.from == first.version)
  }

  @Test func `a task that is cancelled ends its updates`() async throws {
    let list = service.client.list("a")
    try await list.store(try source(["a"]))
    let task = Task { try await list.updates().reduce(0) { count, _ in count + 1 } }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    await #expect(throws: ClientError.self) { try await task.value }
  }
}

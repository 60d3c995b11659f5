import Foundation
import ListStores
import Synchronization
import TestSupport
import Testing

/// What only a store in PostgreSQL has: several processes, and a database of its own life.
@Suite(.enabled(if: PostgresServer.isInstalled), .timeLimit(.minutes(5)))
struct PostgresListStoreTests {
  private let key = ListKey(id: "a")

  // MARK: Several processes

  @Test func `each store reads what another one has written, and bases its writes on it`() throws {
    try PostgresServer.withStores(2) { _, stores in
      let first = try stores[0].put(1, in: "a")
      #expect(try stores[1].newestState(of: key) == first)
      let second = try stores[1].put(2, in: "a")
      #expect(second.position.number == first.position.number + 1)
      let late = ListWrite(
        key: key, base: first.position.number, version: ListVersion(3), content: [3], itemCount: 3,
        changes: 1)
      #expect(try stores[0].write(late, now: 1000) == .conflict)
      #expect(try stores[0].delete(key, base: first.position.number) == false)
      #expect(try stores[0].newestState(of: key) == second)
    }
  }

  @Test func `an answer to an idempotency key holds for all stores`() throws {
    try PostgresServer.withStores(2) { _, stores in
      func write(_ store: PostgresListStore, _ number: Int) throws -> ListWriteOutcome {
        try store.write(
          ListWrite(
            key: key, base: try store.newestState(of: key)?.position.number,
            version: ListVersion(number), content: [1], itemCount: 1, changes: 1,
            // Longer than what an index takes.
            answer: ListWrite.Answer(key: [UInt8](repeating: 7, count: 4000), digest: [1]) { _ in
              [UInt8(number)]
            }), now: 1000)
      }
      guard case .stored = try write(stores[0], 1),
        case .answered(let answer) = try write(stores[1], 2)
      else {
        Issue.record("the second write has no answer")
        return
      }
      #expect(answer.body == [1])
    }
  }

  @Test func `a store tells the others of a write and of a deletion`() throws {
    var options = PostgresOptions()
    // A notification comes without a look.
    options.pollTime = 3_600_000
    try PostgresServer.withStores(2, options) { _, stores in
      let calls = Mutex(0)
      stores[1].watch { calls.withLock { $0 += 1 } }
      // The other one may not listen yet.
      try PostgresServer.eventually {
        try stores[0].put(1, in: "b")
        try stores[0].put(2, in: "b")
        return calls.withLock { $0 } > 0
      }
      let base = try stores[0].put(1, in: "a").position.number
      calls.withLock { $0 = 0 }
      #expect(try stores[0].delete(key, base: base))
      try PostgresServer.eventually { calls.withLock { $0 } > 0 }
      #expect(
        try stores[1].deletions(after: base, limit: 9) == [ListDeletion(key: key, number: base + 1)]
      )
      #expect(try stores[1].deletions(after: base + 1, limit: 9).isEmpty)
    }
  }

  @Test func `a store looks for changes of which nobody told it`() throws {
    var options = PostgresOptions()
    options.pollTime = 20
    try PostgresServer.withStores(1, options) { _, stores in
      let calls = Mutex(0)
      stores[0].watch { calls.withLock { $0 += 1 } }
      try PostgresServer.eventually { calls.withLock { $0 } > 2 }
    }
  }

  @Test func `stores that start at the same time make the tables once`() async throws {
    let database = try PostgresServer.database()
    let epochs = try await withThrowingTaskGroup(of: UInt64.self) { group in
      for number in 0..<6 {
        group.addTask {
          let store = try PostgresListStore(database.address)
          defer { store.close() }
          return try store.put(number, in: "list \(number)").position.epoch
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(epochs.count == 1)
    #expect(try PostgresServer.run("SELECT number FROM trellis.store", in: database) == "6")
  }

  @Test func `one write makes room of thousands of states, the oldest of all lists first`() throws {
    let database = try PostgresServer.database()
    var retention = ListRetention()
    retention.versions = 10_000
    let first = try PostgresListStore(database.address, retention)
    // Each second state has a content of its own, the others share one.
    for number in 0..<2400 {
      try first.put(
        number.isMultiple(of: 2) ? number : 1, in: "list \(number % 3)", now: 1000 + number)
    }
    first.close()
    let size = try PostgresServer.run("SELECT bytes FROM trellis.store", in: database)
    // One state of 128 bytes is added, with its content of 8; 2,000 go, half of them with theirs.
    retention.bytes = try #require(Int(size)) + 136 - 2000 * 128 - 1000 * 8
    let store = try PostgresListStore(database.address, retention)
    defer { store.close() }
    try store.put(2400, in: "list 0", now: 4000)
    // Numbers begin with 1.
    #expect(
      try PostgresServer.run("SELECT min(number), count(*) FROM trellis.state", in: database)
        == "2001|401")
    #expect(
      try PostgresServer.run("SELECT bytes FROM trellis.store", in: database)
        == "\(retention.bytes)")
  }

  @Test func `writers that take the same few contents count them exactly`() async throws {
    var retention = ListRetention()
    retention.versions = 1
    let database = try PostgresServer.database()
    let stores = try (0..<2).map { _ in try PostgresListStore(database.address, retention) }
    defer { for store in stores { store.close() } }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          var random = SplitMix64(seed: UInt64(writer))
          for _ in 0..<60 {
            try stores[writer % 2].put(
              Int.random(in: 0..<3, using: &random), in: "list \(writer)", bytes: 1000)
          }
        }
      }
      try await group.waitForAll()
    }
    let contents = try Set(
      (0..<4).map { try #require(try stores[0].newest(of: ListKey(id: "list \($0)"))).content })
    #expect(try stores[0].usedBytes() == 4 * (256 + 6 + 128) + 1000 * contents.count)
    for writer in 0..<4 {
      let key = ListKey(id: "list \(writer)")
      let state = try #require(try stores[1].newestState(of: key))
      #expect(try stores[1].delete(key, base: state.position.number))
    }
    #expect(try stores[0].usedBytes() == 0)
    #expect(try PostgresServer.run("SELECT count(*) FROM trellis.piece", in: database) == "0")
  }

  @Test func `whoever sees a number sees all smaller ones`() async throws {
    let database = try PostgresServer.database()
    let stores = try (0..<2).map { _ in try PostgresListStore(database.address) }
    defer { for store in stores { store.close() } }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<50 { try stores[writer % 2].put(number, in: "list \(writer)") }
        }
      }
      group.addTask {
        var seen = 0
        while seen < 200 {
          let last = try stores[0].lastPosition().number
          let changes = try stores[1].changes(of: nil, after: seen, limit: 200)
          let numbers = changes.map(\.state.position.number)
          #expect(numbers == Array(seen + 1..<seen + 1 + numbers.count))
          #expect(last <= seen + numbers.count)
          seen += numbers.count
        }
      }
      try await group.waitForAll()
    }
  }

  // MARK: Contents

  @Test(arguments: [0, 1, 1 << 20, 1 << 20 + 1, 3 << 20, 3 << 20 + 17])
  func `a content of any length comes back`(_ count: Int) throws {
    try PostgresServer.withStores(1) { _, stores in
      let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 13) }
      let write = ListWrite(
        key: key, base: nil, version: ListVersion(1), content: content, itemCount: 1, changes: 1)
      guard case .stored(let state) = try stores[0].write(write, now: 1000) else {
        Issue.record("it is not stored")
        return
      }
      #expect(try stores[0].newest(of: key)?.content == content)
      #expect(try stores[0].step(of: key, to: state.position.number)?.new.content == content)
    }
  }

  @Test(arguments: [
    "DELETE FROM trellis.piece", "DELETE FROM trellis.content", "DELETE FROM trellis.state",
    "DELETE FROM trellis.store", "UPDATE trellis.content SET bytes = 4611686018427387904",
    "UPDATE trellis.content SET bytes = -1", "TRUNCATE trellis.store, trellis.list",
    "UPDATE trellis.content SET bytes = 5000000; UPDATE trellis.piece SET body = '\\x20'",
  ])
  func `a list of which a part is missing is damaged`(_ damage: String) throws {
    try PostgresServer.withStores(1) { database, stores in
      try stores[0].put(1, in: "a")
      try PostgresServer.run(damage, in: database)
      let error = #expect(throws: ListStoreError.self) { try stores[0].newest(of: key) }
      guard case .damaged = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test(arguments: [
    "DELETE FROM trellis.content", "DELETE FROM trellis.state", "DELETE FROM trellis.store",
    "TRUNCATE trellis.store, trellis.list",
  ])
  func `a page leaves out no list of which a part is missing`(_ damage: String) throws {
    try PostgresServer.withStores(1) { database, stores in
      #expect(try stores[0].page(owner: [], after: [], limit: 9).isEmpty)
      try stores[0].put(1, in: "a")
      #expect(try stores[0].page(owner: [], after: [], limit: 9).map(\.id) == [[UInt8]("a".utf8)])
      try PostgresServer.run(damage, in: database)
      let error = #expect(throws: ListStoreError.self) {
        try stores[0].page(owner: [], after: [], limit: 9)
      }
      guard case .damaged = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test func `it counts bytes like the store in memory`() throws {
    var retention = ListRetention()
    retention.versions = 4
    retention.bytes = 20_000
    retention.age = 300
    retention.answerAge = 200
    let memory = MemoryListStore(retention)
    let database = try PostgresServer.database()
    let postgres = try PostgresListStore(database.address, retention)
    defer { postgres.close() }
    var random = SplitMix64(seed: 9)
    for now in 0..<400 {
      let key = ListKey(id: "list \(Int.random(in: 0..<4, using: &random))")
      let content = Int.random(in: 0..<8, using: &random)
      let answer = Int.random(in: 0..<3, using: &random)
      func outcome(_ store: any ListStore) throws -> String {
        let newest = try store.newestState(of: key)?.position.number
        if content == 0, let newest { return "\(try store.delete(key, base: newest))" }
        let write = ListWrite(
          key: key, base: newest, version: ListVersion(content),
          content: [UInt8](repeating: UInt8(content), count: 500 * content), itemCount: content,
          changes: 1,
          answer: answer == 0
            ? nil
            : ListWrite.Answer(key: [UInt8(answer)], digest: []) { _ in [1, 2, 3] })
        switch try store.write(write, now: now) {
        case .stored(let state): return "stored \(state.position.number)"
        case .unchanged(let state): return "unchanged \(state.position.number)"
        case .conflict: return "conflict"
        case .answered(let answer): return "answered \(answer.state.position.number)"
        }
      }
      #expect(try outcome(postgres) == outcome(memory))
      #expect(try postgres.usedBytes() == memory.usedBytes)
    }
  }

  // MARK: Addresses and faults

  @Test func `a fault of the start says what is wrong, and no password`() throws {
    let database = try PostgresServer.database()
    let wrong = database.uri.replacingOnce("hidden", "secret")
    let error = #expect(throws: ListStoreError.self) {
      try PostgresListStore(try PostgresAddress(wrong)).close()
    }
    let text = "\(try #require(error))"
    #expect(text.contains("password authentication failed"))
    #expect(!text.contains("secret") && !text.contains("word\""))
    #expect("\(try PostgresAddress(wrong))".contains("secret") == false)
  }

  @Test(arguments: [
    "postgres://u:p@ss@host/db", "postgres://u:p/w@host/db", "postgres://u:p?w@host/db",
    "postgres://u:secret@host/db?nonsense=1",
    "mysql://u@h/d",
  ])
  func `an address that libpq would misread is refused without repeating it`(_ text: String) throws
  {
    let error = #expect(throws: ListStoreError.self) { try PostgresAddress(text) }
    #expect(error.map { "\($0)".contains("secret") || "\($0)".contains("ss@") } == false)
  }

  @Test(arguments: [99, -1])
  func `tables of another program are refused`(_ version: Int) throws {
    try PostgresServer.withStores(1) { database, stores in
      try PostgresServer.run("UPDATE trellis.version SET number = \(version)", in: database)
      #expect(
        throws: ListStoreError.unusable(
          "the database has tables of version \(version); this program reads version 1")
      ) { try PostgresListStore(database.address).close() }
    }
  }

  @Test func `a store goes on after its connections were ended`() throws {
    try PostgresServer.withStores(1) { database, stores in
      for number in 1...5 {
        try PostgresServer.disconnect(database)
        try stores[0].put(number, in: "a")
        try PostgresServer.disconnect(database)
        #expect(try stores[0].newest(of: key)?.state.itemCount == number)
      }
    }
  }
}

extension String {
  fileprivate func replacingOnce(_ old: String, _ new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }
}

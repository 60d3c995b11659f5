import Foundation
import ListStores
import Synchronization
import TestSupport
import Testing

/// How stores in PostgreSQL notice that their database is an earlier state of itself.
@Suite(.enabled(if: PostgresServer.isInstalled), .timeLimit(.minutes(5)))
struct PostgresEpochTests {
  private let key = ListKey(id: "a")

  @Test func `a store that is behind what it was has a new epoch`() throws {
    try PostgresServer.withStores(2) { database, stores in
      let old = try stores[0].put(1, in: "a").position
      try stores[0].put(2, in: "a")
      // As a copy of all files is restored.
      try PostgresServer.run("UPDATE trellis.store SET number = 1", in: database)
      try PostgresServer.disconnect(database)
      let new = try stores[0].lastPosition()
      #expect(new.epoch != old.epoch)
      try PostgresServer.eventually { try stores[1].lastPosition() == new }
      let newest = try #require(try stores[1].newestState(of: key))
      #expect(try stores[1].span(of: key, since: .position(old)) == .reset(.otherEpoch, newest))
    }
  }

  @Test func `rows of an earlier state in the same tables have a new epoch at the next write`()
    throws
  {
    let database = try PostgresServer.database()
    var options = PostgresOptions()
    // Only the write can notice it.
    options.pollTime = 3_600_000
    let store = try PostgresListStore(database.address, ListRetention(), options)
    defer { store.close() }
    let first = try store.put(1, in: "a")
    let lost = try store.put(2, in: "a")
    let earlier = "DELETE FROM trellis.state WHERE number > \(first.position.number); "
    try PostgresServer.run(
      earlier + "UPDATE trellis.store SET number = \(first.position.number)", in: database)
    let next = try store.put(3, in: "a")
    #expect(next.position.number == lost.position.number)
    #expect(next.position.epoch != lost.position.epoch)
  }

  @Test func `a store that was told of a write notices at its next one that it is lost`() throws {
    var options = PostgresOptions()
    options.pollTime = 3_600_000
    try PostgresServer.withStores(2, options) { database, stores in
      let calls = Mutex(0)
      stores[1].watch { calls.withLock { $0 += 1 } }
      try PostgresServer.eventually {
        try stores[0].put(1, in: "b")
        try stores[0].put(2, in: "b")
        return calls.withLock { $0 } > 0
      }
      let first = try stores[0].put(1, in: "a")
      // The notifications of these come first.
      Thread.sleep(forTimeInterval: 0.2)
      calls.withLock { $0 = 0 }
      let lost = try stores[0].put(2, in: "a")
      try PostgresServer.eventually { calls.withLock { $0 } > 0 }
      try PostgresServer.run(
        "DELETE FROM trellis.state WHERE number > \(first.position.number); "
          + "UPDATE trellis.store SET number = \(first.position.number)", in: database)
      let next = try stores[1].put(3, in: "a")
      #expect(next.position.number == lost.position.number)
      #expect(next.position.epoch != lost.position.epoch)
    }
  }

  @Test func `a database of another identity has a new epoch, and then keeps it`() throws {
    let database = try PostgresServer.database()
    func epoch() throws -> UInt64 {
      let store = try PostgresListStore(database.address)
      defer { store.close() }
      return try store.lastPosition().epoch
    }
    let first = try epoch()
    #expect(try epoch() == first)
    try PostgresServer.run("UPDATE trellis.store SET identity = 'elsewhere'", in: database)
    let second = try epoch()
    #expect(second != first)
    #expect(try epoch() == second)
  }

  @Test func `a role that is not told all of the identity begins no epoch`() throws {
    let database = try PostgresServer.database()
    func position() throws -> ListPosition {
      let store = try PostgresListStore(database.address)
      defer { store.close() }
      return try store.lastPosition()
    }
    func identity() throws -> String {
      try PostgresServer.run("SELECT encode(identity, 'escape') FROM trellis.store", in: database)
    }
    let first = try position()
    let whole = try identity()
    let parts = whole.split(separator: "/", omittingEmptySubsequences: false)
    // What a process without the right to read the cluster leaves.
    let partial = (["", ""] + parts.dropFirst(2)).joined(separator: "/")
    try PostgresServer.run("UPDATE trellis.store SET identity = '\(partial)'", in: database)
    #expect(try position() == first)
    #expect(try identity() == whole)
    try PostgresServer.run("UPDATE trellis.store SET identity = '1\(whole)'", in: database)
    #expect(try position().epoch != first.epoch)
    #expect(try identity() == whole)
  }

  @Test func `an operator begins an epoch under a running store`() throws {
    try PostgresServer.withStores(1) { database, stores in
      let old = try stores[0].put(1, in: "a").position
      try PostgresServer.run("UPDATE trellis.store SET epoch = epoch + 1", in: database)
      let newest = try #require(try stores[0].newestState(of: key))
      #expect(newest.position.epoch == old.epoch &+ 1)
      #expect(try stores[0].span(of: key, since: .position(old)) == .reset(.otherEpoch, newest))
    }
  }
}

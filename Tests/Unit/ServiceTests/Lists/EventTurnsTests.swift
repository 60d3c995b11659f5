import API
import ListStores
import Testing

@testable import Service

/// The order in which messages are made.
@Suite struct EventTurnsTests {
  private func job(_ id: String, _ number: Int) -> EventJob {
    let state = ListState(
      version: ListVersion(high: 1, low: 2),
      position: ListPosition(epoch: 1, number: number), changes: 1, itemCount: 1, time: 1)
    return EventJob(
      announcement: EventAnnouncement(ListKey(owner: "", id: id), .stored(state)), format: .rows)
  }

  /// Takes all jobs, and does them.
  private func takeAll(_ turns: inout EventTurns) -> [String] {
    var taken: [String] = []
    while let job = turns.next() {
      guard case .stored(let state) = job.announcement.kind else { continue }
      let id = String(decoding: job.announcement.key.id, as: UTF8.self)
      taken.append("\(id)\(state.position.number)")
      job.announcement.resolve(job.format, .gone)
    }
    return taken
  }

  @Test func `clients take turns, each with its oldest message`() {
    var turns = EventTurns()
    for number in 1...4 { turns.append(job("a", number), for: [1]) }
    for number in 5...6 { turns.append(job("b", number), for: [2]) }
    #expect(takeAll(&turns) == ["a1", "b5", "a2", "b6", "a3", "a4"])
    #expect(turns.isEmpty)
  }

  @Test func `a message that several clients wait for is made once`() {
    var turns = EventTurns()
    turns.append(job("a", 1), for: [1, 2])
    turns.append(job("a", 2), for: [1, 2, 3])
    #expect(takeAll(&turns) == ["a1", "a2"])
    #expect(turns.next() == nil && turns.isEmpty)
  }

  @Test func `a client that returns waits for its turn`() {
    var turns = EventTurns()
    for number in 1...3 { turns.append(job("a", number), for: [1]) }
    #expect(turns.next() != nil)
    turns.append(job("b", 4), for: [2])
    #expect(takeAll(&turns) == ["a2", "b4", "a3"])
  }

  @Test func `a client whose turn took too long waits until no other does`() {
    var turns = EventTurns()
    for number in 1...3 { turns.append(job("a", number), for: [1]) }
    _ = turns.next()
    turns.endTurn(tookLong: true)
    for number in 4...5 { turns.append(job("b", number), for: [2]) }
    #expect(takeAll(&turns) == ["b4", "b5", "a2", "a3"])
    // It is remembered, until a turn is short.
    turns.append(job("a", 6), for: [1])
    turns.append(job("a", 7), for: [1])
    turns.append(job("b", 8), for: [2])
    #expect(takeAll(&turns) == ["b8", "a6", "a7"])
    for number in 9...10 { turns.append(job("a", number), for: [1]) }
    turns.append(job("c", 11), for: [3])
    for _ in 0..<2 { _ = turns.next() }
    turns.endTurn(tookLong: false)
    turns.append(job("b", 12), for: [2])
    #expect(takeAll(&turns) == ["a10", "b12"])
  }

  @Test func `a long client whose turn is the last may return at once`() {
    var turns = EventTurns()
    turns.append(job("a", 1), for: [1])
    _ = turns.next()
    turns.endTurn(tookLong: true)
    turns.append(job("a", 2), for: [1])
    #expect(takeAll(&turns) == ["a2"])
  }

  @Test func `a limited number of clients is remembered for long turns`() {
    var turns = EventTurns()
    func takeLongTurn(_ client: UInt64) {
      turns.append(job("a", 1), for: [client])
      _ = turns.next()
      turns.endTurn(tookLong: true)
    }
    func isRemembered(_ client: UInt64) -> Bool {
      turns.append(job("a", 1), for: [client])
      turns.append(job("b", 2), for: [.max])
      return takeAll(&turns) == ["b2", "a1"]
    }
    for client in 1...UInt64(EventTurns.mostLong) { takeLongTurn(client) }
    #expect(isRemembered(1) && isRemembered(UInt64(EventTurns.mostLong)))
    takeLongTurn(0)
    #expect(isRemembered(0) && !isRemembered(1))
  }

  @Test func `a list that takes too long is tried less and less often, until it does not`() {
    var attempts = EventAttempts()
    let (key, other) = (ListKey(owner: "", id: "a"), ListKey(owner: "", id: "b"))
    func pause(of key: ListKey) -> Int {
      var pause = 0
      while !attempts.begin(key) { pause += 1 }
      return pause
    }
    var pauses: [Int] = []
    for _ in 0..<9 {
      pauses.append(pause(of: key))
      attempts.end(key, hasFailed: true)
    }
    #expect(pauses == [0, 1, 2, 4, 8, 16, 32, 64, 64])
    #expect(pause(of: other) == 0)
    #expect(pause(of: key) == 64)
    attempts.end(key, hasFailed: false)
    #expect(pause(of: key) == 0)
    attempts.end(key, hasFailed: true)
    attempts.forget(key)
    #expect(pause(of: key) == 0)
  }
}

import ListStores
import Testing

@Suite struct RetentionTests {
  private let key = ListKey(id: "a")

  private func isStored(_ number: Int, in store: any ListStore) throws -> Bool {
    switch try store.span(of: key, since: .version(ListVersion(number))) {
    case .current, .between: true
    case .reset, .noList: false
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a list keeps the newest versions up to their number`(_ kind: StoreKind) throws {
    var retention = ListRetention()
    retention.versions = 3
    try kind.withStore(retention) { store in
      for number in 1...5 { try store.put(number, in: "a") }
      for number in 1...5 { #expect(try isStored(number, in: store) == (number >= 3)) }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a version is kept for its age after it was replaced`(_ kind: StoreKind) throws {
    var retention = ListRetention()
    retention.age = 100
    try kind.withStore(retention) { store in
      try store.put(1, in: "a", now: 1000)
      try store.put(2, in: "a", now: 5000)
      try store.put(3, in: "a", now: 5099)
      #expect(try isStored(1, in: store))
      // A write of another list removes it, too.
      try store.put(9, in: "b", now: 5100)
      #expect(try !isStored(1, in: store))
      #expect(try isStored(2, in: store))
      // The newest version has no age.
      try store.put(10, in: "b", now: 1_000_000)
      #expect(try isStored(3, in: store))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `the age counts from when a version was replaced, not from when it was made`(
    _ kind: StoreKind
  ) throws {
    var retention = ListRetention()
    retention.age = 100
    try kind.withStore(retention) { store in
      try store.put(1, in: "a", now: 1000)
      try store.put(2, in: "b", now: 1000)
      try store.put(3, in: "b", now: 2000)
      try store.put(4, in: "a", now: 2050)
      try store.put(5, in: "c", now: 2100)
      #expect(try isStored(1, in: store))
      let span = try store.span(of: ListKey(id: "b"), since: .version(ListVersion(2)))
      guard case .reset(.notStored, _) = span else {
        Issue.record("\(span)")
        return
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `bytes over the limit keep what was replaced last, however old it is`(
    _ kind: StoreKind
  ) throws {
    var retention = ListRetention()
    // Two lists, and four contents of 1,000 bytes, each with its state.
    retention.bytes = 2 * 257 + 4 * 1128
    try kind.withStore(retention) { store in
      try store.put(1, in: "a", bytes: 1000, now: 1000)
      try store.put(2, in: "b", bytes: 1000, now: 1001)
      try store.put(3, in: "b", bytes: 1000, now: 1002)
      try store.put(4, in: "a", bytes: 1000, now: 1003)
      try store.put(5, in: "b", bytes: 1000, now: 1004)
      #expect(try isStored(1, in: store))
      #expect(try isStored(4, in: store))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a clock that jumps back keeps what it would have removed`(_ kind: StoreKind) throws {
    var retention = ListRetention()
    retention.age = 100
    try kind.withStore(retention) { store in
      try store.put(1, in: "a", now: 1000)
      try store.put(2, in: "a", now: 900)
      try store.put(3, in: "a", now: -5000)
      for number in 1...3 { #expect(try isStored(number, in: store)) }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `bytes over the limit remove the oldest replaced versions`(_ kind: StoreKind) throws {
    var retention = ListRetention()
    // One list with three contents of 1,000 bytes, each with its state.
    retention.bytes = 257 + 3 * 1128
    try kind.withStore(retention) { store in
      for number in 1...3 { try store.put(number, in: "a", bytes: 1000) }
      for number in 1...3 { #expect(try isStored(number, in: store)) }
      try store.put(4, in: "a", bytes: 1000)
      for number in 1...4 { #expect(try isStored(number, in: store) == (number >= 2)) }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a write without room for the newest versions changes nothing`(_ kind: StoreKind) throws {
    var retention = ListRetention()
    retention.bytes = 257 + 1128
    try kind.withStore(retention) { store in
      let state = try store.put(1, in: "a", bytes: 1000)
      #expect(throws: ListStoreError.full(limit: 1385)) {
        try store.put(2, in: "a", bytes: 1001)
      }
      #expect(throws: ListStoreError.full(limit: 1385)) { try store.put(2, in: "b", bytes: 1) }
      #expect(try store.newestState(of: key) == state)
      #expect(try store.newestState(of: ListKey(id: "b")) == nil)
      try store.put(2, in: "a", bytes: 1000)
      #expect(try isStored(2, in: store))
    }
  }

  /// Stores a content of one byte and an answer that counts 300.
  private func write(
    _ number: Int, key answer: UInt8, to store: any ListStore, now: Int
  ) throws {
    let write = ListWrite(
      key: key, base: try store.newestState(of: key)?.position.number,
      version: ListVersion(number), content: [1], itemCount: 1, changes: 1,
      answer: ListWrite.Answer(key: [answer], digest: []) { _ in
        [UInt8](repeating: 0, count: 300 - 256 - 1)
      })
    _ = try store.write(write, now: now)
  }

  private func keptAnswers(_ store: any ListStore, now: Int) throws -> [UInt8] {
    try (1...9).filter { try store.answer(of: key, to: [$0], now: now) != nil }
  }

  @Test(arguments: StoreKind.allCases)
  func `an answer of the last hour goes after all replaced states`(_ kind: StoreKind) throws {
    var retention = ListRetention()
    // The list with three states, and three answers.
    retention.bytes = 257 + 3 * 129 + 3 * 300
    let hour = retention.freshAnswerAge
    try kind.withStore(retention) { store in
      for number in 1...3 {
        try write(number, key: UInt8(number), to: store, now: 1000 + number)
      }
      // Both replaced states are not enough, though they are younger than the first answer.
      try write(3, key: 4, to: store, now: 1010)
      #expect(try keptAnswers(store, now: 1010) == [2, 3, 4])
      #expect(try !isStored(1, in: store))
      #expect(try !isStored(2, in: store))
      // The second answer is an hour old, and older than the state that is replaced now.
      try write(4, key: 5, to: store, now: 1002 + hour)
      #expect(try keptAnswers(store, now: 1002 + hour) == [3, 4, 5])
      #expect(try isStored(3, in: store))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `answers to idempotency keys make room, and what is oldest goes first`(
    _ kind: StoreKind
  ) throws {
    var retention = ListRetention()
    // The list with three states, and three answers.
    retention.bytes = 257 + 3 * 129 + 3 * 300
    retention.freshAnswerAge = 0
    try kind.withStore(retention) { store in
      func write(_ number: Int, key answer: UInt8, now: Int) throws {
        try self.write(number, key: answer, to: store, now: now)
      }
      func kept() throws -> [UInt8] { try keptAnswers(store, now: 1000) }
      try write(1, key: 1, now: 1000)
      try write(2, key: 2, now: 1010)
      try write(3, key: 3, now: 1020)
      #expect(try kept() == [1, 2, 3])
      // The first answer is older than the replacement of the first state.
      try write(3, key: 4, now: 1030)
      #expect(try kept() == [2, 3, 4])
      #expect(try isStored(1, in: store))
      // Then the first state goes, whose 129 bytes are not enough, and the second answer.
      try write(3, key: 5, now: 1040)
      #expect(try kept() == [3, 4, 5])
      #expect(try !isStored(1, in: store))
      // The answer of the write itself stays, whatever else goes.
      for number in 6...9 { try write(3, key: UInt8(number), now: 1010 + 10 * number) }
      #expect(try kept().suffix(1) == [9])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `equal contents are stored once`(_ kind: StoreKind) throws {
    var retention = ListRetention()
    // Three lists of one content, which counts once.
    retention.bytes = 3 * (257 + 128) + 100_000
    try kind.withStore(retention) { store in
      for id in ["a", "b", "c"] { try store.put(1, in: id, bytes: 100_000) }
      #expect(throws: ListStoreError.full(limit: retention.bytes)) {
        try store.put(2, in: "d", bytes: 1)
      }
      // The content stays until the last list that has it goes.
      for id in ["a", "b"] {
        let state = try #require(try store.newestState(of: ListKey(id: id)))
        #expect(try store.delete(ListKey(id: id), base: state.position.number))
      }
      let last = try store.newest(of: ListKey(id: "c"))
      #expect(last?.content.count == 100_000)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a list that returns to an earlier content returns to its version`(
    _ kind: StoreKind
  ) throws {
    try kind.withStore { store in
      let first = try store.put(1, in: "a")
      let second = try store.put(2, in: "a")
      let third = try store.put(1, in: "a")
      #expect(first.version == third.version)
      #expect(first.position.number < second.position.number)
      #expect(second.position.number < third.position.number)
      #expect(
        try store.span(of: key, since: .position(first.position)) == .current(third))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `an answer is kept for its age, and then its key is free`(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let day = ListRetention().answerAge
      func write(_ number: Int, base: Int?, now: Int) throws -> ListWriteOutcome {
        try store.write(
          ListWrite(
            key: key, base: base, version: ListVersion(number), content: [1], itemCount: 1,
            changes: 1,
            answer: ListWrite.Answer(key: [7], digest: [UInt8(number)]) { state in
              Array("\(state.position.number)".utf8)
            }), now: now)
      }
      guard case .stored(let state) = try write(1, base: nil, now: 1000) else {
        Issue.record("the first write is not stored")
        return
      }
      let answer = KeptAnswer(digest: [1], state: state, body: Array("1".utf8))
      #expect(try store.answer(of: key, to: [7], now: 1000) == answer)
      #expect(try write(2, base: 1, now: 999 + day) == .answered(answer))
      #expect(try store.answer(of: ListKey(id: "b"), to: [7], now: 1000) == nil)
      #expect(try store.answer(of: key, to: [7], now: 1000 + day) == nil)
      guard case .stored = try write(2, base: 1, now: 1000 + day) else {
        Issue.record("the key is not free after a day")
        return
      }
      #expect(try store.answer(of: key, to: [7], now: 1000 + day)?.digest == [2])
    }
  }
}

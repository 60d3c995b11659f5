/// The contents of a ``MemoryListStore``.
///
/// - Complexity: A write is O(lists and answers), so that the code stays simple.
struct MemoryShelf {
  /// A state, and when it was replaced.
  struct Stored {
    var state: ListState
    var replaced: Int?
  }

  private struct AnswerKey: Hashable {
    var list: ListKey
    var key: [UInt8]
  }

  private struct Content {
    var bytes: [UInt8]
    var uses: Int
  }

  let retention: ListRetention
  let epoch: UInt64
  private(set) var number = 0
  /// The states of each list, oldest first.
  private(set) var lists: [ListKey: [Stored]] = [:]
  private var contents: [ListVersion: Content] = [:]
  private var answers: [AnswerKey: (answer: KeptAnswer, time: Int)] = [:]
  private(set) var bytes = 0

  init(_ retention: ListRetention) {
    self.retention = retention
    var generator = SystemRandomNumberGenerator()
    epoch = generator.next()
  }

  // MARK: Reading

  /// A state with its content.
  func list(_ stored: Stored) -> KeptList {
    KeptList(state: stored.state, content: contents[stored.state.version]?.bytes ?? [])
  }

  /// The state that a client has seen, and the newest one.
  func span(of key: ListKey, since mark: ListMark) -> ListSpan {
    guard let states = lists[key], let newest = states.last else { return .noList }
    var base: Stored?
    switch mark {
    case .version(let version):
      base = states.last { $0.state.version == version }
    case .position(let position):
      guard position.epoch == epoch else { return .reset(.otherEpoch, newest.state) }
      guard position.number <= number else { return .reset(.future, newest.state) }
      base = states.last { $0.state.position.number <= position.number }
    }
    guard let base else { return .reset(.notStored, newest.state) }
    return base.state.version == newest.state.version
      ? .current(newest.state) : .between(list(base), list(newest))
  }

  /// The unexpired answer to an idempotency key.
  func answer(of list: ListKey, to key: [UInt8], now: Int) -> KeptAnswer? {
    guard let (answer, time) = answers[AnswerKey(list: list, key: key)],
      !isExpired(time, now: now)
    else { return nil }
    return answer
  }

  private func isExpired(_ time: Int, now: Int) -> Bool { now - time >= retention.answerAge }

  /// Lists of an owner after an id.
  func page(owner: [UInt8], after id: [UInt8], limit: Int) -> [ListEntry] {
    let keys = lists.keys.filter { $0.owner == owner && id.lexicographicallyPrecedes($0.id) }
    return keys.sorted { $0.id.lexicographicallyPrecedes($1.id) }.prefix(limit).compactMap { key in
      lists[key]?.last.map { ListEntry(id: key.id, state: $0.state) }
    }
  }

  // MARK: Writing

  /// Stores a state; on an error the shelf is undefined.
  mutating func write(_ write: ListWrite, now: Int) throws(ListStoreError) -> ListWriteOutcome {
    if let key = write.answer?.key, let known = answer(of: write.key, to: key, now: now) {
      return .answered(known)
    }
    let newest = lists[write.key]?.last?.state
    guard newest?.position.number == write.base else { return .conflict }
    var outcome: ListWriteOutcome
    var state: ListState
    if let newest, newest.version == write.version {
      outcome = .unchanged(newest)
      state = newest
    } else {
      state = add(write, now: now)
      outcome = .stored(state)
    }
    if let answer = write.answer { add(answer, of: write.key, state, now: now) }
    removeOutdated(of: write.key, now: now)
    while bytes > retention.bytes {
      if removeExpiredAnswers(now: now) { continue }
      let state = replacedStates.first
      let answer = answers.filter { $0.value.time != now }.min { $0.value.time < $1.value.time }
      let replaced = state.map { $0.stored.replaced ?? 0 }
      if let answer, retention.isFirst(answered: answer.value.time, before: replaced, now: now) {
        remove(answer.key)
      } else if let state {
        removeOldest(of: state.key)
      } else {
        throw .full(limit: retention.bytes)
      }
    }
    return outcome
  }

  private mutating func add(_ write: ListWrite, now: Int) -> ListState {
    number += 1
    let state = ListState(
      version: write.version, position: ListPosition(epoch: epoch, number: number),
      changes: write.changes, itemCount: write.itemCount, time: now)
    if var states = lists[write.key] {
      states[states.count - 1].replaced = max(now, states.dropLast().last?.replaced ?? now)
      lists[write.key] = states + [Stored(state: state)]
    } else {
      lists[write.key] = [Stored(state: state)]
      bytes += ListRetention.bytesOfList + write.key.id.count
    }
    bytes += ListRetention.bytesOfState
    if contents[write.version] == nil {
      contents[write.version] = Content(bytes: write.content, uses: 0)
      bytes += write.content.count
    }
    contents[write.version]?.uses += 1
    return state
  }

  private mutating func add(
    _ answer: ListWrite.Answer, of list: ListKey, _ state: ListState, now: Int
  ) {
    _ = removeExpiredAnswers(now: now)
    let kept = KeptAnswer(digest: answer.digest, state: state, body: answer.body(state))
    remove(AnswerKey(list: list, key: answer.key))
    bytes += ListRetention.bytes(of: kept, key: answer.key)
    answers[AnswerKey(list: list, key: answer.key)] = (kept, now)
  }

  /// Removes the oldest expired answers; returns whether there were any.
  private mutating func removeExpiredAnswers(now: Int) -> Bool {
    let expired = answers.filter { isExpired($0.value.time, now: now) }
      .sorted { $0.value.time < $1.value.time }
    for (key, _) in expired.prefix(ListRetention.batch) { remove(key) }
    return !expired.isEmpty
  }

  private mutating func remove(_ key: AnswerKey) {
    guard let old = answers.removeValue(forKey: key) else { return }
    bytes -= ListRetention.bytes(of: old.answer, key: key.key)
  }

  /// The replaced states of all lists, those replaced first first.
  private var replacedStates: [(key: ListKey, stored: Stored)] {
    lists.flatMap { key, states in states.dropLast().map { (key, $0) } }
      .sorted {
        ($0.1.replaced ?? 0, $0.1.state.position.number)
          < ($1.1.replaced ?? 0, $1.1.state.position.number)
      }
  }

  private mutating func removeOutdated(of key: ListKey, now: Int) {
    let excess = (lists[key]?.count ?? 0) - retention.versions
    for _ in 0..<max(0, min(excess, ListRetention.batch)) { removeOldest(of: key) }
    for (key, stored) in replacedStates.prefix(ListRetention.batch) {
      guard let replaced = stored.replaced, now - replaced >= retention.age else { break }
      removeOldest(of: key)
    }
  }

  private mutating func removeOldest(of key: ListKey) {
    guard let removed = lists[key]?.removeFirst() else { return }
    forget(removed.state.version)
  }

  private mutating func forget(_ version: ListVersion) {
    bytes -= ListRetention.bytesOfState
    contents[version]?.uses -= 1
    guard let content = contents[version], content.uses == 0 else { return }
    bytes -= content.bytes.count
    contents[version] = nil
  }

  /// Deletes a list if its newest state has the number `base`.
  mutating func delete(_ key: ListKey, base: Int) -> Bool {
    guard let states = lists[key], states.last?.state.position.number == base else { return false }
    number += 1
    lists[key] = nil
    bytes -= ListRetention.bytesOfList + key.id.count
    for stored in states { forget(stored.state.version) }
    return true
  }
}

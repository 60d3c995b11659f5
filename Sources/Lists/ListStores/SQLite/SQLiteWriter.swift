/// The connection that writes. Its owner serializes the calls.
// Unchecked: `SQLiteListStore` calls it only with its lock held.
final class SQLiteWriter: @unchecked Sendable {
  private let connection: SQLiteConnection
  private let folder: StoreFolder
  private let retention: ListRetention
  private var epoch: UInt64 = 0

  init(_ connection: SQLiteConnection, _ folder: StoreFolder, _ retention: ListRetention) {
    self.connection = connection
    self.folder = folder
    self.retention = retention
  }

  func close() { connection.close() }

  // MARK: The epoch

  /// Finds the epoch, or begins a new one if the database is not the one that the folder had.
  func begin() throws(ListStoreError) {
    let identity = try folder.databaseIdentity()
    let mark = folder.mark
    let number = try connection.transaction("BEGIN IMMEDIATE") { () throws(ListStoreError) in
      let stored = try connection.first("SELECT epoch, number, inode, created FROM store") {
        (
          mark: StoreFolder.Mark(epoch: $0.bits(0), number: $0.int(1)),
          identity: StoreFolder.FileIdentity(inode: $0.bits(2), created: $0.int(3))
        )
      }
      guard let stored else { throw .damaged("the table store is empty") }
      epoch = stored.mark.epoch
      let isSame =
        stored.identity == identity && mark?.epoch == stored.mark.epoch
        && (mark?.number ?? .max) <= stored.mark.number
      guard !isSame else { return stored.mark.number }
      var generator = SystemRandomNumberGenerator()
      epoch = generator.next()
      try connection.run(
        "UPDATE store SET epoch = ?, inode = ?, created = ?",
        [.bits(epoch), .bits(identity.inode), .int(identity.created)])
      return stored.mark.number
    }
    folder.write(StoreFolder.Mark(epoch: epoch, number: number))
  }

  /// Takes the next number.
  private func nextNumber() throws(ListStoreError) -> Int {
    let number = try connection.first(
      "UPDATE store SET number = number + 1 RETURNING number"
    ) { $0.int(0) }
    guard let number else { throw .damaged("the table store is empty") }
    return number
  }

  /// Adds to the counted bytes; returns them.
  private func count(_ bytes: Int) throws(ListStoreError) -> Int {
    let total = try connection.first(
      "UPDATE store SET bytes = bytes + ? RETURNING bytes", [.int(bytes)]
    ) { $0.int(0) }
    guard let total else { throw .damaged("the table store is empty") }
    return total
  }

  // MARK: Writing

  /// Stores a state if its base is the newest one.
  func write(_ write: ListWrite, now: Int) throws(ListStoreError) -> ListWriteOutcome {
    let outcome = try makingRoom { () throws(ListStoreError) in
      try connection.transaction("BEGIN IMMEDIATE") { () throws(ListStoreError) in
        try store(write, now: now)
      }
    }
    if case .stored(let state) = outcome {
      folder.write(StoreFolder.Mark(epoch: epoch, number: state.position.number))
    }
    return outcome
  }

  /// Runs `body`; on a full disk it empties the write-ahead log and runs it once more.
  ///
  /// The log shrinks only when it is emptied, which a commit does, but no commit succeeds then.
  private func makingRoom<Result>(
    _ body: () throws(ListStoreError) -> Result
  ) throws(ListStoreError) -> Result {
    do throws(ListStoreError) {
      return try body()
    } catch {
      guard error == .diskFull else { throw error }
      try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
      return try body()
    }
  }

  private func store(_ write: ListWrite, now: Int) throws(ListStoreError) -> ListWriteOutcome {
    let queries = SQLiteQueries(connection)
    if let key = write.answer?.key,
      let known = try queries.answer(of: write.key, to: key, since: now - retention.answerAge)
    {
      return .answered(known)
    }
    let newest = try queries.newest(of: write.key)
    guard newest?.state.position.number == write.base else { return .conflict }
    let outcome: ListWriteOutcome
    let state: ListState
    let list: Int
    if let newest, newest.state.version == write.version {
      list = newest.list
      state = newest.state
      outcome = .unchanged(state)
    } else if let newest {
      list = newest.list
      state = try add(write, to: list, replacing: newest.state.position.number, now: now)
      outcome = .stored(state)
    } else {
      list = try addList(write.key)
      state = try add(write, to: list, replacing: nil, now: now)
      outcome = .stored(state)
    }
    if let answer = write.answer { try add(answer, of: write.key, state, now: now) }
    try removeOutdated(of: list, now: now)
    var bytes = try count(0)
    while bytes > retention.bytes {
      if try removeExpiredAnswers(now: now) {
        bytes = try count(0)
        continue
      }
      bytes = try removeOldest(now: now)
    }
    return outcome
  }

  /// Removes the state or the answer that is oldest, but not an answer of this write; returns the
  /// counted bytes.
  private func removeOldest(now: Int) throws(ListStoreError) -> Int {
    let state = try connection.first(
      """
      SELECT number, replaced FROM state WHERE replaced IS NOT NULL
      ORDER BY replaced, number LIMIT 1
      """
    ) { (number: $0.int(0), time: $0.int(1)) }
    let answer = try connection.first(
      "SELECT answered FROM answer WHERE answered <> ? ORDER BY answered LIMIT 1", [.int(now)]
    ) { $0.int(0) }
    if let answer, retention.isFirst(answered: answer, before: state?.time, now: now) {
      let removed = try connection.all(
        """
        DELETE FROM answer WHERE (owner, list, key) IN
          (SELECT owner, list, key FROM answer WHERE answered = ? LIMIT 1)
        RETURNING length(key) + length(body)
        """, [.int(answer)]
      ) { ListRetention.bytesOfAnswer + $0.int(0) }
      return try count(-removed.reduce(0, +))
    }
    guard let state else { throw .full(limit: retention.bytes) }
    return try remove(state.number)
  }

  private func addList(_ key: ListKey) throws(ListStoreError) -> Int {
    let row = try connection.first(
      "INSERT INTO list (owner, name) VALUES (?, ?) RETURNING id",
      [.bytes(key.owner), .bytes(key.id)]
    ) { $0.int(0) }
    guard let row else { throw .failed("a list was not added") }
    _ = try count(ListRetention.bytesOfList + key.id.count)
    return row
  }

  private func add(
    _ write: ListWrite, to list: Int, replacing replaced: Int?, now: Int
  ) throws(ListStoreError) -> ListState {
    if let replaced {
      // Never before an earlier state of the list, so that the history of a list goes from its
      // beginning even if the clock jumps back.
      let earlier = try connection.first(
        """
        SELECT replaced FROM state WHERE list = ? AND number < ? ORDER BY number DESC LIMIT 1
        """, [.int(list), .int(replaced)]
      ) { $0.int(0) }
      try connection.run(
        "UPDATE state SET replaced = ? WHERE number = ?",
        [.int(max(now, earlier ?? now)), .int(replaced)])
    }
    let number = try nextNumber()
    let content = try contentRow(write)
    try connection.run(
      "INSERT INTO state VALUES (?, ?, ?, ?, ?, ?, NULL)",
      [
        .int(number), .int(list), .int(content), .int(write.changes), .int(write.itemCount),
        .int(now),
      ])
    _ = try count(ListRetention.bytesOfState)
    return ListState(
      version: write.version, position: ListPosition(epoch: epoch, number: number),
      changes: write.changes, itemCount: write.itemCount, time: now)
  }

  /// The row of a content with one more use; equal contents share one.
  private func contentRow(_ write: ListWrite) throws(ListStoreError) -> Int {
    let version = SQLiteValue.version(write.version)
    let known = try connection.first(
      "UPDATE content SET uses = uses + 1 WHERE version = ? RETURNING id", [version]
    ) { $0.int(0) }
    if let known { return known }
    try connection.run(
      "INSERT INTO content (version, uses, bytes, body) VALUES (?, 1, ?, ?)",
      [version, .int(write.content.count)], large: write.content)
    _ = try count(write.content.count)
    let added = try connection.first("SELECT id FROM content WHERE version = ?", [version]) {
      $0.int(0)
    }
    guard let added else { throw .failed("a content was not added") }
    return added
  }

  private func add(
    _ answer: ListWrite.Answer, of list: ListKey, _ state: ListState, now: Int
  ) throws(ListStoreError) {
    _ = try removeExpiredAnswers(now: now)
    // An expired answer to the same key may be among those that are left.
    let old = try connection.first(
      """
      DELETE FROM answer WHERE owner = ? AND list = ? AND key = ?
      RETURNING length(key) + length(body)
      """, [.bytes(list.owner), .bytes(list.id), .bytes(answer.key)]
    ) { ListRetention.bytesOfAnswer + $0.int(0) }
    let kept = KeptAnswer(digest: answer.digest, state: state, body: answer.body(state))
    try connection.run(
      "INSERT INTO answer VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .bytes(list.owner), .bytes(list.id), .bytes(answer.key), .bytes(answer.digest),
        .version(state.version), .bits(state.position.epoch), .int(state.position.number),
        .int(state.changes), .int(state.itemCount), .int(state.time), .int(now), .bytes(kept.body),
      ])
    _ = try count(ListRetention.bytes(of: kept, key: answer.key) - (old ?? 0))
  }

  /// Removes the oldest expired answers; returns whether there were any.
  private func removeExpiredAnswers(now: Int) throws(ListStoreError) -> Bool {
    let removed = try connection.all(
      """
      DELETE FROM answer WHERE (owner, list, key) IN
        (SELECT owner, list, key FROM answer WHERE answered <= ? ORDER BY answered LIMIT ?)
      RETURNING length(key) + length(body)
      """, [.int(now - retention.answerAge), .int(ListRetention.batch)]
    ) { ListRetention.bytesOfAnswer + $0.int(0) }
    if !removed.isEmpty { _ = try count(-removed.reduce(0, +)) }
    return !removed.isEmpty
  }

  // MARK: Removing

  private func removeOutdated(of list: Int, now: Int) throws(ListStoreError) {
    // The newest states stay, so the number of the last of them bounds what goes.
    let excess = try connection.all(
      """
      SELECT number FROM state WHERE list = ?1 AND number <=
        (SELECT number FROM state WHERE list = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)
      ORDER BY number LIMIT ?3
      """, [.int(list), .int(retention.versions), .int(ListRetention.batch)]
    ) { $0.int(0) }
    for number in excess { _ = try remove(number) }
    let oldest = try connection.all(
      """
      SELECT number, replaced FROM state WHERE replaced IS NOT NULL
      ORDER BY replaced, number LIMIT ?
      """, [.int(ListRetention.batch)]
    ) { (number: $0.int(0), replaced: $0.int(1)) }
    for state in oldest {
      guard now - state.replaced >= retention.age else { break }
      _ = try remove(state.number)
    }
  }

  /// Removes a state, and its content if no other state has it; returns the counted bytes.
  private func remove(_ number: Int) throws(ListStoreError) -> Int {
    let content = try connection.first(
      "DELETE FROM state WHERE number = ? RETURNING content", [.int(number)]
    ) { $0.int(0) }
    guard let content else { throw .damaged("the state \(number) is missing") }
    try connection.run("UPDATE content SET uses = uses - 1 WHERE id = ?", [.int(content)])
    let freed = try connection.first(
      "DELETE FROM content WHERE id = ? AND uses = 0 RETURNING bytes", [.int(content)]
    ) { $0.int(0) }
    return try count(-ListRetention.bytesOfState - (freed ?? 0))
  }

  /// Deletes a list if its newest state has the number `base`.
  func delete(_ key: ListKey, base: Int) throws(ListStoreError) -> Bool {
    var number = 0
    let isDeleted = try makingRoom { () throws(ListStoreError) in
      try connection.transaction("BEGIN IMMEDIATE") { () throws(ListStoreError) in
        guard let newest = try SQLiteQueries(connection).newest(of: key),
          newest.state.position.number == base
        else { return false }
        number = try nextNumber()
        let states = try connection.all(
          "SELECT number FROM state WHERE list = ? ORDER BY number", [.int(newest.list)]
        ) { $0.int(0) }
        for number in states { _ = try remove(number) }
        try connection.run("DELETE FROM list WHERE id = ?", [.int(newest.list)])
        _ = try count(-ListRetention.bytesOfList - key.id.count)
        return true
      }
    }
    if isDeleted { folder.write(StoreFolder.Mark(epoch: epoch, number: number)) }
    return isDeleted
  }
}

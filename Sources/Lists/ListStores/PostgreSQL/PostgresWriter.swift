/// A write in the open transaction of a connection.
///
/// All writers of the store take turns: the row of `trellis.store` is locked from before the newest
/// state is read until the end of the transaction. So numbers become visible in their order. What
/// takes long, the content, is sent before.
struct PostgresWriter {
  let connection: PostgresConnection
  let retention: ListRetention
  let epochs: PostgresEpochs

  private var queries: PostgresQueries { PostgresQueries(connection) }

  /// Locks the store; returns its counted bytes.
  private func lock() throws(ListStoreError) -> Int {
    let facts = try connection.first(
      "SELECT tableoid::bigint, bytes, epoch, number FROM trellis.store FOR UPDATE"
    ) {
      (
        table: $0.int(0), bytes: $0.int(1),
        position: ListPosition(epoch: $0.bits(2), number: $0.int(3))
      )
    }
    guard let facts else { throw .damaged("the table trellis.store is empty") }
    // Earlier rows may have been loaded into the same table. A further number would hide that.
    guard facts.table == connection.store, epochs.allows(facts.position) else {
      connection.abandon()
      throw .unavailable("the database was restored just now")
    }
    return facts.bytes
  }

  // MARK: Writing

  /// Stores a state, whose content was sent, if its base is the newest one.
  func write(_ write: ListWrite, now: Int) throws(ListStoreError) -> PostgresEnd<ListWriteOutcome> {
    var bytes = try lock()
    if let key = write.answer?.key,
      let known = try queries.answer(of: write.key, to: key, since: now - retention.answerAge)
    {
      return .undo(.answered(known))
    }
    let newest = try queries.newest(of: write.key)
    guard newest?.state.position.number == write.base else { return .undo(.conflict) }
    let outcome: ListWriteOutcome
    let state: ListState
    let list: Int
    if let newest, newest.state.version == write.version {
      (list, state) = (newest.list, newest.state)
      outcome = .unchanged(state)
    } else {
      list = if let newest { newest.list } else { try addList(write.key) }
      let added = try add(
        write, to: list, newest?.state.position.number, isNew: newest == nil, now: now)
      // The content was there before the lock, and then another writer removed it.
      guard let added else { return .again }
      (state, bytes) = added
      outcome = .stored(state)
    }
    if let answer = write.answer { bytes = try add(answer, of: write.key, state, now: now) }
    bytes = try removeOutdated(of: list, now: now) ?? bytes
    try makeRoom(bytes, now: now)
    return .commit(outcome)
  }

  /// Sends a content that the store does not have, unless the write is in vain.
  ///
  /// Nobody waits here for the holder of the lock, who never waits for this.
  func send(_ write: ListWrite) throws(ListStoreError) {
    let size = PostgresQueries.pieceBytes
    let content = try connection.first(
      """
      WITH newest AS (
        SELECT max(state.number) AS number FROM trellis.list JOIN trellis.state
          ON state.list = list.id WHERE list.owner = $1 AND list.name = $2),
      added AS (
        INSERT INTO trellis.content (version, uses, bytes) SELECT $3, 0, $4 FROM newest
        WHERE newest.number IS NOT DISTINCT FROM $5 ON CONFLICT (version) DO NOTHING
        RETURNING id),
      first AS (INSERT INTO trellis.piece SELECT id, 0, $6 FROM added)
      SELECT id FROM added
      """,
      [
        .bytes(write.key.owner), .bytes(write.key.id), .version(write.version),
        .int(write.content.count), .optional(write.base), .bytes(Array(write.content.prefix(size))),
      ]
    ) { $0.int(0) }
    guard let content else { return }
    for start in stride(from: size, to: write.content.count, by: size) {
      let piece = write.content[start..<min(start + size, write.content.count)]
      try connection.run(
        "INSERT INTO trellis.piece VALUES ($1, $2, $3)",
        [.int(content), .int(start / size), .bytes(Array(piece))])
    }
  }

  private func addList(_ key: ListKey) throws(ListStoreError) -> Int {
    let row = try connection.first(
      "INSERT INTO trellis.list (owner, name) VALUES ($1, $2) RETURNING id",
      [.bytes(key.owner), .bytes(key.id)]
    ) { $0.int(0) }
    guard let row else { throw .failed("a list was not added") }
    return row
  }

  /// Adds a state; returns it and the counted bytes, or `nil` if its content is not stored.
  private func add(
    _ write: ListWrite, to list: Int, _ replaced: Int?, isNew: Bool, now: Int
  ) throws(ListStoreError) -> (ListState, Int)? {
    // A state is never replaced before an earlier one of the list, so that the history of a list
    // goes from its beginning even if the clock jumps back.
    try connection.first(
      """
      WITH used AS (
        UPDATE trellis.content SET uses = uses + 1 WHERE version = $1 RETURNING id, uses, bytes),
      replaced AS (
        UPDATE trellis.state SET replaced = greatest($2, (
          SELECT earlier.replaced FROM trellis.state AS earlier
          WHERE earlier.list = $3 AND earlier.number < $4 ORDER BY earlier.number DESC LIMIT 1))
        WHERE number = $4),
      counted AS (
        UPDATE trellis.store SET number = number + 1, bytes = store.bytes + $5
          + (SELECT coalesce(sum(used.bytes), 0)::bigint FROM used WHERE used.uses = 1)
        RETURNING epoch, number, bytes),
      added AS (
        INSERT INTO trellis.state
        SELECT counted.number, $3, used.id, $6, $7, $2, NULL FROM counted, used RETURNING number)
      SELECT counted.epoch, added.number, counted.bytes FROM counted, added
      """,
      [
        .version(write.version), .int(now), .int(list), .optional(replaced),
        .int(
          ListRetention.bytesOfState
            + (isNew ? ListRetention.bytesOfList + write.key.id.count : 0)),
        .int(write.changes), .int(write.itemCount),
      ]
    ) { columns in
      let state = ListState(
        version: write.version,
        position: ListPosition(epoch: columns.bits(0), number: columns.int(1)),
        changes: write.changes, itemCount: write.itemCount, time: now)
      return (state, columns.int(2))
    }
  }

  /// Adds to the counted bytes; returns them.
  private func count(_ bytes: Int) throws(ListStoreError) -> Int {
    let total = try connection.first(
      "UPDATE trellis.store SET bytes = bytes + $1 RETURNING bytes", [.int(bytes)]
    ) { $0.int(0) }
    guard let total else { throw .damaged("the table trellis.store is empty") }
    return total
  }

  /// Adds an answer; returns the counted bytes.
  private func add(
    _ answer: ListWrite.Answer, of list: ListKey, _ state: ListState, now: Int
  ) throws(ListStoreError) -> Int {
    let expired = try removeExpiredAnswers(now: now) ?? 0
    // An expired answer to the same key may be among those that are left.
    let old = try connection.first(
      """
      DELETE FROM trellis.answer WHERE owner = $1 AND list = $2 AND key = sha256($3)
      RETURNING size
      """, [.bytes(list.owner), .bytes(list.id), .bytes(answer.key)]
    ) { $0.int(0) }
    let kept = KeptAnswer(digest: answer.digest, state: state, body: answer.body(state))
    let size = ListRetention.bytes(of: kept, key: answer.key)
    try connection.run(
      """
      INSERT INTO trellis.answer
      VALUES ($1, $2, sha256($3), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
      """,
      [
        .bytes(list.owner), .bytes(list.id), .bytes(answer.key), .int(size),
        .bytes(answer.digest), .version(state.version), .bits(state.position.epoch),
        .int(state.position.number), .int(state.changes), .int(state.itemCount), .int(state.time),
        .int(now), .bytes(kept.body),
      ])
    return try count(size - (old ?? 0) - expired)
  }

  // MARK: Removing

  /// Removes the oldest expired answers; returns their bytes, which are still counted, or `nil` if
  /// there were none.
  private func removeExpiredAnswers(now: Int) throws(ListStoreError) -> Int? {
    let sizes = try connection.all(
      """
      DELETE FROM trellis.answer WHERE (owner, list, key) IN
        (SELECT owner, list, key FROM trellis.answer WHERE answered <= $1
          ORDER BY answered LIMIT $2)
      RETURNING size
      """, [.int(now - retention.answerAge), .int(ListRetention.batch)]
    ) { $0.int(0) }
    return sizes.isEmpty ? nil : sizes.reduce(0, +)
  }

  /// Removes states beyond the number of a list's versions, and the oldest replaced ones of all
  /// lists; returns the counted bytes, or `nil` if nothing went.
  private func removeOutdated(of list: Int, now: Int) throws(ListStoreError) -> Int? {
    // The newest states stay, so the number of the last of them bounds what goes.
    let outdated = try connection.all(
      """
      (SELECT number FROM trellis.state WHERE list = $1 AND number <=
          (SELECT number FROM trellis.state WHERE list = $1 ORDER BY number DESC
            LIMIT 1 OFFSET $2)
        ORDER BY number LIMIT $3)
      UNION
      (SELECT number FROM
          (SELECT number, replaced FROM trellis.state WHERE replaced IS NOT NULL
            ORDER BY replaced, number LIMIT $3) AS oldest
        WHERE replaced <= $4)
      """,
      [
        .int(list), .int(retention.versions), .int(ListRetention.batch),
        .int(now - retention.age),
      ]
    ) { $0.int(0) }
    return outdated.isEmpty ? nil : try remove(outdated)
  }

  /// Removes what is oldest, states and answers but one of this write, until the store has no more
  /// bytes than it may.
  private func makeRoom(_ counted: Int, now: Int) throws(ListStoreError) {
    var bytes = counted
    // The transaction still sees in the indexes what it has removed, so each search goes on from
    // the last one.
    var last = (state: (time: Int.min, number: Int.min), answer: Int.min)
    // A small write removes one or two.
    var most = Self.searched.lowerBound
    while bytes > retention.bytes {
      let from = last.answer
      let states = try oldestStates(most, after: last.state.time, last.state.number)
      let answers = try connection.all(
        """
        SELECT answered, size FROM trellis.answer WHERE answered >= $1 AND answered <> $2
        ORDER BY answered LIMIT $3
        """, [.int(from), .int(now), .int(most)]
      ) { (time: $0.int(0), size: $0.int(1)) }
      guard !states.isEmpty || !answers.isEmpty else { throw .full(limit: retention.bytes) }
      var (surplus, goneStates, goneAnswers) = (bytes - retention.bytes, 0, 0)
      while surplus > 0 {
        let state = goneStates < states.count ? states[goneStates] : nil
        let answer = goneAnswers < answers.count ? answers[goneAnswers] : nil
        // What was not read may be older than what was.
        if state == nil, states.count == most { break }
        if answer == nil, answers.count == most { break }
        if let answer,
          retention.isFirst(answered: answer.time, before: state?.time, now: now)
        {
          (goneAnswers, surplus, last.answer) = (
            goneAnswers + 1, surplus - answer.size, answer.time
          )
        } else if let state {
          (goneStates, surplus) = (goneStates + 1, surplus - state.size)
          last.state = (state.time, state.number)
        } else {
          break
        }
      }
      most = min(4 * most, Self.searched.upperBound)
      if goneStates > 0 { bytes = try remove(states.prefix(goneStates).map(\.number)) }
      if goneAnswers > 0 { bytes = try removeAnswers(goneAnswers, from: from, now: now) }
    }
  }

  /// The states and the answers that are read at once to make room, first and at most.
  private static let searched = 16...1024

  /// The states that were replaced longest ago, after one, with the bytes that each frees once
  /// those before it are removed.
  private func oldestStates(
    _ most: Int, after time: Int, _ number: Int
  ) throws(ListStoreError) -> [(time: Int, number: Int, size: Int)] {
    try connection.all(
      """
      WITH oldest AS (
        SELECT replaced, number, content FROM trellis.state
        WHERE replaced IS NOT NULL AND (replaced, number) > ($1, $2)
        ORDER BY replaced, number LIMIT $3)
      SELECT oldest.replaced, oldest.number, $4 + CASE content.uses
          WHEN row_number() OVER (
            PARTITION BY oldest.content ORDER BY oldest.replaced, oldest.number)
          THEN content.bytes ELSE 0 END
      FROM oldest LEFT JOIN trellis.content ON content.id = oldest.content
      ORDER BY oldest.replaced, oldest.number
      """,
      [.int(time), .int(number), .int(most), .int(ListRetention.bytesOfState)]
    ) { (time: $0.int(0), number: $0.int(1), size: $0.int(2)) }
  }

  /// Removes the oldest answers from a time on, but those of this write; returns the counted bytes.
  private func removeAnswers(_ count: Int, from: Int, now: Int) throws(ListStoreError) -> Int {
    let sizes = try connection.all(
      """
      DELETE FROM trellis.answer WHERE (owner, list, key) IN
        (SELECT owner, list, key FROM trellis.answer WHERE answered >= $1 AND answered <> $2
          ORDER BY answered LIMIT $3)
      RETURNING size
      """, [.int(from), .int(now), .int(count)]
    ) { $0.int(0) }
    return try self.count(-sizes.reduce(0, +))
  }

  /// Removes states, and the contents that no other state has; returns the counted bytes.
  private func remove(_ numbers: [Int]) throws(ListStoreError) -> Int {
    let row = try connection.first(
      """
      WITH gone AS (DELETE FROM trellis.state WHERE number = ANY ($1) RETURNING content),
      counts AS (SELECT content AS id, count(*) AS uses FROM gone GROUP BY content),
      kept AS (
        UPDATE trellis.content SET uses = content.uses - counts.uses FROM counts
        WHERE content.id = counts.id AND content.uses > counts.uses),
      freed AS (
        DELETE FROM trellis.content USING counts
        WHERE content.id = counts.id AND content.uses <= counts.uses
        RETURNING content.id, content.bytes),
      pieces AS (DELETE FROM trellis.piece USING freed WHERE piece.content = freed.id)
      UPDATE trellis.store SET bytes = store.bytes - $2 * (SELECT count(*) FROM gone)
        - (SELECT coalesce(sum(freed.bytes), 0)::bigint FROM freed)
      RETURNING bytes, (SELECT count(*) FROM gone)
      """, [.numbers(numbers), .int(ListRetention.bytesOfState)]
    ) { (bytes: $0.int(0), count: $0.int(1)) }
    guard let row, row.count == numbers.count else {
      throw .damaged("a state of \(numbers.count) is missing")
    }
    return row.bytes
  }

  // MARK: Deleting

  /// Deletes a list if its newest state has the number `base`.
  func delete(_ key: ListKey, base: Int) throws(ListStoreError) -> PostgresEnd<Bool> {
    _ = try lock()
    guard let newest = try queries.newest(of: key), newest.state.position.number == base else {
      return .undo(false)
    }
    let states = try connection.all(
      "SELECT number FROM trellis.state WHERE list = $1 ORDER BY number", [.int(newest.list)]
    ) { $0.int(0) }
    _ = try remove(states)
    try connection.run(
      """
      WITH gone AS (DELETE FROM trellis.list WHERE id = $1 RETURNING owner, name),
      counted AS (
        UPDATE trellis.store SET number = number + 1, bytes = bytes - $2 RETURNING number)
      INSERT INTO trellis.deletion (number, owner, name)
      SELECT counted.number, gone.owner, gone.name FROM counted, gone
      """, [.int(newest.list), .int(ListRetention.bytesOfList + key.id.count)])
    try connection.run(
      """
      DELETE FROM trellis.deletion WHERE number IN
        (SELECT number FROM trellis.deletion WHERE time < now() - interval '1 hour'
          ORDER BY time LIMIT $1)
      """, [.int(ListRetention.batch)])
    return .commit(true)
  }
}

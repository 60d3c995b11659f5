internal import Synchronization

/// Begins a new epoch when the database is not the one that it was.
///
/// A restored database has earlier numbers, which come again with other states. Its identity is
/// stored in it, and compared for each new connection:
///
/// - the cluster, which is another one after a dump was loaded elsewhere;
/// - its timeline, which is another one after a recovery up to a point of time, and after another
///   server has taken over;
/// - the database and the table, which are others after a dump was loaded in the same cluster.
///
/// A copy of all files looks like the original. This process then finds that the store has not
/// reached a number that it had. A process that did not run cannot know.
final class PostgresEpochs: Sendable {
  /// A number that the store has reached.
  private struct Reached {
    var epoch: UInt64 = 0
    var number = 0
  }

  private let reached = Mutex(Reached())

  /// Notes that the store has reached a position.
  func note(_ position: ListPosition) {
    reached.withLock { reached in
      if reached.epoch != position.epoch {
        reached = Reached(epoch: position.epoch, number: position.number)
      } else {
        reached.number = max(reached.number, position.number)
      }
    }
  }

  /// Whether the store may have a position, given what it had reached before.
  func allows(_ position: ListPosition) -> Bool {
    reached.withLock { $0.epoch != position.epoch || $0.number <= position.number }
  }

  /// What is known of a store in one moment.
  private struct Facts {
    var table: Int
    var position: ListPosition
    var identity: [UInt8]
  }

  /// Checks the store that a connection uses, and begins a new epoch if it is another one.
  func check(_ connection: PostgresConnection) throws(ListStoreError) {
    let known = reached.withLock { $0 }
    let identity = try identity(of: connection)
    guard
      let facts = try connection.first(
        "SELECT tableoid::bigint, epoch, number, identity FROM trellis.store", read: Self.facts)
    else { throw .damaged("the table trellis.store is empty") }
    connection.store = facts.table
    if Self.isSame(facts, identity, known), facts.identity == Self.joined(facts.identity, identity)
    {
      return note(facts.position)
    }
    try connection.run("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
    let locked = try connection.first(
      "SELECT tableoid::bigint, epoch, number, identity FROM trellis.store FOR UPDATE",
      read: Self.facts)
    // Another process may have been faster.
    if let locked {
      let isSame = Self.isSame(locked, identity, known)
      var generator = SystemRandomNumberGenerator()
      try connection.run(
        "UPDATE trellis.store SET epoch = $1, identity = $2",
        [
          .bits(isSame ? locked.position.epoch : generator.next()),
          .bytes(isSame ? Self.joined(locked.identity, identity) : identity),
        ])
    }
    try connection.run("COMMIT")
    if let position = try Self.position(connection) { note(position) }
  }

  /// Whether the store that a connection uses is the one that it was, as far as can be told without
  /// another connection; notes its position.
  func isSame(_ connection: PostgresConnection) throws(ListStoreError) -> Bool {
    let known = reached.withLock { $0 }
    let facts = try connection.first(
      "SELECT tableoid::bigint, epoch, number, identity FROM trellis.store", read: Self.facts)
    guard let facts, facts.table == connection.store else { return false }
    guard Self.isSame(facts, facts.identity, known) else { return false }
    note(facts.position)
    return true
  }

  private static func facts(_ row: PostgresRow) -> Facts {
    Facts(
      table: row.int(0), position: ListPosition(epoch: row.bits(1), number: row.int(2)),
      identity: row.bytes(3))
  }

  private static func isSame(_ facts: Facts, _ identity: [UInt8], _ known: Reached) -> Bool {
    zip(parts(facts.identity), parts(identity)).allSatisfy { $0 == $1 || $0.isEmpty || $1.isEmpty }
      && facts.identity.isEmpty == identity.isEmpty
      && (facts.position.epoch != known.epoch || facts.position.number >= known.number)
  }

  private static func parts(_ identity: [UInt8]) -> [[UInt8].SubSequence] {
    identity.split(separator: 0x2F, omittingEmptySubsequences: false)
  }

  /// An identity with the parts that another one of the same database has in addition: a server
  /// may not tell each role all of them.
  private static func joined(_ identity: [UInt8], _ other: [UInt8]) -> [UInt8] {
    let parts = zip(parts(identity), parts(other)).map { $0.isEmpty ? $1 : $0 }
    return Array(parts.joined(separator: [0x2F]))
  }

  private static func position(
    _ connection: PostgresConnection
  ) throws(ListStoreError) -> ListPosition? {
    try connection.first("SELECT epoch, number FROM trellis.store") {
      ListPosition(epoch: $0.bits(0), number: $0.int(1))
    }
  }

  // MARK: The identity

  /// The identity of the database that a connection uses.
  private func identity(of connection: PostgresConnection) throws(ListStoreError) -> [UInt8] {
    let database = try connection.first(
      """
      SELECT convert_to(concat_ws('/', oid, 'trellis.store'::regclass::oid), 'UTF8')
      FROM pg_catalog.pg_database WHERE datname = current_database()
      """
    ) { $0.bytes(0) }
    // Services that imitate PostgreSQL, or that hide the files of a cluster, may not have these.
    let cluster = try optional(connection) { (connection) throws(ListStoreError) in
      try connection.first(
        "SELECT convert_to(system_identifier::text, 'UTF8') FROM pg_control_system()"
      ) { $0.bytes(0) }
    }
    let timeline = try optional(connection) { (connection) throws(ListStoreError) in
      try connection.first(
        "SELECT convert_to(left(pg_walfile_name(pg_current_wal_insert_lsn()), 8), 'UTF8')"
      ) { $0.bytes(0) }
    }
    return [cluster, timeline, database].map { $0 ?? [] }.reduce([]) { $0 + $1 + [0x2F] }
  }

  /// Reads what the server may refuse to tell.
  private func optional(
    _ connection: PostgresConnection,
    _ read: (PostgresConnection) throws(ListStoreError) -> [UInt8]?
  ) throws(ListStoreError) -> [UInt8]? {
    do throws(ListStoreError) {
      return try read(connection)
    } catch {
      guard case .failed = error, connection.isSecret else { throw error }
      return nil
    }
  }
}

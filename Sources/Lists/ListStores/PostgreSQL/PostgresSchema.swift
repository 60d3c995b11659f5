/// The tables of a store, in the schema `trellis`.
enum PostgresSchema {
  /// The version of the tables.
  static let version = migrations.count

  /// The key of the lock under which tables are changed: `TRLS`.
  private static let lock = 0x5452_4C53

  /// The statements that lead from each version to the next. A released one never changes.
  private static let migrations: [[StaticString]] = [
    [
      "CREATE TABLE trellis.version (number bigint NOT NULL)",
      "INSERT INTO trellis.version VALUES (0)",
      """
      CREATE TABLE trellis.store (
        single boolean PRIMARY KEY DEFAULT true CHECK (single), epoch bigint NOT NULL,
        number bigint NOT NULL, bytes bigint NOT NULL, identity bytea NOT NULL)
      """,
      """
      CREATE TABLE trellis.content (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, version bytea NOT NULL UNIQUE,
        uses bigint NOT NULL, bytes bigint NOT NULL)
      """,
      """
      CREATE TABLE trellis.piece (
        content bigint NOT NULL, number bigint NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (content, number))
      """,
      """
      CREATE TABLE trellis.list (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, owner bytea NOT NULL,
        name bytea NOT NULL, UNIQUE (owner, name))
      """,
      """
      CREATE TABLE trellis.state (
        number bigint PRIMARY KEY, list bigint NOT NULL, content bigint NOT NULL,
        changes bigint NOT NULL, items bigint NOT NULL, time bigint NOT NULL, replaced bigint)
      """,
      "CREATE UNIQUE INDEX state_of_list ON trellis.state (list, number)",
      """
      CREATE INDEX replaced_state ON trellis.state (replaced, number) WHERE replaced IS NOT NULL
      """,
      // A key may be too long for an index.
      """
      CREATE TABLE trellis.answer (
        owner bytea NOT NULL, list bytea NOT NULL, key bytea NOT NULL, size bigint NOT NULL,
        digest bytea NOT NULL, version bytea NOT NULL, epoch bigint NOT NULL,
        number bigint NOT NULL, changes bigint NOT NULL, items bigint NOT NULL,
        time bigint NOT NULL, answered bigint NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (owner, list, key))
      """,
      "COMMENT ON COLUMN trellis.answer.key IS 'SHA-256 of the idempotency key'",
      "CREATE INDEX answer_by_time ON trellis.answer (answered)",
      """
      CREATE TABLE trellis.deletion (
        number bigint PRIMARY KEY, owner bytea NOT NULL, name bytea NOT NULL,
        time timestamptz NOT NULL DEFAULT now())
      """,
      "CREATE INDEX deletion_by_time ON trellis.deletion (time)",
      "INSERT INTO trellis.store (epoch, number, bytes, identity) VALUES (0, 0, 0, '')",
    ]
  ]

  /// Brings the tables to this program's version. Processes that start at the same time take turns.
  ///
  /// - Throws: ``ListStoreError/unusable(_:)`` if a later program has made the tables.
  static func open(_ connection: PostgresConnection) throws(ListStoreError) {
    // A role that may not create tables can use those that are there.
    if try found(connection) == version { return }
    try connection.run("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
    try connection.run("SELECT pg_advisory_xact_lock($1)", [.int(lock)])
    let found = try found(connection)
    if found == nil {
      let schema = try connection.first(
        "SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = 'trellis'"
      ) { $0.int(0) }
      if schema == nil { try connection.run("CREATE SCHEMA trellis") }
    }
    guard 0...version ~= found ?? 0 else {
      throw .unusable(
        "the database has tables of version \(found ?? 0); this program reads version \(version)")
    }
    for migration in migrations.dropFirst(found ?? 0) {
      for statement in migration { try connection.run(statement) }
    }
    try connection.run("UPDATE trellis.version SET number = $1", [.int(version)])
    try connection.run("COMMIT")
  }

  /// The version of the tables; `nil` if there are none.
  private static func found(_ connection: PostgresConnection) throws(ListStoreError) -> Int? {
    // Not to_regclass, which may not know yet what another process has just made.
    let table = try connection.first(
      """
      SELECT 1 FROM pg_catalog.pg_class JOIN pg_catalog.pg_namespace
        ON pg_namespace.oid = pg_class.relnamespace
      WHERE pg_namespace.nspname = 'trellis' AND pg_class.relname = 'version'
      """
    ) { $0.int(0) }
    guard table != nil else { return nil }
    return try connection.first("SELECT number FROM trellis.version") { $0.int(0) }
  }
}

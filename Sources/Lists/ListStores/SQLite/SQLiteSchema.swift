/// The tables of a store, and the checks of a file at its start.
enum SQLiteSchema {
  /// `TRLS`, which names the program in the file's header.
  static let application = 0x5452_4C53
  /// The version of the tables.
  static let version = 1

  private static let statements: [StaticString] = [
    """
    CREATE TABLE store (
      epoch INTEGER NOT NULL, number INTEGER NOT NULL, bytes INTEGER NOT NULL,
      inode INTEGER NOT NULL, created INTEGER NOT NULL) STRICT
    """,
    """
    CREATE TABLE content (
      id INTEGER PRIMARY KEY, version BLOB NOT NULL UNIQUE, uses INTEGER NOT NULL,
      bytes INTEGER NOT NULL, body BLOB NOT NULL) STRICT
    """,
    """
    CREATE TABLE list (
      id INTEGER PRIMARY KEY, owner BLOB NOT NULL, name BLOB NOT NULL, UNIQUE (owner, name)) STRICT
    """,
    """
    CREATE TABLE state (
      number INTEGER PRIMARY KEY, list INTEGER NOT NULL, content INTEGER NOT NULL,
      changes INTEGER NOT NULL, items INTEGER NOT NULL, time INTEGER NOT NULL,
      replaced INTEGER) STRICT
    """,
    "CREATE INDEX state_of_list ON state (list, number)",
    "CREATE INDEX replaced_state ON state (replaced, number) WHERE replaced IS NOT NULL",
    """
    CREATE TABLE answer (
      owner BLOB NOT NULL, list BLOB NOT NULL, key BLOB NOT NULL, digest BLOB NOT NULL,
      version BLOB NOT NULL, epoch INTEGER NOT NULL, number INTEGER NOT NULL,
      changes INTEGER NOT NULL, items INTEGER NOT NULL, time INTEGER NOT NULL,
      answered INTEGER NOT NULL, body BLOB NOT NULL,
      PRIMARY KEY (owner, list, key)) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX answer_by_time ON answer (answered)",
    "INSERT INTO store VALUES (0, 0, 0, 0, 0)",
    "PRAGMA application_id = 1414679635",
    "PRAGMA user_version = 1",
  ]

  /// Prepares the file for use: checks it, or creates the tables in an empty one.
  static func open(_ connection: SQLiteConnection, _ path: String) throws(ListStoreError) {
    let facts = try facts(connection)
    if facts.tables == 0, facts.application == 0, facts.version == 0 {
      try configure(connection)
      try connection.transaction("BEGIN IMMEDIATE") { () throws(ListStoreError) in
        for statement in statements { try connection.run(statement) }
      }
      return
    }
    guard facts.application == application else {
      throw .unusable("\(path) is a database of another program")
    }
    guard facts.version == version else {
      throw .unusable(
        "\(path) has tables of version \(facts.version); this program reads version \(version)")
    }
    try configure(connection)
    let reports = try connection.all("PRAGMA quick_check(1)") { $0.text(0) }
    guard reports.count == 1, Array(reports[0].utf8) == Array("ok".utf8) else {
      throw .damaged(reports.first ?? "the check returned nothing")
    }
    let rows = try connection.all("SELECT count(*) FROM store") { $0.int(0) }
    guard rows == [1] else { throw .damaged("the table store has no single row") }
  }

  private struct Facts {
    var tables = 0
    var application = 0
    var version = 0
  }

  private static func facts(_ connection: SQLiteConnection) throws(ListStoreError) -> Facts {
    Facts(
      tables: try connection.first("SELECT count(*) FROM sqlite_schema") { $0.int(0) } ?? 0,
      application: try connection.first("PRAGMA application_id") { $0.int(0) } ?? 0,
      version: try connection.first("PRAGMA user_version") { $0.int(0) } ?? 0)
  }

  /// Sets what a connection needs before its first transaction.
  static func configure(_ connection: SQLiteConnection) throws(ListStoreError) {
    let mode = try connection.first("PRAGMA journal_mode = WAL") { $0.text(0) } ?? ""
    guard Array(mode.utf8) == Array("wal".utf8) else {
      throw .unusable("the file system of the store does not support write-ahead logging")
    }
    // Each commit reaches the disk before it returns.
    try connection.run("PRAGMA synchronous = FULL")
    try connection.run("PRAGMA journal_size_limit = 67108864")
  }
}

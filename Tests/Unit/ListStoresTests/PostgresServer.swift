import Foundation
import ListStores
import Synchronization
import Testing

/// A PostgreSQL server for all tests of the process; it ends with the process.
// Unchecked: the lock guards the pipes.
final class PostgresServer: @unchecked Sendable {
  /// A new database.
  struct Database {
    let name: String
    let address: PostgresAddress
    /// The address as a text, which has a password.
    let uri: String
  }

  /// Whether PostgreSQL is installed; with `CI=true` it must be.
  static let isInstalled: Bool = {
    if FileManager.default.fileExists(atPath: "/usr/lib/postgresql") { return true }
    if ProcessInfo.processInfo.environment["CI"] == "true" { return true }
    print("skipped: postgresql is not installed")
    return false
  }()

  private static let shared = Result { try PostgresServer() }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let lock = Mutex(())

  private init() throws {
    let support = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Support/postgres").standardizedFileURL
    process.executableURL = support
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Asks the script for something; returns its answer.
  private func ask(_ line: String) throws -> String {
    try lock.withLock { _ in
      try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
      var answer: [UInt8] = []
      while true {
        let byte = try #require(try output.fileHandleForReading.read(upToCount: 1)?.first)
        if byte == UInt8(ascii: "\n") { return String(decoding: answer, as: UTF8.self) }
        answer.append(byte)
      }
    }
  }

  /// Makes a database.
  static func database() throws -> Database {
    let answer = try shared.get().ask("database").split(separator: " ")
    let uri = String(try #require(answer.last))
    return Database(
      name: String(try #require(answer.first)), address: try PostgresAddress(uri), uri: uri)
  }

  /// Runs a statement; returns its rows as a text.
  @discardableResult
  static func run(_ sql: String, in database: Database) throws -> String {
    try shared.get().ask("sql \(database.name) \(sql)")
  }

  /// Ends all connections to a database.
  static func disconnect(_ database: Database) throws {
    try run(
      "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
        + "AND datname = '\(database.name)'", in: database)
  }

  /// Opens stores in a database of their own.
  static func withStores(
    _ count: Int, _ options: PostgresOptions = PostgresOptions(),
    _ test: (Database, [PostgresListStore]) throws -> Void
  ) throws {
    let database = try database()
    var stores: [PostgresListStore] = []
    defer { for store in stores { store.close() } }
    for _ in 0..<count {
      stores.append(try PostgresListStore(database.address, ListRetention(), options))
    }
    try test(database, stores)
  }

  /// Waits for something that another thread does.
  static func eventually(_ condition: () throws -> Bool) throws {
    for _ in 0..<2000 {
      if try condition() { return }
      Thread.sleep(forTimeInterval: 0.005)
    }
    Issue.record("it does not happen")
  }
}

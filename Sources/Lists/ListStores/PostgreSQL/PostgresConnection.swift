internal import CPostgresLoader
internal import Libc

/// A connection to a database.
///
/// One thread at a time uses it.
// Unchecked: a connection is used by the thread that took it out of the pool, or by the watcher's.
final class PostgresConnection: @unchecked Sendable {
  private var handle: UnsafeMutableRawPointer?
  private let address: PostgresAddress
  private let options: PostgresOptions
  /// The addresses of the texts of prepared statements.
  private var prepared: Set<UnsafePointer<UInt8>> = []
  /// Whether it cannot be used any more.
  private(set) var isBroken = false
  /// Whether the transaction that failed can be repeated as it is: it met another one, or its
  /// connection broke before its end.
  private(set) var isRepeatable = false
  /// Whether the server did not answer in time.
  private(set) var isLate = false
  /// Whether the last error was that the server does not tell what it was asked.
  private(set) var isSecret = false
  /// The object id of the table `trellis.store` when its epoch was found.
  var store = 0

  /// The time that a statement gets on top of the server's limit until the server is given up, in
  /// milliseconds.
  private static let slack = 500
  /// How long a transaction may wait for its client, in milliseconds: a process that stands still
  /// must not hold the lock of writers.
  private static let idleTime = 2_000

  /// Connects.
  init(_ address: PostgresAddress, _ options: PostgresOptions) throws(ListStoreError) {
    self.address = address
    self.options = options
    handle = trellis_pq_connect(address.uri, "\(max(2, (options.connectTime + 999) / 1000))")
    guard let handle, trellis_pq_is_connected(handle) != 0 else {
      let reason = handle.map { String(cString: trellis_pq_message($0)) } ?? "there is no memory"
      close()
      throw .unavailable(address.safe(reason))
    }
    // Every statement has an index, and tables without statistics must not be read as a whole.
    try run(
      """
      SELECT set_config('statement_timeout', $1, false), set_config('lock_timeout', '0', false),
        set_config('idle_in_transaction_session_timeout', $2, false),
        set_config('jit', 'off', false), set_config('enable_seqscan', 'off', false),
        set_config('synchronous_commit', CASE current_setting('synchronous_commit')
          WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)
      """, [.text("\(options.statementTime)"), .text("\(Self.idleTime)")])
  }

  deinit { close() }

  /// Closes the connection. No operation follows.
  func close() {
    if let handle { trellis_pq_close(handle) }
    handle = nil
    isBroken = true
  }

  /// Notes that a new connection must take its place.
  func abandon() {
    isBroken = true
    isRepeatable = true
  }

  /// The socket; -1 without one.
  var socket: Int32 { handle.map { trellis_pq_socket($0) } ?? -1 }

  /// The number of notifications that have arrived from other connections.
  func notifications() throws(ListStoreError) -> Int {
    let count = handle.map { trellis_pq_notifications($0) } ?? -1
    guard count >= 0 else {
      isBroken = true
      throw .unavailable("the connection is lost")
    }
    return Int(count)
  }

  // MARK: Statements

  /// Runs a statement that returns nothing.
  func run(_ sql: StaticString, _ values: [PostgresValue] = []) throws(ListStoreError) {
    _ = try result(sql, values)
  }

  /// Ends a transaction that writes. If the connection breaks here, nobody knows whether it is
  /// stored, so it must not be repeated.
  func commit() throws(ListStoreError) {
    do throws(ListStoreError) {
      try run("COMMIT")
    } catch {
      guard isBroken, case .unavailable(let reason) = error else { throw error }
      isRepeatable = false
      throw .uncertain(reason)
    }
  }

  /// Reads the first row that a statement returns; `nil` if there is none.
  func first<Value>(
    _ sql: StaticString, _ values: [PostgresValue] = [], read: (PostgresRow) -> Value
  ) throws(ListStoreError) -> Value? {
    try result(sql, values).rows.first.map(read)
  }

  /// Reads all rows that a statement returns.
  func all<Value>(
    _ sql: StaticString, _ values: [PostgresValue] = [], read: (PostgresRow) -> Value
  ) throws(ListStoreError) -> [Value] {
    try result(sql, values).rows.map(read)
  }

  private func result(
    _ sql: StaticString, _ values: [PostgresValue]
  ) throws(ListStoreError) -> PostgresResult {
    guard let handle, !isBroken else {
      isRepeatable = true
      throw .unavailable("the connection is lost")
    }
    isRepeatable = false
    let time = Int64(options.statementTime + Self.slack)
    // The text stays where it is, so its address names it.
    let name = "s\(UInt(bitPattern: sql.utf8Start))"
    if !prepared.contains(sql.utf8Start) {
      var outcome = trellis_pq_broken
      let result = sql.utf8Start.withMemoryRebound(
        to: CChar.self, capacity: sql.utf8CodeUnitCount + 1
      ) { text in
        // A preparation needs only the types.
        Self.withParameters(values.map { ($0.type, nil) }) {
          trellis_pq_prepare(handle, name, text, $0.baseAddress, $0.count, time, &outcome)
        }
      }
      _ = try checked(result, outcome)
      prepared.insert(sql.utf8Start)
    }
    var outcome = trellis_pq_broken
    let result = Self.withParameters(values.map { ($0.type, $0.binary) }) {
      trellis_pq_run(handle, name, $0.baseAddress, $0.count, time, &outcome)
    }
    return try checked(result, outcome)
  }

  /// The result of a call, unless it failed.
  private func checked(
    _ handleOfResult: UnsafeMutableRawPointer?, _ outcome: trellis_pq_outcome
  ) throws(ListStoreError) -> PostgresResult {
    let result = handleOfResult.map(PostgresResult.init)
    switch outcome {
    case trellis_pq_succeeded:
      if let result { return result }
      throw .failed("the database returned nothing")
    case trellis_pq_late:
      isBroken = true
      isLate = true
      throw .unavailable("the server did not answer in time")
    case trellis_pq_refused:
      throw error(result?.state ?? "", address.safe(result?.reason ?? ""))
    default:
      isBroken = true
      isRepeatable = true
      let said = result?.reason ?? handle.map { String(cString: trellis_pq_message($0)) } ?? ""
      throw .unavailable(said.isEmpty ? "the connection is lost" : address.safe(said))
    }
  }

  /// Calls `body` with parameters, whose bytes last as long as the call.
  private static func withParameters<Value>(
    _ values: [(type: UInt32, bytes: [UInt8]?)],
    _ body: (UnsafeBufferPointer<trellis_pq_value>) -> Value
  ) -> Value {
    let lengths = values.map { $0.bytes?.count ?? 0 }
    // One copy in one place: a piece of a content is the largest.
    let all = values.reduce(into: [UInt8]()) { all, value in
      all += value.bytes ?? []
      all.append(0)
    }
    return all.withUnsafeBytes { bytes in
      var start = 0
      let parameters = values.enumerated().map { index, value in
        defer { start += lengths[index] + 1 }
        return trellis_pq_value(
          type: value.type,
          bytes: value.bytes == nil ? nil : bytes.baseAddress.map { $0 + start },
          count: lengths[index])
      }
      return parameters.withUnsafeBufferPointer(body)
    }
  }

  // MARK: Errors

  /// The error for a code that the server named.
  private func error(_ state: String, _ reason: String) -> ListStoreError {
    let code = Array(state.utf8)
    func begins(_ prefix: String) -> Bool { code.starts(with: prefix.utf8) }
    // Serialization failures and deadlocks.
    isRepeatable = begins("40")
    // No right, no such function, not supported, and not in this state.
    isSecret = ["42501", "42883", "0A000", "55000"].contains { begins($0) }
    // Disk full.
    if begins("53100") { return .diskFull }
    // Damaged data, and a damaged index.
    if begins("XX001") || begins("XX002") { return .damaged(reason) }
    // Connections, resources, ends of sessions by the operator, and servers that only read.
    if begins("08") || begins("53") || begins("57P") || begins("25006") {
      return .unavailable("\(reason) (\(state))")
    }
    return .failed("\(reason) (\(state))")
  }
}

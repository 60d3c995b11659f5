internal import CSQLite
internal import Libc

/// A value of a parameter.
enum SQLiteValue {
  case int(Int)
  case bytes([UInt8])
  case null

  /// The bits of an unsigned number.
  static func bits(_ number: UInt64) -> SQLiteValue {
    .int(Int(truncatingIfNeeded: Int64(bitPattern: number)))
  }

  /// The bytes of a version, high bits first.
  static func version(_ version: ListVersion) -> SQLiteValue {
    .bytes(
      [version.high, version.low].flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) }
      })
  }
}

/// A prepared statement, and its current row.
final class SQLiteStatement {
  private let handle: OpaquePointer
  /// It owns the statement, so it outlives it.
  private unowned let connection: SQLiteConnection

  init(_ handle: OpaquePointer, of connection: SQLiteConnection) {
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Sets the parameters.
  func bind(_ values: [SQLiteValue]) throws(ListStoreError) {
    for (index, value) in values.enumerated() {
      let place = Int32(truncatingIfNeeded: index + 1)
      let code: Int32 =
        switch value {
        case .int(let number): sqlite3_bind_int64(handle, place, Int64(number))
        case .null: sqlite3_bind_null(handle, place)
        // A null pointer would mean NULL.
        case .bytes(let bytes) where bytes.isEmpty: sqlite3_bind_zeroblob(handle, place, 0)
        case .bytes(let bytes):
          bytes.withUnsafeBytes {
            trellis_sqlite3_bind_copy(handle, place, $0.baseAddress, UInt64($0.count))
          }
        }
      guard code == SQLITE_OK else { throw connection.error(code) }
    }
  }

  /// Sets the parameter at an index, from 0, to bytes that outlive the steps.
  func bind(large bytes: UnsafeRawBufferPointer, at index: Int) throws(ListStoreError) {
    let place = Int32(truncatingIfNeeded: index + 1)
    let code =
      bytes.isEmpty
      ? sqlite3_bind_zeroblob(handle, place, 0)
      : sqlite3_bind_blob64(handle, place, bytes.baseAddress, UInt64(bytes.count), nil)
    guard code == SQLITE_OK else { throw connection.error(code) }
  }

  /// Moves to the next row; returns whether there is one.
  func step() throws(ListStoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw connection.error(code)
    }
  }

  /// Ends the execution and forgets the parameters.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  // MARK: Columns

  /// The number in a column.
  func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  /// The bits of the number in a column.
  func bits(_ column: Int32) -> UInt64 { UInt64(bitPattern: sqlite3_column_int64(handle, column)) }

  /// The bytes in a column.
  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return Array(
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }

  /// The text in a column.
  func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

  /// The version in a column.
  func version(_ column: Int32) -> ListVersion {
    let bytes = bytes(column)
    func word(_ range: Range<Int>) -> UInt64 {
      bytes.count == 16 ? bytes[range].reduce(0) { $0 << 8 | UInt64($1) } : 0
    }
    return ListVersion(high: word(0..<8), low: word(8..<16))
  }
}

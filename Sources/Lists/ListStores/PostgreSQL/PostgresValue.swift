internal import CPostgresLoader

/// A value of a parameter.
enum PostgresValue {
  case int(Int)
  case bytes([UInt8])
  case numbers([Int])
  case text(String)
  case null

  /// The bits of an unsigned number.
  static func bits(_ number: UInt64) -> PostgresValue {
    .int(Int(truncatingIfNeeded: Int64(bitPattern: number)))
  }

  /// A number that may be missing.
  static func optional(_ number: Int?) -> PostgresValue {
    if let number { .int(number) } else { .null }
  }

  /// The bytes of a version, high bits first.
  static func version(_ version: ListVersion) -> PostgresValue {
    .bytes(bigEndian(version.high) + bigEndian(version.low))
  }

  /// The object id of its type; those of built-in types are the same in every database.
  var type: UInt32 {
    switch self {
    case .int, .null: 20
    case .bytes: 17
    case .numbers: 1016
    case .text: 25
    }
  }

  /// Its binary form; `nil` for null.
  var binary: [UInt8]? {
    switch self {
    case .null: nil
    case .int(let number): Self.bigEndian(UInt64(bitPattern: Int64(number)))
    case .bytes(let bytes): bytes
    case .text(let text): Array(text.utf8)
    case .numbers(let numbers):
      // One dimension without nulls, of bigint, from index 1.
      [UInt32(1), 0, 20, UInt32(truncatingIfNeeded: numbers.count), 1].flatMap(Self.bigEndian)
        + numbers.flatMap { [0, 0, 0, 8] + Self.bigEndian(UInt64(bitPattern: Int64($0))) }
    }
  }

  private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}

/// The rows that a statement returned.
final class PostgresResult {
  private let handle: UnsafeMutableRawPointer

  init(_ handle: UnsafeMutableRawPointer) { self.handle = handle }

  deinit { trellis_pq_clear(handle) }

  /// The rows.
  var rows: [PostgresRow] {
    (0..<trellis_pq_rows(handle)).map { PostgresRow(result: self, index: $0) }
  }

  /// Calls `body` with the bytes of a column; `nil` for null.
  func column<Value>(
    _ row: Int32, _ column: Int32, _ body: (UnsafeRawBufferPointer?) -> Value
  ) -> Value {
    var count = 0
    let start = trellis_pq_column(handle, row, column, &count)
    return body(start.map { UnsafeRawBufferPointer(start: $0, count: count) })
  }

  /// The code of the error that the server named.
  var state: String { String(cString: trellis_pq_state(handle)) }

  /// The error in words.
  var reason: String { String(cString: trellis_pq_reason(handle)) }
}

/// A row of a result.
struct PostgresRow {
  let result: PostgresResult
  let index: Int32

  /// The number in a column; `nil` for null.
  func optionalInt(_ column: Int32) -> Int? {
    result.column(index, column) { bytes in
      guard let bytes, !bytes.isEmpty else { return nil }
      // Whole numbers of 2, 4 and 8 bytes have their sign in the first bit.
      let first: Int64 = bytes[0] & 0x80 == 0 ? 0 : -1
      return Int(bytes.reduce(first) { $0 << 8 | Int64($1) })
    }
  }

  /// The number in a column.
  func int(_ column: Int32) -> Int { optionalInt(column) ?? 0 }

  /// The bits of the number in a column.
  func bits(_ column: Int32) -> UInt64 { UInt64(bitPattern: Int64(int(column))) }

  /// The bytes in a column; `nil` for null.
  func optionalBytes(_ column: Int32) -> [UInt8]? {
    result.column(index, column) { bytes in bytes.map { Array($0) } }
  }

  /// The bytes in a column.
  func bytes(_ column: Int32) -> [UInt8] { optionalBytes(column) ?? [] }

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

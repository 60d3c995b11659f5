import HTTPTypes

/// The status and the fields of a response, parsed line by line.
///
/// Interim responses are skipped, and so are trailers.
struct ResponseHead {
  /// The reason why a line is rejected.
  enum Fault: Error {
    case malformed
    case tooLarge
  }

  /// The status of the final response; `nil` until it is known.
  private(set) var status: Int?
  private(set) var fields = HTTPFields()
  /// Whether the empty line after the final response's fields has been received.
  private(set) var isComplete = false
  private var size = 0
  private let limit: Int

  /// - Parameter limit: The maximum size in bytes, with 32 per field. It keeps the number of fields
  ///   far below the 65,535 that `HTTPFields` holds.
  init(limit: Int) { self.limit = min(limit, 1_048_576) }

  /// Adds a line, with or without CRLF.
  mutating func add(_ line: UnsafeRawBufferPointer) throws(Fault) {
    guard !isComplete else { return }
    var line = line[...]
    while let last = line.last, last == 0x0A || last == 0x0D { line = line.dropLast() }
    guard !line.isEmpty else {
      // Another response follows an interim one.
      isComplete = status.map { $0 >= 200 || $0 == 101 } ?? false
      return
    }
    if line.starts(with: "HTTP/".utf8) {
      status = Self.status(of: line)
      fields = HTTPFields()
      size = 0
      guard status != nil else { throw .malformed }
    } else if line.first == 0x20 || line.first == 0x09 {
      try fold(line)
    } else {
      try addField(line)
    }
  }

  /// Discards the response so far, because another one follows on a new connection.
  mutating func restart() { self = ResponseHead(limit: limit) }

  private static func status(of line: Slice<UnsafeRawBufferPointer>) -> Int? {
    let code = line.drop { $0 != 0x20 }.drop { $0 == 0x20 }.prefix { $0 != 0x20 }
    guard code.count == 3, let status = Int(String(decoding: code, as: UTF8.self)),
      (100...999).contains(status)
    else { return nil }
    return status
  }

  private mutating func addField(_ line: Slice<UnsafeRawBufferPointer>) throws(Fault) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
      let name = HTTPField.Name(String(decoding: line[..<colon], as: UTF8.self))
    else { throw .malformed }
    let value = Self.trimmed(line[(colon + 1)...])
    try count(name.rawName.utf8.count + value.count + 32)
    fields.append(HTTPField(name: name, value: value))
  }

  /// Appends a line to the previous value: obsolete line folding (RFC 9112, section 5.2).
  private mutating func fold(_ line: Slice<UnsafeRawBufferPointer>) throws(Fault) {
    guard let last = fields.last else { throw .malformed }
    let value = Self.trimmed(line)
    try count(value.count + 1)
    fields[fields.endIndex - 1] = HTTPField(
      name: last.name,
      value: last.value + " " + String(decoding: value, as: UTF8.self))
  }

  private mutating func count(_ bytes: Int) throws(Fault) {
    guard bytes <= limit - size else { throw .tooLarge }
    size += bytes
  }

  private static func trimmed(
    _ bytes: Slice<UnsafeRawBufferPointer>
  ) -> Slice<UnsafeRawBufferPointer> {
    var rest = bytes.drop { $0 == 0x20 || $0 == 0x09 }
    while let last = rest.last, last == 0x20 || last == 0x09 { rest = rest.dropLast() }
    return rest
  }
}

/// The precomputed first lines of a response with status 200, copied as a whole.
///
/// Each request increments the id in them, and each second updates the date. A preamble is confined
/// to one event loop.
public struct ResponsePreamble: ~Copyable {
  /// The length of a generated id in bytes: sixteen random hexadecimal digits and an eight-digit
  /// counter.
  public static let idBytes = 24

  private var date = HTTPDate()
  private var lines = ByteBuffer()
  private var idStart = 0
  private var fixedLines = ByteBuffer()

  /// Makes the lines for the current time, with a random id prefix.
  ///
  /// - Parameter fields: fields added to every response. Control bytes in them become spaces.
  public init(fields: [(name: String, value: String)] = []) {
    for (name, value) in fields {
      for byte in "\(name): \(value)".utf8 {
        fixedLines.append(byte: byte.isControl ? UInt8(ascii: " ") : byte)
      }
      fixedLines.append(literal: "\r\n")
    }
    rebuild(Self.randomDigits() + [UInt8](repeating: UInt8(ascii: "0"), count: 8))
  }

  /// Updates the date if the second has changed.
  public mutating func update() {
    guard date.update() else { return }
    rebuild(Array(id))
  }

  private mutating func rebuild(_ id: [UInt8]) {
    lines.removeAll()
    lines.append(literal: "HTTP/1.1 200 OK\r\n")
    lines.append(date.fieldLine)
    lines.append(fixedLines.bytes)
    lines.append(literal: "X-Request-ID: ")
    idStart = lines.count
    lines.append(id)
    lines.append(literal: "\r\nContent-Length: ")
  }

  /// The generated id of the current request; valid until the next mutation.
  public var id: Bytes {
    Bytes(rebasing: lines.bytes[idStart..<(idStart + Self.idBytes)])
  }

  /// Generates the id of the next request.
  ///
  /// - Complexity: amortized O(1).
  public mutating func makeID() {
    guard let start = lines.start else { return }
    let last = start + (idStart &+ (Self.idBytes &- 1))
    let value = last.load(as: UInt8.self)
    if value != UInt8(ascii: "f"), value != UInt8(ascii: "9") {
      last.storeBytes(of: value &+ 1, as: UInt8.self)
    } else {
      carry(from: last)
    }
  }

  /// Increments an id whose last digit is `9` or `f`. If the counter overflows, the prefix changes.
  @inline(never)
  private mutating func carry(from last: UnsafeMutableRawPointer) {
    var digit = last
    for _ in 0..<8 {
      let value = digit.load(as: UInt8.self)
      if value != UInt8(ascii: "f") {
        digit.storeBytes(
          of: value == UInt8(ascii: "9") ? UInt8(ascii: "a") : value + 1, as: UInt8.self)
        return
      }
      digit.storeBytes(of: UInt8(ascii: "0"), as: UInt8.self)
      digit -= 1
    }
    rebuild(Self.randomDigits() + [UInt8](repeating: UInt8(ascii: "0"), count: 8))
  }

  /// `Date: …` with its line break.
  var dateLine: Bytes { date.fieldLine }

  /// The field lines added to every response.
  var fixedFieldLines: Bytes { fixedLines.bytes }

  /// The first lines of a response with status 200: the status line, `Date`, the fields added to
  /// every response, the generated id and `Content-Length: `.
  public var success: Bytes { lines.bytes }

  private static func randomDigits() -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return (0..<16).map { _ in digits[Int.random(in: 0..<16)] }
  }
}

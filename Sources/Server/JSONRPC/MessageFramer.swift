/// Takes messages out of a stream of bytes.
///
/// ```swift
/// var framer = MessageFramer(.lines, limit: 16 << 20)
/// framer.receive(chunk)
/// while let event = framer.next() { … }
/// ```
///
/// Call ``next()`` until it returns `nil` after each chunk: the framer then holds at most the
/// bytes of one message within the limit, and of one chunk.
public struct MessageFramer: Sendable {
  /// How a stream separates its messages.
  public enum Framing: Hashable, Sendable {
    /// A message is a line: the Model Context Protocol.
    case lines
    /// A header with `Content-Length` precedes a message: the Language Server Protocol.
    case contentLength
  }

  /// The next part of the stream.
  public enum Event: Hashable, Sendable {
    /// The bytes of a message.
    case message([UInt8])
    /// A message over the limit, which is skipped.
    case tooLong
    /// A header that says no length, with the reason. Nothing can be read after it.
    case broken(String)
  }

  /// The most bytes of a header.
  static let headerLimit = 4096
  /// The most digits of a length.
  private static let lengthDigits = 15

  private let framing: Framing
  private let limit: Int
  private var buffer: [UInt8] = []
  /// The offset of the first byte that no event has used.
  private var start = 0
  /// The offset up to which there is no end of a line or header.
  private var searched = 0
  /// The bytes of the message after a header; `nil` before it.
  private var length: Int?
  /// The bytes of a message over the limit that are still to skip.
  private var skipped = 0
  /// Whether the rest of a line over the limit is skipped.
  private var skipsLine = false
  private var isBroken = false

  /// Makes a framer.
  ///
  /// - Parameters:
  ///   - framing: How messages are separated.
  ///   - limit: The most bytes of a message.
  public init(_ framing: Framing, limit: Int) {
    self.framing = framing
    self.limit = limit
  }

  /// Takes the next bytes of the stream.
  ///
  /// - Complexity: O(bytes), amortised.
  public mutating func receive(_ bytes: some Collection<UInt8>) {
    guard !isBroken else { return }
    if start > 0 {
      buffer.removeFirst(start)
      searched = max(0, searched - start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next event; `nil` until more bytes are received.
  ///
  /// - Complexity: O(bytes) over all calls.
  public mutating func next() -> Event? {
    guard !isBroken else { return nil }
    return switch framing {
    case .lines: nextLine()
    case .contentLength: nextMessage()
    }
  }

  /// The event at the end of the stream: a last line without its end, or a message that is cut
  /// off; `nil` if nothing is left.
  public mutating func finish() -> Event? {
    if let event = next() { return event }
    guard !isBroken else { return nil }
    let rest = trimmed(start..<buffer.count)
    defer {
      start = buffer.count
      isBroken = true
    }
    switch framing {
    case .lines: return rest.isEmpty || skipsLine ? nil : .message(Array(buffer[rest]))
    case .contentLength:
      return rest.isEmpty && length == nil && skipped == 0
        ? nil : .broken("the stream ends within a message")
    }
  }

  /// The bytes that send a message.
  public static func framed(_ message: [UInt8], as framing: Framing) -> [UInt8] {
    switch framing {
    case .lines: message + [0x0A]
    case .contentLength: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }
  }

  // MARK: Lines

  private mutating func nextLine() -> Event? {
    while true {
      guard let end = buffer[max(start, searched)...].firstIndex(of: 0x0A) else {
        searched = buffer.count
        guard buffer.count - start > limit || skipsLine else { return nil }
        start = buffer.count
        defer { skipsLine = true }
        return skipsLine ? nil : .tooLong
      }
      let line = trimmed(start..<end)
      let isTooLong = end - start > limit
      start = end + 1
      searched = start
      if skipsLine {
        skipsLine = false
        continue
      }
      if isTooLong { return .tooLong }
      if line.isEmpty { continue }
      return .message(Array(buffer[line]))
    }
  }

  /// A range without the white space around its bytes.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, Self.isBlank(buffer[low]) { low += 1 }
    while low < high, Self.isBlank(buffer[high - 1]) { high -= 1 }
    return low..<high
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
  }

  // MARK: Content-Length

  private mutating func nextMessage() -> Event? {
    while true {
      if skipped > 0 {
        let count = min(skipped, buffer.count - start)
        start += count
        skipped -= count
        guard skipped == 0 else { return nil }
      }
      if let length {
        guard buffer.count - start >= length else { return nil }
        let message = Array(buffer[start..<start + length])
        start += length
        self.length = nil
        searched = start
        return .message(message)
      }
      guard let end = endOfHeader() else {
        guard buffer.count - start > Self.headerLimit else { return nil }
        return broken("the header is over the limit of \(Self.headerLimit) bytes")
      }
      let header = buffer[start..<end]
      start = end + 4
      searched = start
      guard let length = Self.length(in: header) else {
        return broken("the header has no valid Content-Length")
      }
      if length > limit {
        skipped = length
        return .tooLong
      }
      self.length = length
    }
  }

  private mutating func broken(_ reason: String) -> Event {
    isBroken = true
    buffer = []
    start = 0
    return .broken(reason)
  }

  /// The offset of the empty line that ends a header.
  private mutating func endOfHeader() -> Int? {
    let mark: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    var index = max(start, searched)
    let last = min(buffer.count, start + Self.headerLimit) - mark.count
    while index <= last {
      if buffer[index..<index + mark.count].elementsEqual(mark) { return index }
      index += 1
    }
    searched = max(start, index)
    return nil
  }

  /// The length that a header states; `nil` if it states none, two, or one that is no number.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    var found: Int?
    for line in header.split(separator: 0x0A) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = line[..<colon].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      guard name.elementsEqual("content-length".utf8) else { continue }
      let digits = line[(colon + 1)...].drop(while: isBlank).prefix { !isBlank($0) }
      guard found == nil, (1...lengthDigits).contains(digits.count),
        digits.allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
      found = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    return found
  }
}

/// Writes one JSON text into an array of bytes, compactly, commas included.
///
/// ```swift
/// var json = JSONWriter()
/// json.beginObject()
/// json.key("x")
/// json.number(147.5)
/// json.endObject()
/// ```
///
/// It does not check that what is written is balanced.
public struct JSONWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  /// How many bytes the text may have.
  public let limit: Int
  private var needsComma = false

  /// Makes a writer with room for `capacity` bytes, for a text that may have `limit` bytes: whoever
  /// writes much asks ``isFull``.
  public init(capacity: Int = 0, limit: Int = .max) {
    self.limit = limit
    bytes.reserveCapacity(min(capacity, limit))
  }

  /// Whether the text is longer than it may be, so that the rest need not be written.
  public var isFull: Bool { bytes.count > limit }

  /// Opens an object.
  public mutating func beginObject() { open(UInt8(ascii: "{")) }

  /// Closes an object.
  public mutating func endObject() {
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// Opens an array.
  public mutating func beginArray() { open(UInt8(ascii: "[")) }

  private mutating func open(_ bracket: UInt8) {
    let comma = needsComma
    extend(by: 2) { place in
      var end = place
      if comma { Self.put(UInt8(ascii: ","), &end) }
      Self.put(bracket, &end)
      return end - place
    }
    needsComma = false
  }

  /// Closes an array.
  public mutating func endArray() {
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Begins a member; its name needs no escapes.
  public mutating func key(_ name: StaticString) {
    let count = name.utf8CodeUnitCount
    let comma = needsComma
    extend(by: count + 4) { place in
      var end = place
      if comma { Self.put(UInt8(ascii: ","), &end) }
      Self.put(UInt8(ascii: "\""), &end)
      end.update(from: name.utf8Start, count: count)
      end += count
      Self.put(UInt8(ascii: "\""), &end)
      Self.put(UInt8(ascii: ":"), &end)
      return end - place
    }
    needsComma = false
  }

  /// Begins a member whose name has these UTF-8 bytes.
  public mutating func key(_ name: UnsafeBufferPointer<UInt8>) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Begins a member; a literal name is taken for one that needs no escapes.
  @_disfavoredOverload
  public mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  public mutating func string(_ value: String) {
    var value = value
    value.withUTF8 { string($0) }
  }

  /// Writes a string that has these UTF-8 bytes.
  public mutating func string(_ value: UnsafeBufferPointer<UInt8>) {
    let plain = Self.plainPrefix(of: value)
    guard plain == value.count else {
      escapedString(value, plain: plain)
      return
    }
    let comma = needsComma
    extend(by: plain + 3) { place in
      var end = place
      if comma { Self.put(UInt8(ascii: ","), &end) }
      Self.put(UInt8(ascii: "\""), &end)
      if let start = value.baseAddress { end.update(from: start, count: plain) }
      end += plain
      Self.put(UInt8(ascii: "\""), &end)
      return end - place
    }
    needsComma = true
  }

  /// Writes a string of which only the first bytes are known to need no escapes.
  private mutating func escapedString(_ value: UnsafeBufferPointer<UInt8>, plain: Int) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for index in plain..<value.count where Self.needsEscape(value[index]) {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: value[start..<index]))
      escape(value[index])
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: value[start...]))
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// The number of bytes before the first one that needs an escape.
  private static func plainPrefix(of value: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(value)
    var index = 0
    // Eight bytes at a time: a byte below 0x20, or equal to one of the two others, borrows into its
    // highest bit when it is taken away; bytes above 0x7F are masked out, being plain.
    while index + 8 <= raw.count {
      guard isPlain(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) else { break }
      index += 8
    }
    // The last eight bytes, some of which were looked at already.
    if index + 8 > raw.count, raw.count >= 8,
      isPlain(raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self))
    {
      return raw.count
    }
    while index < raw.count, !needsEscape(raw[index]) { index += 1 }
    return index
  }

  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let borrows =
      ((word &- (ones &* 0x20)) & ~word) | ((quote &- ones) & ~quote)
      | ((backslash &- ones) & ~backslash)
    return borrows & (ones &* 0x80) == 0
  }

  /// Appends at most `count` bytes, which `body` writes; it returns how many.
  @inline(__always)
  private mutating func extend(by count: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    bytes.append(addingCapacity: count) { output in
      output.withUnsafeMutableBufferPointer { buffer, initialized in
        guard let start = buffer.baseAddress else { return }
        initialized += body(start + initialized)
      }
    }
  }

  @inline(__always)
  private static func put(_ byte: UInt8, _ place: inout UnsafeMutablePointer<UInt8>) {
    place.initialize(to: byte)
    place += 1
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int) {
    let comma = needsComma
    extend(by: 21) { place in
      var end = place
      if comma { Self.put(UInt8(ascii: ","), &end) }
      if value < 0 { Self.put(UInt8(ascii: "-"), &end) }
      Self.put(digits: value.magnitude, &end)
      return end - place
    }
    needsComma = true
  }

  /// Writes a number with the fewest digits that read back the same; integers without a fraction,
  /// zero without a sign. What JSON cannot say (NaN, infinities) is `null`.
  public mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    // Beyond this not every integer is a Double, and fewer digits may do.
    if abs(value) <= 9_007_199_254_740_992, value == value.rounded(.towardZero) {
      return integer(Int(value))
    }
    if decimal(value) { return }
    separate()
    var text = value.description
    text.withUTF8 { shortest in
      guard let exponent = shortest.firstIndex(of: UInt8(ascii: "e")) else {
        bytes.append(contentsOf: shortest)
        return
      }
      // The standard library writes 1e-05 and 1e+16, where 1e-5 and 1e16 do.
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: shortest[...exponent]))
      var rest = shortest[(exponent + 1)...]
      if rest.first == UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
      rest = rest.drop { $0 < UInt8(ascii: "1") || $0 > UInt8(ascii: "9") }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: rest))
    }
    needsComma = true
  }

  /// Writes a number that has up to four decimals and fifteen digits in all, as most have; tells
  /// whether it is one.
  ///
  /// Decimals of at most fifteen digits are different numbers, each of which reads back the same. So one
  /// that reads back as the value, without a zero at its end, is the shortest that does.
  private mutating func decimal(_ value: Double) -> Bool {
    var scale = 1.0
    for decimals in 1...4 {
      scale *= 10
      let scaled = value * scale
      guard abs(scaled) < 1e15 else { return false }
      let whole = scaled.rounded(.toNearestOrEven)
      guard whole / scale == value else { continue }
      let number = UInt(abs(whole))
      let divisor = UInt(scale)
      let comma = needsComma
      extend(by: 24) { place in
        var end = place
        if comma { Self.put(UInt8(ascii: ","), &end) }
        if value < 0 { Self.put(UInt8(ascii: "-"), &end) }
        Self.put(digits: number / divisor, &end)
        Self.put(UInt8(ascii: "."), &end)
        Self.put(digits: number % divisor, padded: decimals, &end)
        return end - place
      }
      needsComma = true
      return true
    }
    return false
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    raw(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    raw("null")
  }

  /// Writes a value that is JSON already.
  public mutating func raw(_ value: StaticString) {
    separate()
    append(value)
    needsComma = true
  }

  /// Writes a value that is JSON already.
  public mutating func raw(_ value: some Collection<UInt8>) {
    separate()
    bytes.append(contentsOf: value)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private static func put(digits value: UInt, _ place: inout UnsafeMutablePointer<UInt8>) {
    var count = 1
    var rest = value
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    put(digits: value, padded: count, &place)
  }

  /// Writes the last `count` digits of a number.
  @inline(__always)
  private static func put(
    digits value: UInt, padded count: Int, _ place: inout UnsafeMutablePointer<UInt8>
  ) {
    var rest = value
    for at in stride(from: count - 1, through: 0, by: -1) {
      (place + at).initialize(to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    place += count
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case ..<0x20:
      let hex = Array("0123456789abcdef".utf8)
      append("u00")
      bytes.append(hex[Int(byte >> 4)])
      bytes.append(hex[Int(byte & 0x0F)])
    default: bytes.append(byte)
    }
  }
}

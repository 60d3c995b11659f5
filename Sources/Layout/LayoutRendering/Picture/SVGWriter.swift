import ConstraintLayout

/// Writes SVG into an array of bytes. Markup consists only of static strings; text is escaped.
struct SVGWriter {
  /// The document so far.
  private(set) var bytes: [UInt8] = []
  /// The maximum length in bytes. It is not enforced here: callers check ``isFull``.
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether the document exceeds the limit, so that writing can stop.
  var isFull: Bool { bytes.count > limit }

  /// Writes markup.
  mutating func markup(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes text between tags.
  mutating func text(_ text: PictureText) { escaped(text.bytes) }

  /// Writes text of characters valid in XML, escaping `<`, `>` and `&`.
  mutating func escaped(_ text: [UInt8]) {
    var start = 0
    for (index, byte) in text.enumerated() {
      let entity: StaticString
      switch byte {
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: ">"): entity = "&gt;"
      case UInt8(ascii: "&"): entity = "&amp;"
      default: continue
      }
      bytes.append(contentsOf: text[start..<index])
      markup(entity)
      start = index + 1
    }
    bytes.append(contentsOf: text[start...])
  }

  /// Writes a numeric attribute.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    bytes.append(UInt8(ascii: " "))
    markup(name)
    markup("=\"")
    number(value)
    markup("\"")
  }

  /// Writes a number rounded to thousandths.
  ///
  /// - Precondition: Its magnitude is below 2^53 thousandths.
  mutating func number(_ value: Double) {
    let thousandths = Int((value * 1000).rounded())
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(thousandths.magnitude / 1000)
    var rest = thousandths.magnitude % 1000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / 100))
      rest = rest % 100 * 10
    }
  }

  /// Writes a number in the exact format of JSON responses.
  mutating func exact(_ value: Double) {
    guard let whole = Int(exactly: value), whole.magnitude < 1 << 53 else {
      bytes.append(contentsOf: NumberText.string(value).utf8)
      return
    }
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(whole.magnitude)
  }

  private mutating func digits(_ value: UInt) {
    let start = bytes.count
    var rest = value
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    var (low, high) = (start, bytes.count - 1)
    while low < high {
      bytes.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }

  /// Appends the document of another writer.
  mutating func append(_ other: SVGWriter) {
    bytes.append(contentsOf: other.bytes)
  }
}

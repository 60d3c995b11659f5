internal import JSONDocuments

/// The length and first eight bytes, padded with zeros, of a member name or another string within
/// an object.
///
/// Reading eight bytes from its start stays within the buffer: a quote, the object's end and the
/// parser's four bytes of padding follow a string; a colon and a value follow a name.
struct NameWord {
  let start: UnsafeRawPointer
  let length: Int
  let head: UInt64

  /// The word of a string; `nil` for another value.
  @inline(__always)
  init?(_ value: JSONValue) {
    guard value.kind == .string else { return nil }
    self.init(name: value)
  }

  /// The word of a member's name, which is a string.
  @inline(__always)
  init(name: JSONValue) {
    start = name.textStart
    length = name.textCount
    head = PreparedName.start(of: start, length: length)
  }

  /// An empty word.
  init(noneOf value: JSONValue) {
    (start, length, head) = (UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped, 0, 0)
  }

  /// The bytes of the word.
  @inline(__always)
  var bytes: UnsafePointer<UInt8> { start.assumingMemoryBound(to: UInt8.self) }
}

extension JSONValue {
  /// Whether a member's name equals `name`, of at most nine bytes, whose first eight bytes are
  /// `word`.
  @inline(__always)
  func isName(_ name: StaticString, word: UInt64) -> Bool {
    let count = name.utf8CodeUnitCount
    guard textCount == count, PreparedName.start(of: textStart, length: count) == word else {
      return false
    }
    return count <= 8
      || textStart.load(fromByteOffset: count &- 1, as: UInt8.self) == name.utf8Start[count &- 1]
  }
}

internal import JSONDocuments

/// A name of a member, or another string within an object, by its length and its first eight bytes,
/// with zeros after the last if there are fewer.
///
/// Eight bytes can be read from its start: a quote follows it, the end of the object, and the
/// parser's padding of four bytes; a name has a colon and a value behind it.
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
  /// Whether a member's name is a certain one of at most nine bytes, given also as its first eight
  /// bytes.
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

private import Glibc

/// The items of a list spec in depth-first order.
struct ItemList {
  /// One item, as views into the received document.
  struct Record {
    /// The string that is the id: the `id`, the `title` or the item itself.
    var id: JSONValue
    /// The title, where there is one.
    var title: JSONValue?
    /// The item as it was received, where it has payload.
    var payload: JSONValue?
    /// How many items of the list it lies in.
    var level: Int32
    /// What the item says of its own expansion.
    var isExpanded: Bool?

    /// Whether both have one title, or none.
    func hasSameTitle(as other: Record) -> Bool {
      guard let title, let otherTitle = other.title else {
        return title == nil && other.title == nil
      }
      return title.hasSameBytes(as: otherTitle)
    }
  }

  var records: [Record] = []

  /// What an item takes here and in an index of ids.
  static var bytesOfItem: Int { MemoryLayout<Record>.stride + 16 }
}

extension JSONValue {
  /// The bytes of a string, none where the value is something else: for values that were checked.
  var bytes: UnsafeBufferPointer<UInt8> {
    stringBytes ?? UnsafeBufferPointer(start: nil, count: 0)
  }

  /// A hash of a string's bytes, seeded per process.
  var idHash: Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    return hasher.finalize()
  }

  /// Whether two strings are equal byte for byte: canonically equivalent ones are not.
  func hasSameBytes(as other: JSONValue) -> Bool {
    let (a, b) = (bytes, other.bytes)
    guard a.count == b.count, let start = a.baseAddress, let other = b.baseAddress else {
      return a.count == b.count
    }
    return start == other || memcmp(start, other, a.count) == 0
  }
}

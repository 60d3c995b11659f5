internal import ConstraintLayout
internal import JSONDocuments

private import Libc

/// The items of a list spec in depth-first order.
struct ItemList {
  /// An item, as views into the received document.
  struct Record {
    /// The string that is the id: the `id`, the `title`, or the item itself.
    var id: JSONValue
    /// The title, if any.
    var title: JSONValue?
    /// The received item, if it has payload.
    var payload: JSONValue?
    /// The number of ancestors in the list.
    var level: Int32
    /// The value of `expanded`, if any.
    var isExpanded: Bool?

    /// Whether both records have equal titles, or none.
    func hasSameTitle(as other: Record) -> Bool {
      guard let title, let otherTitle = other.title else {
        return title == nil && other.title == nil
      }
      return title.hasSameBytes(as: otherTitle)
    }
  }

  var records: [Record] = []

  /// The bytes of an item in the list and in an index of ids.
  static var bytesOfItem: Int { MemoryLayout<Record>.stride + 16 }
}

extension JSONValue {
  /// The bytes of a string, none for other kinds; intended for validated values.
  var bytes: UnsafeBufferPointer<UInt8> {
    stringBytes ?? UnsafeBufferPointer(start: nil, count: 0)
  }

  /// A hash of a string's bytes, seeded per process.
  var idHash: Int { Int(truncatingIfNeeded: WordHash.ofProcess(bytes)) }

  /// Whether two strings are equal byte for byte, without canonical equivalence.
  func hasSameBytes(as other: JSONValue) -> Bool {
    let (a, b) = (bytes, other.bytes)
    guard a.count == b.count, let start = a.baseAddress, let other = b.baseAddress else {
      return a.count == b.count
    }
    return start == other || memcmp(start, other, a.count) == 0
  }
}

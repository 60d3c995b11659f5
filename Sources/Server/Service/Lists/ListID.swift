internal import API
internal import HTTPCore
internal import ServiceContract

/// The id of a kept list, as it stands in a path.
enum ListID {
  /// An id that is a path of its own.
  private static let reserved: StaticString = "events"

  /// The faults of an id; `nil` for a valid one.
  static func problem(_ id: Bytes, limit: Int) -> Problem? {
    guard id.count <= limit else {
      return Problem(
        .limitExceeded, "the id of the list exceeds the limit of \(limit) listIdBytes",
        limit: "listIdBytes")
    }
    guard let first = id.first, isLetterOrDigit(first), id.allSatisfy(isAllowed) else {
      return invalid(
        "the id of a list has letters, digits and -._~:@, and begins with one of the "
          + "first two")
    }
    guard !id.equals(reserved) else {
      return invalid("events is the path of all events, and cannot be the id of a list")
    }
    return nil
  }

  private static func invalid(_ detail: String) -> Problem { Problem(ofQuery: detail) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "-", ".", "_", "~", ":", "@": true
    default: isLetterOrDigit(byte)
    }
  }
}

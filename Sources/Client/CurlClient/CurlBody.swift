public import Foundation

/// The body of a request.
public enum CurlBody: Sendable {
  /// No body.
  case none
  /// Bytes.
  case bytes(Data)
  /// The first `length` bytes of a file, read while they are sent.
  case file(URL, length: Int)

  var length: Int {
    switch self {
    case .none: 0
    case .bytes(let bytes): bytes.count
    case .file(_, let length): length
    }
  }
}

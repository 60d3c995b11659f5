/// A limit on the rate of requests.
public struct RateLimit: Sendable, Equatable, CustomStringConvertible {
  /// The number of requests per window.
  public let requests: Int
  /// The length of the window, in seconds.
  public let seconds: Int
  /// The number of requests that may arrive at once.
  public var burst: Int

  /// Parses `50/s`, `3000/m` or `100000/h`. As many requests may arrive at once.
  ///
  /// - Returns: `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.allSatisfy({ (48...57).contains($0) }),
      let requests = Int(parts[0]), (1...1_000_000).contains(requests)
    else { return nil }
    switch parts[1] {
    case "s": seconds = 1
    case "m": seconds = 60
    case "h": seconds = 3600
    default: return nil
    }
    self.requests = requests
    burst = requests
  }

  /// The form that `init(_:)` parses.
  public var description: String {
    "\(requests)/\(seconds == 1 ? "s" : seconds == 60 ? "m" : "h")"
  }

  /// The time between two requests at this rate, in nanoseconds.
  var interval: UInt64 { UInt64(seconds) * 1_000_000_000 / UInt64(requests) }
}

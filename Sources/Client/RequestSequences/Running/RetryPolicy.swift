import Foundation
import HTTPTypes

/// Exponential backoff with full jitter, for requests that may be repeated.
///
/// The pause after the n-th attempt is a random part of `base` · 2ⁿ⁻¹, at most `cap`, and not
/// shorter than the response's `Retry-After`. If that exceeds `longestRetryAfter`, there is no
/// further attempt.
public struct RetryPolicy: Hashable, Sendable {
  /// The maximum number of attempts, including the first.
  public var attempts = 4
  /// The base of the backoff.
  public var base = Duration.milliseconds(250)
  /// The longest backoff.
  public var cap = Duration.seconds(15)
  /// The longest `Retry-After` that is honoured.
  public var longestRetryAfter = Duration.seconds(60)
  /// The statuses that cause a retry.
  public var statuses: Set<Int> = [408, 425, 429, 500, 502, 503, 504]

  /// Makes a policy.
  public init() {}

  /// A policy without retries.
  public static var never: RetryPolicy {
    var policy = RetryPolicy()
    policy.attempts = 1
    return policy
  }

  /// The pause after the failed `attempt`-th attempt; `nil` if there should be no further one.
  ///
  /// `retryAfter` is the server's request, and `random` is in 0..<1.
  func pause(after attempt: Int, retryAfter: Duration?, random: Double) -> Duration? {
    guard attempt < attempts else { return nil }
    let longest = min(cap, base * (1 << min(attempt - 1, 30)))
    let own = longest * random
    guard let retryAfter else { return own }
    return retryAfter <= longestRetryAfter ? max(own, retryAfter) : nil
  }

  /// Whether the error may be transient.
  package func covers(_ error: TransportError) -> Bool {
    switch error.kind {
    case .cannotConnect, .connectionLost, .timeLimit, .malformedResponse, .other: true
    // A handshake may also fail because the connection was lost.
    case .secureConnectionFailed: true
    case .untrustedCertificate, .responseTooLarge, .headerTooLarge, .bodyUnreadable, .cancelled:
      false
    }
  }

  /// The delay requested by `Retry-After`, in seconds or as a date (RFC 9110, section 10.2.3).
  static func retryAfter(_ headers: HTTPFields, now: Date) -> Duration? {
    guard let value = headers[.retryAfter]?.trimmingCharacters(in: .whitespaces) else {
      return nil
    }
    if let seconds = Int(value), seconds >= 0 { return .seconds(min(seconds, 1_000_000_000)) }
    guard let date = Self.date(value) else { return nil }
    return .seconds(max(0, min(date.timeIntervalSince(now), 1_000_000_000)))
  }

  /// Parses an IMF-fixdate (RFC 9110), such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: text)
  }
}

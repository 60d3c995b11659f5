import Foundation

/// When a request that may be repeated is tried again, and after what time.
///
/// The pause before the attempt after the n-th is a random part of `base` · 2ⁿ⁻¹, at most `cap`.
/// Where the answer has a `Retry-After`, the pause is not shorter than that; where it asks for more
/// than `longestRetryAfter`, the answer counts as it is.
public struct RetryPolicy: Hashable, Sendable {
  /// How often a request is sent at most, the first time included.
  public var attempts = 4
  /// What pauses grow from.
  public var base = Duration.milliseconds(250)
  /// The longest pause of the policy's own.
  public var cap = Duration.seconds(15)
  /// The longest pause that a server may ask for.
  public var longestRetryAfter = Duration.seconds(60)
  /// The statuses after which there is another attempt.
  public var statuses: Set<Int> = [408, 425, 429, 500, 502, 503, 504]

  /// Makes a policy.
  public init() {}

  /// Each request is sent once.
  public static var never: RetryPolicy {
    var policy = RetryPolicy()
    policy.attempts = 1
    return policy
  }

  /// The pause after the `attempt`-th attempt, which failed, or nothing where there should be no
  /// other; `retryAfter` is what the server asked for, and `random` a number from 0 up to 1.
  func pause(after attempt: Int, retryAfter: Duration?, random: Double) -> Duration? {
    guard attempt < attempts else { return nil }
    let longest = min(cap, base * (1 << min(attempt - 1, 30)))
    let own = longest * random
    guard let retryAfter else { return own }
    return retryAfter <= longestRetryAfter ? max(own, retryAfter) : nil
  }

  /// Whether another attempt may go better.
  func covers(_ error: TransportError) -> Bool {
    switch error.kind {
    case .cannotConnect, .connectionLost, .timeLimit, .malformedAnswer, .other: true
    case .answerTooLarge, .bodyUnreadable, .cancelled: false
    }
  }

  /// The time that `Retry-After` asks for: seconds, or a date.
  static func retryAfter(_ headers: HeaderFields, now: Date) -> Duration? {
    guard let value = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else {
      return nil
    }
    if let seconds = Int(value), seconds >= 0 { return .seconds(min(seconds, 1_000_000_000)) }
    guard let date = Self.date(value) else { return nil }
    return .seconds(max(0, min(date.timeIntervalSince(now), 1_000_000_000)))
  }

  /// A date as HTTP writes it, `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: text)
  }
}

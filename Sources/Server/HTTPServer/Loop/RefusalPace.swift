/// A token bucket that bounds the rate of refusals on one event loop.
///
/// A refusal is cheap, but clients that retry at once can cause enough of them to starve real work.
/// Above the rate, the loop stops reading from a refused connection for a while. Refusals then take
/// a bounded part of the loop's time, however many clients there are.
struct RefusalPace {
  /// Refusals per second.
  static let rate: UInt64 = 2_000
  /// The size of the bucket, in refusals.
  static let burst: UInt64 = 200

  private static var interval: UInt64 { 1_000_000_000 / rate }

  /// When the bucket is full, in nanoseconds.
  private var full: UInt64 = 0

  /// Takes a token.
  ///
  /// - Parameter now: the time in nanoseconds.
  /// - Returns: whether a token was available.
  mutating func take(_ now: UInt64) -> Bool {
    let next = max(full, now) &+ Self.interval
    guard next <= now &+ Self.burst &* Self.interval else { return false }
    full = next
    return true
  }
}

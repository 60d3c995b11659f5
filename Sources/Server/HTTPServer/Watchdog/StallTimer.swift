/// Measures how long a value has not changed. It reads no clock.
///
/// It adds up the watchdog's intervals, each of limited length. A process that was stopped and
/// continued has therefore not been stuck meanwhile.
struct StallTimer {
  /// The result of an observation that found a change.
  enum Change: Equatable {
    /// The value has not changed for the limit.
    case isStuck
    /// The value has changed after it was stuck.
    case continues
  }

  private var value: UInt64?
  private var unchanged: UInt64 = 0
  private(set) var isStuck = false

  /// Observes the value.
  ///
  /// - Parameters:
  ///   - value: the progress of a thread; nil if the thread has nothing to do.
  ///   - elapsed: the time since the last observation, in nanoseconds.
  ///   - limit: the time without a change after which the value is stuck, in nanoseconds.
  /// - Returns: nil if nothing was found.
  mutating func observe(_ value: UInt64?, elapsed: UInt64, limit: UInt64) -> Change? {
    guard value != nil, value == self.value else {
      self.value = value
      unchanged = 0
      guard isStuck else { return nil }
      isStuck = false
      return .continues
    }
    unchanged &+= elapsed
    guard !isStuck, unchanged >= limit else { return nil }
    isStuck = true
    return .isStuck
  }
}

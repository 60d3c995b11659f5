import EventLoop

/// The current turn of an event loop, and the wake-up that it belongs to.
///
/// A turn is the handling of one event: input has arrived or resumed, or the timer has fired. All
/// events between two polls belong to one wake-up. Late in a wake-up turns are short, which bounds
/// the wait of the connections that are handled last.
struct LoopTurn {
  let loop: Unowned<Loop>
  /// The start of the turn, in nanoseconds.
  private(set) var start: UInt64 = 0
  /// The loop's clock at the start of the turn, in milliseconds.
  private(set) var now: UInt64 = 0
  /// The deadline of requests that begin in this turn, in nanoseconds.
  private(set) var requestDeadline: UInt64 = 0
  /// The start of the first turn of the wake-up, in nanoseconds.
  private(set) var wakeUpStart: UInt64 = 0
  /// The time that a request may take, in milliseconds.
  private let requestTimeout: UInt64
  /// The loop's count of wake-ups, and its value at the last turn.
  private let wakeUps: UnsafePointer<UInt64>
  private var wakeUp = UInt64.max
  private var readsAreShort = false

  init(loop: Unowned<Loop>, wakeUps: UnsafePointer<UInt64>, requestTimeout: Int) {
    self.loop = loop
    self.wakeUps = wakeUps
    self.requestTimeout = UInt64(max(0, requestTimeout))
  }

  /// Begins a turn.
  mutating func begin() {
    start = Loop.monotonicNanoseconds()
    let now = loop.with { $0.now }
    if now != self.now {
      self.now = now
      requestDeadline = (now + requestTimeout) * 1_000_000
    }
    if wakeUps.pointee != wakeUp {
      wakeUp = wakeUps.pointee
      wakeUpStart = start
    }
    if isShort != readsAreShort {
      readsAreShort.toggle()
      // Most input read late in a wake-up is only buffered.
      loop.with { $0.limitReads(to: readsAreShort ? Self.shortReadBytes : nil) }
    }
  }

  /// The time within a wake-up, in nanoseconds, after which turns are short.
  static let lengthOfWakeUp: UInt64 = 1_000_000
  /// The length of a short turn in nanoseconds, checked after every `shortBytes` and after every
  /// response.
  static let shortLength: UInt64 = 20_000
  static let shortBytes = 2_048
  /// The size of reads in bytes while turns are short.
  static let shortReadBytes = 4_096

  /// Whether the turn began late in the wake-up.
  var isShort: Bool { start &- wakeUpStart > Self.lengthOfWakeUp }

  /// Whether the turn has used up the time of a short one.
  ///
  /// - Complexity: O(1); it reads the clock.
  var isShortTurnOver: Bool { Loop.monotonicNanoseconds() &- start > Self.shortLength }

  /// Whether the wake-up has used up its time.
  ///
  /// - Complexity: O(1); it reads the clock.
  var isWakeUpOver: Bool {
    Loop.monotonicNanoseconds() &- wakeUpStart > Self.lengthOfWakeUp
  }
}

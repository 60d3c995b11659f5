internal import EventLoop
internal import HTTPCore
private import Synchronization

private import Libc

/// The destination of the lines of a ``LineThread``.
protocol LineSink: AnyObject {
  /// Takes whole lines on the thread. It may block, and must never fail permanently.
  ///
  /// - Parameters:
  ///   - lines: At least one line, each with its line break.
  ///   - isClosing: Whether the thread is about to end, so that this should not wait long.
  /// - Returns: The number of lost lines.
  func take(_ lines: Bytes, isClosing: () -> Bool) -> Int
}

/// A thread that passes lines to a sink, so that writers never wait for the sink.
///
/// Pending lines are kept in memory up to a limit; beyond it, lines are dropped and counted. Only
/// the owner closes it.
final class LineThread: @unchecked Sendable {
  // Unchecked: everything but `thread` is constant, and only the owner uses that.

  /// The maximum size of pending lines in bytes.
  static let limit = 4 << 20

  private let queue: LineQueue
  private let closeTimeout: Int
  private var thread: LoopThread?

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - sink: The destination of the lines. Only the thread uses it from now on.
  ///   - interval: The milliseconds for which lines are buffered; nil to pass them on at once.
  ///   - closeTimeout: The milliseconds that `close` waits for the sink.
  /// - Throws: ``EventLoopError`` if the thread cannot be started.
  init(
    to sink: sending some LineSink, every interval: Int? = nil, closeTimeout: Int
  ) throws(EventLoopError) {
    let queue = try LineQueue(sink: sink, interval: interval)
    self.queue = queue
    self.closeTimeout = closeTimeout
    thread = try LoopThread { queue.run() }
  }

  deinit { close() }

  /// The number of lines that exceeded the limit or that the sink lost.
  var droppedLines: Int { queue.dropped.load(ordering: .relaxed) }

  /// Queues whole lines, or drops and counts them.
  ///
  /// - Returns: Whether they were queued.
  /// - Complexity: O(bytes), without waiting for the sink.
  func write(_ lines: Bytes) -> Bool {
    if queue.append(lines, limit: Self.limit) { return true }
    queue.dropped.wrappingAdd(lines.lineCount, ordering: .relaxed)
    return false
  }

  /// Passes on pending lines, and ends the thread. Further calls do nothing.
  ///
  /// It gives up after the timeout, so that a server can always exit.
  func close() {
    guard let thread = thread.take() else { return }
    queue.end()
    for _ in 0..<closeTimeout {
      if queue.hasEnded {
        thread.join()
        return
      }
      usleep(1_000)
    }
    // The thread owns the queue. It ends with the process, or once the sink has taken the lines.
    thread.detach()
  }
}

extension Bytes {
  /// The number of line ends.
  var lineCount: Int { reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } }
}

/// The pending lines, and the loop that passes them on.
// Unchecked: shared state is atomic or behind a lock; `timer` and `sink` belong to the thread of
// the loop; only `init` sets the rest.
private final class LineQueue: @unchecked Sendable {
  private struct Pending: ~Copyable {
    var lines = ByteBuffer()
    var isClosed = false
  }

  /// The number of lines that never reached the sink, or that it lost.
  let dropped = Atomic<Int>(0)
  private let pending = Mutex(Pending())
  private let ended = Atomic<Bool>(false)
  private let loop: Loop
  private let sink: any LineSink
  private let interval: Int?
  private var wakeUp: WakeUp?
  private var timer: RepeatingTimer?

  init(sink: any LineSink, interval: Int?) throws(EventLoopError) {
    self.sink = sink
    self.interval = interval
    loop = try Loop(readBufferBytes: 1)
    wakeUp = try WakeUp(on: loop) { [unowned self] in drain() }
  }

  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  /// Passes on lines until `end`.
  func run() {
    if let interval {
      timer = RepeatingTimer(every: interval, on: loop) { [unowned self] in drain() }
    }
    loop.run()
    ended.store(true, ordering: .releasing)
  }

  /// Queues lines, unless pending ones would exceed the limit.
  func append(_ lines: Bytes, limit: Int) -> Bool {
    let isQueued = pending.withLock { pending in
      guard !pending.isClosed, pending.lines.count + lines.count <= limit else { return false }
      pending.lines.append(lines)
      return true
    }
    if isQueued, interval == nil { wakeUp?.send() }
    return isQueued
  }

  /// Refuses further lines, and ends once the pending ones are passed on.
  func end() {
    pending.withLock { $0.isClosed = true }
    wakeUp?.send()
  }

  private var isClosed: Bool { pending.withLock { $0.isClosed } }

  private func drain() {
    while true {
      var wasClosed = false
      let lines = pending.withLock { pending in
        wasClosed = pending.isClosed
        return pending.lines.take()
      }
      if lines.isEmpty {
        if wasClosed {
          timer?.close()
          wakeUp?.close()
        }
        return
      }
      let lost = sink.take(lines.bytes) { isClosed }
      if lost > 0 { dropped.wrappingAdd(lost, ordering: .relaxed) }
    }
  }
}

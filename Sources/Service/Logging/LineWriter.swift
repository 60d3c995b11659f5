public import EventLoop
public import HTTPCore
private import Glibc
private import Synchronization

/// Writes lines to a file descriptor on a thread of its own, so that whoever logs never waits for a
/// reader that is slow or stopped.
///
/// Lines wait in memory up to a limit; past it they are dropped, and counted.
///
/// Whoever owns a writer closes it, and nobody else.
public final class LineWriter: @unchecked Sendable {
  // Unchecked: all but `thread` is constant, and that belongs to the owner.

  /// Bytes of lines that may wait.
  static let limit = 4 * 1024 * 1024
  /// Milliseconds for which `close` waits for the reader of the lines.
  static let patience = 500

  private let queue: LineQueue
  private let dropped = Atomic<Int>(0)
  private var thread: LoopThread?

  /// Starts the thread.
  ///
  /// - Parameter descriptor: what is written to; it stays open.
  /// - Throws: what the operating system says if there is no thread to be had.
  public init(descriptor: Int32) throws(EventLoopError) {
    let queue = try LineQueue(descriptor: descriptor)
    self.queue = queue
    thread = try LoopThread { queue.run() }
  }

  deinit { close() }

  /// How many lines were dropped.
  public var droppedLines: Int { dropped.load(ordering: .relaxed) }

  /// Takes whole lines.
  ///
  /// - Returns: whether they were taken; if not, they are counted as dropped.
  /// - Complexity: O(bytes); it never waits for the reader.
  @discardableResult
  public func write(_ lines: Bytes) -> Bool {
    if queue.append(lines, limit: Self.limit) { return true }
    let count = lines.reduce(0) { $1 == 10 ? $0 + 1 : $0 }
    dropped.wrappingAdd(count, ordering: .relaxed)
    return false
  }

  /// Writes what waits, and ends the thread; to be called by the owner alone, once or more often.
  ///
  /// If nobody reads the lines it gives up in time, so that a server can always end.
  public func close() {
    guard let thread = thread.take() else { return }
    queue.end()
    for _ in 0..<Self.patience {
      if queue.hasEnded {
        thread.join()
        return
      }
      usleep(1_000)
    }
    // The thread keeps what it uses, and ends with the process or when somebody reads.
  }
}

/// The lines that wait, and the loop that writes them.
// Unchecked: what several threads use is behind a lock or atomic; the rest is set by `init` alone.
private final class LineQueue: @unchecked Sendable {
  private struct Pending: ~Copyable {
    var lines = ByteBuffer()
    var isClosed = false
  }

  private let descriptor: Int32
  private let pending = Mutex(Pending())
  private let ended = Atomic<Bool>(false)
  private let loop: Loop
  private var wakeUp: WakeUp?
  /// Whether a write has failed: a log that nobody can read any more must not stop the service. It
  /// is the loop's thread's.
  private var isBroken = false

  init(descriptor: Int32) throws(EventLoopError) {
    self.descriptor = descriptor
    loop = try Loop(readBufferBytes: 1)
    wakeUp = try WakeUp(on: loop) { [unowned self] in drain() }
  }

  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  /// Writes lines as they come, until the end.
  func run() {
    loop.run()
    ended.store(true, ordering: .releasing)
  }

  /// Takes lines, unless too many wait.
  func append(_ lines: Bytes, limit: Int) -> Bool {
    let isTaken = pending.withLock { pending in
      guard !pending.isClosed, pending.lines.count + lines.count <= limit else { return false }
      pending.lines.append(lines)
      return true
    }
    if isTaken { wakeUp?.send() }
    return isTaken
  }

  /// Takes no more lines, and ends once those that wait are written.
  func end() {
    pending.withLock { $0.isClosed = true }
    wakeUp?.send()
  }

  private func drain() {
    while true {
      var isClosed = false
      let lines = pending.withLock { pending in
        isClosed = pending.isClosed
        return pending.lines.take()
      }
      if lines.isEmpty {
        if isClosed { wakeUp?.close() }
        return
      }
      write(all: lines.bytes)
    }
  }

  private func write(all lines: Bytes) {
    var rest = lines[...]
    while !rest.isEmpty, !isBroken {
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        // Somebody else has made the file one that does not block.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
        continue
      }
      isBroken = count <= 0
      rest = rest.dropFirst(max(0, count))
    }
  }
}

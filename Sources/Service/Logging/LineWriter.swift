public import EventLoop
public import HTTPCore
private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#elseif canImport(Bionic)
  private import Bionic
#elseif canImport(WASILibc)
  private import WASILibc
#elseif canImport(ucrt)
  private import ucrt
#endif

/// Writes lines to a file descriptor on its own thread, so that logging never waits for a slow or
/// stopped reader.
///
/// Pending lines are kept in memory up to a limit, past which lines are dropped and counted. Only
/// the owner of a writer closes it.
public final class LineWriter: @unchecked Sendable {
  // Unchecked: all but `thread` is constant, and only the owner uses that.

  /// The most bytes of pending lines.
  static let limit = 4 * 1024 * 1024
  /// The most milliseconds that `close` waits for the reader.
  static let closeTimeout = 500

  private let queue: LineQueue
  private let dropped = Atomic<Int>(0)
  private var thread: LoopThread?

  /// Starts the thread.
  ///
  /// - Parameter descriptor: The file descriptor to write to, which is never closed.
  /// - Throws: ``EventLoopError`` if the thread cannot be started.
  public init(descriptor: Int32) throws(EventLoopError) {
    let queue = try LineQueue(descriptor: descriptor)
    self.queue = queue
    thread = try LoopThread { queue.run() }
  }

  deinit { close() }

  /// The number of dropped lines.
  public var droppedLines: Int { dropped.load(ordering: .relaxed) }

  /// Queues whole lines.
  ///
  /// - Returns: Whether they were queued; if not, they are counted as dropped.
  /// - Complexity: O(bytes), without waiting for the reader.
  @discardableResult
  public func write(_ lines: Bytes) -> Bool {
    if queue.append(lines, limit: Self.limit) { return true }
    let count = lines.reduce(0) { $1 == 10 ? $0 + 1 : $0 }
    dropped.wrappingAdd(count, ordering: .relaxed)
    return false
  }

  /// Writes pending lines, and ends the thread. Further calls do nothing.
  ///
  /// It gives up after half a second without a reader, so that a server can always end.
  public func close() {
    guard let thread = thread.take() else { return }
    queue.end()
    for _ in 0..<Self.closeTimeout {
      if queue.hasEnded {
        thread.join()
        return
      }
      usleep(1_000)
    }
    // The thread owns the queue, and ends with the process or once the lines are read.
  }
}

/// The pending lines, and the loop that writes them.
// Unchecked: shared state is atomic or behind a lock; `isBroken` belongs to the thread of the loop;
// only `init` sets the rest.
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
  /// Whether a write has failed. Then lines are discarded, as a log that cannot be written must not
  /// stop the service.
  private var isBroken = false

  init(descriptor: Int32) throws(EventLoopError) {
    self.descriptor = descriptor
    loop = try Loop(readBufferBytes: 1)
    wakeUp = try WakeUp(on: loop) { [unowned self] in drain() }
  }

  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  /// Writes lines as they arrive, until `end`.
  func run() {
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
    if isQueued { wakeUp?.send() }
    return isQueued
  }

  /// Refuses further lines, and ends once the pending ones are written.
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
        // Another process that shares the file has made it non-blocking.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
        continue
      }
      isBroken = count <= 0
      rest = rest.dropFirst(max(0, count))
    }
  }
}

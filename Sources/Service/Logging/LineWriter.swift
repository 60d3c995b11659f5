internal import EventLoop
internal import HTTPCore
private import Glibc
private import Synchronization

/// Writes lines to a file descriptor on a thread of its own, so that whoever logs never waits for a
/// reader that is slow or stopped.
///
/// Lines wait in memory up to a limit; past it they are dropped, and counted.
// Unchecked: what several threads use is behind a lock. The rest is set by `init` alone, save the
// thread, which belongs to whoever closes the writer.
final class LineWriter: @unchecked Sendable {
  private struct Pending: ~Copyable {
    var lines = ByteBuffer()
    var isClosed = false
  }

  /// Bytes of lines that may wait.
  static let limit = 4 * 1024 * 1024

  private let descriptor: Int32
  private let pending = Mutex(Pending())
  private let onDrop: @Sendable (_ bytes: Int) -> Void
  private let loop: EventLoop
  private var wakeUp: WakeUp?
  private var thread: LoopThread?

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - descriptor: what is written to; it stays open.
  ///   - onDrop: told of lines that are dropped, on the thread that had them.
  /// - Throws: what the operating system says if there is no thread to be had.
  init(descriptor: Int32, onDrop: @escaping @Sendable (_ bytes: Int) -> Void) throws(EventLoopError)
  {
    self.descriptor = descriptor
    self.onDrop = onDrop
    loop = try EventLoop(readBufferBytes: 1)
    wakeUp = try WakeUp(on: loop) { [unowned self] in drain() }
    thread = try LoopThread { [loop] in loop.run() }
  }

  deinit { close() }

  /// Takes whole lines.
  func write(_ lines: Bytes) {
    let isTaken = pending.withLock { pending in
      guard !pending.isClosed, pending.lines.count + lines.count <= Self.limit else {
        return false
      }
      pending.lines.append(lines)
      return true
    }
    if isTaken { wakeUp?.send() } else { onDrop(lines.count) }
  }

  /// Writes what waits, and ends the thread; to be called by the owner alone, once or more often.
  func close() {
    pending.withLock { $0.isClosed = true }
    wakeUp?.send()
    thread.take()?.join()
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
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      // A log that nobody can read any more must not stop the service.
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

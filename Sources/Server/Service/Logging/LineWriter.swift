public import EventLoop
public import HTTPCore

private import Libc

/// Writes lines to a file descriptor on its own thread, so that logging never waits for a slow or
/// stopped reader.
///
/// Pending lines are kept in memory up to a limit; beyond it, lines are dropped and counted. So are
/// lines that cannot be written, for example because a disk is full; later ones are tried again.
/// Only the owner of a writer closes it.
public final class LineWriter: Sendable {
  private let thread: LineThread

  /// Starts the thread.
  ///
  /// - Parameter descriptor: The file descriptor to write to. It is never closed.
  /// - Throws: ``EventLoopError`` if the thread cannot be started.
  public init(descriptor: Int32) throws(EventLoopError) {
    thread = try LineThread(to: DescriptorSink(descriptor: descriptor), closeTimeout: 500)
  }

  /// The number of lines that were dropped or could not be written.
  public var droppedLines: Int { thread.droppedLines }

  /// Queues whole lines.
  ///
  /// - Returns: Whether they were queued. If not, they count as dropped.
  /// - Complexity: O(bytes), without waiting for the reader.
  @discardableResult
  public func write(_ lines: Bytes) -> Bool { thread.write(lines) }

  /// Writes pending lines, and ends the thread. Further calls do nothing.
  ///
  /// It gives up after half a second without a reader, so that a server can always exit.
  public func close() { thread.close() }
}

private final class DescriptorSink: LineSink {
  private let descriptor: Int32
  /// Whether a failed write has left an incomplete line.
  private var hasCutLine = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes lines. Lines that cannot be written, for example because a disk is full, are lost: a
  /// log must not stop the service. The next ones are tried again.
  func take(_ lines: Bytes, isClosing: () -> Bool) -> Int {
    if hasCutLine {
      guard [UInt8(ascii: "\n")].withUnsafeBytes({ write($0) }) == 1 else { return lines.lineCount }
      hasCutLine = false
    }
    let written = write(lines)
    guard written < lines.count else { return 0 }
    hasCutLine = written > 0 && lines[written - 1] != UInt8(ascii: "\n")
    return Bytes(rebasing: lines[written...]).lineCount
  }

  /// Writes bytes up to an error; returns how many were written.
  private func write(_ bytes: Bytes) -> Int {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        // Another process that shares the open file has made it non-blocking.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
        continue
      }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    return bytes.count - rest.count
  }
}

import JSONRPC
import Synchronization

import Libc

/// Standard input and output as streams of messages.
final class MessageStream: Sendable {
  private static let chunkBytes = 1 << 16

  private let framing: MessageFramer.Framing
  private let limit: Int
  private let lock = Mutex(())

  /// Makes the streams.
  ///
  /// - Parameters:
  ///   - framing: How messages are separated.
  ///   - limit: The most bytes of a message.
  init(_ framing: MessageFramer.Framing, limit: Int) {
    self.framing = framing
    self.limit = limit
  }

  /// Writes a message; called from several threads.
  func write(_ message: [UInt8]) {
    lock.withLock { _ in Output.write(MessageFramer.framed(message, as: framing)) }
  }

  /// Calls a function with each part of the input, until the input ends or the function says so.
  ///
  /// - Parameter handle: Handles a part; returns whether to go on.
  func read(_ handle: (MessageFramer.Event) -> Bool) {
    var framer = MessageFramer(framing, limit: limit)
    var chunk = [UInt8](repeating: 0, count: Self.chunkBytes)
    while let count = read(into: &chunk) {
      framer.receive(chunk[..<count])
      while let event = framer.next() {
        guard handle(event) else { return }
      }
    }
    if let event = framer.finish() { _ = handle(event) }
  }

  /// Reads some bytes; returns their number, or `nil` at the end.
  private func read(into chunk: inout [UInt8]) -> Int? {
    while true {
      let count = Libc.read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? count : nil
    }
  }
}

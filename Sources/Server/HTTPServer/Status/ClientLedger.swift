import Synchronization

/// The buffered bytes of each client, over all event loops.
///
/// Only connections with large buffers are charged, and in steps, so that small requests never take
/// the lock.
final class ClientLedger: Sendable {
  private let held = Mutex<[UInt64: Int]>([:])

  /// Charges bytes to a client; a negative number returns them.
  ///
  /// - Returns: the client's total after the change.
  /// - Complexity: O(1), expected.
  func charge(_ client: UInt64, with change: Int) -> Int {
    held.withLock { held in
      let bytes = held[client, default: 0] + change
      if bytes == 0 {
        held[client] = nil
      } else if change != 0 {
        held[client] = bytes
      }
      return bytes
    }
  }
}

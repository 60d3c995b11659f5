import Synchronization

/// What the connections of each client hold, all event loops together.
///
/// Only connections that hold much are charged, and in steps: small requests never take the lock.
final class ClientLedger: Sendable {
  private let held = Mutex<[UInt64: Int]>([:])

  /// Charges a client with bytes, or with a negative number gives them back.
  ///
  /// - Returns: what the client holds with them.
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

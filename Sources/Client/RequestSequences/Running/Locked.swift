import Foundation

/// A value protected by a lock.
///
/// It replaces the standard library's `Mutex`, whose lock ThreadSanitizer does not recognize.
///
/// It is Sendable for any value: the value is accessed only under the lock, and `sending` ensures
/// that nothing else refers to it.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

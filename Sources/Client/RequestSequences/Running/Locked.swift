import Foundation

/// A value behind a lock.
///
/// It stands in for `Mutex` of the standard library, whose lock ThreadSanitizer does not see.
///
/// It is Sendable for any value: the value is accessed only under the lock, and `sending` makes
/// sure that nothing else refers to it.
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

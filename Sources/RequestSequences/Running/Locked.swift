import Foundation

/// A value that one thread at a time may see.
///
/// What `Mutex` of the standard library is, by a lock that ThreadSanitizer knows.
///
/// It is Sendable, whatever the value is: the value is reached only under the lock, and nothing
/// else refers to it.
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

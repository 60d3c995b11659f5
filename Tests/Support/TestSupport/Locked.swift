import Foundation

/// A value guarded by a lock.
///
/// Equivalent to the standard library's `Mutex`, with a lock that ThreadSanitizer supports.
///
/// It is Sendable for any value, which is accessed only under the lock and referenced from nowhere
/// else.
public final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Makes a lock around a value.
  public init(_ value: sending Value) { self.value = value }

  /// Calls `body` with exclusive access to the value.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

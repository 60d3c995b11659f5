private import Synchronization

/// Idle encoders of one level, kept for reuse: making one costs more than compressing a short body.
public final class GzipPool: Sendable {
  private let level: Int
  private let most: Int
  private let idle = Mutex<[Entry]>([])

  // Unchecked: an encoder is in the pool or lent to one caller, never both.
  private struct Entry: @unchecked Sendable {
    let encoder: GzipEncoder
  }

  /// Makes an empty pool.
  ///
  /// - Parameters:
  ///   - level: the effort of its encoders, from 1 to 9.
  ///   - most: the maximum number of idle encoders, about one for each thread that uses them.
  public init(level: Int, keeping most: Int) {
    self.level = level
    self.most = most
  }

  /// Lends an encoder to a function.
  ///
  /// - Returns: the result of `body`; nil if there is no memory for an encoder.
  public func withEncoder<Result>(_ body: (GzipEncoder) -> Result) -> Result? {
    let entry = idle.withLock { $0.popLast() }
    guard let encoder = entry?.encoder ?? GzipEncoder(level: level) else { return nil }
    let result = body(encoder)
    let returned = Entry(encoder: encoder)
    idle.withLock { if $0.count < most { $0.append(returned) } }
    return result
  }
}

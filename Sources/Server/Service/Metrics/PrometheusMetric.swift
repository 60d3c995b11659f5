import CoreMetrics
import Synchronization

/// A metric of a ``PrometheusRegistry``.
///
/// One type serves all kinds. They differ in their protocols, but hardly in their state.
final class PrometheusMetric: CounterHandler, FloatingPointCounterHandler, MeterHandler,
  RecorderHandler, TimerHandler
{
  /// The current value.
  struct Value {
    /// The value, or the sum of all recorded values.
    var sum = 0.0
    /// The number of recorded values.
    var count = 0
    /// The number of recorded values in each bucket, not cumulative.
    var buckets: [Int]
  }

  /// The upper bounds of the buckets of a histogram, ascending.
  let bounds: [Double]
  private let state: Mutex<Value>
  /// Whether a recorded value replaces the last one instead of being added.
  private let isGauge: Bool

  init(bounds: [Double], isGauge: Bool = false) {
    self.bounds = bounds
    self.isGauge = isGauge
    state = Mutex(Value(buckets: Array(repeating: 0, count: bounds.count + 1)))
  }

  var value: Value { state.withLock { $0 } }

  private func observe(_ value: Double) {
    state.withLock { state in
      state.sum = isGauge ? value : state.sum + value
      state.count += 1
      state.buckets[bounds.firstIndex { value <= $0 } ?? bounds.count] += 1
    }
  }

  // Each protocol takes both integers and floating-point numbers.
  func increment(by amount: Int64) { increment(by: Double(amount)) }
  func increment(by amount: Double) { state.withLock { $0.sum += amount } }
  func decrement(by amount: Double) { increment(by: -amount) }
  func reset() { set(0.0) }
  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { state.withLock { $0.sum = value } }
  func record(_ value: Int64) { observe(Double(value)) }
  func record(_ value: Double) { observe(value) }
  func recordNanoseconds(_ duration: Int64) { observe(Double(duration) / 1e9) }
}

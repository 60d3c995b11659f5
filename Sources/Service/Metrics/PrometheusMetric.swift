import CoreMetrics
import Synchronization

/// One metric of a ``PrometheusRegistry``, whatever its kind: for the kinds differ in what they are
/// told, and hardly in what they keep.
final class PrometheusMetric: CounterHandler, FloatingPointCounterHandler, MeterHandler,
  RecorderHandler, TimerHandler
{
  /// What it has come to.
  struct Value {
    /// The value, or the sum of all that were recorded.
    var sum = 0.0
    /// How many were recorded.
    var count = 0
    /// How many of them were in each class.
    var classes: [Int]
  }

  /// The upper bounds of the classes of a histogram.
  let bounds: [Double]
  private let state: Mutex<Value>
  /// Whether recorded values add up, as all but those of a gauge do.
  private let isGauge: Bool

  init(bounds: [Double], isGauge: Bool = false) {
    self.bounds = bounds
    self.isGauge = isGauge
    state = Mutex(Value(classes: Array(repeating: 0, count: bounds.count + 1)))
  }

  var value: Value { state.withLock { $0 } }

  private func observe(_ value: Double) {
    state.withLock { state in
      state.sum = isGauge ? value : state.sum + value
      state.count += 1
      state.classes[bounds.firstIndex { value <= $0 } ?? bounds.count] += 1
    }
  }

  // A counter is told in one of these two forms, and so are a gauge and a recorder.
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

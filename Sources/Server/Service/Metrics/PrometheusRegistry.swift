internal import CoreMetrics
internal import HTTPCore
import Synchronization
internal import TextBytes

/// A swift-metrics backend that keeps all values in memory and writes them for Prometheus.
///
/// A label becomes the name of a family; invalid characters become `_`. Aggregating recorders are
/// summaries without quantiles, timers are histograms in seconds, and all others are counters and
/// gauges.
final class PrometheusRegistry: MetricsFactory {
  private struct Family {
    var kind: PrometheusText.Kind
    var help: String
    var metrics: [(labels: [(String, String)], metric: PrometheusMetric)] = []
  }

  private let families = Mutex<TextDictionary<Family>>([:])
  private let helps: TextDictionary<String>

  /// Makes an empty registry.
  ///
  /// - Parameter help: The help texts of families, by name.
  init(help: TextDictionary<String> = [:]) {
    helps = help
  }

  /// The metric with a name and labels; created if it is missing. A family has one kind.
  private func metric(
    _ label: String, dimensions: [(String, String)], kind: PrometheusText.Kind,
    bounds: [Double] = []
  ) -> PrometheusMetric {
    let name = Self.name(label)
    let labels = dimensions.map { (Self.name($0.0), $0.1) }
    return families.withLock { families in
      var family = families[name] ?? Family(kind: kind, help: helps[name] ?? label)
      for known in family.metrics where known.labels.elementsEqual(labels, by: ==) {
        return known.metric
      }
      let metric = PrometheusMetric(bounds: bounds, isGauge: kind == .gauge)
      family.metrics.append((labels, metric))
      families[name] = family
      return metric
    }
  }

  private func remove(_ metric: AnyObject) {
    families.withLock { families in
      for (name, var family) in families {
        family.metrics.removeAll { $0.metric === metric }
        families[name] = family.metrics.isEmpty ? nil : family
      }
    }
  }

  private static func name(_ label: String) -> String {
    var name = ""
    for scalar in label.unicodeScalars {
      let isAllowed =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar == "_" || scalar == ":"
          || (!name.isEmpty && ("0"..."9").contains(scalar)))
      name.unicodeScalars.append(isAllowed ? scalar : "_")
    }
    return name.isEmpty ? "_" : name
  }

  /// Writes every metric, with families in alphabetical order.
  func write(to text: inout PrometheusText) {
    let families = families.withLock { $0.sorted { $0.key < $1.key } }
    for (name, family) in families {
      text.family(name, family.kind, help: family.help)
      for (labels, metric) in family.metrics {
        let value = metric.value
        switch family.kind {
        case .counter, .gauge:
          text.sample(value.sum, labels)
        case .histogram:
          text.histogram(
            bounds: metric.bounds, buckets: value.buckets, sum: value.sum, labels)
        case .summary:
          text.sample(value.sum, labels, suffix: "_sum")
          text.sample(Double(value.count), labels, suffix: "_count")
        }
      }
    }
  }

  // MARK: MetricsFactory

  /// Makes a counter of integers.
  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    metric(label, dimensions: dimensions, kind: .counter)
  }

  /// Makes a counter of floating-point numbers.
  func makeFloatingPointCounter(
    label: String, dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    metric(label, dimensions: dimensions, kind: .counter)
  }

  /// Makes a gauge.
  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    metric(label, dimensions: dimensions, kind: .gauge)
  }

  /// Makes a summary, or a gauge of the last value if `aggregate` is false.
  func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    metric(label, dimensions: dimensions, kind: aggregate ? .summary : .gauge)
  }

  /// Makes a histogram of seconds.
  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    metric(
      label, dimensions: dimensions, kind: .histogram, bounds: ServerMetrics.durationBounds)
  }

  /// Removes a counter.
  func destroyCounter(_ handler: any CounterHandler) { remove(handler) }

  /// Removes a counter.
  func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {
    remove(handler)
  }

  /// Removes a gauge.
  func destroyMeter(_ handler: any MeterHandler) { remove(handler) }

  /// Removes a recorder.
  func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }

  /// Removes a timer.
  func destroyTimer(_ handler: any TimerHandler) { remove(handler) }
}

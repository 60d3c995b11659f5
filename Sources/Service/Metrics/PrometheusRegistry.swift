public import CoreMetrics
internal import HTTPCore
import Synchronization

/// A backend of swift-metrics that keeps all values in memory and writes them for Prometheus.
///
/// A label becomes the name of a family; what a name cannot have in it becomes `_`. Recorders that
/// aggregate become summaries without quantiles, timers become histograms of seconds, and all
/// others counters and gauges.
public final class PrometheusRegistry: MetricsFactory {
  private struct Family {
    var kind: PrometheusText.Kind
    var help: String
    var metrics: [(labels: [(String, String)], metric: PrometheusMetric)] = []
  }

  private let families = Mutex<[String: Family]>([:])
  private let helps: [String: String]

  /// Makes an empty registry.
  ///
  /// - Parameter help: what families mean, by their names.
  public init(help: [String: String] = [:]) {
    helps = help
  }

  /// The metric of a name and labels, made anew if there is none; one family has one kind.
  private func metric(
    _ label: String, _ labels: [(String, String)], _ kind: PrometheusText.Kind,
    bounds: [Double] = []
  ) -> PrometheusMetric {
    let name = Self.name(label)
    let labels = labels.map { (Self.name($0.0), $0.1) }
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

  /// Writes every metric, families in the order of their names.
  func write(to text: inout PrometheusText) {
    let families = families.withLock { $0.sorted { $0.key < $1.key } }
    for (name, family) in families {
      text.family(name, family.kind, family.help)
      for (labels, metric) in family.metrics {
        let value = metric.value
        switch family.kind {
        case .counter, .gauge:
          text.sample(value.sum, labels)
        case .histogram:
          text.histogram(
            bounds: metric.bounds, classes: value.classes, sum: value.sum, labels)
        case .summary:
          text.sample(value.sum, labels, suffix: "_sum")
          text.sample(Double(value.count), labels, suffix: "_count")
        }
      }
    }
  }

  // MARK: MetricsFactory

  /// Makes a counter of whole numbers.
  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    metric(label, dimensions, .counter)
  }

  /// Makes a counter of numbers with fractions.
  public func makeFloatingPointCounter(
    label: String, dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    metric(label, dimensions, .counter)
  }

  /// Makes a gauge.
  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    metric(label, dimensions, .gauge)
  }

  /// Makes a summary, or a gauge of the last value if it is not to aggregate.
  public func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    metric(label, dimensions, aggregate ? .summary : .gauge)
  }

  /// Makes a histogram of seconds.
  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    metric(label, dimensions, .histogram, bounds: ServerMetrics.seconds)
  }

  /// Forgets a counter.
  public func destroyCounter(_ handler: any CounterHandler) { remove(handler) }

  /// Forgets a counter.
  public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {
    remove(handler)
  }

  /// Forgets a gauge.
  public func destroyMeter(_ handler: any MeterHandler) { remove(handler) }

  /// Forgets a recorder.
  public func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }

  /// Forgets a timer.
  public func destroyTimer(_ handler: any TimerHandler) { remove(handler) }
}

internal import API
internal import HTTPCore
internal import JSONDocuments
internal import JSONText

/// Writes metrics in Prometheus's text format, version 0.0.4.
///
/// The help and the kind of a family come first, then its samples.
struct PrometheusText: ~Copyable {
  /// The kind of a family.
  enum Kind: String {
    case counter
    case gauge
    case histogram
    case summary
  }

  /// The media type of the format.
  static let mediaType: StaticString = "text/plain; version=0.0.4; charset=utf-8"

  private var output = ByteBuffer()
  private var name = ""

  /// The text so far.
  var bytes: Bytes { output.bytes }

  /// Begins a family.
  mutating func family(_ name: String, _ kind: Kind, help: String) {
    self.name = name
    output.append("# HELP \(name) \(Self.escaped(help, quotes: false))\n")
    output.append("# TYPE \(name) \(kind.rawValue)\n")
  }

  /// Writes a sample of the current family.
  mutating func sample(
    _ value: Double, _ labels: [(String, String)] = [], suffix: String = ""
  ) {
    output.append(name)
    output.append(suffix)
    if !labels.isEmpty {
      output.append(literal: "{")
      for (index, label) in labels.enumerated() {
        if index > 0 { output.append(literal: ",") }
        output.append("\(label.0)=\"\(Self.escaped(label.1, quotes: true))\"")
      }
      output.append(literal: "}")
    }
    output.append(literal: " ")
    output.append(Self.number(value))
    output.append(literal: "\n")
  }

  /// Writes a family that consists of one sample without labels.
  mutating func single(_ name: String, _ kind: Kind, help: String, value: Double) {
    family(name, kind, help: help)
    sample(value)
  }

  /// Writes a histogram's samples.
  ///
  /// - Parameters:
  ///   - bounds: The upper bounds of the buckets, ascending.
  ///   - buckets: The number of values in each bucket, then the number above the last bound.
  ///   - sum: The sum of all values.
  ///   - labels: The labels of the histogram.
  mutating func histogram(
    bounds: [Double], buckets: [Int], sum: Double, _ labels: [(String, String)] = []
  ) {
    var total = 0
    for (index, count) in buckets.enumerated() {
      total += count
      let bound = index < bounds.count ? Self.number(bounds[index]) : "+Inf"
      sample(Double(total), labels + [("le", bound)], suffix: "_bucket")
    }
    sample(sum, labels, suffix: "_sum")
    sample(Double(total), labels, suffix: "_count")
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value > 0 ? "+Inf" : "-Inf" }
    var json = JSONWriter.metered(capacity: 24)
    json.number(value)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func escaped(_ text: String, quotes: Bool) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\"" where quotes: result += "\\\""
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

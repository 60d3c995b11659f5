internal import API
internal import HTTPCore

/// Writes metrics in Prometheus's text format, version 0.0.4.
///
/// A family's name, kind and help come first, then its samples.
struct PrometheusText: ~Copyable {
  /// What kind a family is.
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

  /// What has been written.
  var bytes: Bytes { output.bytes }

  /// Begins a family.
  mutating func family(_ name: String, _ kind: Kind, _ help: String) {
    self.name = name
    output.append("# HELP \(name) \(Self.escaped(help, quotes: false))\n")
    output.append("# TYPE \(name) \(kind.rawValue)\n")
  }

  /// Writes a sample of the family, its name with a suffix.
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

  /// Writes a family of one counted or measured number.
  mutating func single(_ name: String, _ kind: Kind, _ help: String, _ value: Double) {
    family(name, kind, help)
    sample(value)
  }

  /// Writes a histogram's samples.
  ///
  /// - Parameters:
  ///   - bounds: the upper bounds of the classes, in ascending order.
  ///   - classes: how many values each class has, and behind them those above the last bound.
  ///   - sum: the sum of all values.
  ///   - labels: what tells this histogram from others of the family.
  mutating func histogram(
    bounds: [Double], classes: [Int], sum: Double, _ labels: [(String, String)] = []
  ) {
    var total = 0
    for (place, count) in classes.enumerated() {
      total += count
      let bound = place < bounds.count ? Self.number(bounds[place]) : "+Inf"
      sample(Double(total), labels + [("le", bound)], suffix: "_bucket")
    }
    sample(sum, labels, suffix: "_sum")
    sample(Double(total), labels, suffix: "_count")
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value > 0 ? "+Inf" : "-Inf" }
    var json = JSONWriter(capacity: 24)
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

import JSONText

/// The options in force as YAML, which `--config` reads: the output of `serve --check`.
enum SettingsReport {
  /// The report. A comment states where each value comes from. Options that are not set are
  /// comments.
  static func text(of entries: [SettingSources.Entry]) -> String {
    var lines = ["# The options in force. `trellis serve --config FILE` reads this."]
    for entry in entries {
      guard !entry.values.isEmpty else {
        lines.append("# \(entry.name): not set")
        continue
      }
      let values = entry.values.map { scalar(withoutPassword($0)) }
      let value = entry.isList ? "[\(values.joined(separator: ", "))]" : values[0]
      let remark = entry.remark.map { ", here \($0)" } ?? ""
      lines.append("\(entry.name): \(value)  # \(origin(of: entry))\(remark)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An address without the name and password that it may state before its host.
  private static func withoutPassword(_ value: String) -> String {
    guard let scheme = value.firstRange(of: "://") else { return value }
    let authority = value.utf8[scheme.upperBound...].prefix { !"/?#".utf8.contains($0) }
    guard let end = authority.lastIndex(of: UInt8(ascii: "@")) else { return value }
    return "\(value[..<scheme.upperBound])…\(value[end...])"
  }

  private static func origin(of entry: SettingSources.Entry) -> String {
    switch entry.origin {
    case .option: "--\(entry.name)"
    case .variable: Environment.variable(for: entry.name)
    // A character that ends a line would end the comment.
    case .file(let place):
      String(String.UnicodeScalarView(place.unicodeScalars.map { isPlain($0) ? $0 : "\u{FFFD}" }))
    case .standard: "default"
    }
  }

  /// A value as a YAML scalar, in quotes unless none of its characters has a meaning in YAML.
  static func scalar(_ value: String) -> String {
    guard let first = value.utf8.first, isAlphanumeric(first) || first == UInt8(ascii: "/"),
      value.utf8.last != UInt8(ascii: ":"),
      value.utf8.allSatisfy({ isAlphanumeric($0) || "./:_@-".utf8.contains($0) })
    else {
      var json = JSONWriter()
      json.string(value)
      return escaped(String(decoding: json.bytes, as: UTF8.self))
    }
    return value
  }

  /// A JSON string with escapes for the characters that may stand in JSON, but end a line of YAML,
  /// must not stand in it, or control a terminal.
  private static func escaped(_ json: String) -> String {
    var text = ""
    for scalar in json.unicodeScalars {
      if isPlain(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        text += "\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
      }
    }
    return text
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned: false
    default: scalar != "\u{FEFF}" && !scalar.properties.isBidiControl
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte & 0xDF)
  }
}

import Libc
internal import TextBytes

/// The process's environment variables.
enum Environment {
  /// The value of a variable; `nil` if it is unset or empty.
  static subscript(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Whether a variable is set but empty.
  static func isEmpty(_ name: String) -> Bool {
    getenv(name).map { $0.pointee == 0 } ?? false
  }

  /// The environment variable for an option.
  static func variable(for option: String) -> String {
    "TRELLIS_" + option.uppercased().split(separator: "-").joined(separator: "_")
  }

  /// The variables of the process that begin with `TRELLIS_` and belong to none of the options, in
  /// the order of bytes, each with the nearest variable of an option.
  static func unknown(among options: [String]) -> [(variable: String, nearest: String?)] {
    let known = options.map { variable(for: $0) }
    return names(with: "TRELLIS_").filter { !known.contains($0) && !isServiceLink($0) }.sorted()
      .prefix(mostUnknown).map { ($0, Suggestion.nearest(to: $0, among: known)) }
  }

  /// The most variables that are reported.
  private static let mostUnknown = 20

  /// Whether Kubernetes sets a variable for a service whose name begins with `trellis`.
  private static func isServiceLink(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "_")).dropFirst()
    return parts.contains { $0.elementsEqual("PORT".utf8) }
      || name.hasSuffix("_SERVICE_HOST")
  }

  private static func names(with prefix: String) -> [String] {
    var names: [String] = []
    var next = environ
    while let entry = next.pointee {
      next += 1
      guard strncmp(entry, prefix, prefix.utf8.count) == 0 else { continue }
      let end = strchr(entry, 61).map { $0 - entry } ?? strlen(entry)
      let name = UnsafeRawBufferPointer(start: entry, count: min(end, longestName))
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names
  }

  /// The bytes of a name that are reported.
  private static let longestName = 100
}

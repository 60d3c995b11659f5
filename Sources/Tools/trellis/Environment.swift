import Libc

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
}

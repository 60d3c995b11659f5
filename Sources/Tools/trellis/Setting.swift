import ArgumentParser
import Service

/// A number of the configuration, set by an option or an environment variable.
struct Setting: Sendable {
  /// The unit of a setting.
  enum Unit: Sendable {
    /// A number of things.
    case count
    /// Seconds; the configuration stores milliseconds.
    case seconds
  }

  /// The name of the option, without the dashes.
  let name: String
  let path: any WritableKeyPath<ServiceConfiguration, Int> & Sendable
  let range: ClosedRange<Int>
  let unit: Unit
  let text: String

  init(
    _ name: String, _ path: any WritableKeyPath<ServiceConfiguration, Int> & Sendable,
    in range: ClosedRange<Int>, help text: String, unit: Unit = .count
  ) {
    self.name = name
    self.path = path
    self.range = range
    self.unit = unit
    self.text = text
  }

  /// The name of the environment variable.
  var variable: String { Environment.variable(for: name) }

  /// The option's help, with its default and its environment variable.
  var help: ArgumentHelp {
    ArgumentHelp(
      "\(text) (default: \(shown(ServiceConfiguration()[keyPath: path])); \(variable))",
      valueName: unit == .seconds ? "seconds" : "n")
  }

  /// Sets the number from the option, or else from the variable, if either is set.
  func apply(_ option: Double?, to configuration: inout ServiceConfiguration) throws {
    if let option {
      configuration[keyPath: path] = try checked(option, of: "--\(name)", text: "\(option)")
    } else if let text = Environment[variable] {
      configuration[keyPath: path] = try checked(Double(text), of: variable, text: text)
    }
  }

  private func checked(_ value: Double?, of source: String, text: String) throws -> Int {
    let scale: Double = unit == .seconds ? 1000 : 1
    guard let value, let number = Int(exactly: (value * scale).rounded(.down)),
      range.contains(number), unit == .seconds || Double(number) == value
    else {
      throw ValidationError(
        "\(source) must be a number from \(shown(range.lowerBound)) to "
          + "\(shown(range.upperBound)), not '\(text)'")
    }
    return number
  }

  private func shown(_ number: Int) -> String {
    guard unit == .seconds else { return String(number) }
    return number % 1000 == 0 ? String(number / 1000) : String(Double(number) / 1000)
  }
}

extension Option where Value == Double? {
  /// Declares the option of a setting.
  init(_ setting: Setting) {
    self.init(name: .customLong(setting.name), help: setting.help)
  }
}

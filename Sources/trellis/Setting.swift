import ArgumentParser
import Service

/// A number that can be set, by an option or by an environment variable.
struct Setting: Sendable {
  /// In what a setting is given.
  enum Unit: Sendable {
    /// Something that is counted.
    case count
    /// Seconds, where the configuration has milliseconds.
    case seconds
  }

  /// The option's name, without the two dashes.
  let name: String
  let path: any WritableKeyPath<ServiceConfiguration, Int> & Sendable
  let range: ClosedRange<Int>
  let unit: Unit
  let text: String

  init(
    _ name: String, _ path: any WritableKeyPath<ServiceConfiguration, Int> & Sendable,
    _ range: ClosedRange<Int>, _ text: String, in unit: Unit = .count
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

  /// Sets what the option says, or else the variable, or else nothing.
  func apply(_ option: Double?, to configuration: inout ServiceConfiguration) throws {
    if let option {
      configuration[keyPath: path] = try checked(option, "--\(name)", "\(option)")
    } else if let text = Environment[variable] {
      configuration[keyPath: path] = try checked(Double(text), variable, text)
    }
  }

  private func checked(_ value: Double?, _ source: String, _ text: String) throws -> Int {
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

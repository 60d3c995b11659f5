import ArgumentParser
import Service

/// A number of the configuration, set by an option, an environment variable or a
/// configuration file.
struct Setting: Sendable {
  /// The unit of a setting.
  enum Unit: Sendable {
    /// A number of things.
    case count
    /// Bytes.
    case bytes
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
      "\(text) (default: \(unit.text(ServiceConfiguration()[keyPath: path])); \(variable))",
      valueName: unit.valueName)
  }

  /// Sets the number, if a source has one.
  func apply(
    _ option: String?, to configuration: inout ServiceConfiguration, from sources: SettingSources
  ) throws {
    let found = sources.find(option, of: name)
    if let found {
      configuration[keyPath: path] = try checked(found.text, of: found.source)
    }
    sources.note(name, unit.text(configuration[keyPath: path]), found)
  }

  private func checked(_ text: String, of source: String) throws -> Int {
    guard let number = unit.parse(text), range.contains(number) else {
      let (kind, example) = unit.requirement
      throw ValidationError(
        "\(source) must be \(kind) from \(unit.text(range.lowerBound)) to "
          + "\(unit.text(range.upperBound))\(example); not '\(text)'")
    }
    return number
  }
}

extension Option where Value == String? {
  /// Declares the option of a setting.
  init(_ setting: Setting) {
    self.init(name: .customLong(setting.name), help: setting.help)
  }
}

import ArgumentParser
import Checking
internal import TextBytes

/// The sources of option values: the command line, else an environment variable, else a
/// configuration file, else the default.
///
/// It keeps an entry for each option that a command asked for, which `serve --check` prints.
final class SettingSources {
  /// Where a value comes from.
  enum Origin {
    case option
    case variable
    /// The place in the configuration file.
    case file(String)
    /// The program's default.
    case standard
  }

  /// The value in force of an option.
  struct Entry {
    /// The name of the option, without the dashes.
    let name: String
    /// The values; empty if the option is not set.
    var values: [String]
    /// Whether the option can be repeated.
    let isList: Bool
    let origin: Origin
    /// What the value amounts to here; nil if it speaks for itself.
    var remark: String?
  }

  /// A value that was found.
  struct Found {
    let text: String
    let origin: Origin
    /// What to blame for a wrong value: `--rate`, `TRELLIS_RATE` or `trellis.yaml:3:7: rate`.
    let source: String

    /// The error for a wrong value.
    func fault(_ reason: String) -> ValidationError {
      ValidationError("\(source): \(TextReport.printable(reason))")
    }
  }

  private(set) var entries: [Entry] = []
  private let file: SettingsFile?

  /// Makes the sources of a command, by default without a configuration file.
  init(file: SettingsFile? = nil) { self.file = file }

  /// The value of an option from its first source; nil if it is set nowhere.
  func find(_ option: String?, of name: String) -> Found? {
    let variable = Environment.variable(for: name)
    if let option { return Found(text: option, origin: .option, source: "--\(name)") }
    if let text = Environment[variable] {
      return Found(text: text, origin: .variable, source: variable)
    }
    guard let value = file?.value(of: name) else { return nil }
    return Found(
      text: value.texts.joined(separator: ","), origin: .file(value.place),
      source: "\(value.place): \(name)")
  }

  /// Notes the value in force of an option.
  func note(_ name: String, _ value: String?, _ found: Found?, remark: String? = nil) {
    entries.append(
      Entry(
        name: name, values: value.map { [$0] } ?? [], isList: false,
        origin: found?.origin ?? .standard, remark: remark))
  }

  /// Adds what the value of an option amounts to, if that is not the value itself.
  func remark(_ name: String, _ text: String) {
    guard let index = entries.firstIndex(where: { $0.name == name }),
      entries[index].values != [text]
    else { return }
    entries[index].remark = text
  }

  /// The value of an option, or its default.
  func value(_ option: String?, of name: String, default standard: String) -> String {
    let found = find(option, of: name)
    note(name, found?.text ?? standard, found)
    return found?.text ?? standard
  }

  /// The value of an option, which is noted; nil if it is set nowhere.
  func noted(_ option: String?, of name: String) -> Found? {
    let found = find(option, of: name)
    note(name, found?.text, found)
    return found
  }

  /// The value of an option that protects the service. A variable that is set but empty is an
  /// error, since it must not leave the service open.
  func protection(_ option: String?, of name: String) throws -> Found? {
    let variable = Environment.variable(for: name)
    if option == nil, Environment.isEmpty(variable) {
      throw ValidationError("\(variable) is empty; give it a value, or unset it")
    }
    return noted(option, of: name)
  }

  /// The values of an option that can be repeated. The variable separates them with colons.
  func list(_ option: [String], of name: String) -> [String] {
    var (values, origin) = (option, Origin.option)
    if values.isEmpty, let text = Environment[Environment.variable(for: name)] {
      (values, origin) = (text.split(separator: ":").map(String.init), .variable)
    } else if values.isEmpty, let value = file?.value(of: name) {
      (values, origin) = (value.texts, .file(value.place))
    } else if values.isEmpty {
      origin = .standard
    }
    entries.append(Entry(name: name, values: values, isList: true, origin: origin))
    return values
  }

  /// A case of an enumeration.
  func choice<Choice>(
    _ option: String?, of name: String, default standard: Choice
  ) throws -> Choice where Choice: RawRepresentable<String> & CaseIterable {
    let found = find(option, of: name)
    note(name, found?.text ?? standard.rawValue, found)
    guard let found else { return standard }
    guard let choice = Choice(exactly: found.text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("\(found.source) must be one of \(names), not '\(found.text)'")
    }
    return choice
  }

  /// A flag.
  func flag(_ option: Bool?, of name: String, default standard: Bool) throws -> Bool {
    let found = find(option.map { String($0) }, of: name)
    var isOn = standard
    switch found?.text {
    case nil: break
    case "true", "1", "yes", "on": isOn = true
    case "false", "0", "no", "off": isOn = false
    case let text?:
      throw ValidationError("\(found?.source ?? name) must be true or false, not '\(text)'")
    }
    note(name, String(isOn), found)
    return isOn
  }
}

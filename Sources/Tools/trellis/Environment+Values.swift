import ArgumentParser
internal import TextBytes

extension Environment {
  /// The value of an option, or else of its variable; nil if neither is set.
  static func value(_ option: String?, or name: String) -> String? {
    option ?? self[variable(for: name)]
  }

  /// The value of an option that protects the service, or else of its variable. A variable that is
  /// set but empty is an error, since it must not leave the service open.
  static func protection(_ option: String?, or name: String) throws -> String? {
    if option == nil, isEmpty(variable(for: name)) {
      throw ValidationError("\(variable(for: name)) is empty; give it a value, or unset it")
    }
    return value(option, or: name)
  }

  /// A case of an enumeration, from an option or else its variable.
  static func choice<Choice>(_ option: String?, or name: String, _: Choice.Type) throws -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let text = value(option, or: name) else { return nil }
    guard let choice = Choice(exactly: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      let source = option == nil ? variable(for: name) : "--\(name)"
      throw ValidationError("\(source) must be one of \(names), not '\(text)'")
    }
    return choice
  }

  /// A flag, from an option or else its variable.
  static func flag(_ option: Bool?, or name: String) throws -> Bool? {
    if let option { return option }
    switch self[variable(for: name)] {
    case nil: return nil
    case "true", "1", "yes", "on": return true
    case "false", "0", "no", "off": return false
    case let text?:
      throw ValidationError("\(variable(for: name)) must be true or false, not '\(text)'")
    }
  }
}

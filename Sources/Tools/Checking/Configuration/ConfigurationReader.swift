internal import ConstraintLayout
internal import InterfaceBuilder
internal import LayoutRequests
internal import TextBytes
internal import YAMLDocuments

/// Reads the nodes of a configuration.
struct ConfigurationReader {
  typealias Failure = ConfigurationFile.Failure

  let path: String
  let folder: String
  var configuration = CheckConfiguration()

  init(path: String, folder: String) {
    self.path = path
    self.folder = folder
    configuration.folder = folder
  }

  mutating func readRoot(_ root: YAMLNode) throws(Failure) {
    for key in try members(root, of: "a configuration") {
      let value = key.value
      guard let member = ConfigurationMember(exactly: key.name) else {
        throw unknown(key, among: ConfigurationFile.members)
      }
      switch member {
      // Only editors use it.
      case .schema: _ = try text(value)
      case .rules: try readRules(value)
      case .devices: try readScreens(value, isDevice: true)
      case .sizes: try readScreens(value, isDevice: false)
      case .directions:
        for text in try texts(value) {
          guard let direction = DirectionName.direction(text.text) else {
            throw failure(text.node.mark, "\"\(text.text)\" is not a direction: write ltr or rtl")
          }
          configuration.directions.append(direction)
        }
      case .textScales:
        for text in try texts(value) {
          guard let factors = TextScale.factors(text.text) else {
            throw failure(
              text.node.mark, "a text scale must be a number from 0.1 to 10, or a range: 0.8...3.1")
          }
          configuration.textScales += factors
        }
      case .languages: configuration.languages = try texts(value).map(\.text)
      case .pseudo:
        for text in try texts(value) {
          guard let languages = PseudoLanguage.languages(named: text.text) else {
            throw failure(
              text.node.mark,
              "unknown pseudo-language \"\(text.text)\": write one of \(PseudoNames.list)")
          }
          configuration.add(languages)
        }
      case .widths:
        guard let widths = WidthRange.range(try text(value)) else {
          throw failure(value.mark, "widths must be a range: 320...1366")
        }
        configuration.widths = widths
      case .root: configuration.root = try text(value)
      case .failOn:
        configuration.failOn = try severity(value)
        guard configuration.failOn != .off else {
          throw failure(value.mark, "fail-on must be error, warning or note")
        }
      case .ignore: configuration.ignored = try texts(value).map { GlobPattern($0.text) }
      case .suppress: try readSuppressions(value)
      case .golden:
        let golden = Path.absolute(try text(value), in: folder)
        guard Path.isInside(golden, folder) else {
          throw failure(
            value.mark,
            "golden must be a folder below this file's folder; --golden accepts any other")
        }
        configuration.golden = golden
      case .baseline: configuration.baseline = Path.absolute(try text(value), in: folder)
      }
    }
  }

  private mutating func readScreens(_ value: YAMLNode, isDevice: Bool) throws(Failure) {
    configuration.usesUsualScreens = false
    for text in try texts(value) where !isDevice || text.text != CheckConfiguration.ownDevice {
      guard let screen = isDevice ? Screen(text.text) : Screen(size: text.text) else {
        throw failure(
          text.node.mark,
          isDevice
            ? "unknown device \"\(text.text)\"; `trellis devices` lists all devices"
            : "\"\(text.text)\" is not a size: write WIDTHxHEIGHT, such as 320x568")
      }
      configuration.screens.append(screen)
    }
  }

  private mutating func readRules(_ value: YAMLNode) throws(Failure) {
    for key in try members(value, of: "rules") {
      let value = key.value
      let rule = try rule(key.name, at: key.mark)
      guard value.members != nil else {
        configuration.severities[rule] = try severity(value)
        continue
      }
      for key in try members(value, of: rule.rawValue) {
        let value = key.value
        if key.name == "severity" {
          configuration.severities[rule] = try severity(value)
        } else {
          try readOption(key, value, of: rule)
        }
      }
    }
  }

  private mutating func readOption(_ key: YAMLNode.Member, _ value: YAMLNode, of rule: Rule)
    throws(Failure)
  {
    let options = rule.description.options
    guard let option = options.first(where: { $0.name == key.name }) else {
      throw unknown(key, among: ["severity"] + options.map(\.name))
    }
    switch option {
    case .length(_, let path): configuration.options[keyPath: path] = try length(value)
    case .patterns(_, let path):
      configuration.options[keyPath: path] = try texts(value).map { GlobPattern($0.text) }
    }
  }

  private mutating func readSuppressions(_ value: YAMLNode) throws(Failure) {
    guard let sequence = value.elements else {
      throw failure(
        value.mark, "suppress must be a list of suppressions, each with file, rule or view")
    }
    for entry in sequence {
      var suppression = Suppression()
      for key in try members(entry, of: "a suppression") {
        let value = key.value
        guard let member = SuppressionMember(exactly: key.name) else {
          throw unknown(key, among: SuppressionMember.allCases.map(\.rawValue))
        }
        switch member {
        case .file: suppression.files = GlobPattern(try text(value))
        case .rule:
          let rule = try rule(try text(value), at: value.mark)
          guard rule.isSuppressible else {
            throw failure(
              value.mark,
              "\(rule.rawValue) cannot be suppressed: ignore the file, or set the rule's severity")
          }
          suppression.rule = rule
        case .view: suppression.views = GlobPattern(try text(value))
        }
      }
      guard suppression != Suppression() else {
        throw failure(entry.mark, "a suppression must name a file, a rule or a view")
      }
      configuration.suppressions.append(suppression)
    }
  }
}

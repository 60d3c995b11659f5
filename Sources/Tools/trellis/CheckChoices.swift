internal import API
import ArgumentParser
import Checking
internal import TextBytes
internal import LayoutRequests

/// The options of `trellis check` that select the checks.
struct CheckChoices: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Configuration to use instead of the nearest \(ConfigurationFile.name).",
      valueName: "file"))
  var config: String?

  @Flag(help: "Ignore every \(ConfigurationFile.name).")
  var noConfig = false

  @Option(
    help: ArgumentHelp(
      """
      Devices to check, separated by commas; `trellis devices` lists them. Append -landscape to \
      rotate one. A storyboard or xib is always checked on its own device, and by default on \
      three more of its idiom; "own" checks only its own.
      """,
      valueName: "names"))
  var devices: String?

  @Option(help: ArgumentHelp("Screen sizes to check: 320x568,768x1024.", valueName: "sizes"))
  var size: String?

  @Option(
    help: ArgumentHelp("Layout directions to check: ltr, rtl or ltr,rtl.", valueName: "names"))
  var direction: String?

  @Option(
    help: ArgumentHelp(
      "Text scale factors to check, or ranges with the steps in between: 1,1.35 or 0.8...3.1.",
      valueName: "factors"))
  var textScale: String?

  @Option(
    help: ArgumentHelp(
      """
      Further languages in which to check storyboards and xibs: de,ar, or none. \
      (default: all languages in the .strings and .xcstrings files beside the document)
      """, valueName: "names"))
  var languages: String?

  @Option(
    help: ArgumentHelp(
      """
      Xcode pseudo-languages in which to check texts as well: double-length, right-to-left, \
      emotional, accented, bounded, right-to-left-strings, expanded (40 % longer), or all.
      """, valueName: "names"))
  var pseudo: String?

  @Option(
    help: ArgumentHelp(
      "Check all screen widths in a range, 320...1366. Findings state the widths they affect.",
      valueName: "range"))
  var widths: String?

  @Flag(help: "Apply the safe repairs to the documents, and check again.")
  var fix = false

  @Option(help: ArgumentHelp("The view that represents the screen.", valueName: "id"))
  var root: String?

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Severity of a rule: error, warning, note or off. Can be repeated.",
      valueName: "rule=severity"))
  var severities: [String] = []

  @Option(
    help: ArgumentHelp(
      "Lowest severity that fails the check: error, warning or note.", valueName: "severity"))
  var failOn: String?

  @Flag(help: "Raise the severity of findings in storyboards and xibs by one step.")
  var strict = false

  @Option(
    help: ArgumentHelp("Compare frames with the golden frames in a folder.", valueName: "folder"))
  var golden: String?

  @Flag(help: "Save the frames to the --golden folder instead of comparing them.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "Draw the differences from golden frames as SVG files in a folder.", valueName: "folder"))
  var svg: String?

  @Option(help: ArgumentHelp("Omit the findings that are listed in a baseline.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings to a baseline, and exit with status 0.", valueName: "file"))
  var writeBaseline: String?

  @OptionGroup(title: "Swift sources") var swift: SwiftOptions

  func validateTogether() throws {
    if config != nil, noConfig {
      throw ValidationError("--config and --no-config cannot be combined")
    }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline cannot be combined")
    }
    _ = try applied(to: CheckConfiguration())
  }

  /// A configuration in which the options replace its own values.
  func applied(to configuration: CheckConfiguration) throws -> CheckConfiguration {
    var result = configuration
    if devices != nil || size != nil {
      result.screens = []
      result.usesUsualScreens = false
    }
    if result.usesUsualScreens == nil { result.usesUsualScreens = true }
    for name in Self.list(devices) where name != CheckConfiguration.ownDevice {
      guard let screen = Screen(name), Screen(size: name) == nil else {
        throw ValidationError(
          "unknown device '\(Excerpt.cut(name))'; `trellis devices` lists all devices")
      }
      result.screens.append(screen)
    }
    for text in Self.list(size) {
      guard let screen = Screen(size: text) else {
        throw ValidationError(
          "'\(Excerpt.cut(text))' is not a size: write WIDTHxHEIGHT, such as 320x568")
      }
      result.screens.append(screen)
    }
    if direction != nil {
      result.directions = try Self.list(direction).map { name in
        guard let direction = DirectionName.direction(name) else {
          throw ValidationError("'\(Excerpt.cut(name))' is not a direction: write ltr or rtl")
        }
        return direction
      }
    }
    if textScale != nil {
      result.textScales = try Self.list(textScale).flatMap { text in
        guard let factors = TextScale.factors(text) else {
          throw ValidationError(
            "'\(Excerpt.cut(text))' is not a text scale: write a number from 0.1 to 10, or a range "
              + "such as 0.8...3.1")
        }
        return factors
      }
    }
    if let languages { result.languages = languages == "none" ? [] : Self.list(languages) }
    if pseudo != nil, let unknown = result.usePseudoLanguages(named: Self.list(pseudo)) {
      throw ValidationError(
        "unknown pseudo-language '\(unknown)': write one of \(PseudoNames.list)")
    }
    if let widths {
      guard let range = WidthRange.range(widths) else {
        throw ValidationError(
          "--widths must be a range such as 320...1366, not '\(Excerpt.cut(widths))'")
      }
      result.widths = range
    }
    if let root { result.root = root }
    if strict { result.isStrict = true }
    for text in severities {
      let (rule, severity) = try Self.severity(text)
      result.severities[rule] = severity
    }
    if let failOn {
      guard let severity = Severity(exactly: failOn), severity != .off else {
        throw ValidationError(
          "--fail-on must be error, warning or note, not '\(Excerpt.cut(failOn))'")
      }
      result.failOn = severity
    }
    if let golden { result.golden = golden }
    guard result.combinationCount <= CheckConfiguration.circumstanceLimit else {
      throw ValidationError(
        "\(result.combinationCount) combinations of sizes, directions and text scales exceed the "
          + "limit of \(CheckConfiguration.circumstanceLimit)")
    }
    return result
  }

  private static func severity(_ text: String) throws -> (Rule, Severity) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let severity = Severity(exactly: String(parts[1])) else {
      throw ValidationError(
        "--rule must be a rule and a severity, such as overlap=error, not '\(Excerpt.cut(text))'")
    }
    guard let rule = Rule.named(String(parts[0])) else {
      throw ValidationError(
        "unknown rule '\(Excerpt.cut(String(parts[0])))'; `trellis check --rules` lists all rules")
    }
    return (rule, severity)
  }

  private static func list(_ text: String?) -> [String] {
    guard let text else { return [] }
    return text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

internal import API
import ArgumentParser
import Checking
internal import TextBytes

/// The options of `trellis check` that select the checks.
struct CheckChoices: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A configuration for all files, in place of the nearest \(ConfigurationFile.name).",
      valueName: "file"))
  var config: String?

  @Flag(help: "Read no \(ConfigurationFile.name).")
  var noConfig = false

  @Option(
    help: ArgumentHelp(
      """
      Devices, separated by commas, with -landscape on the side; see `trellis devices`. A storyboard \
      or xib is checked at its own and, unless some are given, at three of its idiom; own stands for \
      its own alone.
      """,
      valueName: "names"))
  var devices: String?

  @Option(help: ArgumentHelp("Sizes of the screen, as 320x568,768x1024.", valueName: "sizes"))
  var size: String?

  @Option(help: ArgumentHelp("Directions of reading: ltr, rtl or ltr,rtl.", valueName: "names"))
  var direction: String?

  @Option(
    help: ArgumentHelp(
      "Factors of the size of text, or ranges with the steps between: 1,1.35 or 0.8...3.1.",
      valueName: "factors"))
  var textScale: String?

  @Option(
    help: ArgumentHelp(
      """
      Languages in which storyboards and xibs are checked beside their own, as de,ar; none for none. \
      (default: all of the .strings and .xcstrings beside the document)
      """, valueName: "names"))
  var languages: String?

  @Option(
    help: ArgumentHelp(
      """
      Pseudo-languages of Xcode's schemes in which texts are checked, too: double-length, \
      right-to-left, emotional, accented, bounded, right-to-left-strings, expanded (longer by 40 %), \
      or all.
      """, valueName: "names"))
  var pseudo: String?

  @Option(
    help: ArgumentHelp(
      "All widths of the screen between two, 320...1366: findings say where they begin and end.",
      valueName: "range"))
  var widths: String?

  @Flag(help: "Apply the repairs that are safe to the documents, and check again.")
  var fix = false

  @Option(help: ArgumentHelp("The view that stands for the screen.", valueName: "id"))
  var root: String?

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "The severity of a rule: error, warning, note or off. Can be given again.",
      valueName: "rule=severity"))
  var severities: [String] = []

  @Option(
    help: ArgumentHelp(
      "The least severity that fails: error, warning or note.", valueName: "severity"))
  var failOn: String?

  @Flag(help: "Make findings in storyboards and xibs a step more serious.")
  var strict = false

  @Option(help: ArgumentHelp("Compare frames with those kept in a folder.", valueName: "folder"))
  var golden: String?

  @Flag(help: "Keep the frames in the folder of --golden instead of comparing.")
  var update = false

  @Option(
    help: ArgumentHelp("Draw what differs from kept frames in a folder.", valueName: "folder"))
  var svg: String?

  @Option(help: ArgumentHelp("Leave out the findings in a baseline.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to a baseline, and exit with 0.", valueName: "file"))
  var writeBaseline: String?

  func validateTogether() throws {
    if config != nil, noConfig {
      throw ValidationError("--config and --no-config exclude one another")
    }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline exclude one another")
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
          "there is no device '\(Excerpt.cut(name))'; `trellis devices` lists them")
      }
      result.screens.append(screen)
    }
    for text in Self.list(size) {
      guard let screen = Screen(size: text) else {
        throw ValidationError("a size is WIDTHxHEIGHT, 320x568, not '\(Excerpt.cut(text))'")
      }
      result.screens.append(screen)
    }
    if direction != nil {
      result.directions = try Self.list(direction).map { name in
        guard let direction = DirectionName.direction(name) else {
          throw ValidationError("a direction is ltr or rtl, not '\(Excerpt.cut(name))'")
        }
        return direction
      }
    }
    if textScale != nil {
      result.textScales = try Self.list(textScale).flatMap { text in
        guard let factors = TextScale.factors(text) else {
          throw ValidationError(
            "a text scale is a number from 0.1 to 10 or a range, 0.8...3.1, not '\(Excerpt.cut(text))'"
          )
        }
        return factors
      }
    }
    if let languages { result.languages = languages == "none" ? [] : Self.list(languages) }
    if pseudo != nil, let unknown = result.usePseudoLanguages(named: Self.list(pseudo)) {
      throw ValidationError(
        "there is no pseudo-language '\(unknown)'; there are \(PseudoNames.list)")
    }
    if let widths {
      guard let range = WidthRange.range(widths) else {
        throw ValidationError("--widths takes a range, 320...1366, not '\(Excerpt.cut(widths))'")
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
        throw ValidationError("--fail-on is error, warning or note, not '\(Excerpt.cut(failOn))'")
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
        "--rule takes a rule and a severity, overlap=error, not '\(Excerpt.cut(text))'")
    }
    guard let rule = Rule.named(String(parts[0])) else {
      throw ValidationError(
        "there is no rule '\(Excerpt.cut(String(parts[0])))' to set; `trellis check --rules` lists them"
      )
    }
    return (rule, severity)
  }

  private static func list(_ text: String?) -> [String] {
    guard let text else { return [] }
    return text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

import ArgumentParser
import Checking
import Service

/// `trellis check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check layouts and lists: conflicts, ambiguities, overlaps, kept frames.",
    discussion: """
      Checks the *.layout.json, *.list.json, *.storyboard and *.xib in folders, and any such \
      document that is named explicitly; - is standard input. Configurations come from the nearest \(ConfigurationFile.name) above \
      each file; options win over them. Exit status: 0 clean, 1 findings at or above --fail-on, \
      2 usage, 3 unreadable input.
      """)

  @Argument(help: "Files, folders, patterns in quotes (** for folders), or -. (default: .)")
  var paths: [String] = []

  @OptionGroup(title: "What is checked") var choices: CheckChoices
  @OptionGroup(title: "Report") var output: CheckOutput

  @Option(help: "Explain a rule, with a bad and a good example, and check nothing.")
  var explain: String?

  @Flag(help: "List the rules with their severities, and check nothing.")
  var rules = false

  @Flag(help: "Check again whenever a file changes, until interrupted.")
  var watch = false

  @OptionGroup(title: "Texts") var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions

  func validate() throws {
    if watch, paths.contains("-") {
      throw ValidationError("--watch watches files, not standard input")
    }
    if choices.fix, watch || paths.contains("-") {
      throw ValidationError("--fix changes files, and goes with neither --watch nor -")
    }
    try choices.validateTogether()
  }

  func run() throws {
    if let explain { return try RulePages.explain(explain) }
    if rules { return RulePages.list() }
    var service = ServiceConfiguration()
    try limits.apply(to: &service)
    try fonts.apply(to: &service)
    let session = try CheckSession(
      paths: paths.isEmpty ? ["."] : paths, choices: choices, output: output, service: service)
    if watch { return try session.watch() }
    try session.run()
  }
}

import ArgumentParser
import Checking
import Service

/// `trellis check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check layouts and lists for conflicts, ambiguities, overlaps and changed frames.",
    discussion: """
      Checks all *.layout.json, *.list.json, *.storyboard, *.xib and *.swift files in folders. A \
      file that you name can have any name; - reads standard input. The nearest \
      \(ConfigurationFile.name) in or above a file's folder configures its check; options \
      override it. The Swift files of a folder are checked together, with the folder's \
      configuration. If you name a Swift file, its classes are checked among the files of the \
      nearest folder above it that has a .git or a Package.swift, else of its own folder. Exit \
      status: 0 clean, 1 findings at or above --fail-on, 2 wrong options, \
      3 unreadable input.
      """)

  @Argument(help: "Files, folders, quoted patterns (** matches folders), or -. (default: .)")
  var paths: [String] = []

  @OptionGroup(title: "Checks") var choices: CheckChoices
  @OptionGroup(title: "Report") var output: CheckOutput

  @Option(help: "Explain a rule, with a bad and a good example, and exit.")
  var explain: String?

  @Flag(help: "List the rules with their severities, and exit.")
  var rules = false

  @Flag(help: "Say how much is known of each class of Swift sources, and what stopped it.")
  var explainCoverage = false

  @Flag(help: "Check again whenever a file changes, until interrupted.")
  var watch = false

  @OptionGroup(title: "Texts") var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions

  func validate() throws {
    if watch, paths.contains("-") {
      throw ValidationError("--watch cannot watch standard input (-): name files or folders")
    }
    if choices.fix, watch || paths.contains("-") {
      throw ValidationError("--fix cannot be combined with --watch or standard input (-)")
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
      paths: paths.isEmpty ? ["."] : paths, choices: choices, output: output, service: service,
      isRepeated: watch)
    if explainCoverage { return try session.explainCoverage() }
    if watch { return try session.watch() }
    try session.run()
  }
}

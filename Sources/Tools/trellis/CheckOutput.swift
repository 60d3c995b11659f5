public import ArgumentParser
public import Checking

extension ReportFormat: ExpressibleByArgument {}

/// The options of `trellis check` for its report.
struct CheckOutput: ParsableArguments {
  /// When text is coloured.
  enum Colour: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(
    help: ArgumentHelp("Format of the report.", valueName: "form"))
  var format: ReportFormat = .text

  @Option(name: .shortAndLong, help: ArgumentHelp("Write the report to a file.", valueName: "file"))
  var output: String?

  @Option(help: "When to use colours.")
  var color: Colour = .auto

  @Flag(name: .shortAndLong, help: "Print only errors on standard error.")
  var quiet = false
}

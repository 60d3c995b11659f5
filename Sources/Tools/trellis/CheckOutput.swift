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
    help: ArgumentHelp(
      "The form of the report: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "form"))
  var format: ReportFormat = .text

  @Option(name: .shortAndLong, help: ArgumentHelp("Write the report to a file.", valueName: "file"))
  var output: String?

  @Option(help: "Colours: auto, always or never.")
  var color: Colour = .auto

  @Flag(name: .shortAndLong, help: "Say nothing on standard error but faults.")
  var quiet = false
}

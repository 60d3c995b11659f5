import ArgumentParser
import Service

/// The program.
@main
struct Trellis: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trellis",
    abstract:
      "Solve constraint layouts, and build and compare list snapshots, over HTTP or offline.",
    discussion: """
      An option whose help names a variable, such as TRELLIS_LOG_LEVEL, can also be set in the \
      environment. The option overrides the variable.
      """,
    version: BuildFacts.version,
    subcommands: [
      ServeCommand.self, SolveCommand.self, SnapshotCommand.self, DiffCommand.self,
      SequenceCommand.self, CheckCommand.self, ExplainLogCommand.self, DevicesCommand.self,
      ImportCommand.self, SchemaCommand.self, ModelContextCommand.self,
      LanguageServerCommand.self, LimitsCommand.self, HealthCommand.self, VersionCommand.self,
      RasterizeCommand.self,
    ])

  /// The maximum size of an argument in bytes. The argument parser compares arguments as Swift
  /// strings, in time quadratic in an argument's combining marks.
  static let argumentBytes = 4096

  /// The fault of the first argument that is too long.
  private static func fault(of arguments: [String]) -> String? {
    guard let long = arguments.indices.first(where: { arguments[$0].utf8.count > argumentBytes })
    else { return nil }
    let before =
      long > 1 ? ", after '\(String(arguments[long - 1].unicodeScalars.prefix(40)))'," : ""
    return "argument \(long)\(before) has \(arguments[long].utf8.count) bytes; the limit is "
      + "\(argumentBytes)"
  }

  /// Runs the program. Wrong options and arguments exit with 2, like in similar tools.
  static func main() {
    Output.keepStandardDescriptors()
    if let fault = fault(of: CommandLine.arguments) {
      Output.complain(fault)
      exit(withError: ExitStatus.usage)
    }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      Output.complain(lines: fullMessage(for: error))
      exit(withError: ExitStatus.usage)
    }
  }
}

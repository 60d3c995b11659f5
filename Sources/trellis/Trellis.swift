import ArgumentParser
import Service

/// The program.
@main
struct Trellis: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trellis",
    abstract:
      "Solves constraint layouts, builds and compares list snapshots, over HTTP and offline.",
    discussion: """
      Each option of a command can also be given as an environment variable: TRELLIS_ and the \
      option's name in capitals, with underscores. An option wins over its variable.
      """,
    version: BuildFacts.version,
    subcommands: [
      ServeCommand.self, SolveCommand.self, SnapshotCommand.self, DiffCommand.self,
      SequenceCommand.self, CheckCommand.self, ExplainLogCommand.self, DevicesCommand.self,
      ImportCommand.self, LimitsCommand.self, HealthCommand.self, VersionCommand.self,
      RasterizeCommand.self,
    ])

  /// Runs the program. Wrong options and arguments exit with 2, as other tools of its kind do.
  static func main() {
    Output.keepStandardDescriptors()
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

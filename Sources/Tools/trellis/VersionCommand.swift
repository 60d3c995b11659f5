import ArgumentParser
import Service

/// `trellis version`.
struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version",
    abstract: "Print the version and build of the program, like GET /version.")

  func run() {
    Output.write(BuildFacts.json + [UInt8(ascii: "\n")])
  }
}

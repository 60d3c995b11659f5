import ArgumentParser
import Service

/// `trellis version`.
struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version",
    abstract: "Print what was built, as GET /version does.")

  func run() {
    Output.write(BuildFacts.json + [UInt8(ascii: "\n")])
  }
}

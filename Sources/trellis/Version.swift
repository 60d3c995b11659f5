import ArgumentParser
import Service

/// `trellis version`.
struct Version: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what was built, as GET /version does.")

  func run() {
    Output.write(BuildFacts.json + [UInt8(ascii: "\n")])
  }
}

import ArgumentParser
import Service

/// `trellis solve`.
struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solve a layout offline, as POST /v1/layout does.",
    discussion: "Prints the answer. On a problem it prints the problem, with exit status 1.")

  @OptionGroup var offline: OfflineRun

  func run() throws {
    try offline.answer { operations, body, shouldStop in
      operations.layout(body, shouldStop: shouldStop)
    }
  }
}

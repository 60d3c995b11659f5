import ArgumentParser
import Service

/// `trellis snapshot`.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Build a list snapshot offline, as POST /v1/snapshot does.",
    discussion: "Prints the answer. On a problem it prints the problem, with exit status 1.")

  @Flag(help: "Print a tree of text, as for Accept: text/plain. (TRELLIS_TEXT)")
  var text = false

  @OptionGroup var offline: OfflineRun

  func run() throws {
    let form: Operations.SnapshotForm =
      try Environment.flag(text ? true : nil, or: "text") == true ? .text : .json
    try offline.answer { operations, body, shouldStop in
      operations.snapshot(body, as: form, shouldStop: shouldStop)
    }
  }
}

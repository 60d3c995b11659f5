import ArgumentParser
import Service

/// `trellis diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Find the fewest changes between two lists offline, as POST /v1/diff does.",
    discussion: "Prints the answer. On a problem it prints the problem, with exit status 1.")

  @Flag(help: "Print a tree of text, as for Accept: text/plain. (TRELLIS_TEXT)")
  var text = false

  @OptionGroup var offline: OfflineRun

  func run() throws {
    let form: Operations.DifferenceForm =
      try Environment.flag(text ? true : nil, or: "text") == true ? .text : .json
    try offline.answer { operations, body, shouldStop in
      operations.difference(body, as: form, shouldStop: shouldStop)
    }
  }
}

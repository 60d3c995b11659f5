import API
import ArgumentParser

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
    let isText = try Environment.flag(text ? true : nil, or: "text") == true
    try offline.respond(.difference, as: isText ? .text : .json)
  }
}

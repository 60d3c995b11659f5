internal import JSONDocuments
import API
import ArgumentParser
import JSONText

/// `trellis diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Find the fewest changes between two lists offline, as POST /v1/diff does.",
    discussion: OfflineRun.statuses(finding: "1 if two lists differ, as of diff(1)"))

  @Flag(help: "Print a tree of text, as for Accept: text/plain. (TRELLIS_TEXT)")
  var text = false

  @OptionGroup var offline: OfflineRun

  func run() throws {
    let isText = try Environment.flag(text ? true : nil, or: "text") == true
    try offline.respond(.difference, as: isText ? .text : .json) { answer in
      answer["from"]?.string != answer["to"]?.string
    }
  }
}

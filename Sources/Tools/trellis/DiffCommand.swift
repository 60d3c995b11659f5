internal import JSONDocuments
import API
import ArgumentParser
import JSONText

/// `trellis diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Find the fewest changes between two lists offline, like POST /v1/diff.",
    discussion: OfflineRun.statuses(finding: "1 if two lists differ, as with diff(1)"))

  @Flag(help: "Print a text tree, as with Accept: text/plain. (TRELLIS_TEXT)")
  var text = false

  @OptionGroup var offline: OfflineRun

  func run() throws {
    let isText = try SettingSources().flag(text ? true : nil, of: "text", default: false)
    try offline.respond(.difference, as: isText ? .text : .json) { answer in
      answer["from"]?.string != answer["to"]?.string
    }
  }
}

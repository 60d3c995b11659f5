import API
import ArgumentParser

/// `trellis snapshot`.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Build list snapshots offline, like POST /v1/snapshot.",
    discussion: """
      Exit status: 0 success, 2 wrong options, 3 if input cannot be read or is not valid (the \
      problem is printed). `trellis help-limits` explains the options that limit a request.
      """)

  @Flag(help: "Print a text tree, as with Accept: text/plain. (TRELLIS_TEXT)")
  var text = false

  @OptionGroup var offline: OfflineRun

  func run() throws {
    let isText = try SettingSources().flag(text ? true : nil, of: "text", default: false)
    try offline.respond(.snapshot, as: isText ? .text : .json)
  }
}

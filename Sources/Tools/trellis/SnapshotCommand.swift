import API
import ArgumentParser

/// `trellis snapshot`.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Build list snapshots offline, as POST /v1/snapshot does.",
    discussion: """
      Exit status: 0, 2 for wrong options, 3 for input that cannot be read or is not valid (the \
      problem is printed). The options that limit a request are in `trellis help-limits`.
      """)

  @Flag(help: "Print a tree of text, as for Accept: text/plain. (TRELLIS_TEXT)")
  var text = false

  @OptionGroup var offline: OfflineRun

  func run() throws {
    let isText = try Environment.flag(text ? true : nil, or: "text") == true
    try offline.respond(.snapshot, as: isText ? .text : .json)
  }
}

import API
import ArgumentParser
import JSONDocuments

/// `trellis sequence`.
struct SequenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sequence",
    abstract: "Run a sequence of dependent requests offline, like POST /v1/sequence.",
    discussion: OfflineRun.statuses(finding: "1 if a step failed"))

  @OptionGroup var offline: OfflineRun

  func run() throws {
    try offline.respond(.sequence, as: .json) { answer in
      answer["steps"]?.elements.contains { ($0["status"]?.integer ?? 0) >= 400 } ?? false
    }
  }
}

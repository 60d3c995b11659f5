import ArgumentParser
import Checking

/// The options of Swift sources.
struct SwiftOptions: ParsableArguments {
  /// The name of the option for the parser, without the dashes.
  static let parserName = "swift-parser"

  @Option(
    help: ArgumentHelp(
      """
      The program trellis-swift, which parses Swift sources; `make swift-parser` builds it. \
      (default: the one beside this program; \(Environment.variable(for: Self.parserName)))
      """, valueName: "file"))
  var swiftParser: String?

  @Flag(
    help: """
      Keep no syntax trees of Swift sources in $XDG_CACHE_HOME/trellis or ~/.cache/trellis, which \
      is safe to delete.
      """)
  var noCache = false

  /// How sources are read.
  var choice: SwiftReadingChoice {
    SwiftReadingChoice(
      parser: SettingSources().find(swiftParser, of: Self.parserName)?.text
        ?? ProgramFolder.swiftParser,
      cacheFolder: noCache ? nil : Self.cacheFolder)
  }

  private static var cacheFolder: String? {
    if let folder = Environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return "\(folder)/trellis"
    }
    return Environment["HOME"].map { "\($0)/.cache/trellis" }
  }
}

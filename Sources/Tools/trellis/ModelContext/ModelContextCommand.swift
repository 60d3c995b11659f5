import ArgumentParser
import Checking
import Files
import HTTPServer
import MemoryMetering
import ModelContext
import Service

import Libc

/// `trellis mcp`.
struct ModelContextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve coding agents with the Model Context Protocol, over standard streams.",
    discussion: """
      Reads one JSON-RPC message per line from standard input and writes one per line to standard \
      output, until the input ends. Revisions 2026-07-28, 2025-11-25 and 2025-06-18. Files can \
      only be read below the --root folders; a relative path begins at the first one.
      """)

  @Option(
    name: .customLong("root"),
    help: ArgumentHelp(
      "Folder whose files the tools may read. Can be repeated. (default: none)",
      valueName: "folder"))
  var roots: [String] = []

  @Flag(help: "Let the tool check write safe repairs to files below the roots.")
  var allowFix = false

  @Option(
    help: ArgumentHelp(
      "Time to work on one check. (default: \(Setting.Unit.seconds.text(Self.usualCheckTime)))",
      valueName: Setting.Unit.seconds.valueName))
  var checkTimeout: String?

  @OptionGroup(title: "Texts") var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions

  /// The time for one check unless an option says otherwise, in milliseconds. Many clients give up
  /// a call after as long.
  private static let usualCheckTime = 60_000
  private static let checkTimes = 1...86_400_000

  /// The time for one check.
  private func checkTime() throws -> Duration {
    guard let checkTimeout else { return .milliseconds(Self.usualCheckTime) }
    let unit = Setting.Unit.seconds
    guard let time = unit.parse(checkTimeout), Self.checkTimes.contains(time) else {
      throw ValidationError(
        "--check-timeout must be a time from \(unit.text(Self.checkTimes.lowerBound)) to "
          + "\(unit.text(Self.checkTimes.upperBound)), such as 10s or 500ms; not '\(checkTimeout)'")
    }
    return .milliseconds(time)
  }

  func validate() throws {
    _ = try checkTime()
    if allowFix, roots.isEmpty { throw ValidationError("--allow-fix needs a --root") }
  }

  func run() throws {
    var service = ServiceConfiguration()
    try limits.apply(to: &service)
    try fonts.apply(to: &service)
    MemoryLimits(request: service.server.maxRequestMemory, threads: 2).apply()
    // Before the reads are confined.
    let guides = GuideFiles.all
    let folders = try confinedRoots()
    let server = ModelContextServer(
      version: BuildFacts.version,
      resources: ResourceLibrary(guides: guides, contract: BuildFacts.contract))
    ModelContextStream(
      server: server,
      host: OfflineToolHost(
        service: service, roots: folders, allowsFixes: allowFix, checkTime: try checkTime())
    ).run()
  }

  /// Makes the first root the working directory, and confines reads to the roots.
  ///
  /// - Returns: The roots, absolute.
  private func confinedRoots() throws -> [String] {
    let folders = try roots.map { root in
      guard FileSystem.kind(of: root) == .folder, let path = realpath(root, nil) else {
        throw ValidationError("the root '\(root)' is not a folder")
      }
      defer { free(path) }
      return String(cString: path)
    }
    guard let first = folders.first, chdir(first) == 0 else {
      guard folders.isEmpty else {
        throw ValidationError("the root '\(roots[0])' cannot be opened")
      }
      FileConfinement.confine(to: [])
      return []
    }
    FileConfinement.confine(to: folders, and: configurations(above: folders))
    return folders
  }

  /// The configuration files of `trellis check` that apply to a root from above it.
  private func configurations(above folders: [String]) -> [String] {
    var files: [String] = []
    for var folder in folders {
      while let slash = folder.lastIndex(of: "/") {
        folder = String(folder[..<slash])
        files.append("\(folder)/\(ConfigurationFile.name)")
      }
    }
    return files
  }
}

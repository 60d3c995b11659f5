internal import Foundation
internal import SwiftReading
public import SwiftSources

/// Parses sources of tests with trellis-swift, which `make test` builds.
public enum SourceParsing {
  /// The program; nil if it is not built.
  public static let program: String? = {
    if let path = ProcessInfo.processInfo.environment["TRELLIS_SWIFT"] { return path }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let paths = ["release", "debug"].map { "\(root.path)/.build/trellis-swift/\($0)/trellis-swift" }
    let found = paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    if found == nil { print("trellis-swift is not built; tests of Swift sources are skipped") }
    return found
  }()

  /// The trees of sources.
  public static func trees(_ sources: [String]) -> [SwiftTree] {
    guard let program else { return [] }
    let bytes = sources.map { Array($0.utf8) }
    let operators = OperatorDeclarations.scan(bytes.flatMap { $0 })
    return SwiftParserClient(command: [program]).parse(bytes, operators: operators)
  }
}

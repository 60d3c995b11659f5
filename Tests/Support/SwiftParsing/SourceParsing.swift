internal import Foundation
internal import SwiftReading
public import SwiftSources

/// Parses sources of tests with trellis-swift, which `make test` builds.
public enum SourceParsing {
  /// The program; nil if it is not built, so that tests of Swift sources are left out.
  ///
  /// With `CI=true` its name stands for it, so that the tests fail instead.
  public static let program: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["TRELLIS_SWIFT_PARSER"] { return path }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let paths = ["trellis-swift/release", "trellis-swift-host/debug"].map {
      "\(root.path)/.build/\($0)/trellis-swift"
    }
    if let found = paths.first(where: FileManager.default.isExecutableFile(atPath:)) {
      return found
    }
    if environment["CI"] == "true" { return "trellis-swift" }
    print("trellis-swift is not built; tests of Swift sources are left out")
    return nil
  }()

  /// The trees of sources.
  public static func trees(_ sources: [String]) -> [SwiftTree] {
    guard let program else { return [] }
    let bytes = sources.map { Array($0.utf8) }
    let operators = OperatorDeclarations.scan(bytes.flatMap { $0 })
    return SwiftParserClient(command: [program]).parse(bytes, operators: operators)
  }
}

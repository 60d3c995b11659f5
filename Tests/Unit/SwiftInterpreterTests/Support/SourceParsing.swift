import Foundation
import SwiftReading
import SwiftSources

/// Parses sources of tests with trellis-swift, which `make test` builds.
enum SourceParsing {
  /// The folder of the tests.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The program; nil if it is not built.
  static let program: String? = {
    if let path = ProcessInfo.processInfo.environment["TRELLIS_SWIFT"] { return path }
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let paths = ["trellis-swift/release", "trellis-swift-host/debug"].map {
      "\(root.path)/.build/\($0)/trellis-swift"
    }
    let found = paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    if found == nil {
      print("SwiftInterpreterTests: trellis-swift is not built; tests are skipped")
    }
    return found
  }()

  /// The trees of sources.
  static func trees(_ sources: [String]) -> [SwiftTree] {
    guard let program else { return [] }
    let bytes = sources.map { Array($0.utf8) }
    let operators = OperatorDeclarations.scan(bytes.flatMap { $0 })
    return SwiftParserClient(command: [program]).parse(bytes, operators: operators)
  }
}

import Foundation

/// Where the suites are that others made: beside the package, or where `TRELLIS_SHARED` says.
enum SharedSuite {
  /// The bytes of a file of the suites, or nothing where it is not there.
  ///
  /// A missing file is an error where `CI` is set to `true`, and otherwise said on one line.
  static func data(_ path: String) throws -> Data? {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["TRELLIS_SHARED"].map { URL(filePath: $0) }
      ?? packageRoot.deletingLastPathComponent().appending(path: "shared")
    let file = folder.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      if environment["CI"] == "true" { throw MissingSuite(path: file.path) }
      print("skipped: \(file.path) is not there (TRELLIS_SHARED names the folder of the suites)")
      return nil
    }
    return try Data(contentsOf: file)
  }

  private static var packageRoot: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  struct MissingSuite: Error, CustomStringConvertible {
    let path: String
    var description: String { "the suite \(path) is missing" }
  }
}

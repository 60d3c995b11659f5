public import Foundation

/// The folder of test suites that consist of texts by others, and so are beside the project and not
/// part of it.
public enum SharedSuite {
  /// `../shared`, or the folder in `TRELLIS_SHARED`.
  public static let folder: URL = {
    if let named = ProcessInfo.processInfo.environment["TRELLIS_SHARED"] {
      return URL(filePath: named)
    }
    return Repository.root.deletingLastPathComponent().appending(path: "shared")
  }()

  /// The folder of a suite. If it is missing, prints a line and returns `nil`.
  ///
  /// With `CI=true` a missing suite is a failure: the folder is returned, and reading it fails the
  /// test.
  public static func suite(_ name: String) -> URL? {
    let url = folder.appending(path: "suites").appending(path: name)
    if FileManager.default.fileExists(atPath: url.path) { return url }
    if ProcessInfo.processInfo.environment["CI"] == "true" { return url }
    print("skipped: the suite \(name) is not beside the project (\(url.path))")
    return nil
  }
}

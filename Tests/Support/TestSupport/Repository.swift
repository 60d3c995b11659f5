public import Foundation

/// The folders of this repository that tests read.
public enum Repository {
  /// The folder that holds `Package.swift`.
  public static let root: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    {
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }()

  /// `Tests/Fixtures`.
  public static let fixtures = root.appending(path: "Tests/Fixtures")

  /// `Tests/Suites`.
  public static let suites = root.appending(path: "Tests/Suites")

  /// The folder of a suite in `Tests/Suites`.
  ///
  /// More cases of the same formats can be judged instead: the folder of suites that the variable
  /// `TRELLIS_SUITES` names, or else the one in `TRELLIS_SHARED`, goes first if it has the suite.
  public static func suite(_ name: String) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let shared = environment["TRELLIS_SHARED"].map { $0 + "/suites" }
    if let others = environment["TRELLIS_SUITES"] ?? shared {
      let folder = URL(filePath: others).appending(path: name)
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
    }
    return suites.appending(path: name)
  }

  /// The folder of a module's sources.
  public static func sources(of module: String) throws -> URL {
    let sources = root.appending(path: "Sources")
    for group in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let folder = sources.appending(path: group).appending(path: module)
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}

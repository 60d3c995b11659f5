public import Foundation

/// The folders of this repository for use in tests.
public enum Repository {
  /// The folder that contains `Package.swift`.
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

  /// The folder of a suite: the one in `Tests/Suites`, unless another folder has more of its cases.
  ///
  /// `TRELLIS_SUITES` names such a folder of suites. Otherwise the suites beside the project go
  /// first, in ``SharedSuite/folder``.
  public static func suite(_ name: String) -> URL {
    let named = ProcessInfo.processInfo.environment["TRELLIS_SUITES"].map { URL(filePath: $0) }
    let others = [named, SharedSuite.folder.appending(path: "suites")].compactMap { $0 }
    return others.map { $0.appending(path: name) }.first {
      FileManager.default.fileExists(atPath: $0.path)
    } ?? suites.appending(path: name)
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

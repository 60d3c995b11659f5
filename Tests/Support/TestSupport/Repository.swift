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

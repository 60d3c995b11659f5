import Foundation
import TextMeasuring

/// Fonts from Debian packages, installed by `scripts/bootstrap test`.
enum TestFonts {
  static let interFolder = "/usr/share/fonts/opentype/inter"
  static let freeFolder = "/usr/share/fonts/truetype/freefont"

  static let variableFolder = "/usr/share/fonts/truetype/inter-vf"

  /// Whether the fonts are installed; with `CI=true` they must be.
  static let areInstalled: Bool = {
    let found = [interFolder, freeFolder, variableFolder].allSatisfy {
      FileManager.default.fileExists(atPath: $0)
    }
    if !found, ProcessInfo.processInfo.environment["CI"] != "true" {
      print("skipped: fonts-inter, fonts-inter-variable or fonts-freefont-ttf is not installed")
      return false
    }
    return true
  }()

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }

  static func interRegular() throws -> [UInt8] { try bytes("\(interFolder)/Inter-Regular.otf") }

  /// Makes a folder that is removed after the body.
  static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "trellis-fonts-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  static func write(_ bytes: [UInt8], _ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: path))
  }
}

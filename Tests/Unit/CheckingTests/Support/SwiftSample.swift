import API
import Checking
import Foundation
import SwiftParsing

/// Swift sources in a temporary folder, as `trellis check` finds them.
struct SwiftSample {
  /// The folder.
  let folder: URL

  /// Whether the program that parses sources is built.
  static var isParsed: Bool { parser != nil }

  /// The program that parses sources.
  static var parser: String? { SourceParsing.program }

  /// Runs code with files in a temporary folder.
  static func with<Result>(
    _ files: KeyValuePairs<String, String>, _ body: (SwiftSample) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
      .resolvingSymlinksInPath()
    let sample = SwiftSample(folder: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try sample.write(text, to: name) }
    return try body(sample)
  }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The report on the folder.
  ///
  /// - Parameters:
  ///   - files: The files to check; all if empty.
  ///   - parser: The program that parses them.
  ///   - isNamed: Whether the files were named.
  ///   - fonts: The fonts that measure texts.
  ///   - memory: The results of earlier reports; nil to keep none.
  ///   - change: Changes the configuration.
  /// - Returns: The report.
  func report(
    files: [String] = [], parser: String? = SourceParsing.program, isNamed: Bool = false,
    fonts: FontStore = .none, memory: SwiftCheckMemory? = nil,
    change: (inout CheckConfiguration) -> Void = { _ in }
  ) -> CheckReport {
    var configuration = CheckConfiguration()
    configuration.usesUsualScreens = true
    configuration.folder = folder.path
    change(&configuration)
    var run = CheckRun(fonts: fonts, byteLimit: 1 << 20, workingDirectory: folder.path)
    run.swift = SwiftReadingChoice(parser: parser)
    run.swiftMemory = memory
    var task = CheckRun.Task(
      path: ".", kind: .swift, configuration: configuration, isNamed: isNamed)
    task.swiftFiles = files
    return run.report(on: [task])
  }

  /// The findings in the folder.
  func findings(change: (inout CheckConfiguration) -> Void = { _ in }) -> [Finding] {
    report(change: change).findings
  }

  /// The findings with texts measured in Inter, which estimates the system font.
  func measured() -> [Finding] {
    report(fonts: FontStore(folders: FontStore.standardFolders)).findings
  }

  /// A view whose initialiser has some code.
  static func view(_ code: String, named name: String = "CardView", more: String = "") -> String {
    """
    import UIKit

    class \(name): UIView {
      let box = UIView()
      let label = UILabel()
      \(more)
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        \(code)
      }
    }
    """
  }
}

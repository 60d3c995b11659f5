public import Foundation

/// A source file in `Tests/Fixtures/dsl` with markers on lines that must not compile.
///
/// A line that ends in `// no` must have an error, and one that ends in `// no: words` an error
/// with these words. All other lines must have none.
public struct MarkedSource {
  /// An error reported by the compiler or expected by a marker.
  public struct Failure: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The message or a part of it.
    public var message: String
  }

  /// The folder of the fixtures.
  public static let folder = Repository.fixtures.appending(path: "dsl")

  /// The file.
  public let file: URL

  /// A fixture by its name.
  public init(_ name: String) { file = Self.folder.appending(path: name) }

  /// The errors expected by markers, by line.
  public func expected() throws -> [Failure] {
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      guard let mark = line.range(of: "  // no") else { return nil }
      let words = line[mark.upperBound...].drop { $0 == ":" || $0 == " " }
      return Failure(line: index + 1, message: String(words))
    }
  }

  /// The first error reported by the compiler for each line, by line.
  public func reported(_ modules: URL) throws -> [Failure] {
    var failures: [Int: String] = [:]
    for line in try Self.compile(file, modules).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 3)
      guard parts.count == 4, parts[0].hasSuffix(file.lastPathComponent),
        let error = parts[3].range(of: "error: "), let number = Int(parts[1])
      else { continue }
      if failures[number] == nil { failures[number] = String(parts[3][error.upperBound...]) }
    }
    return failures.sorted { $0.key < $1.key }.map { Failure(line: $0.key, message: $0.value) }
  }

  /// The folder of the running tests' compiled modules; `nil` if not found.
  public static var modules: URL? {
    let programs =
      CommandLine.arguments.map { URL(filePath: $0) } + Bundle.allBundles.map(\.bundleURL)
    for program in programs {
      let folder = program.deletingLastPathComponent().appending(path: "Modules")
      let module = folder.appending(path: "TestSupport.swiftmodule").path
      if FileManager.default.fileExists(atPath: module) { return folder }
    }
    return nil
  }

  /// The diagnostics of the compiler for a file.
  public static func compile(_ file: URL, _ modules: URL) throws -> String {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path,
    ]
    let output = Pipe()
    compiler.standardError = output
    compiler.standardOutput = FileHandle.nullDevice
    try compiler.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return text
  }
}

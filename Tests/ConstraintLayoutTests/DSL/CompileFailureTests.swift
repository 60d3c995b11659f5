import Foundation
import Testing

/// Type-checks files in which marked lines must not compile.
struct `What does not compile` {
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/dsl")

  /// The folder of the compiled modules of this test.
  static var modules: URL? {
    let programs =
      CommandLine.arguments.map { URL(filePath: $0) } + Bundle.allBundles.map(\.bundleURL)
    for program in programs {
      let folder = program.deletingLastPathComponent().appending(path: "Modules")
      let module = folder.appending(path: "ConstraintLayout.swiftmodule").path
      if FileManager.default.fileExists(atPath: module) { return folder }
    }
    return nil
  }

  /// The diagnostics of the compiler for a file.
  static func compile(_ file: URL, _ modules: URL) throws -> String {
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

  @Test func `mixing axes, or leading with left, does not compile`() throws {
    let modules = try #require(Self.modules)
    let file = Self.fixtures.appending(path: "anchors.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let wrong = lines.indices.filter { lines[$0].hasSuffix("// no") }.map { $0 + 1 }
    #expect(wrong.count > 10)

    let text = try Self.compile(file, modules)
    let errors = text.split(separator: "\n").compactMap { line -> Int? in
      let parts = line.split(separator: ":", maxSplits: 3)
      guard parts.count == 4, parts[0].hasSuffix("anchors.swift"), parts[3].contains("error:")
      else { return nil }
      return Int(parts[1])
    }
    #expect(Set(errors) == Set(wrong), "\(text)")
  }
}

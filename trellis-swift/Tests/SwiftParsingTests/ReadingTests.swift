import Foundation
import SwiftReading
import SwiftSources
import Testing

/// Reads folders with the program itself.
struct ReadingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "trellis-swift-\(UUID().uuidString)")
  private let reader: SwiftSourceReader

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources/Inner"), withIntermediateDirectories: true)
    let program = Bundle.main.bundleURL.deletingLastPathComponent()
    let here = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let found = [program, here].map { $0.appending(path: "trellis-swift").path() }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    var client = SwiftParserClient(command: [try #require(found)])
    client.deadline = 2
    reader = SwiftSourceReader(
      parser: client, cacheFolder: folder.appending(path: "cache").path())
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: "Sources/\(name)"))
  }

  private func read() throws -> SwiftSourceReader.Result {
    try #require(reader.read(folder.appending(path: "Sources").path()))
  }

  @Test func `only changed files are parsed again`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("let a = 1", "a.swift")
    try write("let b = 2", "Inner/b.swift")
    let first = try read()
    #expect(first.files.map(\.path) == ["Inner/b.swift", "a.swift"])
    #expect(first.parsedCount == 2)
    #expect(try read().parsedCount == 0)
    try write("let a = 3", "a.swift")
    let third = try read()
    #expect(third.parsedCount == 1)
    #expect(String(decoding: third.files[1].tree.source, as: UTF8.self) == "let a = 3")
    try write("infix operator +++", "o.swift")
    #expect(try read().parsedCount == 3)
  }

  @Test func `a broken cache is one that is absent`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("let a = 1", "a.swift")
    _ = try read()
    let caches = folder.appending(path: "cache")
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: caches.path()).first)
    let file = caches.appending(path: name)
    let bytes = try Data(contentsOf: file)
    for place in stride(from: 0, to: bytes.count, by: 7) {
      var changed = bytes
      changed[place] ^= 0x5A
      try changed.prefix(bytes.count - place % 3).write(to: file)
      #expect(try read().files[0].tree.source.count == 9)
    }
  }

  @Test func `a file that ends the parser is the only one that is not read`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<20 { try write("let a\(number) = 1", "f\(number).swift") }
    try write("let a = " + String(repeating: "await ", count: 300_000) + "b", "f7.crash.swift")
    let result = try read()
    #expect(result.files.filter { $0.tree.unread != nil }.map(\.path) == ["f7.crash.swift"])
    #expect(result.files.filter { $0.tree.unread == nil }.count == 20)
  }
}

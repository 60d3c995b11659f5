import Foundation
import SwiftReading
import SwiftSources
import Testing

struct SourceFolderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "source-folder-\(UUID().uuidString)")

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: path).path(), withDestinationPath: destination)
  }

  private func files(_ path: String = "in") throws -> [String] {
    try #require(SourceFolder(folder.appending(path: path).path())).files.map(\.path)
  }

  @Test func `Swift files are found at every level in order`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["b.swift", "a/c.swift", "a.swift", "a.bundle/d.swift", "e.txt", ".f/g.swift"] {
      try write("", "in/\(path)")
    }
    #expect(try files() == ["a/c.swift", "a.bundle/d.swift", "a.swift", "b.swift"])
    #expect(SourceFolder(folder.appending(path: "none").path()) == nil)
    #expect(SourceFolder("a\0b") == nil)
  }

  @Test func `no link leads out of the folder`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("let secret = 1", "out/secret.swift")
    try write("", "in/a.swift")
    try link("in/b.swift", to: "../out/secret.swift")
    try link("in/c", to: "../out")
    try link("in/d", to: ".")
    #expect(try files() == ["a.swift"])
  }

  @Test func `what is no file is named and not opened`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", "in/folder.swift/a.swift")
    mkfifo(folder.appending(path: "in/pipe.swift").path(), 0o600)
    try write(String(repeating: " ", count: SwiftSourceLimits.bytes + 1), "in/large.swift")
    let found = try #require(SourceFolder(folder.appending(path: "in").path())).files
    #expect(found.map(\.path) == ["folder.swift/a.swift", "large.swift", "pipe.swift"])
    #expect(found.map(\.unread) == [nil, .tooLarge, .unreadable])
  }
}

import Foundation
import Glibc
import JSONDocuments
import JSONText
import TestSupport
import Testing

/// Font folders, as given by `--fonts`.
@Suite struct FontFolderTests {
  private static let inter = "/usr/share/fonts/opentype/inter"

  /// A folder with a font in it.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "more"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try copy("Inter-Bold", to: folder)
    try body(folder)
  }

  private func copy(_ font: String, to folder: URL) throws {
    try FileManager.default.copyItem(
      atPath: "\(Self.inter)/\(font).otf", toPath: folder.appending(path: "\(font).otf").path)
  }

  private static let layout = """
    {"views": [{"id": "s", "x": 0, "y": 0, "text": "ab", "font": {"name": "Inter-Bold"}}]}
    """

  @Test(arguments: ["serve", "solve"])
  func `a folder within one that cannot be read ends the start with its path`(
    command: String
  ) throws {
    try withFolder { folder in
      // Deeper than the limit, so that even root cannot read it.
      let deep = folder.appending(path: Array(repeating: "d", count: 16).joined(separator: "/"))
      try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
      let arguments =
        command == "serve" ? ["serve", "--listen", "127.0.0.1:0"] : ["solve", "-"]
      let outcome = try Program.run(
        [arguments[0], "--fonts", folder.path] + arguments.dropFirst(), input: Self.layout)
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(
        outcome.errors.contains(
          "cannot use the fonts: \(deep.path) exceeds the limit of 16 folders within one another"
        ),
        "\(outcome.errors)")
      try FileManager.default.removeItem(at: deep)
      #expect(
        try Program.run(["solve", "--fonts", folder.path, "-"], input: Self.layout).status == 0)
    }
  }

  @Test func `files that are no fonts end no start`() throws {
    try withFolder { folder in
      try Data("no font".utf8).write(to: folder.appending(path: "more/broken.ttf"))
      let server = try ServerProcess(["--fonts", folder.path])
      // Lines logged before the server listens have already been read.
      server.program.send(SIGHUP)
      _ = try #require(server.program.line(holding: "broken.ttf is not an OpenType font"))
      #expect(server.stop().status == 0)
    }
  }

  @Test func `a folder that cannot be read on SIGHUP leaves the fonts as they were, with a word`()
    throws
  {
    try withFolder { folder in
      let server = try ServerProcess(["--fonts", folder.path])
      func fonts() throws -> String {
        let response = try server.connect().request("GET", "/v1/fonts")
        return String(decoding: response.body, as: UTF8.self)
      }
      let before = try fonts()
      #expect(before.contains(#""name":"Inter-Bold""#))
      let deep = folder.appending(path: Array(repeating: "d", count: 16).joined(separator: "/"))
      try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
      server.program.send(SIGHUP)
      let line = try #require(server.program.line(holding: "cannot reload the fonts"))
      #expect(line.contains("\(deep.path) exceeds the limit"))
      #expect(try fonts() == before)
      let away = folder.deletingLastPathComponent().appending(path: "\(UUID())")
      try FileManager.default.moveItem(at: folder, to: away)
      server.program.send(SIGHUP)
      let gone = try #require(server.program.line(holding: "\(folder.path) cannot be read"))
      #expect(gone.contains("cannot reload the fonts"))
      #expect(try fonts() == before)
      let measured = try server.connect().request(
        "POST", "/v1/layout", body: Array(Self.layout.utf8))
      #expect(measured.status == 200)
      try FileManager.default.moveItem(at: away, to: folder)
      try FileManager.default.removeItem(at: deep)
      try FileManager.default.copyItem(
        atPath: "/usr/share/fonts/truetype/freefont/FreeSans.ttf",
        toPath: folder.appending(path: "more/FreeSans.ttf").path)
      server.program.send(SIGHUP)
      _ = try #require(server.program.line(holding: "loaded the fonts"))
      #expect(try fonts().contains(#""name":"FreeSans""#))
      #expect(server.stop().status == 0)
    }
  }
}

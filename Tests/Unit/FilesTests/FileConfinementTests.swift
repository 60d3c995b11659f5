import Files
import Foundation
import Testing

@Suite struct FileConfinementTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for name in ["root/inner", "root-outside"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
      try Data().write(to: folder.appending(path: "\(name)/file"))
    }
    for (link, target) in [
      ("root/link", "../root-outside"), ("root/file-link", "../root-outside/file"),
      ("link-in", "root"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: link).path, withDestinationPath: target)
    }
  }

  private func leads(_ path: String) -> Bool {
    FileConfinement.leads(
      folder.appending(path: path).path, below: [folder.appending(path: "root").path])
  }

  @Test(arguments: [
    "root", "root/inner", "root/inner/file", "root/inner/../inner", "link-in/inner",
  ])
  func `a path below a folder is found there`(path: String) {
    #expect(leads(path))
  }

  @Test(arguments: [
    "root-outside", "root-outside/file", "root/link", "root/link/file", "root/file-link",
    "root/../root-outside", "root/inner/../..", "root/none", "none", "",
  ])
  func `links, dots and similar names do not lead into a folder`(path: String) {
    #expect(!leads(path))
  }

  @Test func `a path with a NUL or without a folder leads nowhere`() {
    let root = folder.appending(path: "root").path
    #expect(!FileConfinement.leads("\(root)/inner\u{0}", below: [root]))
    #expect(!FileConfinement.leads(root, below: []))
    #expect(FileConfinement.leads(root, below: ["/"]))
  }
}

import Foundation
import Testing

/// The table of source folders in docs/architecture.md.
struct `The table of folders` {
  /// The folders in the table, such as `Layout/ConstraintSolver/Simplex`.
  private func named() throws -> Set<String> {
    let page = `The samples of the documentation`.root.appending(path: "docs/architecture.md")
    var module = ""
    var folders: Set<String> = []
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      guard line.hasPrefix("| **`") || line.hasPrefix("| `…/") else { continue }
      for name in line.split(separator: "|")[0].split(separator: ",") {
        let name = name.trimmingCharacters(in: CharacterSet(charactersIn: " *`"))
        if !name.hasPrefix("…/") { module = name }
        folders.insert(name.replacing("…", with: module))
      }
    }
    return folders
  }

  /// The module folders in Sources, except for headers and catalogs.
  private func present() throws -> Set<String> {
    let sources = `The samples of the documentation`.root.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var folders: Set<String> = []
    for case let path as String in files {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      guard folder.contains("/"), !folder.hasSuffix(".docc"), !folder.hasSuffix("include") else {
        continue
      }
      folders.insert(folder)
    }
    return folders
  }

  @Test func `names every folder of Sources, and no other`() throws {
    let (named, present) = (try named(), try present())
    #expect(present.subtracting(named).isEmpty)
    #expect(named.subtracting(present).isEmpty)
  }
}

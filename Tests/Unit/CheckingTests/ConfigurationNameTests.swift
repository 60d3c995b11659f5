import Checking
import Foundation
import Testing

/// The configuration names in findings.
@Suite struct ConfigurationNameTests {
  private func findings(
    _ text: String, change: (inout CheckConfiguration) -> Void = { _ in }
  ) throws -> [Finding] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.layout.json")
    try Data(text.utf8).write(to: file)
    var configuration = CheckConfiguration()
    change(&configuration)
    let run = CheckRun(byteLimit: 1 << 20, workingDirectory: folder.path)
    return run.report(on: [
      .init(path: file.path, kind: .layout, configuration: configuration)
    ]).findings
  }

  private func layout(_ variants: String) -> String {
    """
    {"views": [{"id": "s", "width": 320, "height": 480, "children": [
       {"id": "a", "x": 300, "y": 0, "width": 50, "height": 50}]}],
     "variants": [\(variants)]}
    """
  }

  @Test func `a finding of a document alone names no configuration`() throws {
    #expect(try findings(layout("")).map(\.configurations) == [[]])
    let mended = layout(#"{"name": "v", "set": {"a.x": 10}}"#)
    #expect(try findings(mended).map(\.configurations) == [[]])
  }

  @Test func `a finding of a document and of a variant names both`() throws {
    let both = layout(#"{"name": "v", "set": {"a.y": 1}}, {"name": "w", "set": {"a.y": 2}}"#)
    #expect(
      try findings(both).map(\.configurations) == [
        ["the document itself", "variant v", "variant w"]
      ])
  }

  @Test func `a finding of a variant alone names that one`() throws {
    let text = layout(#"{"name": "v", "set": {"a.width": 50}}"#).replacingOccurrences(
      of: #""x": 300, "y": 0, "width": 50"#, with: #""x": 300, "y": 0, "width": 5"#)
    #expect(try findings(text).map(\.configurations) == [["variant v"]])
  }

  @Test func `a finding of a document and of widths names both`() throws {
    let found = try findings(layout("")) { $0.widths = 300...400 }
    #expect(found.map(\.configurations) == [["the document itself", "from 300 to 349.5"]])
  }

  @Test func `a value that only a variant sets is found where the variant sets it`() throws {
    let text = """
      {"views": [{"id": "s", "width": 320, "height": 480, "children": [
         {"id": "a", "x": 0, "width": 50, "height": 50, "children": []}]}],
       "constraints": [{"id": "top", "text": "a.top == s.top"}],
       "variants": [{"name": "v", "set": {"a.y": 9}}]}
      """
    let conflict = try #require(try findings(text).first { $0.rule == .conflict })
    let places = [conflict.pointer] + conflict.related.map(\.pointer)
    #expect(places == ["/constraints/0", "/variants/0/set/a.y"])
    #expect(conflict.related.first?.range?.line == 4)
  }
}

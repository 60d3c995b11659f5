import Foundation
import TestSupport
import JSONDocuments
import JSONText
import Testing

/// `trellis import`.
@Suite struct ImportTests {
  private static let document =
    Repository.root.appending(path: "examples/check/Faults/sheet.storyboard").path

  @Test func `a scene is printed as a body that solve takes`() throws {
    let outcome = try Program.run(["import", Self.document])
    #expect(outcome.status == 0 && outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains("saved with another safe area (top 30, rule says 20)"))
    let solved = try Program.run(["solve", "-"], input: outcome.output)
    let response = try JSONDocument.parse(Array(solved.output.utf8))
    #expect(solved.status == 0 && response.root["frames"]?["box"]?["y"]?.number == 30)
  }

  @Test func `a device is one of the service, of Interface Builder or a size`() throws {
    for (device, width, top) in [
      ("iphone-16", 393.0, 59.0), ("retina6_1", 414, 48), ("320x480", 320, 20),
      ("iphone-16-landscape", 852, 0),
    ] {
      let outcome = try Program.run(["import", "--device", device, Self.document])
      let body = try JSONDocument.parse(Array(outcome.output.utf8))
      let screen = try #require(body.root["views"].map { Array($0.elements) }?.first)
      #expect(screen["width"]?.number == width, "\(device)")
      #expect((screen["safeArea"]?["top"]?.number ?? 0) == top, "\(device)")
    }
    let unknown = try Program.run(["import", "--device", "retina9", Self.document])
    #expect(unknown.status == 2 && unknown.errors.contains("iphone-16-pro, "))
  }

  @Test func `a scene is chosen by its id, its controller or its root`() throws {
    for id in ["scene", "controller", "screen"] {
      let outcome = try Program.run(["import", "--scene", id, Self.document])
      #expect(outcome.status == 0 && !outcome.output.isEmpty, "\(id)")
    }
    let none = try Program.run(["import", "--scene", "box", Self.document])
    #expect(none.status == 3 && none.output.isEmpty && none.errors.contains("no file has a scene"))
  }

  @Test func `one object has all documents with their warnings`() throws {
    let outcome = try Program.run(["import", "--format", "json", Self.document, Self.document])
    let report = try JSONDocument.parse(Array(outcome.output.utf8))
    let documents = Array(try #require(report.root["documents"]).elements)
    #expect(outcome.status == 0 && documents.count == 2)
    let scene = try #require(documents[0]["scenes"].map { Array($0.elements) }?.first)
    #expect(documents[0]["file"]?.string == Self.document && scene["root"]?.string == "screen")
    let kinds = scene["warnings"]?.elements.map { $0["kind"]?.string }
    #expect(kinds == ["saved-inset"])
    withExtendedLifetime(report) {}
  }

  @Test(arguments: [
    ("", "the file is empty"), ("{}", "-:1:1: the file is not well-formed XML"),
    ("<!DOCTYPE d [<!ENTITY a 'b'>]><document/>", "document type declaration"),
    ("<plist/>", "the root element is <plist>"),
  ])
  func `what is no document exits with 3 and its reason`(text: String, reason: String) throws {
    let outcome = try Program.run(["import", "-"], input: text)
    #expect(outcome.status == 3 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(reason) && outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `a fault of an element is told with its place, and the rest is printed`() throws {
    let text = try String(contentsOfFile: Self.document, encoding: .utf8)
      .replacingOccurrences(of: #"firstAttribute="height""#, with: #"firstAttribute="hight""#)
    let outcome = try Program.run(["import", "-"], input: text)
    #expect(outcome.status == 3 && outcome.output.hasPrefix(#"{"views":"#))
    #expect(
      outcome.errors.contains("error (height): firstAttribute must be an attribute of a view"))
  }
}

import Cancellation
import API
import Foundation
import ServiceContract
import Synchronization
import TestSupport
import Testing

@testable import Service

/// Pictures of layouts, read by an XML parser.
@Suite struct PictureTests {
  static let folder = Repository.fixtures.appending(path: "picture")

  static let fixtures: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  private func response(_ request: some Sequence<UInt8>, limits: RequestLimits = .init())
    -> OperationResponse
  {
    Array(request).withUnsafeBytes {
      Endpoint.layout.response(to: $0, as: .svg, in: OperationContext(limits: limits))
    }
  }

  @Test(arguments: fixtures)
  func `the picture of a fixture is its file`(name: String) throws {
    let file = Self.folder.appending(path: name)
    let response = response(try Data(contentsOf: file))
    #expect(response.status == 200 && response.mediaType == "image/svg+xml")
    let golden = try Data(contentsOf: file.deletingPathExtension().appendingPathExtension("svg"))
    #expect(
      response.body.elementsEqual(golden), "\(String(decoding: response.body, as: UTF8.self))")
  }

  @Test(arguments: fixtures)
  func `the view box covers every shape and every line of text`(name: String) throws {
    let svg = response(try Data(contentsOf: Self.folder.appending(path: name))).body
    let picture = PictureDocument(svg)
    #expect(picture.error == nil)
    let box = (picture.root.attributes["viewBox"] ?? "").split(separator: " ").compactMap {
      Double($0)
    }
    try #require(box.count == 4)
    #expect(picture.root.number("width") == box[2] && picture.root.number("height") == box[3])
    var shift = (x: 0.0, y: 0.0)
    for element in picture.elements {
      if let transform = element.attributes["transform"] {
        let numbers = transform.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
        shift = (numbers[0], numbers[1])
      }
      let isShape = element.name == "rect"
      let isText = element.name == "text" && element.attributes["y"] != nil
      guard isShape || isText else { continue }
      let size = isText ? element.attributes["font-size"].flatMap(Double.init) ?? 12 : 0
      let x = (element.attributes["x"].flatMap(Double.init) ?? 0) + shift.x
      let y = (element.attributes["y"].flatMap(Double.init) ?? 0) + shift.y
      let width = isShape ? element.number("width") : 0.61 * size * Double(element.text.count)
      let height = isShape ? element.number("height") : 0
      #expect(x >= box[0] && x + width <= box[0] + box[2], "\(name): \(element)")
      #expect(y - size >= box[1] && y + height <= box[1] + box[3], "\(name): \(element)")
    }
  }

  @Test func `there are fixtures`() {
    #expect(Self.fixtures.count >= 10)
  }

  @Test func `views nest by parent down to a level, and are siblings below it`() throws {
    let body = try Data(contentsOf: Self.folder.appending(path: "deep.json"))
    let items = PictureDocument(response(body).body).items
    #expect(items.count == 71)
    for (level, item) in items.enumerated() {
      #expect(item.title?.hasPrefix("level \(level)\n") == true)
      #expect(item.nesting == min(level, 64))
    }
  }

  @Test func `five thousand nested views are drawn`() throws {
    var body = #"{"views":[{"id":"0","width":300,"height":300}"#
    for level in 1..<5_000 {
      body += #",{"id":"\#(level)","parent":"\#(level - 1)","x":0,"y":0,"width":300,"height":300}"#
    }
    let picture = PictureDocument(response((body + "]}").utf8).body)
    #expect(picture.error == nil && picture.items.count == 5_000)
    #expect((picture.elements.map(\.depth).max() ?? 0) < 70)
  }

  @Test func `a picture past the limit of bytes is a problem`() throws {
    let body = try Data(contentsOf: Self.folder.appending(path: "marks.json"))
    let whole = response(body).body.count
    var limits = RequestLimits()
    limits.answerBytes = whole
    #expect(response(body, limits: limits).status == 200)
    limits.answerBytes = whole - 1
    let problem = response(body, limits: limits)
    #expect(problem.problem == .limitExceeded)
    #expect(String(decoding: problem.body, as: UTF8.self).contains("\(whole - 1) answerBytes"))
  }

  @Test func `a picture past the time limit is a problem`() throws {
    let body = try Data(contentsOf: Self.folder.appending(path: "variants.json"))
    // The solver checks before each variant; the picture follows.
    for allowed in [4, 6, 8] {
      let asked = Counter()
      let response = Array(body).withUnsafeBytes {
        Endpoint.layout.response(
          to: $0, as: .svg,
          in: OperationContext(cancellation: CancellationCheck { asked.next() >= allowed }))
      }
      #expect(response.problem == .timeLimitExceeded)
    }
  }

  @Test func `long ids are cut in labels and in tooltips`() throws {
    let id = String(repeating: "x", count: 65_536)
    let body = #"{"views":[{"id":"\#(id)","width":1000,"height":50}]}"#
    let svg = response(body.utf8).body
    #expect(svg.count < 4_000)
    let label = PictureDocument(svg).elements.last { $0.name == "text" }
    #expect(label?.text == String(repeating: "x", count: 39) + "…")
  }

  @Test func `for any ids the picture has only these elements and attributes`() throws {
    var random = SplitMix64(seed: 20_261_121)
    for _ in 0..<300 {
      let ids = HostileText.ids(using: &random)
      let request = HostileText.request(ids: ids, using: &random)
      let response = response(request)
      try #require(response.status == 200, "\(String(decoding: response.body, as: UTF8.self))")
      let picture = PictureDocument(response.body)
      #expect(picture.error == nil, "\(String(decoding: request, as: UTF8.self))")
      // The base and a variant.
      #expect(picture.items.count == 2 * ids.count)
      for element in picture.elements { expectHarmless(element) }
    }
  }

  private func expectHarmless(_ element: PictureDocument.Element) {
    let known: [String: Set<String>] = [
      "svg": [
        "xmlns", "class", "role", "width", "height", "viewBox", "font-family", "font-size",
        "xml:space", "aria-labelledby", "x", "y",
      ],
      "title": ["id"], "desc": ["id"], "style": [], "defs": [],
      "pattern": ["id", "width", "height", "patternUnits", "patternTransform"],
      "g": ["class", "transform"], "rect": ["class", "x", "y", "width", "height"],
      "path": ["class", "d"], "text": ["class", "x", "y", "font-size"],
      "line": ["x1", "y1", "x2", "y2"],
    ]
    let attributes = known[element.name]
    #expect(attributes?.isSuperset(of: element.attributes.keys) == true, "\(element)")
    let classes: Set<Substring> = [
      "trellis", "paper", "legend", "panel", "view", "guide", "leaf", "ambiguous", "violated",
      "name", "note", "hatch", "margins", "safe-area", "distance",
    ]
    #expect(classes.isSuperset(of: element.classes), "\(element)")
    for (name, value) in element.attributes where element.depth > 1 {
      guard element.name != "pattern", name != "class" else { continue }
      #expect(value.allSatisfy { "0123456789.- MHVhvmz".contains($0) }, "\(element)")
    }
    let text = element.text + (element.title ?? "")
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || !HostileText.isMisleading($0) }, "\(element)")
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  func next() -> Int {
    value.withLock {
      $0 += 1
      return $0 - 1
    }
  }
}

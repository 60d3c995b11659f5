import ConstraintLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// The documents of the suite, with the frames that Apple's engine solved.
@Suite struct SuiteTests {
  private struct Expected: Decodable {
    struct Document: Decodable {
      var file: String
      var scenes: [Scene]
    }

    struct Scene: Decodable {
      var root: String
      var frames: [String: [Double]]
      var findings: [Finding]
      var devices: [String: Screen]?
    }

    struct Finding: Decodable {
      var rule: String
      var view: String?
      var constraints: [String]?
    }

    struct Screen: Decodable {
      var frames: [String: [Double]]
    }

    struct Hostile: Decodable {
      var file: String
      var expect: String
    }

    var documents: [Document]
    var hostile: [Hostile]
  }

  private static func expected(_ suite: URL) throws -> Expected {
    try JSONDecoder().decode(
      Expected.self, from: Data(contentsOf: suite.appending(path: "expected.json")))
  }

  private static func document(_ url: URL) throws -> InterfaceDocument {
    let data = try Data(contentsOf: url)
    return try data.withUnsafeBytes { bytes throws(DocumentError) in
      try InterfaceDocument(bytes)
    }
  }

  /// The ids whose frames match neither exactly nor rounded.
  private static func disagreeing(
    _ wanted: [String: [Double]], _ imported: ImportedScene, root: String
  ) throws -> [String] {
    let exact = try imported.frames()
    let rounded = try imported.frames(isRounded: true)
    return wanted.keys.sorted().filter { id in
      guard id != root, let numbers = wanted[id] else { return false }
      let frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      return ![exact[id], rounded[id]].contains { $0?.agrees(with: frame) ?? false }
    }
  }

  @Test func `every scene has the frames of Apple's engine, and no fault`() throws {
    let suite = Repository.suite("interface-builder")
    var count = 0
    for entry in try Self.expected(suite).documents {
      let document = try Self.document(suite.appending(path: "documents/\(entry.file)"))
      #expect(document.faults.isEmpty, "\(entry.file)")
      let importer = SceneImporter(document)
      for wanted in entry.scenes {
        let scene = try #require(
          document.scenes.first { $0.root == wanted.root }, "\(entry.file) \(wanted.root)")
        let imported = importer.imported(scene)
        #expect(imported.faults.isEmpty, "\(entry.file) \(wanted.root)")
        let off = try Self.disagreeing(wanted.frames, imported, root: wanted.root)
        #expect(off.isEmpty, "\(entry.file) \(wanted.root): \(off)")
        try Self.checkFindings(wanted, imported, entry.file)
        count += 1
      }
    }
    #expect(count >= 125)
  }

  /// Conflicts and ambiguous frames must be exactly the seeded ones.
  private static func checkFindings(
    _ wanted: Expected.Scene, _ imported: ImportedScene, _ file: String
  ) throws {
    let broken = try imported.solution().broken
    for finding in wanted.findings where finding.rule == "conflict" {
      let ids = Set(finding.constraints ?? [])
      let isFound = broken.contains { conflict in
        let members = ([conflict.origin] + conflict.conflict).compactMap { origin -> String? in
          guard case .constraint(let index) = origin else { return nil }
          return imported.sources[index]?.id
        }
        return ids.isSubset(of: members)
      }
      #expect(isFound, "\(file): the conflict of \(ids)")
    }
    if !wanted.findings.contains(where: { $0.rule == "conflict" }) {
      #expect(broken.isEmpty, "\(file)")
    }
    let open = try imported.solution(isOpen: true).ambiguous.map {
      imported.layout.names.string(of: $0.item.index)
    }
    for finding in wanted.findings where finding.rule == "ambiguous" {
      #expect(finding.view.map { open.contains($0) } ?? false, "\(file): \(finding)")
    }
  }

  @Test func `the frames at other screens are those of the suite`() throws {
    let suite = Repository.suite("interface-builder")
    var count = 0
    for entry in try Self.expected(suite).documents {
      for wanted in entry.scenes {
        for (name, screen) in wanted.devices ?? [:] {
          let document = try Self.document(suite.appending(path: "documents/\(entry.file)"))
          let device = try #require(CanvasDevice(named: name))
          let scene = try #require(document.scenes.first { $0.root == wanted.root })
          let imported = SceneImporter(document, device: device).imported(scene)
          let off = try Self.disagreeing(screen.frames, imported, root: wanted.root)
          #expect(off.isEmpty, "\(entry.file) at \(name)")
          count += 1
        }
      }
    }
    #expect(count >= 15)
  }

  @Test func `hostile documents are refused or imported as stated`() throws {
    let suite = Repository.suite("interface-builder")
    for hostile in try Self.expected(suite).hostile {
      let url = suite.appending(path: "documents/\(hostile.file)")
      var isGood = true
      do {
        let document = try Self.document(url)
        let importer = SceneImporter(document)
        isGood = document.faults.isEmpty
        for scene in document.scenes {
          let imported = importer.imported(scene)
          if !imported.faults.isEmpty { isGood = false }
          guard !imported.layout.items.isEmpty else { continue }
          let numbers = try imported.frames().values.flatMap { [$0.x, $0.y, $0.width, $0.height] }
          let areFinite = numbers.allSatisfy { $0.isFinite }
          #expect(areFinite, "\(hostile.file)")
        }
      } catch is DocumentError {
        isGood = false
      }
      switch hostile.expect {
      case "error": #expect(!isGood, "\(hostile.file)")
      case "ok", "findings": #expect(isGood, "\(hostile.file)")
      default: break
      }
    }
  }

  /// The number of mutated documents; `make fuzz` uses more.
  private static let mutations =
    ProcessInfo.processInfo.environment["TRELLIS_MUTATED_DOCUMENTS"].flatMap { Int($0) } ?? 2_000

  @Test func `mutated documents end in an answer or an error`() throws {
    let suite = Repository.suite("interface-builder")
    let files = try Self.expected(suite).documents.prefix(40).map(\.file)
    let originals = try files.map {
      try Array(Data(contentsOf: suite.appending(path: "documents/\($0)")))
    }.filter { $0.count < 8_000 }
    #expect(!originals.isEmpty)
    var random = SplitMix64(seed: 23)
    var answers = 0
    for round in 0..<Self.mutations {
      var bytes = originals[round % originals.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) { Mutation.apply(to: &bytes, &random) }
      let document = bytes.withUnsafeBytes { try? InterfaceDocument($0) }
      guard let document else { continue }
      let device = round % 2 == 0 ? nil : CanvasDevice.known[round / 2 % CanvasDevice.known.count]
      let importer = SceneImporter(document, device: device)
      for scene in document.scenes {
        let imported = importer.imported(scene)
        #expect(imported.layout.constraints.allSatisfy { imported.layout.error(in: $0) == nil })
        #expect(imported.layout.constraints.count == imported.sources.count)
        #expect(imported.layout.items.count == imported.savedFrames.count)
      }
      answers += 1
    }
    // Most changes of a value or an element leave a valid document.
    #expect(answers * 10 > Self.mutations)
  }
}

/// Changes of a document's bytes.
enum Mutation {
  private static let words = [
    "0", "-1", "1e9", "1e-9", "NaN", "1:0", "16:9", "YES", "NO", "leading", "trailing", "width",
    "centerY", "leadingMargin", "default", "infinite", "", "contentView", "1000", "749",
  ]

  /// Changes a byte or an attribute's value, or repeats or drops a line.
  static func apply(to bytes: inout [UInt8], _ random: inout SplitMix64) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let index = Int.random(in: bytes.indices, using: &random)
      bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1, 2: changeLine(&bytes, &random)
    default: changeValue(&bytes, &random)
    }
  }

  private static func changeValue(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let quote = UInt8(ascii: "\"")
    let start = Int.random(in: bytes.indices, using: &random)
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "=")), open + 1 < bytes.count,
      bytes[open + 1] == quote, let end = bytes[(open + 2)...].firstIndex(of: quote)
    else { return }
    bytes.replaceSubrange(
      open + 2..<end, with: words.randomElement(using: &random)?.utf8 ?? "".utf8)
  }

  private static func changeLine(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let newline = UInt8(ascii: "\n")
    let start = Int.random(in: bytes.indices, using: &random)
    guard let first = bytes[start...].firstIndex(of: newline), first + 1 < bytes.count,
      let last = bytes[(first + 1)...].firstIndex(of: newline)
    else { return }
    if Bool.random(using: &random) {
      bytes.removeSubrange(first..<last)
    } else {
      bytes.insert(contentsOf: bytes[first..<last], at: first)
    }
  }
}

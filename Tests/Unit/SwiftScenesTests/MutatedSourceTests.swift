import ConstraintSolver
import Foundation
import LayoutRequests
import SwiftInterpreter
import SwiftParsing
import SwiftScenes
import SwiftSources
import SwiftWorld
import TestSupport
import Testing
import UIKitModel

/// Sources that are damaged at random: tokens and bytes of them are lost, doubled, swapped and
/// replaced, then the real parser reads them.
@Suite(.enabled(if: SourceParsing.program != nil))
struct MutatedSourceTests {
  @Test func `every class of damaged sources ends in a scene or at a budget`() throws {
    let sources = try Self.sources()
    let wanted = ProcessInfo.processInfo.environment["TRELLIS_MUTATED_SOURCES"].flatMap(Int.init)
    let count = (wanted ?? 60) / 12
    let isDone = DeepStack.run {
      var random = SplitMix64(seed: 41)
      for _ in 0..<count {
        let damaged = (0..<12).map { _ in Self.damage(sources, &random) }
        for tree in SourceParsing.trees(damaged) { Self.run([tree]) }
        Self.run(SourceParsing.trees(Array(damaged.prefix(3))))
      }
      return true
    }
    #expect(isDone == true)
  }

  /// The sources from which the fuzzer's corpus is made.
  private static func sources() throws -> [[UInt8]] {
    let folder = Repository.root.appending(path: "Tests/System/Fuzz/swift")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.map { Array(try Data(contentsOf: folder.appending(path: $0))) }
  }

  private static func damage(_ sources: [[UInt8]], _ random: inout SplitMix64) -> String {
    guard let source = sources.randomElement(using: &random) else { return "" }
    var parts = tokens(source)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place = Int.random(in: 0..<parts.count, using: &random)
      let length = Int.random(in: 1...min(12, parts.count - place), using: &random)
      let other = Int.random(in: 0..<parts.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: parts.removeSubrange(place..<place + length)
      case 1: parts.insert(contentsOf: parts[place..<place + length], at: other)
      case 2: parts.swapAt(place, other)
      case 3: parts[place] = parts[other]
      case 4: parts[place] = hostile.randomElement(using: &random) ?? []
      default:
        parts[place].append(UInt8.random(in: 1...255, using: &random))
      }
      if parts.isEmpty { parts = [Array("x".utf8)] }
    }
    return String(decoding: parts.flatMap { $0 }, as: UTF8.self)
  }

  /// What seldom stands in sources.
  private static let hostile: [[UInt8]] = [
    "9223372036854775807", "-9223372036854775808", "0", "1e999", ".nan", "{", "}", "(((", "self",
    "super", "Self.self", "#if X", "#endif", "\"\\(", "&", "??", "inout ", "repeat {", "0...",
    "String(repeating: \"x\", count: 99999999)", ".self.self", "while true {",
    "lazy var self = self",
  ].map { Array($0.utf8) }

  /// Words, spaces and single signs.
  private static func tokens(_ source: [UInt8]) -> [[UInt8]] {
    source.chunked { first, second in
      func kind(_ byte: UInt8) -> Int {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: 1
        case 0x20, 0x0A: 2
        default: 3
        }
      }
      return kind(first) == kind(second) && kind(first) < 3
    }
  }

  private static func run(_ trees: [SwiftTree]) {
    let program = SceneProgram(trees: trees)
    LayoutInterest.set(in: program.program)
    var budgets = Budgets()
    (budgets.steps, budgets.worlds) = (20_000, 3)
    budgets.stackBytes = DeepStack.usableBytes
    for sceneClass in program.classes {
      var worlds = SceneWorlds(
        of: sceneClass, in: program.program, program.types, budgets: budgets)
      while let world = worlds.next() {
        guard let scene = world.scene else { continue }
        _ = try? scene.request().solve(
          limits: .init(solve: .init(work: 2_000_000), sweepPieces: 1))
      }
    }
  }
}

extension Array {
  /// The runs of elements of which neighbours belong together.
  fileprivate func chunked(_ belong: (Element, Element) -> Bool) -> [[Element]] {
    var chunks: [[Element]] = []
    for element in self {
      if let last = chunks.last?.last, belong(last, element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
    return chunks
  }
}

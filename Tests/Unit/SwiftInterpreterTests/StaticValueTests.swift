import SwiftInterpreter
import SwiftParsing
import SwiftSources
import SwiftWorld
import Testing

/// Initial values of static and global variables, which the worlds of a program share.
@Suite(.enabled(if: SourceParsing.program != nil))
struct StaticValueTests {
  /// What a world prints, which unknown functions it calls, and how many steps it takes.
  private struct World: Equatable {
    var lines: [String] = []
    var unknown: [String] = []
    var steps = 0
  }

  /// Three worlds of one program, one after another.
  private func worlds(_ source: String) throws -> [World] {
    let test = TestProgram(source) { ViewTypes(&$0) }
    let run = try #require(test.program.symbols.find("run"))
    return (0..<3).map { _ in
      let library = ViewLibrary(test.program)
      let interpreter = Interpreter(test.program, library: library)
      var world = World()
      interpreter.output = { world.lines.append($0) }
      _ = interpreter.finish { (interpreter) throws(Interruption) in
        _ = try interpreter.callFunction(run, [])
      }
      interpreter.output = nil
      (world.unknown, world.steps) = (library.unknown, interpreter.steps)
      return world
    }
  }

  @Test(arguments: [
    "static let inset = load(8)", "static var inset = load(8)",
    "static let base = load(8); static let inset = [base, base * 2]",
    "static let inset = (Insets(top: load(8)), Side.left(load(1)))",
  ]) func `a value without objects is evaluated in one world, and costs the others its steps`(
    _ declarations: String
  ) throws {
    let worlds = try worlds(
      """
      struct Insets { var top = 0 }
      enum Side { case left(Int) }
      enum Theme { \(declarations) }
      func run() { print(Theme.inset); print(Theme.inset) }
      """)
    #expect(!worlds[0].unknown.isEmpty && worlds[1].unknown.isEmpty && worlds[2].unknown.isEmpty)
    #expect(worlds.allSatisfy { $0.lines == worlds[0].lines && $0.steps == worlds[0].steps })
  }

  @Test(arguments: [
    "static let box = Box()", "static let make = { load(8) }", "static let view = UIView()",
    "static let inset = flag ? load(8) : 4", "static let inset = Box().inset",
    "static let inset = shared.inset; static let shared = Box()",
  ]) func `a value with objects, code or decisions is made in each world`(
    _ declarations: String
  ) throws {
    let name = declarations.dropFirst("static let ".count).prefix { $0 != " " }
    let worlds = try worlds(
      """
      class Box { var inset = load(8) }
      enum Theme { \(declarations) }
      func run() { load(1); print(Theme.\(name)) }
      """)
    #expect(worlds.allSatisfy { $0 == worlds[0] && !$0.unknown.isEmpty })
  }

  @Test func `a world that has changed a variable evaluates what depends on it`() throws {
    let worlds = try worlds(
      """
      enum Theme {
        static var scale = 2
        static let inset = scale * 4
      }
      enum Once { static var isFirst = true }
      func run() {
        if Once.isFirst { print(Theme.inset) }
        Theme.scale = 3
        print(Theme.inset, Late.inset)
      }
      enum Late { static let inset = Theme.scale * 5 }
      """)
    #expect(worlds.allSatisfy { $0 == worlds[0] })
    #expect(worlds[0].lines == ["8", "8 15"])
  }

  @Test func `each world has unknowns of its own`() throws {
    let worlds = try worlds(
      """
      struct Pair { let first: Int?; let second: Int? }
      enum Theme {
        static let one = find()
        static let pair = Pair(first: one, second: one)
      }
      func run() {
        if let first = Theme.pair.first { print(first) }
        print(Theme.pair.second == nil)
      }
      """)
    #expect(worlds.allSatisfy { $0.lines == worlds[0].lines && $0.steps == worlds[0].steps })
  }

  @Test func `values that need each other end`() throws {
    let worlds = try worlds(
      """
      enum A { static let value = B.value + 1 }
      enum B { static let value = A.value + 1 }
      func run() { print(A.value, B.value) }
      """)
    #expect(worlds.allSatisfy { $0 == worlds[0] })
  }
}

import SwiftParsing
import SwiftSources
import SwiftWorld
import Testing

/// Types with more of something than anybody writes.
@Suite(.enabled(if: SourceParsing.program != nil))
struct HostileTypeTests {
  private func program(_ source: String) -> Program {
    var symbols = SymbolTable()
    let files = SourceParsing.trees([source]).enumerated().map { number, tree in
      SwiftFile(number: number, path: "\(number).swift", tree: tree, symbols: &symbols)
    }
    return Program(files, symbols: symbols) { _ in NoSystemTypes() }
  }

  @Test func `a chain of thousands of superclasses needs no deep stack`() throws {
    let chain = (1..<4_000).reversed().map { "class C\($0): C\($0 - 1) {}" }
    let program = program((chain + ["class C0 {}"]).joined(separator: "\n"))
    let types = program.classes
    try #require(types.count == 4_000)
    #expect(program.lineage(of: types[3_999]).count == 1)
    #expect(program.lineage(of: types[3_998]).count == 2)
    #expect(program.lineage(of: types[0]).count <= 256)
  }

  @Test func `superclasses that are nested in one another's need no deep stack`() {
    let chain = (0..<2_000).map { "class C\($0): C\($0 + 1).N { class N {} }" }
    let program = program(chain.joined(separator: "\n"))
    #expect(program.classes.count == 4_000)
    for type in program.classes { #expect(program.lineage(of: type).count <= 256) }
  }

  @Test func `a circle of thousands of classes ends`() {
    let chain = (0..<3_000).map { "class C\($0): C\(($0 + 1) % 3_000) {}" }
    let program = program(chain.joined(separator: "\n"))
    for type in program.classes { #expect(program.lineage(of: type).count <= 256) }
  }

  @Test func `types that double with each alias are not known`() throws {
    let aliases = ["A", "B"].flatMap { name in
      (0..<28).map { "typealias \(name)\($0) = (\(name)\($0 + 1), \(name)\($0 + 1))" }
        + ["typealias \(name)28 = Int"]
    }
    let program = program(
      (aliases + ["struct S { var a: A0; var b: B0; var small: A26 }"]).joined(separator: "\n"))
    let name = try #require(program.symbols.find("S"))
    let type = try #require(program.declaredTypes(named: name).first)
    let types = type.stored.compactMap { property in
      property.typeName.map {
        program.resolve($0, in: LexicalContext(file: property.binding.file, type: type))
      }
    }
    #expect(types[0] == types[1])
    #expect(types[0] != types[2])
    #expect(!types[2].isAny)
  }

  @Test func `a program that nobody uses is gone`() {
    weak var type: DeclaredType?
    do {
      let program = program("class A: B { func f() {} }\nclass B { enum E { case x } }")
      type = program.classes.first
      #expect(type.map { program.lineage(of: $0).count } == 2)
    }
    #expect(type == nil)
  }
}

import SwiftParsing
import SwiftSources
import SwiftWorld
import Testing

@Suite(.enabled(if: SourceParsing.program != nil))
struct ProgramTests {
  private let program: Program

  private static let sources = [
    """
    class Base: UIView, Named {
      func setUp() {}
      enum Metrics { static let inset = 8 }
      typealias Inner = Metrics
    }
    class Middle: Base { override func setUp() {} }
    final class Leaf: Middle { var label: Alias? }
    typealias Alias = Other.Deep
    """,
    """
    protocol Named { var name: String { get } }
    extension Named { var name: String { "" }; func greet() {} }
    extension Base { func addEdges() {} }
    extension Base.Metrics { static let outset = 9 }
    extension UIView { func pin() {} }
    struct Other { struct Deep { let value = 1 } }
    """,
    """
    class First: Second {}
    class Second: First {}
    protocol Third: Fourth {}
    protocol Fourth: Third {}
    typealias Fifth = Sixth
    typealias Sixth = Fifth
    extension Fifth { func lost() {} }
    class Seventh: Fifth, Third { func found() {} }
    """,
  ]

  init() {
    var symbols = SymbolTable()
    let files = SourceParsing.trees(Self.sources).enumerated().map { number, tree in
      SwiftFile(number: number, path: "\(number).swift", tree: tree, symbols: &symbols)
    }
    program = Program(files, symbols: symbols) { _ in NoSystemTypes() }
  }

  private func type(_ name: String) throws -> DeclaredType {
    let symbol = try #require(program.symbols.find(name))
    return try #require(program.declaredTypes(named: symbol).first)
  }

  private func members(_ name: String, of type: String, isOfType: Bool = false) throws -> [Member] {
    let symbol = try #require(program.symbols.find(name))
    return program.members(symbol, of: .declared(try self.type(type)), isOfType: isOfType)
  }

  private func text(_ type: StaticType?) -> String? {
    guard case .declared(let type) = type else { return nil }
    return program.text(type.name)
  }

  @Test func `a lineage has superclasses, then protocols, then extensions of the system`() throws {
    let names = program.lineage(of: try type("Leaf")).map { program.text($0.name) }
    #expect(names == ["Leaf", "Middle", "Base", "Named", "UIView"])
  }

  @Test func `members of extensions in other files are those of the type`() throws {
    for name in ["addEdges", "greet", "pin"] {
      #expect(try members(name, of: "Leaf").count == 1)
    }
  }

  @Test func `overrides come first, and requirements after what meets them`() throws {
    let owners = try members("setUp", of: "Leaf").map { member -> String? in
      guard case .function(let function) = member else { return nil }
      return function.owner.map { program.text($0.name) }
    }
    #expect(owners == ["Middle", "Base"])
    guard case .property(let name)? = try members("name", of: "Leaf").first else {
      Issue.record("no property")
      return
    }
    #expect(name.binding.accessors?.getter?.body != nil)
  }

  @Test func `nested types and aliases are found from inside subclasses`() throws {
    let leaf = try type("Leaf")
    let file = try #require(program.files.first)
    let context = LexicalContext(file: file, type: leaf)
    for name in ["Metrics", "Inner"] {
      let symbol = try #require(program.symbols.find(name))
      #expect(text(program.lookUpType(symbol, in: context)) == "Metrics")
      let outside = LexicalContext(file: file, type: nil)
      #expect(program.lookUpType(symbol, in: outside) == nil)
    }
    let alias = try #require(program.symbols.find("Alias"))
    #expect(text(program.lookUpType(alias, in: context)) == "Deep")
  }

  @Test func `extensions of nested types add to them`() throws {
    let base = try type("Base")
    let symbol = try #require(program.symbols.find("Metrics"))
    let outset = try #require(program.symbols.find("outset"))
    let context = LexicalContext(file: program.files[0], type: base)
    let metrics = try #require(program.lookUpType(symbol, in: context))
    #expect(program.members(outset, of: metrics, isOfType: true).count == 1)
  }

  @Test func `cycles of superclasses, protocols and aliases end`() throws {
    #expect(program.lineage(of: try type("First")).count == 2)
    #expect(program.lineage(of: try type("Third")).count == 2)
    #expect(try members("found", of: "Seventh").count == 1)
    let alias = try #require(program.symbols.find("Fifth"))
    _ = program.lookUpType(alias, in: LexicalContext(file: program.files[2], type: nil))
  }
}

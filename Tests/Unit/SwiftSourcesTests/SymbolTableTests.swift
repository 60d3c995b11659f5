import SwiftSources
import Testing

struct SymbolTableTests {
  @Test func `equal bytes have equal symbols`() {
    var table = SymbolTable()
    let names = (0..<1_000).map { "name\($0)" }
    let symbols = names.map { table.intern($0) }
    #expect(Set(symbols).count == names.count)
    #expect(names.map { table.intern($0) } == symbols)
    #expect(names.map { table.find($0) } == symbols)
    #expect(symbols.map { table.text($0) } == names)
    #expect(table.find("other") == nil)
  }

  @Test func `texts are compared as bytes`() {
    var table = SymbolTable()
    #expect(table.intern("\u{E9}") != table.intern("e\u{301}"))
    #expect(table.intern("") == .empty)
    #expect(table.find("") == .empty)
  }
}

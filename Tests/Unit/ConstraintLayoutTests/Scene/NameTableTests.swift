import ConstraintLayout
import Testing

struct `A name table` {
  @Test func `numbers names in the order in which they come`() {
    var table = NameTable()
    for number in 0..<10_000 {
      let name = Array("name \(number)".utf8)
      #expect(table.insert(name.span) == (number, true))
    }
    for number in stride(from: 0, to: 10_000, by: 13) {
      let name = Array("name \(number)".utf8)
      #expect(table.number(of: name.span) == number)
      #expect(table.insert(name.span) == (number, false))
      #expect(table.string(of: number) == "name \(number)")
    }
    #expect(table.count == 10_000)
  }

  @Test func `compares names by bytes`() {
    var table = NameTable()
    let composed = Array("\u{e9}".utf8)
    let decomposed = Array("e\u{301}".utf8)
    let empty: [UInt8] = []
    #expect(table.number(of: composed.span) == nil)
    table.insert(composed.span)
    #expect(table.number(of: decomposed.span) == nil)
    #expect(table.number(of: empty.span) == nil)
    #expect(table.insert(empty.span) == (1, true))
  }
}

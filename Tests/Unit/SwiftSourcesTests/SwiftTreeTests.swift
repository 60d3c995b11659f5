import SwiftSources
import Testing

struct SwiftTreeTests {
  /// `return 1 + x`
  private static func sample() -> SwiftTree {
    var writer = SwiftTreeWriter(source: Array("return 1 + x".utf8))
    writer.node(.returnStatement, place: 0, end: 12) { writer in
      writer.node(.binary, text: "+", place: 9, end: 12) { writer in
        writer.leaf(.integerLiteral, text: "1", place: 7, end: 8)
        writer.leaf(.identifier, text: "x", place: 11, end: 12)
      }
    }
    return writer.finished(hasErrors: false)
  }

  private static func file(_ tree: SwiftTree) -> SwiftFile {
    var symbols = SymbolTable()
    return SwiftFile(number: 0, path: "a.swift", tree: tree, symbols: &symbols)
  }

  @Test func `views show what was written`() throws {
    let items = Self.file(Self.sample()).items
    guard case .return(let value?) = items.only?.form,
      case .binary(let left, _, let right) = value.form
    else {
      Issue.record("no return of a sum")
      return
    }
    guard case .integer(1) = left.form, case .identifier = right.form else {
      Issue.record("other operands")
      return
    }
    #expect(value.sourceText == "1 + x")
    #expect(value.node.lineAndColumn == (1, 10))
  }

  @Test func `a tree is read back from its bytes`() throws {
    let bytes = Self.sample().bytes
    #expect(try #require(SwiftTree(bytes: bytes)).bytes == bytes)
  }

  @Test func `no changed byte is a trap`() {
    let bytes = Self.sample().bytes
    for index in bytes.indices {
      for value in [0, 1, 2, 5, 127, 128, 255] as [UInt8] {
        var changed = bytes
        changed[index] = value
        guard let tree = SwiftTree(bytes: changed) else { continue }
        let file = Self.file(tree)
        for statement in file.items {
          _ = statement.form
          for node in statement.node.descendants { _ = (node.text, node.sourceText, node.id) }
        }
      }
      #expect(SwiftTree(bytes: bytes.prefix(index)) == nil)
    }
  }

  @Test func `nesting past the limit is a file that was not read`() {
    func nest(_ writer: inout SwiftTreeWriter, _ depth: Int) {
      if depth > 0 {
        writer.node(.parenthesized, place: 0, end: 0) { nest(&$0, depth - 1) }
      }
    }
    var writer = SwiftTreeWriter(source: [])
    nest(&writer, SwiftSourceLimits.depth + 1)
    #expect(writer.finished(hasErrors: false).unread == .tooDeep)
  }
}

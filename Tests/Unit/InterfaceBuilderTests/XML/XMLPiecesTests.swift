import Testing

@testable import InterfaceBuilder

@Suite struct XMLPiecesTests {
  private func pieces(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { bytes in
      var pieces = XMLPieces(bytes)
      var found: [String] = []
      var end = 0
      repeat {
        let piece = pieces.next()
        #expect(piece.lowerBound == end)
        end = piece.upperBound
        found.append(String(decoding: bytes[piece], as: UTF8.self))
      } while end < bytes.count
      return found
    }
  }

  @Test(arguments: [
    "<a b='>' c=\"'>'\"/>", "<!-- > <a ' --x- -->", "<?x > ' ?>", "</a>",
  ])
  func `a piece ends behind what it holds`(_ token: String) {
    // The first token crosses the minimum size by one more byte each time.
    for short in 1...token.utf8.count {
      let text = String(repeating: " ", count: XMLPieces.size - short)
      #expect(pieces(text + token + "<b/>") == [text + token, "<b/>"])
    }
  }

  @Test(arguments: ["<a b='", "<!-- ", "<?", "<"])
  func `what does not end is one piece`(_ start: String) {
    let text = start + String(repeating: "x", count: 3 * XMLPieces.size)
    #expect(pieces(text) == [text])
  }

  @Test func `text is divided anywhere`() {
    let text = String(repeating: "x", count: 3 * XMLPieces.size)
    #expect(pieces(text).map(\.utf8.count) == [XMLPieces.size, XMLPieces.size, XMLPieces.size])
    #expect(pieces("") == [""])
  }

  @Test func `a section of character data is divided anywhere, and ends where it does`() throws {
    let open = "<r><![CDATA["
    // The end is at the minimum size of a piece or close to it. A tag may follow in the piece.
    for short in 0...10 {
      let inside = String(repeating: "<!-- ", count: XMLPieces.size / 5 * 3)
        .dropLast(open.utf8.count + short)
      let text = "\(open)\(inside) ] ]> ]]><a id='b'/></r>"
      #expect(pieces(text).allSatisfy { $0.utf8.count < XMLPieces.size + 16 })
      let bytes = Array(text.utf8)
      let tree = try bytes.withUnsafeBytes { try XMLReader.tree(of: $0, limits: XMLLimits()) }
      #expect(tree.value(XMLElement(1), .id) == "b")
    }
  }

  @Test func `a document in pieces is read as a whole`() throws {
    let items = (0..<10_000).map { "<!-- \($0) ' --><a id='\($0)>'>é]]&gt;<![CDATA[<b>]]></a>" }
    let bytes = Array("<r>\(items.joined())</r>".utf8)
    let tree = try bytes.withUnsafeBytes { try XMLReader.tree(of: $0, limits: XMLLimits()) }
    #expect(tree.nodes.count == 10_001)
    for index in [1, 5_000, 10_000] {
      #expect(tree.value(XMLElement(index), .id) == "\(index - 1)>")
      #expect(bytes[tree.offset(of: XMLElement(index))...].starts(with: Array("<a id='".utf8)))
    }
  }
}

internal import Checking
internal import JSONDocuments
internal import JSONText

/// `textDocument/documentSymbol`: views, guides and items of lists.
enum DocumentSymbols {
  /// The most nested symbols: clients draw them recursively.
  private static let depthLimit = 200
  /// The most symbols of a document: clients draw each of them.
  private static let limit = 20_000
  /// The kind of an object.
  private static let kind = 19

  static func write<Host>(_ context: RequestContext<Host>, to json: inout JSONWriter) {
    json.beginArray()
    if let document = context.document, let snapshot = context.snapshot, document.isJSON {
      let outline = JSONOutline(snapshot.text.bytes)
      write(outline, snapshot.text, document, context, to: &json)
    }
    json.endArray()
  }

  private static func write<Host>(
    _ outline: JSONOutline, _ text: LineTable, _ document: OpenDocument,
    _ context: RequestContext<Host>, to json: inout JSONWriter
  ) {
    let nests = context.client.nestsSymbols
    // The ends of the open symbols.
    var open: [Int] = []
    var count = 0
    for index in outline.nodes.indices {
      while let end = open.last, index >= end { close(&open, nests, &json) }
      let node = outline.nodes[index]
      guard node.kind == .object, open.count < depthLimit,
        let title = title(of: index, outline, isList: !document.isLayout)
      else { continue }
      guard count < limit else { break }
      count += 1
      let name = outline.string(of: title)
      json.beginObject()
      json.member("name", name.isEmpty ? "?" : name)
      json.member("kind", kind)
      if nests {
        json.member("range", text.range(of: node.range))
        json.member("selectionRange", text.range(of: title.range))
        json.beginArray("children")
      } else {
        json.key("location")
        json.location(document.uri, text.range(of: node.range))
      }
      open.append(node.next)
      if !nests { close(&open, nests, &json) }
    }
    while !open.isEmpty { close(&open, nests, &json) }
  }

  private static func close(_ open: inout [Int], _ nests: Bool, _ json: inout JSONWriter) {
    open.removeLast()
    if nests { json.endArray() }
    json.endObject()
  }

  /// The string that names an object; `nil` if it is no symbol.
  private static func title(
    of object: Int, _ outline: JSONOutline, isList: Bool
  ) -> JSONOutline.Node? {
    let lists: [StaticString] = isList ? ["items", "children"] : ["views", "children", "guides"]
    let node = outline.nodes[object]
    guard lists.contains(where: { outline.isElement(node, of: $0) }) else { return nil }
    let member =
      outline.member("id", of: object) ?? (isList ? outline.member("title", of: object) : nil)
    return member.map { outline.nodes[$0] }.flatMap { $0.kind == .string ? $0 : nil }
  }
}

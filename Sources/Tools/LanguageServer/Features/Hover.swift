internal import API
internal import Checking
internal import JSONDocuments
internal import JSONText
internal import ModelContext

/// `textDocument/hover`: the frame of the view at the position and what settles it, or the meaning
/// of a member.
enum Hover {
  static func write<Host>(
    _ parameters: JSONValue?, _ context: RequestContext<Host>, to json: inout JSONWriter
  ) {
    guard let place = context.place(parameters),
      let (text, range) = hover(at: place.offset, place.text.bytes, place.document, context)
    else { return json.null() }
    json.beginObject()
    json.beginObject("contents")
    json.member("kind", "plaintext")
    json.member("value", text)
    json.endObject()
    json.member("range", place.text.range(of: range))
    json.endObject()
  }

  private static func hover<Host>(
    at offset: Int, _ bytes: [UInt8], _ document: OpenDocument, _ context: RequestContext<Host>
  ) -> (String, Range<Int>)? {
    switch document.kind {
    case .checked(.layout):
      let outline = JSONOutline(bytes)
      if let mention = NameIndex(outline).mention(at: offset),
        let text = explanation(of: mention.name, in: context.texts, context)
      {
        return (text, mention.range)
      }
      return meaning(at: offset, outline, .layout, context)
    case .checked(.list): return meaning(at: offset, JSONOutline(bytes), .list, context)
    case .checked(.interface):
      guard let range = InterfaceText.attribute(at: offset, in: bytes) else { return nil }
      let id = String(decoding: bytes[range], as: UTF8.self)
      for text in context.texts {
        let bodies = InterfaceText.layouts(in: text, naming: id, context)
        if let found = explanation(of: id, in: bodies, context) { return (found, range) }
      }
      return nil
    case .checked(.swift), .configuration: return nil
    }
  }

  private static func explanation<Host>(
    of view: String, in bodies: [[UInt8]], _ context: RequestContext<Host>
  ) -> String? {
    for body in bodies {
      let lines = ExplainTool.lines(on: view, in: body) {
        context.host.response(of: .layout, to: $0, as: .json, isCancelled: context.isCancelled)
      }
      if let lines, !lines.isEmpty { return lines.joined(separator: "\n") }
    }
    return nil
  }

  /// The description of a member in the contract.
  private static func meaning<Host>(
    at offset: Int, _ outline: JSONOutline, _ kind: DocumentKind, _ context: RequestContext<Host>
  ) -> (String, Range<Int>)? {
    guard let index = outline.token(at: offset), outline.nodes[index].kind == .name,
      let contract = context.contract,
      let path = outline.path(to: outline.nodes[index].parent)
    else { return nil }
    let node = outline.nodes[index]
    let schemas = contract.schemas(at: path + [outline.string(of: node)], of: kind)
    guard let text = schemas.lazy.compactMap({ $0["description"]?.string }).first else {
      return nil
    }
    return (text, node.range)
  }
}

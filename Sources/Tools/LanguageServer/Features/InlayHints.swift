internal import API
internal import JSONDocuments
internal import JSONText
internal import ModelContext
internal import TextBytes

/// `textDocument/inlayHint`: the solved frame behind the id of each view.
enum InlayHints {
  static func write<Host>(
    _ parameters: JSONValue?, _ context: RequestContext<Host>, to json: inout JSONWriter
  ) {
    guard let document = context.document, let snapshot = context.snapshot, document.isLayout,
      let range = TextRange(parameters?["range"]),
      let frames = frames(context)
    else { return json.null() }
    let text = snapshot.text
    let bounds = (text.offset(of: range.start), text.offset(of: range.end))
    json.beginArray()
    for mention in NameIndex(JSONOutline(text.bytes)).definitions {
      // Behind the closing quote.
      let end = min(mention.range.upperBound + 1, text.bytes.count)
      guard end >= bounds.0, end <= bounds.1, let frame = frames[mention.name] else { continue }
      json.beginObject()
      json.key("position")
      json.value(text.position(of: end))
      json.member("label", frame)
      json.member("paddingLeft", true)
      json.endObject()
    }
    json.endArray()
  }

  private static func frames<Host>(_ context: RequestContext<Host>) -> TextDictionary<String>? {
    for text in context.texts {
      let frames = SolveTool.frames(of: text) {
        context.host.response(of: .layout, to: $0, as: .json, isCancelled: context.isCancelled)
      }
      if let frames { return frames }
    }
    return nil
  }
}

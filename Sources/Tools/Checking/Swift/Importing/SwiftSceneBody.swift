import ConstraintLayout
import LayoutRequests
import SwiftScenes
import TextLayout
internal import JSONText
internal import TextBytes

/// Encodes a scene of Swift sources as the body of `POST /v1/layout`.
struct SwiftSceneBody {
  private let scene: SwiftScene

  init(_ scene: SwiftScene) { self.scene = scene }

  /// The body.
  ///
  /// - Complexity: O(items + constraints).
  var bytes: [UInt8] {
    var json = JSONWriter(capacity: 1024)
    json.beginObject()
    SceneWriter(scene.layout).writeItems(to: &json) { item, json in
      if let text = scene.texts[item] { Self.write(text, to: &json) }
    }
    json.beginArray("constraints")
    var ids: TextSet = []
    for (index, constraint) in scene.layout.constraints.enumerated() {
      json.beginObject()
      // A duplicate id identifies no constraint.
      if let id = scene.sources[index]?.identifier, !id.isEmpty, ids.insert(id).inserted {
        json.member("id", id)
      }
      json.member("text", ConstraintPrinter.text(of: constraint, names: scene.layout.names))
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private static func write(_ text: TextSpec, to json: inout JSONWriter) {
    json.member("text", text.text)
    json.beginObject("font")
    switch text.font.name {
    case .named(let name): json.member("name", name)
    default: json.member("name", "system")
    }
    if let style = text.font.style { json.member("textStyle", style.rawValue) }
    if let size = text.font.size { json.member("size", size) }
    if let weight = text.font.weight { json.member("weight", weight.rawValue) }
    json.member("italic", text.font.isItalic)
    json.endObject()
    json.member("lines", text.options.lines)
    json.member("lineBreak", text.options.lineBreak.rawValue)
    json.member("textKind", text.options.kind.rawValue)
  }
}

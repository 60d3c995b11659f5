internal import ConstraintLayout
internal import InterfaceBuilder
internal import JSONText
internal import LayoutRequests
internal import TextBytes

/// Encodes an imported scene as the body of `POST /v1/layout`.
struct LayoutBodyEncoder {
  private let imported: ImportedScene
  private let scene: LayoutScene

  init(_ imported: ImportedScene) {
    self.imported = imported
    var scene = imported.layout
    for (index, text) in imported.measuredTexts.enumerated() where text != nil {
      // Texts supply their own baselines.
      scene.apply(.baselines(ItemIndex(index), first: 0, last: 0))
    }
    self.scene = scene
  }

  /// Writes the body.
  ///
  /// - Complexity: O(items + constraints).
  func write(to json: inout JSONWriter) {
    json.beginObject()
    SceneWriter(scene).writeItems(to: &json) { item, json in
      if let text = imported.measuredTexts[item.index] { Self.write(text, to: &json) }
    }
    json.beginArray("constraints")
    var ids: TextSet = []
    for (index, constraint) in scene.constraints.enumerated() {
      json.beginObject()
      // A duplicate id identifies no constraint.
      if let id = imported.sources[index]?.id, ids.insert(id).inserted { json.member("id", id) }
      json.member("text", ConstraintPrinter.text(of: constraint, names: scene.names))
      if let container = constraint.container {
        json.member("container", scene.names.string(of: container.index))
      }
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func write(_ text: ImportedText, to json: inout JSONWriter) {
    json.member("text", text.text)
    json.beginObject("font")
    json.member("name", text.font.name)
    if let style = text.font.style { json.member("textStyle", style) }
    if let size = text.font.size { json.member("size", size) }
    if let weight = text.font.weight { json.member("weight", weight) }
    json.member("italic", text.font.isItalic)
    json.endObject()
    json.member("lines", text.lines)
    json.member("lineBreak", text.lineBreak)
    json.member("textKind", text.isButton ? "button" : "label")
  }
}

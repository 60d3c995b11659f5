import ConstraintLayout
import ConstraintSolver
internal import JSONText
internal import LayoutRequests
import TextLayout

/// Writes a tree of views as the body of `POST /v1/layout`.
struct LayoutRequestEncoder {
  /// The body of the request.
  ///
  /// - Complexity: O(views + active constraints).
  static func body(
    _ layout: LiveLayout, _ questions: LayoutQuestions = .init()
  ) throws(ClientError) -> RawJSON {
    do throws(LiveLayoutError) {
      let (scene, texts, constraints) = try layout.unmeasured()
      var json = JSONWriter()
      json.beginObject()
      SceneWriter(scene).writeItems(to: &json) { item, json in
        if let text = texts[item] { json.members(of: text) }
      }
      json.beginArray("constraints")
      for constraint in constraints { write(constraint, to: &json) }
      json.endArray()
      write(layout.options, to: &json)
      json.members(of: layout.textTraits)
      questions.write(to: &json)
      json.endObject()
      return RawJSON(unchecked: json.bytes)
    } catch {
      throw .invalidLayout("\(error)")
    }
  }

  private static func write(_ options: LayoutOptions, to json: inout JSONWriter) {
    json.member("direction", options.direction == .leftToRight ? "ltr" : "rtl")
    json.member("coordinates", options.coordinates == .parent ? "parent" : "root")
    json.member("onConflict", options.onConflict == .fail ? "fail" : "break")
    if let scale = options.scale { json.member("scale", scale) }
  }

  private static func write(_ constraint: Constraint, to json: inout JSONWriter) {
    guard constraint.identifier != nil || constraint.container != nil else {
      return json.string(constraint.text)
    }
    json.beginObject()
    json.member("text", constraint.text)
    if let id = constraint.identifier { json.member("id", id) }
    if let container = constraint.container { json.member("container", container.name) }
    json.endObject()
  }
}

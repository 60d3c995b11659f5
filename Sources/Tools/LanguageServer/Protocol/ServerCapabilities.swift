internal import JSONText

/// The result of `initialize`.
enum ServerCapabilities {
  static func write(_ encoding: PositionEncoding, _ version: String, to json: inout JSONWriter) {
    json.beginObject()
    json.beginObject("capabilities")
    json.member("positionEncoding", encoding.rawValue)
    json.beginObject("textDocumentSync")
    json.member("openClose", true)
    // Incremental.
    json.member("change", 2)
    json.beginObject("save")
    json.member("includeText", false)
    json.endObject()
    json.endObject()
    for feature: StaticString in [
      "hoverProvider", "definitionProvider", "referencesProvider", "documentSymbolProvider",
      "inlayHintProvider",
    ] {
      json.member(feature, true)
    }
    write("completionProvider", "triggerCharacters", ["\"", "."], to: &json)
    write("codeActionProvider", "codeActionKinds", ["quickfix"], to: &json)
    write("executeCommandProvider", "commands", [PictureCommand.name], to: &json)
    json.endObject()
    json.beginObject("serverInfo")
    json.member("name", "trellis")
    json.member("version", version)
    json.endObject()
    json.endObject()
  }

  private static func write(
    _ name: StaticString, _ member: StaticString, _ values: [String], to json: inout JSONWriter
  ) {
    json.beginObject(name)
    json.beginArray(member)
    for value in values { json.string(value) }
    json.endArray()
    json.endObject()
  }
}

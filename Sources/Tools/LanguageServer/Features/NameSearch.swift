internal import JSONDocuments
internal import JSONText

/// `textDocument/definition` and `textDocument/references`: where a view has its id, and where it
/// is named.
enum NameSearch {
  static func write<Host>(
    _ request: LanguageRequest, _ parameters: JSONValue?, _ context: RequestContext<Host>,
    to json: inout JSONWriter
  ) {
    guard let place = context.place(parameters), place.document.isLayout else {
      return json.null()
    }
    let names = NameIndex(JSONOutline(place.text.bytes))
    guard let wanted = names.mention(at: place.offset) else { return json.null() }
    let includesDefinition = parameters?["context"]?["includeDeclaration"]?.bool ?? true
    json.beginArray()
    for mention in names.mentions where mention.name == wanted.name {
      guard
        request == .definition ? mention.isDefinition : !mention.isDefinition || includesDefinition
      else { continue }
      json.location(place.document.uri, place.text.range(of: mention.range))
    }
    json.endArray()
  }
}

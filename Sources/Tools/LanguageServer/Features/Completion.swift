internal import API
internal import Checking
internal import ConstraintLayout
internal import JSONDocuments
internal import JSONText
internal import TextBytes

/// `textDocument/completion`: members and values by the contract, names of views, anchors, fonts.
enum Completion {
  /// The most entries of a response.
  private static let limit = 1_000

  /// An entry.
  struct Entry {
    /// The kinds of the protocol that occur here.
    enum Kind: Int {
      case field = 5
      case property = 10
      case value = 12
      case reference = 18
    }

    var label: String
    var kind: Kind
    var newText: String
    var documentation: String?
  }

  static func write<Host>(
    _ parameters: JSONValue?, _ context: RequestContext<Host>, to json: inout JSONWriter
  ) {
    guard let place = context.place(parameters) else { return json.null() }
    if place.document.kind == .configuration {
      let found = ConfigurationCompletion(place.text.bytes, place.offset)
      return write(found.entries, place.text.range(of: found.range), to: &json)
    }
    guard case .checked(let kind) = place.document.kind, place.document.isJSON,
      let found = CompletionPlace(JSONOutline(place.text.bytes), place.offset)
    else { return json.null() }
    write(entries(at: found, kind, context), place.text.range(of: found.range), to: &json)
  }

  private static func write(_ entries: [Entry], _ range: TextRange, to json: inout JSONWriter) {
    json.beginObject()
    json.member("isIncomplete", entries.count > limit)
    json.beginArray("items")
    for entry in entries.prefix(limit) { write(entry, range, to: &json) }
    json.endArray()
    json.endObject()
  }

  private static func write(_ entry: Entry, _ range: TextRange, to json: inout JSONWriter) {
    json.beginObject()
    json.member("label", entry.label)
    json.member("kind", entry.kind.rawValue)
    if let documentation = entry.documentation { json.member("documentation", documentation) }
    // The text that is replaced begins with a quote, by which clients filter.
    json.member("filterText", entry.newText)
    json.beginObject("textEdit")
    json.member("range", range)
    json.member("newText", entry.newText)
    json.endObject()
    json.endObject()
  }

  private static func entries<Host>(
    at place: CompletionPlace, _ kind: DocumentKind, _ context: RequestContext<Host>
  ) -> [Entry] {
    switch place.expectation {
    case .memberName(let path, let present, let needsColon):
      return members(at: path, of: kind, besides: present, needsColon, context)
    case .viewName:
      return names(place).map {
        Entry(label: $0, kind: .reference, newText: quoted($0))
      }
    case .nameInText:
      return names(place).map { name in
        Entry(
          label: name, kind: .reference,
          newText: inside(ConstraintPrinter.quoted(Array(name.utf8))))
      }
    case .anchor:
      return (context.contract?.values(ofSchemaNamed: "Attribute") ?? []).map {
        Entry(label: $0, kind: .field, newText: $0)
      }
    case .value(let path):
      var found = values(at: path, of: kind, context)
      if path.last.flatMap({ $0 }) == "name", path.dropLast().last.flatMap({ $0 }) == "font" {
        found += fonts(context).map { Entry(label: $0, kind: .value, newText: quoted($0)) }
      }
      return found
    }
  }

  private static func members<Host>(
    at path: [String?], of kind: DocumentKind, besides present: TextSet, _ needsColon: Bool,
    _ context: RequestContext<Host>
  ) -> [Entry] {
    var entries: [Entry] = []
    var seen = present
    for schema in context.contract?.schemas(at: path, of: kind) ?? [] {
      let properties = schema["properties"].map { Array($0.members) } ?? []
      for (name, value) in properties {
        guard let name = name.string, seen.insert(name).inserted else { continue }
        let described =
          context.contract?.schemas(at: path + [name], of: kind).lazy.compactMap {
            $0["description"]?.string
          }.first
        entries.append(
          Entry(
            label: name, kind: .property, newText: quoted(name) + (needsColon ? ": " : ""),
            documentation: value["description"]?.string ?? described))
      }
    }
    return entries
  }

  private static func values<Host>(
    at path: [String?], of kind: DocumentKind, _ context: RequestContext<Host>
  ) -> [Entry] {
    var entries: [Entry] = []
    var seen: TextSet = []
    func add(_ text: String, _ documentation: String?) {
      guard seen.insert(text).inserted else { return }
      entries.append(
        Entry(label: text, kind: .value, newText: text, documentation: documentation))
    }
    for schema in context.contract?.schemas(at: path, of: kind) ?? [] {
      let description = schema["description"]?.string
      for value in schema["enum"].map({ Array($0.elements) }) ?? [] {
        if let text = value.string { add(quoted(text), description) }
      }
      if let text = schema["const"]?.string { add(quoted(text), description) }
      if schema["type"]?.isString("boolean") == true {
        for word in ["true", "false"] { add(word, description) }
      }
    }
    return entries
  }

  /// The ids of the text, without the one at the cursor.
  private static func names(_ place: CompletionPlace) -> [String] {
    var seen: TextSet = []
    return NameIndex(place.outline).definitions.compactMap { mention in
      !mention.name.isEmpty && seen.insert(mention.name).inserted ? mention.name : nil
    }
  }

  private static func fonts<Host>(_ context: RequestContext<Host>) -> [String] {
    guard let document = try? JSONDocument.parse(context.host.fonts.documentJSON) else { return [] }
    return withExtendedLifetime(document) {
      var names = ["system"]
      var seen: TextSet = ["system"]
      for font in document.root["fonts"].map({ Array($0.elements) }) ?? [] {
        for name in [font["family"]?.string, font["name"]?.string].compactMap(\.self)
        where seen.insert(name).inserted {
          names.append(name)
        }
      }
      return names
    }
  }

  /// A string as JSON.
  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// A string as JSON without its quotes.
  private static func inside(_ text: String) -> String {
    String(decoding: quoted(text).utf8.dropFirst().dropLast(), as: UTF8.self)
  }
}

internal import API
internal import HTTPCore
internal import HTTPServer
internal import ServiceContract
internal import TextBytes

/// `GET /schema/{name}`: JSON Schemas of documents, and the catalogue by which editors find them.
enum SchemaRoute {
  /// The documents by name.
  static let documents: [(name: String, type: Representation, text: StaticString)] = [
    ("layout.json", .schema, OpenAPIDocument.layoutSchema),
    ("list.json", .schema, OpenAPIDocument.listSchema),
    ("check-config.json", .schema, OpenAPIDocument.configurationSchema),
    ("schemas.json", .json, OpenAPIDocument.schemaCatalogue),
  ]

  /// The route. An editor has no token.
  static func route(_ compression: ResponseCompression) -> Route {
    var byName: TextDictionary<FixedDocument> = [:]
    for (name, type, text) in documents {
      byName[name] = FixedDocument([type], .literal(text), compression)
    }
    let documents = byName
    return Route(.get, "/schema/{name}", isBulky: true, isOpen: true) { request, response in
      let name = request.parameter("name").map { String(decoding: $0, as: UTF8.self) } ?? ""
      guard let document = documents[name] else {
        let names = Self.documents.map(\.name).joined(separator: ", ")
        ProblemMapping.respond(
          Problem(.notFound, "no schema \(Excerpt.quoted(name)); there are \(names)"), &response)
        return
      }
      document.respond(to: request, &response)
    }
  }
}

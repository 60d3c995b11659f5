internal import JSONDocuments
internal import JSONText

/// Standalone JSON Schemas (2020-12) made from the schemas of an OpenAPI document.
enum ContractSchema {
  private static let prefix = "#/components/schemas/"

  /// The schema with a name, with all schemas that it refers to; empty if there is none.
  ///
  /// - Complexity: O(schemas² + length of the document).
  static func schema(named name: String, in contract: [UInt8]) -> [UInt8] {
    guard let document = try? JSONDocument.parse(contract, numbers: .text) else { return [] }
    return withExtendedLifetime(document) {
      guard let schemas = document.root["components"]?["schemas"] else { return [] }
      var wanted = [name]
      var next = 0
      var json = JSONWriter(capacity: 1 << 16)
      json.beginObject()
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("$ref", "#/$defs/\(name)")
      json.beginObject("$defs")
      while next < wanted.count {
        let current = wanted[next]
        next += 1
        guard let schema = schemas.members.first(where: { $0.name.string == current })?.value
        else { continue }
        json.key(current)
        write(schema, to: &json, &wanted)
      }
      json.endObject()
      json.endObject()
      return json.bytes
    }
  }

  /// Writes a schema, and notes the names that it refers to.
  private static func write(
    _ schema: JSONValue, to json: inout JSONWriter, _ wanted: inout [String]
  ) {
    var steps = JSONTraversal(schema)
    var isReference = false
    while let step = steps.next() {
      let wasReference = isReference
      isReference = false
      switch step {
      case .scalar(let value):
        if wasReference, let text = value.string, text.hasPrefix(prefix) {
          let name = String(text.dropFirst(prefix.count))
          if !wanted.contains(name) { wanted.append(name) }
          json.string("#/$defs/\(name)")
        } else {
          json.value(value)
        }
      case .name(let name):
        guard let bytes = name.stringBytes else { continue }
        isReference = name.isString("$ref")
        json.key(bytes)
      case .beginArray: json.beginArray()
      case .endArray: json.endArray()
      case .beginObject: json.beginObject()
      case .endObject: json.endObject()
      }
    }
  }
}

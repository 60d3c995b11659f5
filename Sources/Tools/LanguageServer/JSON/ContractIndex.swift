internal import Checking
internal import JSONDocuments
internal import TextBytes

/// The schemas of the contract, by place in a document.
final class ContractIndex {
  private static let prefix = "#/components/schemas/"
  /// The most schemas of one place.
  private static let mostSchemas = 256

  private let document: JSONDocument

  /// Reads a contract; `nil` if it is not JSON.
  init?(_ contract: [UInt8]) {
    guard let document = try? JSONDocument.parse(contract, depthLimit: 400) else { return nil }
    self.document = document
  }

  /// The schemas of a value.
  ///
  /// - Parameters:
  ///   - path: The names of the members that lead to it, `nil` for elements of arrays.
  ///   - kind: The kind of the document.
  /// - Returns: Its schemas, without references and choices.
  /// - Complexity: O(levels · schemas).
  func schemas(at path: [String?], of kind: DocumentKind) -> [JSONValue] {
    guard let root = schema(named: kind == .list ? "SnapshotRequest" : "LayoutRequest") else {
      return []
    }
    var current = expanded([root])
    for step in path {
      current = expanded(current.compactMap { child(of: $0, step) })
    }
    return current
  }

  /// The values of an enumeration of the contract.
  func values(ofSchemaNamed name: String) -> [String] {
    schema(named: name)?["enum"].map { $0.elements.compactMap(\.string) } ?? []
  }

  private func schema(named name: String) -> JSONValue? {
    document.root["components"]?["schemas"].flatMap { member(name, of: $0) }
  }

  private func member(_ name: String, of object: JSONValue) -> JSONValue? {
    object.members.first { $0.name.stringBytes?.elementsEqual(name.utf8) == true }?.value
  }

  private func child(of schema: JSONValue, _ step: String?) -> JSONValue? {
    guard let step else { return schema["items"] }
    if let known = schema["properties"].flatMap({ member(step, of: $0) }) { return known }
    return schema["additionalProperties"].flatMap { $0.isObject ? $0 : nil }
  }

  /// The schemas that some refer to or choose from.
  private func expanded(_ schemas: [JSONValue]) -> [JSONValue] {
    var found = schemas
    var seen: TextSet = []
    var next = 0
    while next < found.count, found.count < Self.mostSchemas {
      let schema = found[next]
      next += 1
      if let name = schema["$ref"]?.string, name.hasPrefix(Self.prefix), seen.insert(name).inserted
      {
        let target = name.utf8.dropFirst(Self.prefix.utf8.count)
        found += [self.schema(named: String(decoding: target, as: UTF8.self))].compactMap(\.self)
      }
      for choice in [schema["anyOf"], schema["oneOf"], schema["allOf"]] {
        found += choice.map { Array($0.elements) } ?? []
      }
    }
    return found
  }
}

// Unchecked: nothing changes the document once it is parsed.
extension ContractIndex: @unchecked Sendable {}

internal import JSONDocuments
internal import JSONText
internal import TextBytes

/// The JSON of one statement, which repeats text of a client, within limits.
enum BoundedJSON {
  /// The most bytes of a string.
  static let stringBytes = 500
  /// The most bytes of a statement.
  static let statementBytes = 16 << 10

  /// The JSON with its long strings cut, or its text alone if it is still too long.
  ///
  /// - Parameters:
  ///   - json: One JSON value.
  ///   - text: The same statement as text.
  /// - Returns: The bounded JSON.
  /// - Complexity: O(bytes).
  static func bounded(_ json: [UInt8], text: String) -> [UInt8] {
    guard json.count > stringBytes else { return json }
    if let cut = withoutLongStrings(json), cut.count <= statementBytes { return cut }
    var json = JSONWriter()
    json.beginObject()
    json.member("text", text)
    json.member("isCut", true)
    json.endObject()
    return json.bytes
  }

  private static func withoutLongStrings(_ json: [UInt8]) -> [UInt8]? {
    guard let document = try? JSONDocument.parse(json, numbers: .text, depthLimit: .max) else {
      return nil
    }
    return withExtendedLifetime(document) {
      var cut = JSONWriter(capacity: 1024)
      var steps = JSONTraversal(document.root)
      while let step = steps.next() {
        switch step {
        case .scalar(let value):
          if let text = value.string {
            cut.string(Excerpt.cut(text, after: stringBytes))
          } else {
            cut.value(value)
          }
        case .name(let name): cut.key(Excerpt.cut(name.string ?? "", after: stringBytes))
        case .beginArray: cut.beginArray()
        case .endArray: cut.endArray()
        case .beginObject: cut.beginObject()
        case .endObject: cut.endObject()
        }
      }
      return cut.bytes
    }
  }
}

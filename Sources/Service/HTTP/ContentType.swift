internal import HTTPCore

/// The fields of a request that describe its body.
enum ContentType {
  /// Whether the body counts as JSON in UTF-8, which it does without Content-Type, too.
  static func isJSON(_ fields: borrowing HeaderFields) -> Bool {
    var isJSON = true
    var isFirst = true
    fields.forEach("content-type") { value in
      isJSON = isJSON && isFirst && isJSONType(MediaType(value))
      isFirst = false
    }
    return isJSON
  }

  private static func isJSONType(_ type: MediaType) -> Bool {
    guard type.matches("application/json") else { return false }
    return type.parameter("charset")?.equalsIgnoringCase(lowercased: "utf-8") ?? true
  }
}

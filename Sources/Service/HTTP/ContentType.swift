internal import HTTPCore

/// What a request says of its body.
enum ContentType {
  /// Whether the body counts as plain JSON: it says so, or says nothing, and is in UTF-8 and not
  /// compressed.
  static func isJSON(_ fields: borrowing HeaderFields) -> Bool {
    var isJSON = true
    var isFirst = true
    fields.forEach("content-type") { value in
      isJSON = isJSON && isFirst && isJSONType(MediaType(value))
      isFirst = false
    }
    fields.forEach("content-encoding") { value in
      isJSON = isJSON && value.equalsIgnoringCase(lowercased: "identity")
    }
    return isJSON
  }

  private static func isJSONType(_ type: MediaType) -> Bool {
    guard type.matches("application/json") else { return false }
    return type.parameter("charset")?.equalsIgnoringCase(lowercased: "utf-8") ?? true
  }
}

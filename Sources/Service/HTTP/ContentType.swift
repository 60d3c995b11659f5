internal import HTTPCore

/// What a request says of its body.
enum ContentType {
  /// Whether the body counts as plain JSON: it says so, or says nothing, and is in UTF-8 and not
  /// compressed.
  static func isJSON(_ fields: borrowing HeaderFields) -> Bool {
    var isJSON = true
    var isFirst = true
    fields.forEach("content-type") { value in
      isJSON = isJSON && isFirst && isJSONType(value)
      isFirst = false
    }
    fields.forEach("content-encoding") { value in
      isJSON = isJSON && value.equalsIgnoringCase(lowercased: "identity")
    }
    return isJSON
  }

  private static func isJSONType(_ value: Bytes) -> Bool {
    var parts = FieldElements(value, separator: UInt8(ascii: ";"))
    guard let essence = parts.next(), essence.equalsIgnoringCase(lowercased: "application/json")
    else { return false }
    for parameter in parts {
      guard let equals = parameter.firstIndex(of: UInt8(ascii: "=")) else { continue }
      guard Bytes(rebasing: parameter[..<equals]).equalsIgnoringCase(lowercased: "charset") else {
        continue
      }
      let charset = Bytes(rebasing: parameter[(equals + 1)...])
      guard
        charset.equalsIgnoringCase(lowercased: "utf-8")
          || charset.equalsIgnoringCase(lowercased: "\"utf-8\"")
      else { return false }
    }
    return true
  }
}

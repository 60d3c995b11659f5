internal import API
internal import HTTPCore

/// The fields of a request that describe its body.
enum ContentType {
  /// Whether Content-Type permits a type in UTF-8. A missing field permits any type.
  static func permits(_ wanted: Representation, _ fields: borrowing HeaderFields) -> Bool {
    var isWanted = true
    var isFirst = true
    fields.forEach("content-type") { value in
      isWanted = isWanted && isFirst && isType(MediaType(value), wanted)
      isFirst = false
    }
    return isWanted
  }

  private static func isType(_ type: MediaType, _ wanted: Representation) -> Bool {
    guard type.matches(wanted.essence) || wanted == .xml && type.matches("text/xml") else {
      return false
    }
    return type.parameter("charset")?.equalsIgnoringCase(lowercased: "utf-8") ?? true
  }
}

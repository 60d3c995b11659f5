/// The content codings of a request (RFC 9110, sections 8.4 and 12.5.3): that of its body, and
/// those that its client accepts.
public enum ContentCodings {
  /// The coding of a request's body.
  public enum Applied: Sendable, Equatable {
    /// None, or `identity`.
    case identity
    /// `gzip`, once.
    case gzip
    /// Another coding, or more than one.
    case unsupported
  }

  /// The coding named by `Content-Encoding`.
  ///
  /// - Complexity: O(n) in the fields.
  public static func applied(_ fields: HeaderFields) -> Applied {
    var result = Applied.identity
    fields.forEach("content-encoding") { value in
      value.forEachElement { element in
        if element.isEmpty || element.equalsIgnoringCase(lowercased: "identity") { return }
        let isGzip =
          element.equalsIgnoringCase(lowercased: "gzip")
          || element.equalsIgnoringCase(lowercased: "x-gzip")
        result = isGzip && result == .identity ? .gzip : .unsupported
      }
    }
    return result
  }

  /// Whether the client prefers `gzip` to an uncompressed body: its quality is above 0, and not
  /// below that of `identity` if that is listed.
  ///
  /// `x-gzip` is an alias, and `*` stands for codings that are not listed.
  ///
  /// - Complexity: O(n) in the fields.
  public static func prefersGzip(_ fields: HeaderFields) -> Bool {
    var gzip: Int?
    var identity: Int?
    var others: Int?
    fields.forEach("accept-encoding") { value in
      value.forEachElement { element in
        let (coding, quality) = AcceptHeader.parse(element)
        if coding.equalsIgnoringCase(lowercased: "gzip")
          || coding.equalsIgnoringCase(lowercased: "x-gzip")
        {
          gzip = max(gzip ?? 0, quality)
        } else if coding.equalsIgnoringCase(lowercased: "identity") {
          identity = quality
        } else if coding.equals("*") {
          others = quality
        }
      }
    }
    guard let quality = gzip ?? others, quality > 0 else { return false }
    return quality >= identity ?? 0
  }
}

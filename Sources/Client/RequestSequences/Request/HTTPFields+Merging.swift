public import HTTPTypes

extension HTTPField.Name {
  /// The header in which most servers that honour idempotency keys expect them.
  public static let idempotencyKey = HTTPField.Name("Idempotency-Key")!
}

extension HTTPRequest.Method {
  /// Whether repeating the request has the same effect as sending it once (RFC 9110, RFC 10008).
  var isIdempotent: Bool {
    // Not every release of swift-http-types names QUERY.
    [.get, .head, .put, .delete, .options, .trace].contains(self) || rawValue == "QUERY"
  }
}

extension HTTPFields {
  /// Adds other fields, which replace those of the same name.
  ///
  /// - Complexity: O(fields · others).
  mutating func merge(_ others: HTTPFields) {
    removeAll { others.contains($0.name) }
    for field in others { append(field) }
  }
}

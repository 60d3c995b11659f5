import HTTPCore

/// The methods of a path, as responses list them.
struct AllowedMethods {
  /// The value of `Allow`.
  let names: Bytes
  /// The value of `Accept-Query` (RFC 10008, section 3); nil for a path without QUERY.
  var queryTypes: StaticString?

  /// Adds both fields to a response.
  func add(to response: inout HTTPResponse) {
    response.addField("Allow", names)
    if let queryTypes { response.addField("Accept-Query", queryTypes) }
  }
}

/// A sequence of requests, each of which may depend on the responses before it.
///
/// A sequence describes requests; a ``SequenceRunner`` sends them. The runner passes `nil` for the
/// first request, and the previous request with its response for each further one, until the
/// sequence returns `nil`. The sequence keeps state in its own properties, and the runner returns
/// it at the end.
///
/// ```swift
/// struct Renaming: RequestSequence {
///   let id: String, name: String
///   var version: String?
///
///   mutating func nextRequest(after previous: PreviousRequest?) throws -> Request? {
///     guard let previous else { return Request(.get, "documents/\(id)") }
///     guard version == nil else { return nil }
///     guard let tag = previous.response.headers[.eTag] else { throw RenamingError.noVersion }
///     version = tag
///     return Request(
///       .put, "documents/\(id)/name", headers: [.ifMatch: tag], body: .text(name))
///   }
/// }
/// ```
///
/// It throws only errors of its own domain: the runner handles unaccepted statuses and all
/// transport errors.
///
/// To be resumable from a ``Journal``, a sequence must make the same requests for the same
/// responses.
public protocol RequestSequence {
  /// Returns the next request.
  ///
  /// - Parameter previous: The last request and its response; `nil` before the first one.
  /// - Returns: The request; `nil` when the sequence is complete.
  /// - Throws: An error if the response lacks required data.
  mutating func nextRequest(after previous: PreviousRequest?) throws -> Request?
}

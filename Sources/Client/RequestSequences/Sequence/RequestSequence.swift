/// A sequence of requests, each of which may depend on the responses before it.
///
/// A sequence describes requests; a ``SequenceRunner`` sends them. The runner asks for the first
/// request with `nil`, and for each further one with the previous request and its response, until
/// there is none. The sequence keeps state in its own properties, and the runner returns it when it
/// has ended.
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
/// It throws only errors of its own domain: the runner handles statuses that a request does not
/// accept, and all errors of the transport.
///
/// To be resumed from a ``Journal``, a sequence must ask for the same requests when it gets the
/// same responses.
public protocol RequestSequence {
  /// Returns the next request.
  ///
  /// - Parameter previous: The last request and its response; `nil` before the first one.
  /// - Returns: The request; `nil` when the sequence is complete.
  /// - Throws: An error if the response lacks what the sequence needs.
  mutating func nextRequest(after previous: PreviousRequest?) throws -> Request?
}

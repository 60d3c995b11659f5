/// Requests of which each may depend on the answers before it.
///
/// A sequence describes; a ``SequenceRunner`` sends. It is asked for the first request with no
/// answer, and then with each answer for the next one, until it has no more. What it needs later it
/// keeps in properties of its own, and the runner gives it back when it has ended.
///
/// ```swift
/// struct Renaming: RequestSequence {
///   let id: String, name: String
///   var version: String?
///
///   mutating func nextRequest(after answer: Answer?) throws -> Request? {
///     guard let answer else { return Request(.get, "documents/\(id)") }
///     guard version == nil else { return nil }
///     guard let tag = answer.headers["ETag"] else { throw RenamingError.noVersion }
///     version = tag
///     return Request(
///       .put, "documents/\(id)/name", headers: ["If-Match": tag], body: .text(name))
///   }
/// }
/// ```
///
/// Only errors of its own meaning are the sequence's to throw: a status that the request does not
/// accept, and whatever goes wrong on the way, never reach it.
///
/// To be resumed from a ``Journal``, a sequence has to ask for the same requests when it gets the
/// same answers.
public protocol RequestSequence {
  /// Asks for the request that follows an answer, or for the first one.
  ///
  /// - Parameter answer: The answer to the last request; nothing before the first one.
  /// - Returns: The request; nothing where the sequence is complete.
  /// - Throws: Where the answer lacks what the sequence needs.
  mutating func nextRequest(after answer: Response?) throws -> Request?
}

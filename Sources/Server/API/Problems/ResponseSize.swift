/// A lower bound on the bytes of a response, computed before it is encoded, so that a response that
/// is too long is refused before it costs memory and time.
///
/// The response to a small request is long only if it repeats an id many times.
struct ResponseSize {
  private(set) var bytes = 0
  let limit: Int

  /// Adds the bytes of another part.
  ///
  /// - Throws: `limit-exceeded`, once the response is too long.
  mutating func add(_ count: Int) throws(Problem) {
    bytes += count
    guard bytes <= limit else { throw .responseTooLong(limit: limit) }
  }
}

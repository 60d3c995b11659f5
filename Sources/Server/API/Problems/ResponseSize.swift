/// A lower bound on the bytes of a response, computed before encoding so that a response that is
/// too long is rejected before it costs memory and time.
///
/// A small request can have a long response only by repeating an id many times.
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

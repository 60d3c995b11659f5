/// The bytes that an answer has at least: added up before it is built, so that one that is too long
/// is refused before it takes memory and time.
///
/// What makes a small request's answer long is an id that many places of it repeat.
struct ResponseSize {
  private(set) var bytes = 0
  let limit: Int

  /// Adds the bytes of one more part.
  ///
  /// - Throws: The limit, once the answer is longer.
  mutating func add(_ count: Int) throws(Problem) {
    bytes += count
    guard bytes <= limit else { throw .responseTooLong(limit: limit) }
  }
}

/// The numbers below a limit in bit-reversed order (the van der Corput sequence). Each is far from
/// the numbers just before it.
struct BitReversedNumber: IteratorProtocol {
  private let limit: Int
  /// The greatest power of two that is less than the limit, at least 1.
  private let highest: Int
  private var upcoming: Int?

  init(below limit: Int) {
    self.limit = limit
    var highest = 1
    while 2 * highest < limit { highest *= 2 }
    self.highest = highest
    upcoming = limit > 0 ? 0 : nil
  }

  /// The next number.
  ///
  /// - Complexity: O(1) on average.
  mutating func next() -> Int? {
    guard let number = upcoming else { return nil }
    repeat { upcoming = upcoming.flatMap(following) } while (upcoming ?? 0) >= limit
    return number
  }

  /// Adds one in bit-reversed order; `nil` after the last number.
  private func following(_ number: Int) -> Int? {
    var number = number
    var bit = highest
    while bit > 0, number & bit != 0 {
      number ^= bit
      bit /= 2
    }
    return bit > 0 ? number | bit : nil
  }
}

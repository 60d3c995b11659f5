/// The visual order of a line's parts, left to right: rule L2 of the Unicode bidirectional
/// algorithm (Unicode Standard Annex 9).
enum LineOrder {
  /// A cluster, or the ellipsis.
  struct Part {
    /// The cluster; nil for the ellipsis.
    var cluster: Int?
    var width: Double
    var level: Int8
  }

  /// The carets before each cluster and after the last one, in text order.
  ///
  /// - Parameters:
  ///   - parts: The parts in text order.
  ///   - offset: Returns the start of a cluster in the text.
  /// - Returns: The carets.
  /// - Complexity: O(parts · levels).
  static func carets(of parts: [Part], _ offset: (Int) -> Int) -> [TextCaret] {
    var left = [Double](repeating: 0, count: parts.count)
    var x = 0.0
    for index in order(parts) {
      left[index] = x
      x += parts[index].width
    }
    var carets: [TextCaret] = []
    carets.reserveCapacity(parts.count + 1)
    var last: TextCaret?
    for (part, left) in zip(parts, left) {
      guard let cluster = part.cluster else { continue }
      let right = left + part.width
      let isRightToLeft = part.level & 1 == 1
      carets.append(TextCaret(offset: offset(cluster), x: isRightToLeft ? right : left))
      last = TextCaret(offset: offset(cluster + 1), x: isRightToLeft ? left : right)
    }
    if let last { carets.append(last) }
    return carets
  }

  /// The indices of the parts, from left to right.
  private static func order(_ parts: [Part]) -> [Int] {
    var order = Array(parts.indices)
    guard let highest = parts.map(\.level).max(), highest > 0,
      let lowest = parts.map(\.level).filter({ $0 & 1 == 1 }).min()
    else { return order }
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < order.count {
        guard parts[order[start]].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, parts[order[end]].level >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

/// "Did you mean": the known name nearest to an unknown one.
public enum Suggestion {
  /// The longest name, in bytes, that gets a suggestion.
  public static let longestName = 64
  /// The most candidates that are compared.
  static let mostCandidates = 4_096

  /// The candidate nearest by edit distance (insertion, deletion, substitution, transposition), the
  /// first among equals; `nil` if the distance exceeds 3 or a third of the name's length. A
  /// one-byte name must match apart from case.
  ///
  /// - Complexity: O(candidates · name), both capped.
  public static func nearest(
    to name: UnsafeBufferPointer<UInt8>, among candidates: some Sequence<String>
  ) -> String? {
    guard !name.isEmpty, name.count <= longestName else { return nil }
    var bestDistance = min(3, max(1, name.count / 3)) + 1
    var best: String?
    for var candidate in candidates.prefix(mostCandidates) {
      let distance: Int? = candidate.withUTF8 {
        // Names without a common letter are not near, however short they are.
        let bound = min(bestDistance, name.count, $0.count)
        if EditDistance.differOnlyInCase(name, $0) { return 1 }
        return $0.isEmpty ? nil : EditDistance.between(name, $0, below: bound)
      }
      guard let distance, distance < bestDistance else { continue }
      bestDistance = distance
      best = candidate
    }
    return best
  }

  /// The nearest candidate: see ``nearest(to:among:)-(UnsafeBufferPointer<UInt8>,_)``.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    var name = name
    return name.withUTF8 { nearest(to: $0, among: candidates) }
  }
}

/// The optimal string alignment distance, within a bound.
enum EditDistance {
  /// The distance if it is below `bound`, otherwise `nil`.
  static func between(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, below bound: Int
  ) -> Int? {
    guard abs(a.count - b.count) < bound else { return nil }
    if a.elementsEqual(b) { return bound > 0 ? 0 : nil }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in 1...max(a.count, 1) where i <= a.count {
      row[0] = i
      var least = i
      // Cells farther from the diagonal than the bound cannot affect the result (Ukkonen's band).
      let from = max(1, i - bound)
      let to = min(b.count, i + bound)
      guard from <= to else { return nil }
      if from > 1 { row[from - 1] = bound }
      for j in from...to {
        var cost = min(last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1), row[j - 1] + 1, last[j] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row[j] = cost
        least = min(least, cost)
      }
      if to < b.count { row[to + 1] = bound }
      guard least < bound else { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] < bound ? last[b.count] : nil
  }

  /// Whether two names differ only in the case of ASCII letters.
  static func differOnlyInCase(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    a.lazy.map(lowercase).elementsEqual(b.lazy.map(lowercase))
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}

/// The difference between two texts as one replacement.
struct TextDifference {
  /// The bytes of the first text that are replaced.
  let range: Range<Int>
  /// The bytes of the second text in their place.
  let replacement: [UInt8]

  /// Compares two texts in UTF-8. No character is replaced in part.
  ///
  /// - Complexity: O(bytes).
  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    while start > 0, Self.isWithinCharacter(start, old) || Self.isWithinCharacter(start, new) {
      start -= 1
    }
    var tail = 0
    while tail < shorter - start, old[old.count - tail - 1] == new[new.count - tail - 1] {
      tail += 1
    }
    while tail > 0, Self.isWithinCharacter(old.count - tail, old) { tail -= 1 }
    range = start..<old.count - tail
    replacement = Array(new[start..<new.count - tail])
  }

  /// Whether an offset divides a character or the two bytes of a line break.
  private static func isWithinCharacter(_ offset: Int, _ text: [UInt8]) -> Bool {
    guard offset > 0, offset < text.count else { return false }
    return text[offset] & 0xC0 == 0x80 || text[offset] == 0x0A && text[offset - 1] == 0x0D
  }
}

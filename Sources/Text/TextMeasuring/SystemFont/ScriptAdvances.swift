/// The widths of a script's letters without glyphs in the font: the mean of a few fonts.
///
/// scripts/fit-scripts computes the numbers, and reports how far those fonts differ.
struct ScriptAdvances: Sendable {
  /// The first code point of the script's block.
  let first: UInt32
  /// The relative error within which 19 of 20 phrases lie in one of the fonts.
  let error: Double
  /// The advance of each code point from the first on, in 100ths of an em. A sign that narrows a
  /// letter has a negative advance.
  let alone: [Int16]
  /// The advances of letters that join the next one; empty if no letters join.
  let joined: [Int16]

  init(first: UInt32, error: Double, alone: [Int16], joined: [Int16] = []) {
    self.first = first
    self.error = error
    self.alone = alone
    self.joined = joined
  }

  /// The advances for a code point's script; nil if there are no data.
  ///
  /// - Complexity: O(scripts).
  static func of(_ code: UInt32) -> ScriptAdvances? {
    guard code >= 0x530, code <= 0x17FF else { return nil }
    return all.first { $0.contains(code) }
  }

  private func contains(_ code: UInt32) -> Bool {
    code >= first && code - first < UInt32(alone.count)
  }

  /// The sum of advances in 100ths of an em for code points that precede a code point or the end.
  func hundredths(of codes: ArraySlice<UInt32>, before next: UInt32?) -> Int {
    var sum = 0
    for index in codes.indices where contains(codes[index]) {
      let code = codes[index]
      let after = index + 1 < codes.endIndex ? codes[index + 1] : next
      let place = Int(code - first)
      sum += Int(joins(code, after) ? joined[place] : alone[place])
    }
    return max(sum, 0)
  }

  /// Whether a letter joins the next one.
  private func joins(_ code: UInt32, _ next: UInt32?) -> Bool {
    guard !joined.isEmpty, let next, Self.isArabicLetter(next) else { return false }
    switch code {
    case 0x621...0x625, 0x627, 0x629, 0x62F...0x632, 0x648, 0x649, 0x698: return false
    default: return true
    }
  }

  private static func isArabicLetter(_ code: UInt32) -> Bool {
    (0x620...0x64A).contains(code) && code != 0x640
      || (0x66E...0x6D3).contains(code) && code != 0x670
  }
}

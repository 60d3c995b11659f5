/// How wide the letters of a script are for which a font has no glyphs, by the mean of a few fonts.
///
/// scripts/fit-scripts finds the numbers, and says how far those fonts differ.
struct ScriptAdvances: Sendable {
  /// The first code point of the script's block.
  let first: UInt32
  /// The part of a width that 19 of 20 phrases in one of the fonts are within.
  let error: Double
  /// For each code point from the first on, its advance in 100ths of an em; a sign that makes a
  /// letter narrower has one below zero.
  let alone: [Int16]
  /// Those of letters that join the next one; empty where no letters join.
  let joined: [Int16]

  init(first: UInt32, error: Double, alone: [Int16], joined: [Int16] = []) {
    self.first = first
    self.error = error
    self.alone = alone
    self.joined = joined
  }

  /// The script of a code point; nil where nothing is known of it.
  ///
  /// - Complexity: O(scripts).
  static func of(_ code: UInt32) -> ScriptAdvances? {
    guard code >= 0x530, code <= 0x17FF else { return nil }
    return all.first { $0.contains(code) }
  }

  private func contains(_ code: UInt32) -> Bool {
    code >= first && code - first < UInt32(alone.count)
  }

  /// The sum of the advances of code points in 100ths of an em, before a code point or the end.
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

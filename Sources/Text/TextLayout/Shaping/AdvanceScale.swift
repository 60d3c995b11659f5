/// Converts font units to points: the width of a part of a text at a size.
public struct AdvanceScale: Hashable, Sendable {
  /// The points per font unit.
  public var perUnit: Double
  /// The points per font unit of assumed advances, which stand in for missing glyphs.
  public var perAssumedUnit: Double
  /// The points added per character: letter spacing and corrections of estimates.
  public var perCharacter: Double
  /// The points added per character with an assumed advance.
  public var perAssumedCharacter: Double

  /// Makes a scale. By default, `perAssumedCharacter` equals `perCharacter`.
  public init(
    perUnit: Double, perAssumedUnit: Double, perCharacter: Double,
    perAssumedCharacter: Double? = nil
  ) {
    self.perUnit = perUnit
    self.perAssumedUnit = perAssumedUnit
    self.perCharacter = perCharacter
    self.perAssumedCharacter = perAssumedCharacter ?? perCharacter
  }

  /// The scale of a font at a size, without letter spacing.
  public init(size: Double, unitsPerEm: Int) {
    let unit = size / Double(max(unitsPerEm, 1))
    self.init(perUnit: unit, perAssumedUnit: unit, perCharacter: 0)
  }

  /// Whether every part of a text is at least as wide as each of its own parts.
  func grows(_ text: ShapedText) -> Bool {
    guard perUnit >= 0, perAssumedUnit >= 0, text.leastAdvance >= 0 else { return false }
    let least = min(perCharacter, text.assumedAdvances.isEmpty ? .infinity : perAssumedCharacter)
    return least >= 0
      || text.leastCharacterAdvance * perUnit + least >= 0
        && (text.assumedAdvances.isEmpty || perAssumedUnit >= perUnit)
  }

  /// The width of a range of clusters, in points.
  ///
  /// Both ends must be cluster offsets, or the number of clusters.
  @inline(__always)
  func width(_ text: ShapedText, from start: Int, to end: Int) -> Double {
    var width = Double(text.advances[end] &- text.advances[start]) * perUnit
    if perCharacter != 0 {
      width += Double(text.characters[end] &- text.characters[start]) * perCharacter
    }
    if !text.assumedAdvances.isEmpty {
      width += Double(text.assumedAdvances[end] &- text.assumedAdvances[start]) * perAssumedUnit
      width +=
        Double(text.assumedCharacters[end] &- text.assumedCharacters[start])
        * (perAssumedCharacter - perCharacter)
    }
    return width
  }
}

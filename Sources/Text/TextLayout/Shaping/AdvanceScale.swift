/// From font units to points: how wide a part of a text is at a size.
public struct AdvanceScale: Hashable, Sendable {
  /// The points of a font unit.
  public var perUnit: Double
  /// The points of a font unit of advances that are assumed, since the font lacks the glyphs.
  public var perAssumedUnit: Double
  /// The points of each character beside its advance: letter spacing, and what an estimate adds.
  public var perCharacter: Double
  /// The same for each character whose advance is assumed.
  public var perAssumedCharacter: Double

  /// Makes a scale; without another value the points of a character are those of all.
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

  /// Whether every part of a text is at least as wide as each part of it.
  func grows(_ text: ShapedText) -> Bool {
    guard perUnit >= 0, perAssumedUnit >= 0, text.leastAdvance >= 0 else { return false }
    let least = min(perCharacter, text.assumedAdvances.isEmpty ? .infinity : perAssumedCharacter)
    return least >= 0
      || text.leastCharacterAdvance * perUnit + least >= 0
        && (text.assumedAdvances.isEmpty || perAssumedUnit >= perUnit)
  }

  /// The width of the clusters from one to another, in points.
  ///
  /// Both must be offsets of clusters, or their number.
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

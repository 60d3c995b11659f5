internal import TextLayout

/// A text as measured where its font is installed, on a simulator or a Mac.
public struct RecordedText: Hashable, Sendable {
  /// The reason why offsets do not fit a text.
  public enum Fault: Error, Hashable, Sendable {
    /// There must be one for each UTF-16 code unit, and one for the end.
    case count(needed: Int)
    /// They must be monotonic: a text with mixed directions cannot be recorded.
    case direction
    /// A number is not finite, or exceeds ``RecordedText/greatestOffset``.
    case number
  }

  /// The text.
  public let text: String
  /// The start of each UTF-16 code unit, and the end, in points.
  let offsets: [Double]

  /// The maximum offset, in points.
  public static let greatestOffset = 10_000_000.0
  /// The units per point in which advances are counted.
  static let unitsPerPoint = 1 << 20

  /// Makes a recorded text. The offsets, in points, must never decrease, or never increase for
  /// right-to-left text.
  ///
  /// - Throws: ``Fault``.
  /// - Complexity: O(text).
  public init(_ text: String, offsets: [Double]) throws(Fault) {
    let count = text.utf16.count
    guard offsets.count == count + 1 else { throw .count(needed: count + 1) }
    guard offsets.allSatisfy({ abs($0) <= Self.greatestOffset }) else { throw .number }
    let pairs = zip(offsets, offsets.dropFirst())
    guard pairs.allSatisfy({ $0 <= $1 }) || pairs.allSatisfy({ $0 >= $1 }) else {
      throw .direction
    }
    self.text = text
    self.offsets = offsets
  }

  /// The width in points.
  var width: Double { abs((offsets.last ?? 0) - (offsets.first ?? 0)) }

  /// The text with its advances.
  ///
  /// - Complexity: O(text).
  func shaped() -> ShapedText {
    let isRightToLeft = (offsets.first ?? 0) > (offsets.last ?? 0)
    var clusters: [TextCluster] = []
    var (scalar, unit) = (0, 0)
    /// The first scalar of a cluster that has not ended yet.
    var open: Int?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      let start = (scalar: open ?? scalar, unit: unit)
      scalar += character.unicodeScalars.count
      unit += character.utf16.count
      let advance = abs(place(unit) - place(start.unit))
      // Characters that share a glyph also share its start.
      if advance == 0, index < text.endIndex, Self.joins(character), Self.joins(text[index]) {
        open = start.scalar
        continue
      }
      open = nil
      clusters.append(
        TextCluster(start: start.scalar, advance: advance, level: isRightToLeft ? 1 : 0))
    }
    return ShapedText(scalars: Array(text.unicodeScalars), clusters: clusters)
  }

  private func place(_ unit: Int) -> Int {
    Int((offsets[unit] * Double(Self.unitsPerPoint)).rounded())
  }

  /// Whether a character may share a glyph with its neighbour. White space and format characters
  /// have line breaks of their own.
  private static func joins(_ character: Character) -> Bool {
    !character.isWhitespace
      && !character.unicodeScalars.contains { $0.properties.generalCategory == .format }
  }
}

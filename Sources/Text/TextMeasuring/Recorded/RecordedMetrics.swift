internal import Hashing
internal import TextLayout
internal import TextBytes

/// The recorded texts in an operator's files, by font.
public struct RecordedMetrics: Sendable {
  /// The look-up key of a font. Sizes within a thousandth of a point are equal.
  private struct Key: Hashable {
    var name: FontDescription.Name
    var thousandths: Int
    var weight: FontWeight
    var isItalic: Bool

    init(_ name: FontDescription.Name, _ size: Double, _ weight: FontWeight, _ isItalic: Bool) {
      self.name = name
      thousandths = Int((min(max(size, 0), 1e9) * 1_000).rounded())
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// A font and its texts, shared by all copies.
  struct Font: Sendable {
    /// The font's number, which identifies it in a cache.
    var number: Int
    var metrics: FontMetrics
    var texts: [ExactText: RecordedText]
  }

  /// The number of texts.
  public private(set) var textCount = 0
  /// The SHA-256 of each file.
  private(set) var hashes: [String] = []
  private var fonts: [Key: Font] = [:]

  /// Makes an empty collection.
  public init() {}

  /// Adds the fonts of a file. Of equal fonts, the first determines the metrics; of their equal
  /// texts, the first is used.
  ///
  /// - Complexity: O(texts), and O(bytes) for their hash.
  public mutating func add(_ recorded: [RecordedFont], of bytes: [UInt8]) {
    var hash = SHA256Hash()
    hash.update(bytes)
    hashes.append(hash.finalize().hexadecimal)
    for font in recorded {
      let key = Key(font.name, font.size, font.weight, font.isItalic)
      var known =
        fonts[key] ?? Font(number: fonts.count, metrics: font.metrics, texts: [:])
      fonts[key] = nil
      for text in font.texts where known.texts[ExactText(text.text)] == nil {
        known.texts[ExactText(text.text)] = text
        textCount += 1
      }
      fonts[key] = known
    }
  }

  /// The recorded font that a description names; nil if there is none.
  func font(_ description: FontDescription) -> Font? {
    guard !fonts.isEmpty, description.variations.isEmpty else { return nil }
    return fonts[
      Key(description.name, description.size, description.weight, description.isItalic)]
  }

  /// Reads a file's bytes.
  ///
  /// - Throws: ``FontFault``.
  public static func bytes(
    of path: String, limits: FontLimits
  ) throws(FontFault) -> [UInt8] {
    try FontFolder.read(path, limit: limits.metricsBytes)
  }
}

public import Cancellation
public import TextLayout

/// Shapes texts with HarfBuzz and the fonts of a library; each text once, whatever its sizes.
///
/// The system font, which nobody may ship, is estimated by Inter; see ``StyledText/isEstimated``.
public final class FontShaper: TextShaper {
  /// The fonts.
  public let library: FontLibrary
  private let cache: ShapingCache

  /// Makes a shaper with an empty cache.
  public init(_ library: FontLibrary) {
    self.library = library
    cache = ShapingCache(limit: library.limits.cacheBytes)
  }

  /// The bytes of the texts that are kept.
  public var cachedBytes: Int { cache.byteCount }

  /// Shapes a text, or takes it from the cache.
  ///
  /// - Throws: ``TextError``.
  /// - Complexity: O(text).
  public func shape(
    _ text: String, in attributes: TextAttributes, cancellation: CancellationCheck
  ) throws(TextError) -> StyledText {
    let limits = library.limits
    // The length in bytes is at hand, and four times too long at most.
    guard text.utf8.count / 4 <= limits.textLength,
      text.utf8.count <= limits.textLength || text.unicodeScalars.count <= limits.textLength
    else { throw .limitExceeded(name: "text", limit: limits.textLength) }
    let description = attributes.font
    guard description.size.isFinite, description.size > 0, description.size <= limits.size else {
      throw .invalidNumber(name: "size")
    }
    guard attributes.letterSpacing.isFinite, abs(attributes.letterSpacing) <= limits.size else {
      throw .invalidNumber(name: "letterSpacing")
    }
    let font = try instance(description)
    let language = attributes.language.flatMap { ShapingLanguage($0) }
    let shaped = try shaped(
      text, font, attributes, language, cancellation)
    var scale: AdvanceScale
    let isSystem = description.name == .system
    if isSystem {
      scale = SystemFontEstimate.of(description.weight, size: description.size).scale(
        size: description.size, unitsPerEm: font.scaledUnitsPerEm)
    } else {
      scale = AdvanceScale(size: description.size, unitsPerEm: font.scaledUnitsPerEm)
    }
    scale.perCharacter += attributes.letterSpacing
    return StyledText(
      text: shaped, fontName: isSystem ? "system" : font.info.postScriptName,
      metrics: isSystem ? .system : font.info.metrics, size: description.size, scale: scale,
      ellipsisWidth: Double(font.ellipsisAdvance) * scale.perUnit + scale.perCharacter,
      isEstimated: isSystem || shaped.missingGlyphs > 0)
  }

  private func instance(_ description: FontDescription) throws(TextError) -> FontInstance {
    switch description.name {
    case .named(let name): return try library.instance(description, named: name)
    case .system:
      if let variation = description.variations.first {
        throw .unknownAxis(variation.axis, font: "system")
      }
      return try library.instance(
        description,
        named: SystemFontEstimate.standIn(description.weight, isItalic: description.isItalic))
    }
  }

  private func shaped(
    _ text: String, _ font: FontInstance, _ attributes: TextAttributes,
    _ language: ShapingLanguage?, _ cancellation: CancellationCheck
  ) throws(TextError) -> ShapedText {
    // Letters with space between them are not joined, as in CoreText.
    let hasLigatures = attributes.letterSpacing == 0
    let isSystem = attributes.font.name == .system
    let key = ShapingCache.Key(
      font: font.info.postScriptName, isSystem: isSystem, variations: attributes.font.variations,
      text: text, language: language, hasLigatures: hasLigatures)
    if let known = cache.text(key) { return known }
    let scalars = Array(text.unicodeScalars)
    let codes = scalars.map { $0 == "\t" ? 0x20 : $0.value }
    var advances = ClusterAdvances(
      codes, font: font, language: language, hasLigatures: hasLigatures, limits: library.limits)
    var clusters = try advances.clusters(
      assuming: AssumedAdvances(codes, language: language), cancellation: cancellation)
    if isSystem {
      for index in clusters.indices where !clusters[index].isMissing {
        let end = index + 1 < clusters.count ? clusters[index + 1].start : codes.count
        clusters[index].advance += SystemFontEstimate.difference(
          of: codes[clusters[index].start..<end], unitsPerEm: font.scaledUnitsPerEm)
      }
    }
    let shaped = ShapedText(scalars: scalars, clusters: clusters)
    cache.insert(shaped, for: key)
    return shaped
  }
}

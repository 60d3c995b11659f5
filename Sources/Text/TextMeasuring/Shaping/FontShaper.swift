public import Cancellation
public import TextLayout
internal import TextBytes

/// Shapes texts with HarfBuzz and the fonts of a library. Each text is shaped once for all sizes.
///
/// Apple's system font may not be distributed, so Inter estimates it; see
/// ``StyledText/isEstimated``. Texts recorded in the system font have their exact widths.
public final class FontShaper: TextShaper {
  /// The fonts.
  public let library: FontLibrary
  private let cache: ShapingCache
  /// The fonts that stand in for the system font, by weight and slant. Missing stand-ins have no
  /// entry.
  private let systemFonts: [SystemFace: FontInstance]

  private struct SystemFace: Hashable {
    var weight: FontWeight
    var isItalic: Bool

    var standIn: String { SystemFontEstimate.standIn(weight, isItalic: isItalic) }
  }

  /// Makes a shaper with an empty cache.
  public init(_ library: FontLibrary) {
    self.library = library
    cache = ShapingCache(limit: library.limits.cacheBytes)
    var systemFonts: [SystemFace: FontInstance] = [:]
    for weight in FontWeight.allCases {
      for isItalic in [false, true] {
        let face = SystemFace(weight: weight, isItalic: isItalic)
        let description = FontDescription(weight: weight, isItalic: isItalic)
        systemFonts[face] = try? library.instance(description, named: face.standIn)
      }
    }
    self.systemFonts = systemFonts
  }

  /// The size of the cached texts, in bytes.
  public var cachedBytes: Int { cache.byteCount }

  /// Shapes a text, or returns it from the cache.
  ///
  /// - Throws: ``TextError``.
  /// - Complexity: O(text).
  public func shape(
    _ text: String, in attributes: TextAttributes, cancellation: CancellationCheck
  ) throws(TextError) -> StyledText {
    let limits = library.limits
    // The byte count is available in O(1), and exceeds the length at most fourfold.
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
    if attributes.letterSpacing == 0, let styled = recorded(text, description) { return styled }
    let font = try instance(description)
    let language = attributes.language.flatMap { ShapingLanguage($0) }
    let shaped = try shaped(
      text, font, attributes, language, cancellation)
    let isSystem = description.name == .system
    var scale = scale(of: description, in: font)
    scale.perCharacter += attributes.letterSpacing
    scale.perAssumedCharacter += attributes.letterSpacing
    return StyledText(
      text: shaped, fontName: isSystem ? "system" : font.info.postScriptName,
      metrics: isSystem ? .system : font.info.metrics, size: description.size, scale: scale,
      ellipsisWidth: Double(font.ellipsisAdvance) * scale.perUnit + scale.perCharacter,
      isEstimated: isSystem || shaped.missingGlyphs > 0,
      widthError: widthError(of: shaped, scale, isSystem: isSystem))
  }

  /// The possible relative error of a text's width: the errors of stand-in glyphs and of assumed
  /// advances, weighted by their shares.
  private func widthError(
    of text: ShapedText, _ scale: AdvanceScale, isSystem: Bool
  ) -> Double {
    let known = Double(text.advanceSum) * scale.perUnit
    let assumed = Double(text.assumedAdvanceSum) * scale.perAssumedUnit
    let system = isSystem ? SystemFontEstimate.error : 0
    guard known + assumed > 0 else { return system }
    let error = known * system + Double(text.assumedErrorSum) * scale.perAssumedUnit
    return error / (known + assumed)
  }

  /// The text as recorded in the font; nil if it was not recorded.
  private func recorded(_ text: String, _ description: FontDescription) -> StyledText? {
    guard let font = library.recorded.font(description),
      let recorded = font.texts[ExactText(text)]
    else { return nil }
    let key = ShapingCache.Key(
      source: .recorded(font.number), isSystem: false, text: ExactText(text), language: nil,
      hasLigatures: true)
    let shaped: ShapedText
    if let known = cache.text(key) {
      shaped = known
    } else {
      shaped = recorded.shaped()
      cache.insert(shaped, for: key)
    }
    let scale = AdvanceScale(size: 1, unitsPerEm: RecordedText.unitsPerPoint)
    let name =
      switch description.name {
      case .system: "system"
      case .named(let name): name
      }
    return StyledText(
      text: shaped, fontName: name, metrics: font.metrics, size: description.size, scale: scale,
      ellipsisWidth: ellipsisWidth(of: font, description), isEstimated: false)
  }

  /// The width of the ellipsis in a recorded font: as recorded, or from the available font, or
  /// otherwise an em.
  private func ellipsisWidth(
    of font: RecordedMetrics.Font, _ description: FontDescription
  ) -> Double {
    if let recorded = font.texts[ExactText("…")] { return recorded.width }
    guard let instance = try? instance(description) else { return description.size }
    let scale = scale(of: description, in: instance)
    return Double(instance.ellipsisAdvance) * scale.perUnit + scale.perCharacter
  }

  private func scale(of description: FontDescription, in font: FontInstance) -> AdvanceScale {
    guard description.name == .system else {
      return AdvanceScale(size: description.size, unitsPerEm: font.scaledUnitsPerEm)
    }
    return SystemFontEstimate.of(description.weight, size: description.size).scale(
      size: description.size, unitsPerEm: font.scaledUnitsPerEm)
  }

  private func instance(_ description: FontDescription) throws(TextError) -> FontInstance {
    switch description.name {
    case .named(let name): return try library.instance(description, named: name)
    case .system:
      if let variation = description.variations.first {
        throw .unknownAxis(variation.axis, font: "system")
      }
      let face = SystemFace(weight: description.weight, isItalic: description.isItalic)
      guard let font = systemFonts[face] else { throw .unknownFont(face.standIn) }
      return font
    }
  }

  private func shaped(
    _ text: String, _ font: FontInstance, _ attributes: TextAttributes,
    _ language: ShapingLanguage?, _ cancellation: CancellationCheck
  ) throws(TextError) -> ShapedText {
    // Letter spacing disables ligatures, as in CoreText.
    let hasLigatures = attributes.letterSpacing == 0
    let isSystem = attributes.font.name == .system
    let key = ShapingCache.Key(
      source: .face(ObjectIdentifier(font.face), values: font.values), isSystem: isSystem,
      text: ExactText(text), language: language, hasLigatures: hasLigatures)
    if let known = cache.text(key) { return known }
    let scalars = Array(text.unicodeScalars)
    let codes = scalars.map { $0 == "\t" ? 0x20 : $0.value }
    var advances = ClusterAdvances(
      codes, font: font, language: language, hasLigatures: hasLigatures, isSystem: isSystem,
      limits: library.limits)
    var clusters = try advances.clusters(
      assuming: AssumedAdvances(codes, language: language), cancellation: cancellation)
    if isSystem {
      for index in clusters.indices where !clusters[index].isMissing {
        let end = index + 1 < clusters.count ? clusters[index + 1].start : codes.count
        clusters[index].advance += SystemFontEstimate.difference(
          of: codes[clusters[index].start..<end], unitsPerEm: font.scaledUnitsPerEm)
      }
    }
    let shaped = try ShapedText(
      scalars: scalars, clusters: clusters, cancellation: cancellation)
    cache.insert(shaped, for: key)
    return shaped
  }
}

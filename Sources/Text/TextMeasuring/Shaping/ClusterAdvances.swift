private import CHarfBuzz
internal import Cancellation
internal import TextLayout

/// Shapes the runs of a text with HarfBuzz, and sums the advances of each cluster.
struct ClusterAdvances {
  private let font: FontInstance
  private let scalars: [UInt32]
  private let language: ShapingLanguage?
  /// The disabled features of the font.
  private let offFeatures: [hb_feature_t]
  private let limits: FontLimits
  private var advances: [Int]
  private var isStart: [Bool]
  private var isMissing: [Bool]
  private var levels: [Int8] = []
  private var glyphs = 0
  private var languages: [UInt32: hb_language_t?] = [:]

  init(
    _ scalars: [UInt32], font: FontInstance, language: ShapingLanguage?, hasLigatures: Bool,
    isSystem: Bool, limits: FontLimits
  ) {
    self.font = font
    self.scalars = scalars
    self.language = language
    var off: [UInt32] = []
    if !hasLigatures { off += [FontTag.ligatures, FontTag.contextualLigatures] }
    // Inter turns the x in 0x12 into a multiplication sign; the system font does not.
    if isSystem { off.append(FontTag.contextualAlternates) }
    offFeatures = off.map { hb_feature_t(tag: $0, value: 0, start: 0, end: .max) }
    self.limits = limits
    advances = Array(repeating: 0, count: scalars.count)
    isStart = Array(repeating: false, count: scalars.count)
    isMissing = isStart
  }

  /// The clusters of the text, in order.
  ///
  /// - Throws: ``TextError``.
  /// - Complexity: O(text), within HarfBuzz's limit on operations per run.
  mutating func clusters(
    assuming assumed: AssumedAdvances, cancellation: CancellationCheck
  ) throws(TextError) -> [TextCluster] {
    guard let buffer = hb_buffer_create() else { throw .outOfMemory }
    defer { hb_buffer_destroy(buffer) }
    for run in TextRuns.runs(scalars) {
      if cancellation.isCancelled { throw .cancelled }
      try shape(run, buffer)
    }
    if cancellation.isCancelled { throw .cancelled }
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(scalars.count)
    var start = nextStart(from: 0)
    while start < scalars.count {
      let end = nextStart(from: start + 1)
      var cluster = TextCluster(start: start, advance: advances[start])
      if isMissing[start] || end - start > 1 && asksForPicture(start..<end) {
        let advance = assumed.advance(
          of: scalars[start..<end], before: end < scalars.count ? scalars[end] : nil,
          unitsPerEm: font.scaledUnitsPerEm)
        cluster.isMissing = true
        cluster.advance = 0
        cluster.assumedAdvance = advance.units
        cluster.assumedError = advance.error
      }
      if !levels.isEmpty { cluster.level = levels[start] }
      clusters.append(cluster)
      start = end
    }
    return clusters
  }

  /// The first start of a cluster at an index or after it. A line end is a cluster of its own.
  private func nextStart(from index: Int) -> Int {
    var index = index
    while index < scalars.count, !isStart[index], !TextRuns.endsLine(scalars[index]) { index += 1 }
    return index
  }

  /// Whether a cluster is shown as a pictograph that the font does not have.
  private func asksForPicture(_ range: Range<Int>) -> Bool {
    EmojiSequences.asksForPicture(scalars[range]) && !font.hasPicture(scalars[range])
  }

  private mutating func setLevel(_ level: Int8, of cluster: Int) {
    if levels.isEmpty { levels = Array(repeating: 0, count: scalars.count) }
    levels[cluster] = level
  }

  /// The language to pass to HarfBuzz for a script; nil if the face has no rules for it.
  ///
  /// HarfBuzz searches a list of all languages each time, so each script is looked up once.
  private mutating func told(to script: UInt32) -> hb_language_t? {
    guard let language else { return nil }
    if let known = languages[script] { return known }
    let told =
      language.isKnown(to: font.face, script: script)
      ? hb_language_from_string(language.tag, Int32(language.tag.utf8.count)) : nil
    languages[script] = .some(told)
    return told
  }

  private mutating func shape(_ run: TextRun, _ buffer: OpaquePointer) throws(TextError) {
    hb_buffer_clear_contents(buffer)
    // The surrounding text is passed as context, because Arabic letters join across runs.
    hb_buffer_add_codepoints(
      buffer, scalars, Int32(scalars.count), UInt32(run.range.lowerBound), Int32(run.range.count))
    hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: run.script))
    if let told = told(to: run.script) { hb_buffer_set_language(buffer, told) }
    // Only OpenType's shaper: a font may contain Graphite rules, which have no time limit.
    let isShaped = "ot".withCString { name in
      let shapers: [UnsafePointer<CChar>?] = [name, nil]
      return hb_shape_full(font.raw, buffer, offFeatures, UInt32(offFeatures.count), shapers)
    }
    guard isShaped != 0, hb_buffer_allocation_successful(buffer) != 0 else { throw .outOfMemory }
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    glyphs += Int(count)
    guard glyphs <= limits.glyphs else {
      throw .limitExceeded(name: "glyphs", limit: limits.glyphs)
    }
    for index in 0..<Int(count) {
      let cluster = Int(infos[index].cluster)
      // A cluster value is one of the given offsets; a damaged font must not introduce others.
      guard run.range.contains(cluster) else { continue }
      isStart[cluster] = true
      if !run.levels.isEmpty { setLevel(run.level(of: cluster), of: cluster) }
      advances[cluster] += Int(positions[index].x_advance)
      if infos[index].codepoint == 0 { isMissing[cluster] = true }
    }
  }
}

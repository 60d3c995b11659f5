private import CHarfBuzz

/// The languages supported in shaping.
///
/// HarfBuzz stores every language forever, so it gets only a few: two-letter tags, and Chinese in
/// its two scripts.
struct ShapingLanguage: Hashable, Sendable {
  /// A tag that may be passed to HarfBuzz.
  let tag: String

  /// Parses a BCP 47 tag; nil if shaping does not support the language.
  init?(_ text: String) {
    let parts = text.utf8.prefix(64).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
      .split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
    guard let first = parts.first, first.count == 2,
      first.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A })
    else { return nil }
    let language = String(decoding: first, as: UTF8.self)
    guard language == "zh" else {
      tag = language
      return
    }
    let rest = parts.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    if rest.contains("hk") || rest.contains("mo") {
      tag = "zh-hk"
    } else {
      tag = rest.contains("hant") || rest.contains("tw") ? "zh-hant" : "zh-hans"
    }
  }

  /// Whether a face has rules specific to the language.
  func isKnown(to face: FontFace, script: UInt32) -> Bool {
    guard !face.languageSystems.isEmpty else { return false }
    var scripts = [UInt32](repeating: 0, count: 4)
    var scriptCount = UInt32(scripts.count)
    var languages = [UInt32](repeating: 0, count: 4)
    var count = UInt32(languages.count)
    hb_ot_tags_from_script_and_language(
      hb_script_t(rawValue: script), hb_language_from_string(tag, Int32(tag.utf8.count)),
      &scriptCount, &scripts, &count, &languages)
    return languages.prefix(Int(count)).contains { face.languageSystems.contains($0) }
  }
}

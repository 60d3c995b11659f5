private import CHarfBuzz

/// The names in a face.
struct FontNames {
  private let raw: OpaquePointer
  private let limits: FontLimits
  private let face: FontFace

  init(_ face: FontFace, _ limits: FontLimits) {
    self.face = face
    raw = face.raw
    self.limits = limits
  }

  /// The PostScript name of the face: printable ASCII without spaces, as the format requires.
  var postScript: String? {
    name(UInt32(HB_OT_NAME_ID_POSTSCRIPT_NAME)).flatMap { Self.isPostScript($0) ? $0 : nil }
  }

  /// The PostScript name of an instance; nil if it has no valid one.
  func postScript(ofInstance id: UInt32) -> String? {
    name(id).flatMap { Self.isPostScript($0) ? $0 : nil }
  }

  private static func isPostScript(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// The family, common to all styles.
  var family: String? {
    name(UInt32(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY)) ?? name(UInt32(HB_OT_NAME_ID_FONT_FAMILY))
  }

  /// The style within the family.
  var style: String? {
    name(UInt32(HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY))
      ?? name(UInt32(HB_OT_NAME_ID_FONT_SUBFAMILY))
  }

  /// The version stated by the font.
  var version: String? { name(UInt32(HB_OT_NAME_ID_VERSION_STRING)) }

  /// A name, in English if available; nil if there is none within the limit.
  func name(_ id: UInt32) -> String? {
    guard id != UInt32(HB_OT_NAME_ID_INVALID) else { return nil }
    if let english = name(id, hb_language_from_string("en", 2)) { return english }
    var count: UInt32 = 0
    guard let entries = hb_ot_name_list_names(raw, &count) else { return nil }
    for index in 0..<Int(count) where entries[index].name_id == id {
      if let found = name(id, entries[index].language) { return found }
    }
    return nil
  }

  private func name(_ id: UInt32, _ language: hb_language_t?) -> String? {
    var bytes = [CChar](repeating: 0, count: limits.nameBytes + 1)
    var count = UInt32(bytes.count)
    let length = hb_ot_name_get_utf8(raw, id, language, &count, &bytes)
    guard length > 0, length <= UInt32(limits.nameBytes), count <= length else { return nil }
    return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The name derived from family and style, for an instance without its own.
  static func postScript(family: String, style: String) -> String {
    let letters = { (text: String) in
      String(decoding: text.utf8.filter { $0 > 0x20 && $0 < 0x7F && $0 != 0x2D }, as: UTF8.self)
    }
    return "\(letters(family))-\(letters(style))"
  }
}

private import CHarfBuzz
internal import TextLayout

/// An immutable face of a font file.
///
/// It is Sendable: the face does not change after `init`, and HarfBuzz allows immutable objects on
/// any thread. HarfBuzz stores lazily computed data atomically.
final class FontFace: @unchecked Sendable {
  /// The number of units per font unit in which advances are counted. Only variable fonts have
  /// fractional advances.
  static let unitFraction = 64

  /// A HarfBuzz face. It is opaque, so that only files that import HarfBuzz know its type.
  let raw: OpaquePointer
  let metrics: FontMetrics
  let axes: [FontInfo.Axis]
  /// The tags of the language systems of GSUB and GPOS.
  ///
  /// A language that is not listed shapes like no language, and is omitted, since HarfBuzz keeps a
  /// plan for each language forever.
  let languageSystems: Set<UInt32>

  /// Takes ownership of a face.
  ///
  /// - Throws: ``FontFault/Reason``.
  init(owning raw: OpaquePointer) throws(FontFault.Reason) {
    self.raw = raw
    do throws(FontFault.Reason) {
      guard hb_face_get_glyph_count(raw) > 0 else { throw .unusableTable("maxp") }
      for table in ["cmap", "head", "hmtx"] where !Self.has(table, raw) {
        throw .unusableTable(table)
      }
      metrics = try Self.metrics(raw)
    } catch {
      hb_face_destroy(raw)
      throw error
    }
    axes = Self.axes(raw)
    languageSystems = Self.languageSystems(raw)
    hb_face_make_immutable(raw)
  }

  deinit { hb_face_destroy(raw) }

  private static func has(_ table: String, _ raw: OpaquePointer) -> Bool {
    withTable(table, raw) { $0.count > 0 }
  }

  private static func withTable<Result>(
    _ table: String, _ raw: OpaquePointer, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let blob = hb_face_reference_table(raw, FontTag.value(table) ?? 0)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let bytes = hb_blob_get_data(blob, &length)
    return body(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(length)))
  }

  /// The `hhea` metrics. HarfBuzz's own are those of OS/2 if a flag there requests it.
  private static func metrics(_ raw: OpaquePointer) throws(FontFault.Reason) -> FontMetrics {
    let unitsPerEm = Int(hb_face_get_upem(raw))
    guard (16...16_384).contains(unitsPerEm) else { throw .unusableTable("head") }
    let metrics = withTable("hhea", raw) { bytes -> FontMetrics? in
      guard bytes.count >= 36 else { return nil }
      func number(at offset: Int) -> Int {
        Int(Int16(truncatingIfNeeded: Int(bytes[offset]) << 8 | Int(bytes[offset + 1])))
      }
      return FontMetrics(
        unitsPerEm: unitsPerEm, ascender: number(at: 4), descender: number(at: 6),
        lineGap: number(at: 8))
    }
    guard let metrics, metrics.ascender > metrics.descender else { throw .unusableTable("hhea") }
    return metrics
  }

  private static func axes(_ raw: OpaquePointer) -> [FontInfo.Axis] {
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: 64)
    var count = UInt32(infos.count)
    _ = hb_ot_var_get_axis_infos(raw, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      FontInfo.Axis(
        tag: FontTag.text($0.tag), least: Double($0.min_value), standard: Double($0.default_value),
        greatest: Double($0.max_value))
    }
  }

  private static func languageSystems(_ raw: OpaquePointer) -> Set<UInt32> {
    var found: Set<UInt32> = []
    for table in [FontTag.gsub, FontTag.gpos] {
      var scripts = [UInt32](repeating: 0, count: 256)
      var scriptCount = UInt32(scripts.count)
      _ = hb_ot_layout_table_get_script_tags(raw, table, 0, &scriptCount, &scripts)
      for script in 0..<min(scriptCount, UInt32(scripts.count)) {
        var languages = [UInt32](repeating: 0, count: 256)
        var count = UInt32(languages.count)
        _ = hb_ot_layout_script_get_language_tags(raw, table, script, 0, &count, &languages)
        found.formUnion(languages.prefix(Int(count)))
      }
    }
    return found
  }
}

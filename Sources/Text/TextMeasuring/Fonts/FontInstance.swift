private import CHarfBuzz
internal import TextLayout

/// A face with values for its axes, ready for shaping.
///
/// It is Sendable: its font does not change after `init`, and neither does the face.
final class FontInstance: @unchecked Sendable {
  let face: FontFace
  let info: FontInfo
  /// The value on each axis of the face; empty if it has none.
  let values: [Float]
  /// A HarfBuzz font whose scale is ``FontFace/unitFraction`` per font unit.
  let raw: OpaquePointer
  /// The width of the ellipsis in scaled units, from its own glyph or three full stops.
  let ellipsisAdvance: Int

  var scaledUnitsPerEm: Int { info.metrics.unitsPerEm * FontFace.unitFraction }

  /// Makes an instance at the given axis values, in axis order, or at the face's defaults if there
  /// are none. Returns nil if there is not enough memory.
  init?(_ face: FontFace, info: FontInfo, values: [Float]) {
    guard let raw = hb_font_create(face.raw) else { return nil }
    self.face = face
    self.info = info
    self.values = values.isEmpty ? face.axes.map { Float($0.standard) } : values
    self.raw = raw
    hb_ot_font_set_funcs(raw)
    let scale = Int32(info.metrics.unitsPerEm * FontFace.unitFraction)
    hb_font_set_scale(raw, scale, scale)
    if !values.isEmpty { hb_font_set_var_coords_design(raw, values, UInt32(values.count)) }
    var glyph: hb_codepoint_t = 0
    if hb_font_get_nominal_glyph(raw, 0x2026, &glyph) != 0 {
      ellipsisAdvance = Int(hb_font_get_glyph_h_advance(raw, glyph))
    } else if hb_font_get_nominal_glyph(raw, 0x2E, &glyph) != 0 {
      ellipsisAdvance = 3 * Int(hb_font_get_glyph_h_advance(raw, glyph))
    } else {
      ellipsisAdvance = info.metrics.unitsPerEm * FontFace.unitFraction
    }
    hb_font_make_immutable(raw)
  }

  /// Whether the face has a glyph for a character and the variation selector that follows it.
  func hasPicture(_ codes: ArraySlice<UInt32>) -> Bool {
    guard codes.count > 1, let first = codes.first else { return false }
    var glyph: hb_codepoint_t = 0
    return hb_font_get_variation_glyph(raw, first, codes[codes.startIndex + 1], &glyph) != 0
  }

  deinit { hb_font_destroy(raw) }
}

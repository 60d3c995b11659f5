private import CHarfBuzz
internal import Hashing
internal import TextLayout
internal import TextBytes

/// Reads the fonts in a file: its faces, and the named instances of variable fonts.
enum FontFile {
  /// The SHA-256 of a file, in hexadecimal digits.
  ///
  /// - Complexity: O(bytes).
  static func hash(_ bytes: [UInt8]) -> String {
    var hash = SHA256Hash()
    hash.update(bytes)
    return hash.finalize().hexadecimal
  }

  /// The fonts in the file, in order.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - hash: Its ``hash(_:)``.
  ///   - limits: The limits.
  /// - Returns: The fonts.
  /// - Throws: ``FontFault/Reason``.
  static func fonts(
    _ bytes: [UInt8], hash: String, limits: FontLimits
  ) throws(FontFault.Reason) -> [FontInstance] {
    guard bytes.count <= min(limits.fileBytes, Int(Int32.max)) else {
      throw .limitExceeded(name: "bytes", limit: limits.fileBytes)
    }
    let blob = bytes.withUnsafeBytes {
      hb_blob_create(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32($0.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard let blob else { throw .unreadable("no memory") }
    defer { hb_blob_destroy(blob) }
    hb_blob_make_immutable(blob)
    let count = Int(hb_face_count(blob))
    guard count > 0 else { throw .notAFont }
    guard count <= limits.faces else { throw .limitExceeded(name: "faces", limit: limits.faces) }
    var fonts: [FontInstance] = []
    for index in 0..<count {
      guard let raw = hb_face_create(blob, UInt32(index)) else { throw .unreadable("no memory") }
      let face = try FontFace(owning: raw)
      try append(face, hash: hash, to: &fonts, limits)
    }
    return fonts
  }

  private static func append(
    _ face: FontFace, hash: String, to fonts: inout [FontInstance], _ limits: FontLimits
  ) throws(FontFault.Reason) {
    let names = FontNames(face, limits)
    guard let name = names.postScript else { throw .unnamed }
    var info = FontInfo(
      postScriptName: name, family: names.family ?? name, style: names.style ?? "Regular",
      version: names.version ?? "", fileHash: hash, metrics: face.metrics, weight: 400,
      isItalic: false, axes: face.axes)
    try add(face, info, values: [], to: &fonts, limits)
    let axisCount = face.axes.count
    guard axisCount > 0 else { return }
    let instances = hb_ot_var_get_named_instance_count(face.raw)
    guard instances <= UInt32(limits.faces) else {
      throw .limitExceeded(name: "faces", limit: limits.faces)
    }
    var known: TextSet = [name]
    for index in 0..<instances {
      var values = [Float](repeating: 0, count: axisCount)
      var count = UInt32(axisCount)
      _ = hb_ot_var_named_instance_get_design_coords(face.raw, index, &count, &values)
      guard count == axisCount else { continue }
      guard let style = names.name(hb_ot_var_named_instance_get_subfamily_name_id(face.raw, index))
      else { continue }
      info.style = style
      let own = names.postScript(
        ofInstance: hb_ot_var_named_instance_get_postscript_name_id(face.raw, index))
      // Otherwise Apple and Adobe's technical note 5902 derive it from family and style.
      info.postScriptName = own ?? FontNames.postScript(family: info.family, style: style)
      guard known.insert(info.postScriptName).inserted else { continue }
      try add(face, info, values: values, to: &fonts, limits)
    }
  }

  private static func add(
    _ face: FontFace, _ info: FontInfo, values: [Float], to fonts: inout [FontInstance],
    _ limits: FontLimits
  ) throws(FontFault.Reason) {
    guard fonts.count < limits.faces else {
      throw .limitExceeded(name: "faces", limit: limits.faces)
    }
    guard let plain = FontInstance(face, info: info, values: values) else {
      throw .unreadable("no memory")
    }
    var described = info
    let weight = Double(hb_style_get_value(plain.raw, HB_STYLE_TAG_WEIGHT))
    described.weight = weight.isFinite ? weight : 400
    described.isItalic =
      hb_style_get_value(plain.raw, HB_STYLE_TAG_ITALIC) != 0
      || hb_style_get_value(plain.raw, HB_STYLE_TAG_SLANT_ANGLE) != 0
    guard let font = FontInstance(face, info: described, values: values) else {
      throw .unreadable("no memory")
    }
    fonts.append(font)
  }
}

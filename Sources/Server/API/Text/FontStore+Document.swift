internal import JSONText
internal import TextLayout
internal import TextMeasuring

extension FontStore {
  /// The JSON of `GET /v1/fonts`.
  ///
  /// - Complexity: O(fonts).
  public var documentJSON: [UInt8] {
    let library = shaper.library
    var json = JSONWriter(capacity: 1024 + 512 * library.fonts.count)
    json.beginObject()
    json.key("fonts")
    json.beginArray()
    for font in library.fonts { Self.write(font, to: &json) }
    json.endArray()
    json.key("digest")
    json.string(library.digest)
    json.endObject()
    return json.bytes
  }

  private static func write(_ font: FontInfo, to json: inout JSONWriter) {
    json.beginObject()
    json.key("name")
    json.string(font.postScriptName)
    json.key("family")
    json.string(font.family)
    json.key("style")
    json.string(font.style)
    json.key("version")
    json.string(font.version)
    json.key("sha256")
    json.string(font.fileHash)
    json.key("weight")
    json.number(font.weight)
    json.key("italic")
    json.bool(font.isItalic)
    json.key("metrics")
    json.beginObject()
    for (name, number) in [
      ("unitsPerEm", font.metrics.unitsPerEm), ("ascender", font.metrics.ascender),
      ("descender", font.metrics.descender), ("lineGap", font.metrics.lineGap),
    ] {
      json.key(name)
      json.integer(number)
    }
    json.endObject()
    if !font.axes.isEmpty {
      json.key("axes")
      json.beginArray()
      for axis in font.axes {
        json.beginObject()
        json.key("tag")
        json.string(axis.tag)
        json.key("min")
        json.number(axis.least)
        json.key("default")
        json.number(axis.standard)
        json.key("max")
        json.number(axis.greatest)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }
}

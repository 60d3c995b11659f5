internal import JSONDocuments
internal import JSONText
internal import TextLayout
internal import TextMeasuring

extension FontStore {
  /// The JSON of `GET /v1/fonts`.
  ///
  /// - Complexity: O(fonts).
  public var documentJSON: [UInt8] {
    let library = shaper.library
    var json = JSONWriter.metered(capacity: 1024 + 512 * library.fonts.count)
    json.beginObject()
    json.beginArray("fonts")
    for font in library.fonts { Self.write(font, to: &json) }
    json.endArray()
    json.member("digest", library.digest)
    json.endObject()
    return json.bytes
  }

  private static func write(_ font: FontInfo, to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", font.postScriptName)
    json.member("family", font.family)
    json.member("style", font.style)
    json.member("version", font.version)
    json.member("sha256", font.fileHash)
    json.member("weight", font.weight)
    json.member("italic", font.isItalic)
    json.beginObject("metrics")
    for (name, number) in [
      ("unitsPerEm", font.metrics.unitsPerEm), ("ascender", font.metrics.ascender),
      ("descender", font.metrics.descender), ("lineGap", font.metrics.lineGap),
    ] {
      json.member(name, number)
    }
    json.endObject()
    if !font.axes.isEmpty {
      json.beginArray("axes")
      for axis in font.axes {
        json.beginObject()
        json.member("tag", axis.tag)
        json.member("min", axis.least)
        json.member("default", axis.standard)
        json.member("max", axis.greatest)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }
}

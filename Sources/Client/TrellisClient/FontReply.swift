public import TextLayout

/// The fonts that the service measures texts with.
public struct FontListReply: Hashable, Sendable {
  /// The fonts, by name; each named instance of a variable font is one.
  public let fonts: [FontReply]
  /// A hash of all of them, equal for equal fonts.
  public let digest: String

  init(_ value: ResponseValue) throws(ClientError) {
    _ = try value.member("fonts")
    fonts = try value.list("fonts") { font throws(ClientError) in try FontReply(font) }
    digest = try value.text("digest")
  }

  /// The font of a PostScript name; `nil` if there is none.
  ///
  /// - Complexity: O(fonts).
  public subscript(name: String) -> FontReply? {
    fonts.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}

/// A font that the service measures texts with.
public struct FontReply: Hashable, Sendable {
  /// An axis of a variable font.
  public struct Axis: Hashable, Sendable {
    /// The axis: four characters, for instance `wght`.
    public let tag: String
    /// The least value.
    public let least: Double
    /// The value without a variation.
    public let standard: Double
    /// The greatest value.
    public let greatest: Double
  }

  /// The PostScript name.
  public let name: String
  /// The family.
  public let family: String
  /// The style within the family, for instance `Bold Italic`.
  public let style: String
  /// The version as the font states it.
  public let version: String
  /// The SHA-256 of its file, in hexadecimal digits.
  public let sha256: String
  /// The weight in OpenType's numbers, 400 for regular.
  public let weight: Double
  /// Whether it is an italic face.
  public let isItalic: Bool
  /// The vertical metrics.
  public let metrics: FontMetrics
  /// The axes of a variable font; none of others.
  public let axes: [Axis]

  init(_ value: ResponseValue) throws(ClientError) {
    name = try value.text("name")
    family = try value.text("family")
    style = try value.text("style")
    version = try value.text("version")
    sha256 = try value.text("sha256")
    weight = try value.number("weight")
    isItalic = try value.member("italic").bool ?? false
    let metrics = try value.member("metrics")
    self.metrics = FontMetrics(
      unitsPerEm: try metrics.integer("unitsPerEm"), ascender: try metrics.integer("ascender"),
      descender: try metrics.integer("descender"), lineGap: try metrics.integer("lineGap"))
    axes = try value.list("axes") { axis throws(ClientError) in
      Axis(
        tag: try axis.text("tag"), least: try axis.number("min"),
        standard: try axis.number("default"), greatest: try axis.number("max"))
    }
  }
}

public import TextLayout
internal import JSONText

/// A text to measure, without a layout.
///
/// ```swift
/// TextQuestion("Sign in", widths: [120, nil])
/// ```
public struct TextQuestion: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text with its font and its rules.
  public var spec: TextSpec
  /// The widths to measure at, in points; `nil` is that of lines which end only where the text
  /// says so.
  public var widths: [Double?]
  /// Whether the places where a caret can stand are asked for.
  public var wantsCarets: Bool
  /// Its own language as a BCP 47 tag; `nil` for that of all texts.
  public var language: String?

  /// Makes a question.
  public init(
    _ spec: TextSpec, widths: [Double?] = [nil], wantsCarets: Bool = false,
    language: String? = nil
  ) {
    self.spec = spec
    self.widths = widths
    self.wantsCarets = wantsCarets
    self.language = language
  }

  /// Asks for the size of a label of one line in the system font at 17 points.
  public init(stringLiteral text: String) { self.init(TextSpec(text)) }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.members(of: spec)
    json.beginArray("widths")
    for width in widths { width.map { json.number($0) } ?? json.raw(Array("null".utf8)) }
    json.endArray()
    if wantsCarets {
      json.member("carets", true)
    }
    if let language {
      json.member("language", language)
    }
    json.endObject()
  }
}

/// A measured text.
public struct TextReply: Hashable, Sendable {
  /// A line, its places in UTF-16 code units of the text.
  public struct Line: Hashable, Sendable {
    /// What the line shows, its width and its baseline.
    public let line: TextLine
    /// Where carets can stand, in the order of the text; none unless they were asked for.
    public let carets: [TextCaret]
  }

  /// The size at a width.
  public struct Measurement: Hashable, Sendable {
    /// The width that was asked for; `nil` for that of lines which end only where the text says so.
    public let forWidth: Double?
    /// The size.
    public let extent: TextExtent
    /// The lines that are shown.
    public let lines: [Line]
  }

  /// The PostScript name of the font, or `system`.
  public let fontName: String
  /// Whether the widths are estimated, since the font or some of its glyphs are not at hand.
  public let isEstimated: Bool
  /// The number of characters that the font has no glyph for.
  public let missingGlyphs: Int
  /// The sizes, one for each width.
  public let sizes: [Measurement]

  init(_ value: ResponseValue) throws(ClientError) {
    fontName = try value.text("font")
    isEstimated = try value.member("estimated").bool ?? false
    missingGlyphs = try value.integer("missingGlyphs")
    _ = try value.member("sizes")
    sizes = try value.list("sizes") { size throws(ClientError) in
      _ = try size.member("lines")
      let lines = try size.list("lines") { line throws(ClientError) in try Line(line) }
      return Measurement(
        forWidth: size["forWidth"]?.number, extent: try size.extent(lines: lines.count),
        lines: lines)
    }
  }
}

extension TextReply.Line {
  fileprivate init(_ value: ResponseValue) throws(ClientError) {
    line = TextLine(
      range: try value.textRange(),
      elided: try value["elided"].map { elided throws(ClientError) in try elided.textRange() },
      width: try value.number("width"), baseline: try value.number("baseline"))
    carets = try value.list("carets") { caret throws(ClientError) in
      var parts = caret.elements.makeIterator()
      guard let offset = parts.next()?.integer, let x = parts.next()?.number else {
        throw .unreadableResponse("a caret is not a pair of numbers")
      }
      return TextCaret(offset: offset, x: x)
    }
  }
}

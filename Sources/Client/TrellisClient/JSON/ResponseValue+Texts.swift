import TextLayout

extension ResponseValue {
  /// The size of a text with a number of lines, from members of this object.
  func extent(lines: Int) throws(ClientError) -> TextExtent {
    guard let isTruncated = try member("truncated").bool else {
      throw .unreadableResponse("truncated is not a boolean")
    }
    return TextExtent(
      width: try number("width"), height: try number("height"), lines: lines,
      isTruncated: isTruncated, firstBaseline: try number("firstBaseline"),
      lastBaseline: try number("lastBaseline"))
  }

  /// The text of a frame.
  func shownText() throws(ClientError) -> ShownText {
    ShownText(
      try extent(lines: try integer("lines")), fontName: try text("font"),
      isEstimated: try member("estimated").bool ?? false,
      missingGlyphs: try integer("missingGlyphs"))
  }

  /// A range of the text, from the members `start` and `end`.
  func textRange() throws(ClientError) -> Range<Int> {
    let (start, end) = (try integer("start"), try integer("end"))
    guard start >= 0, start <= end else {
      throw .unreadableResponse("a range of a text ends before it starts")
    }
    return start..<end
  }
}

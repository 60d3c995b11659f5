import ConstraintLayout
internal import JSONText
import TextLayout

extension LayoutResponseEncoder {
  /// Writes the text of a view as it is in the view's frame, if it has one.
  mutating func writeText(of item: ItemIndex, in frame: Frame, _ scene: LayoutScene) {
    guard let text = scene.viewText(of: item) else { return }
    let insets = scene.geometry(of: item).alignment
    let extent = text.block.extent(
      forWidth: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
    json.key("text")
    json.beginObject()
    json.write(extent)
    json.key("lines")
    json.integer(extent.lines)
    json.writeFont(of: text.block.styled)
    json.endObject()
  }
}

extension JSONWriter {
  /// Writes a size and its baselines, as members.
  mutating func write(_ extent: TextExtent) {
    key("width")
    number(extent.width)
    key("height")
    number(extent.height)
    key("truncated")
    bool(extent.isTruncated)
    key("firstBaseline")
    number(extent.firstBaseline)
    key("lastBaseline")
    number(extent.lastBaseline)
  }

  /// Writes what a text was measured with, as members.
  mutating func writeFont(of styled: StyledText) {
    key("font")
    string(styled.fontName)
    key("estimated")
    bool(styled.isEstimated)
    key("missingGlyphs")
    integer(styled.text.missingGlyphs)
  }
}

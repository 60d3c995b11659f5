import ConstraintLayout
internal import JSONText
import TextLayout

extension LayoutResponseEncoder {
  /// Writes the text of a view as its frame shows it, if the view has one.
  mutating func writeText(of item: ItemIndex, in frame: Frame, _ scene: LayoutScene) {
    guard let text = scene.viewText(of: item) else { return }
    let insets = scene.geometry(of: item).alignment
    let extent = text.block.extent(
      forWidth: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
    json.beginObject("text")
    json.write(extent)
    json.member("lines", extent.lines)
    json.writeFont(of: text.block.styled)
    json.endObject()
  }
}

extension JSONWriter {
  /// Writes a size and its baselines, as members.
  mutating func write(_ extent: TextExtent) {
    member("width", extent.width)
    member("height", extent.height)
    member("truncated", extent.isTruncated)
    member("firstBaseline", extent.firstBaseline)
    member("lastBaseline", extent.lastBaseline)
  }

  /// Writes the font that measured a text, as members.
  mutating func writeFont(of styled: StyledText) {
    member("font", styled.fontName)
    member("estimated", styled.isEstimated)
    member("missingGlyphs", styled.text.missingGlyphs)
  }
}

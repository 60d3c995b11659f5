internal import ConstraintLayout
internal import LayoutRendering
internal import TextLayout

extension ViewText {
  /// The text as drawn in a view's frame. As in UIKit, it is centered vertically and aligned to the
  /// leading side, or centered in a button.
  ///
  /// - Complexity: O(text).
  func drawn(
    in frame: Frame, insets: EdgeInsets, _ direction: LayoutDirection
  ) -> DrawnText? {
    let width = frame.width - insets.left - insets.right
    let height = frame.height - insets.top - insets.bottom
    let styled = block.styled
    let lines = block.lines(forWidth: width, height: height)
    guard !lines.isEmpty else { return nil }
    let above = (height - block.extent(forWidth: width, height: height).height) / 2
    let units = Array(spec.text.utf16)
    let isRightToLeft = styled.text.beginsRightToLeft
    let isTrailing = direction == .rightToLeft || isRightToLeft
    let side = spec.options.kind == .field ? TextBlock.fieldInset : 0
    let shown = lines.map { line in
      let left =
        spec.options.kind == .button
        ? (width - line.width) / 2 : isTrailing ? width - side - line.width : side
      return DrawnText.Line(
        text: Self.text(of: line, in: units),
        x: insets.left + (isRightToLeft ? left + line.width : left),
        baseline: insets.top + above + line.baseline, width: line.width)
    }
    let description = spec.font.description(at: traits.contentSize)
    return DrawnText(
      lines: shown, families: families, size: styled.size,
      weight: description.weight.openTypeValue, isItalic: description.isItalic,
      isRightToLeft: isRightToLeft)
  }

  /// The visible text of a line.
  private static func text(of line: TextLine, in units: [UInt16]) -> String {
    guard let elided = line.elided else {
      return String(decoding: units[line.range], as: UTF16.self)
    }
    return String(decoding: units[line.range.lowerBound..<elided.lowerBound], as: UTF16.self) + "…"
      + String(decoding: units[elided.upperBound..<line.range.upperBound], as: UTF16.self)
  }

  /// The names under which a renderer may have the font.
  private var families: [String] {
    guard spec.font.name != .system else {
      return ["-apple-system", "SF Pro Text", "Inter", "sans-serif"]
    }
    let name = block.styled.fontName
    return [fontFamily ?? name, name, "sans-serif"]
  }
}

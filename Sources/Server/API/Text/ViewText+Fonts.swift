internal import ConstraintLayout
internal import LayoutRequests
internal import TextMeasuring
internal import TextLayout

extension ViewText {
  private var library: FontLibrary? { (shaper as? FontShaper)?.library }

  /// The digest of the fonts.
  var fontDigest: String? { library?.digest }

  /// The family of the font; `nil` for the system font.
  var fontFamily: String? { library?.font(named: block.styled.fontName)?.family }
}

extension LayoutRequest {
  /// The digest of the fonts that measured the texts; `nil` if there is no text.
  var fontDigest: String? {
    textItems.first.flatMap { scene.viewText(of: $0)?.fontDigest }
  }
}

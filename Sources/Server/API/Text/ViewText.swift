internal import Cancellation
internal import ConstraintLayout
internal import TextLayout
internal import TextMeasuring

/// The text of a view, shaped.
final class ViewText: TextMeasure {
  let spec: TextSpec
  let setting: TextSetting
  /// The lines at any width.
  let block: TextBlock
  private let shaper: FontShaper

  /// Shapes a text.
  ///
  /// - Throws: `TextLayout.TextError`.
  /// - Complexity: O(text), unless it was shaped before.
  init(
    _ spec: TextSpec, _ setting: TextSetting, _ shaper: FontShaper,
    cancellation: CancellationCheck = .never
  ) throws(TextLayout.TextError) {
    self.spec = spec
    self.setting = setting
    self.shaper = shaper
    let attributes = TextAttributes(
      font: spec.font.description(at: setting.contentSize), language: setting.language,
      letterSpacing: spec.letterSpacing)
    block = TextBlock(
      try shaper.shape(spec.text, in: attributes, cancellation: cancellation),
      options: spec.options, pixelScale: setting.scale)
  }

  private init(_ other: ViewText, scale: Double) {
    spec = other.spec
    shaper = other.shaper
    setting = TextSetting(
      scale: scale, contentSize: other.setting.contentSize, language: other.setting.language,
      isStrict: other.setting.isStrict)
    block = TextBlock(other.block.styled, options: spec.options, pixelScale: scale)
  }

  /// The text on a screen of other pixels.
  ///
  /// - Complexity: O(1).
  func at(scale: Double) -> ViewText { ViewText(self, scale: scale) }

  /// The text with a font whose size is multiplied; `nil` if no font has that size.
  ///
  /// - Complexity: O(text).
  func scaled(by factor: Double) -> ViewText? {
    var spec = spec
    spec.font.size = spec.font.description(at: setting.contentSize).size * factor
    return try? ViewText(spec, setting, shaper)
  }

  /// The digest of the fonts.
  var fontDigest: String { shaper.library.digest }

  /// The family of the font; `nil` for the system font.
  var fontFamily: String? { shaper.library.font(named: block.styled.fontName)?.family }

  var wraps: Bool { block.wraps }

  var work: Int { block.measuringWork }

  func size(forWidth width: Double?) -> TextSize { block.size(forWidth: width) }
}

extension LayoutScene {
  /// The text of an item; `nil` if it has none.
  func viewText(of item: ItemIndex) -> ViewText? {
    intrinsicSize(of: item)?.text?.measure as? ViewText
  }
}

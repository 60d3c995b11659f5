package import Cancellation
package import TextLayout

/// The text of a view, shaped.
package final class ViewText: TextMeasure {
  /// The text with its font and its rules.
  package let spec: TextSpec
  /// The traits that it was shaped with.
  package let traits: TextTraits
  /// The lines at any width.
  package let block: TextBlock
  /// The shaper, which scaled copies use as well.
  package let shaper: any TextShaper

  /// The pixels of a point where a layout does not say.
  package static let standardScale = 2.0

  /// Shapes a text.
  ///
  /// - Throws: `TextLayout.TextError`.
  /// - Complexity: O(text), unless the shaper has shaped it before.
  package init(
    _ spec: TextSpec, _ traits: TextTraits, pixelScale: Double, _ shaper: any TextShaper,
    cancellation: CancellationCheck = .never
  ) throws(TextLayout.TextError) {
    self.spec = spec
    self.traits = traits
    self.shaper = shaper
    let attributes = TextAttributes(
      font: spec.font.description(at: traits.contentSize), language: traits.language,
      letterSpacing: spec.letterSpacing)
    block = TextBlock(
      try shaper.shape(spec.text, in: attributes, cancellation: cancellation),
      options: spec.options, pixelScale: pixelScale)
  }

  private init(_ other: ViewText, pixelScale: Double) {
    spec = other.spec
    traits = other.traits
    shaper = other.shaper
    block = TextBlock(other.block.styled, options: spec.options, pixelScale: pixelScale)
  }

  /// The text on a screen with another number of pixels to a point.
  ///
  /// - Complexity: O(1).
  package func at(pixelScale: Double) -> ViewText { ViewText(self, pixelScale: pixelScale) }

  /// The text with a font whose size is multiplied; `nil` if no font has that size.
  ///
  /// - Complexity: O(text).
  package func scaled(by factor: Double) -> ViewText? {
    var spec = spec
    spec.font.size = spec.font.description(at: traits.contentSize).size * factor
    return try? ViewText(spec, traits, pixelScale: block.pixelScale, shaper)
  }

  package var wraps: Bool { block.wraps }

  package var work: Int { 4 + block.styled.text.utf16Count / 16 }

  package func extent(forWidth width: Double?) -> TextExtent { block.extent(forWidth: width) }
}

extension LayoutScene {
  /// The text of an item; `nil` if it has none.
  package func viewText(of item: ItemIndex) -> ViewText? {
    intrinsicSize(of: item)?.text?.measure as? ViewText
  }
}

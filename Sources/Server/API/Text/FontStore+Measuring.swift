package import ConstraintLayout
package import TextLayout

extension FontStore {
  /// The measure of a text; `nil` if its font is not available.
  ///
  /// - Complexity: O(bytes of the text), once the fonts are read.
  package func measured(_ text: TextSpec) -> ViewText? {
    guard let shaper = available else { return nil }
    return try? ViewText(text, TextTraits(), pixelScale: ViewText.standardScale, shaper)
  }
}

/// The configurations in which a repaired document was checked before it was written.
///
/// The document's own size is always included.
public struct FixProof: Hashable, Sendable {
  /// The number of sizes and devices of the run.
  var sizes = 0
  /// The number of layout directions.
  var directions = 0
  /// The number of text sizes.
  var textScales = 0
  /// The number of variants.
  var variants = 0
  /// The number of languages besides the document's own.
  var languages = 0
  /// The range of widths checked exhaustively, if any.
  var widths: ClosedRange<Double>?

  /// The proof of a run with a configuration.
  init(_ configuration: CheckConfiguration, sizes: Int, variants: Int = 0, languages: Int = 0) {
    self.sizes = sizes
    self.variants = variants
    self.languages = languages
    directions = configuration.directions.count
    textScales = configuration.textScales.count
    widths = configuration.widths
  }

  /// The proof as text: `checked at 4 sizes and the document's own:
  /// no settled frame moves, and there is no new finding`.
  public var text: String {
    let sizes =
      self.sizes > 0
      ? "\(NumberWords.count(self.sizes, "size")) and the document's own"
      : "the document's own size"
    let further = [
      (directions, "direction"), (textScales, "text size"), (variants, "variant"),
      (languages, "language"),
    ].filter { $0.0 > 0 }.map { NumberWords.count($0.0, $0.1) }
    let range = widths.map {
      ", at all widths from \(NumberWords.text($0.lowerBound)) to "
        + NumberWords.text($0.upperBound)
    }
    return "checked at \(sizes)"
      + (further.isEmpty ? "" : ", in \(NumberWords.list(further))") + (range ?? "")
      + ": no settled frame moves, and there is no new finding"
  }
}

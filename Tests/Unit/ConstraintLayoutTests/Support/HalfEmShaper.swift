import Cancellation
import TextLayout

/// A shaper for which every character is half an em wide. It knows no named font, and estimates
/// texts in the language `xx`.
struct HalfEmShaper: TextShaper {
  func shape(
    _ text: String, in attributes: TextAttributes, cancellation: CancellationCheck
  ) throws(TextLayout.TextError) -> StyledText {
    if case .named(let name) = attributes.font.name { throw .unknownFont(name) }
    let scalars = Array(text.unicodeScalars)
    let size = attributes.font.size
    return StyledText(
      text: ShapedText(
        scalars: scalars, clusters: scalars.indices.map { TextCluster(start: $0, advance: 500) }),
      fontName: "Half",
      metrics: FontMetrics(
        unitsPerEm: 1_000, ascender: 800, descender: -200, lineGap: 0),
      size: size, scale: AdvanceScale(size: size, unitsPerEm: 1_000), ellipsisWidth: size,
      isEstimated: attributes.language == "xx")
  }
}

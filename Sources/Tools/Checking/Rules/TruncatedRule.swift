import API
import ConstraintLayout
import InterfaceBuilder
import LayoutRequests
internal import TextBytes

extension RuleDescription {
  /// A text that is partly cut off.
  static let truncated = RuleDescription(
    severity: .warning,
    summary: "part of a text is not shown",
    explanation: """
      Part of a view's text (text, not an intrinsicSize) is not shown in its frame in some \
      configuration: a device, a direction, a text size, or a variant with another language. The \
      finding states the room that the text has and needs: a width, or lines if it may wrap. A \
      lack of at most the tolerance (0.5 points) is ignored. So are hidden views, ambiguous frames \
      and views without a size. Widths in the system font are estimated, and the finding says so; \
      a lack within the error of the estimate is a note. Measuring needs the fonts: see --fonts.
      """,
    advice: "give it more width, lines or height, or shorten the text",
    examples: (RuleExamples.title(width: 100), RuleExamples.title(width: 300)),
    options: [.length("tolerance", \.truncatedTolerance)],
    check: { $0.checkTruncated($1, $2) })
}

extension RuleRunner {
  /// The truncation of each judged text, by view.
  ///
  /// - Complexity: O(texts).
  func truncations(in layout: CheckedLayout) -> [ItemIndex: TextTruncation?] {
    var found: [ItemIndex: TextTruncation?] = [:]
    for item in subject.request.textItems
    where layout.isSettled(item.index) && subject.contents?.isJudged(item) != false {
      let frame = layout.solution.frames[item.index]
      guard frame.width >= Self.nothing, frame.height >= Self.nothing else { continue }
      let truncation = layout.scene.textTruncation(
        of: item, in: frame, tolerance: configuration.options.truncatedTolerance)
      found.updateValue(truncation, forKey: item)
    }
    return found
  }

  fileprivate mutating func checkTruncated(_ layout: CheckedLayout, _ circumstance: String) {
    let words = subject.words
    for item in subject.request.textItems {
      guard case .some(.some(let truncation)) = layout.truncations[item] else { continue }
      let name = layout.name(item)
      add(
        .truncated, in: circumstance, about: [name], at: .item(item), key: name,
        isUncertain: truncation.isWithinError,
        "\(words.subject(name)) \(Self.words(for: truncation))")
    }
  }

  private static func words(for truncation: TextTruncation) -> String {
    let width = NumberWords.text(truncation.width)
    let text = "its text \"\(truncation.excerpt)\" needs"
    let note =
      truncation.isWithinError
      ? " (estimated to \(NumberWords.text((truncation.widthError * 100).rounded(.up))) %: it may fit)"
      : truncation.isEstimated ? " (estimated)" : ""
    return switch truncation.lack {
    case .width(let needed):
      "is \(width) points wide, and \(text) \(NumberWords.text(needed))\(note)"
    case .lines(let needed):
      "shows \(NumberWords.count(truncation.lines, "line")) of \(width) points, and \(text) "
        + "\(needed)\(note)"
    }
  }
}

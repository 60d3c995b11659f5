import API
import ConstraintLayout
import InterfaceBuilder
import LayoutRequests
internal import TextBytes

extension RuleDescription {
  /// A scroll view whose content has an open size.
  static let scrollable = RuleDescription(
    severity: .warning,
    documentSeverity: (normal: .warning, strict: .error),
    summary: "the constraints leave the content size of a scroll view open",
    explanation: """
      A scroll view takes its content size from the constraints between its edges, or those of its \
      content layout guide, and the views in it. If such a constraint is \
      missing or an inequality, or if the content has no width or no height, the view may not \
      scroll correctly, or not at all. Xcode reports that the scrollable content size is \
      ambiguous. The finding names the open size and the reason; for views that are open only for \
      that reason, ambiguous is a note. The finding is a note if only a custom class, or a \
      constraint that is removed at build time, gives the size. The rule ignores scroll views \
      without constrained views, those whose verifyAmbiguity is off, and tables, collections and \
      text views, which size their own content. In Swift code it reports content that is tied to \
      the leading or top edge alone, in classes known as a whole that never mention contentSize. A \
      layout request has no scroll views: it declares such content as a guide, and ambiguous \
      reports an open size.
      """,
    advice:
      "constrain its content to all four edges, and give it a size, such as the scroll view's width",
    kind: .interface,
    examples: (RuleExamples.scrolling(isTied: false), RuleExamples.scrolling(isTied: true)))
}

extension RuleRunner {
  /// Checks the content of scroll views in one configuration.
  mutating func check(
    _ scrollable: ScrollableContent, _ layout: ConfiguredLayout, in circumstance: String
  ) {
    guard findsAmbiguity, isChecked(.scrollable), case .solved(let solution) = layout.result else {
      return
    }
    let checked = CheckedLayout(
      request: subject.request, scene: layout.scene, options: layout.options,
      solution: solution)
    for open in scrollable.open where !checked.isHidden[open.scrollView.view.index] {
      let name = checked.name(open.scrollView.view)
      let dimensions = NumberWords.list(open.content.dimensions.map(\.name))
      add(
        .scrollable, in: circumstance, about: [name],
        at: .item(open.scrollView.view), key: name,
        repairs: { $0.repairs(of: open.content, checked, $1) },
        """
        \(Excerpt.quoted(name)) leaves the \(dimensions) of its content open: \
        \(NumberWords.list(open.reasons))
        """)
    }
  }
}

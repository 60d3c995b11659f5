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
    summary: "the constraints leave the size of a scroll view's content open",
    explanation: """
      A scroll view of a storyboard or xib takes the size of its content from the constraints \
      between its edges, or those of its content layout guide, and the views in it. A tie is \
      missing, is an inequality, or what fills the content has no width or no height, so the view \
      scrolls by accident or not at all. Xcode says that the scrollable content size is ambiguous. \
      The finding names what is open and why; for views that are open for that alone, ambiguous is \
      a note. It is a note where only a custom class, or a constraint that is removed at build \
      time, gives the size. Silent are scroll views without views that constraints place, those \
      whose verifyAmbiguity is off, and tables, collections and texts, which make their own \
      content. A layout request has no scroll views: it states such content as a guide, and \
      ambiguous tells when its size is open.
      """,
    advice:
      "tie its content to all four edges, and give it a size, such as the width of the scroll view",
    kind: .interface,
    examples: (RuleExamples.scrolling(isTied: false), RuleExamples.scrolling(isTied: true)))
}

extension LayoutFindings {
  /// Checks the content of scroll views in one configuration.
  mutating func check(
    _ scrollable: ScrollableContent, _ layout: ConfiguredLayout, in circumstance: String
  ) {
    guard findsAmbiguity, isChecked(.scrollable), case .solved(let solution) = layout.result else {
      return
    }
    let solved = SolvedLayout(
      request: request, scene: layout.scene, options: layout.options, solution: solution)
    for open in scrollable.open where !solved.isHidden[open.scrollView.view.index] {
      let name = solved.name(open.scrollView.view)
      let dimensions = NumberWords.list(open.content.dimensions.map(\.name))
      add(
        .scrollable, in: circumstance, about: [name],
        at: .item(open.scrollView.view), key: name,
        repairs: { $0.repairs(of: open.content, solved) },
        """
        \(Excerpt.quoted(name)) leaves the \(dimensions) of its content open: \
        \(NumberWords.list(open.reasons))
        """)
    }
  }
}

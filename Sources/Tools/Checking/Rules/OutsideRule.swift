import API
import ConstraintLayout
import InterfaceBuilder
import LayoutRequests
internal import TextBytes

extension RuleDescription {
  /// A view that extends beyond its superview.
  static let outside = RuleDescription(
    severity: .warning,
    documentSeverity: (normal: .off, strict: .note),
    summary: "a view extends beyond its superview",
    explanation: """
      A view extends beyond its superview by more than the tolerance (0.5 points). That part is \
      cut off or does not respond to touches. The rule ignores hidden views of stacks, \
      ambiguous frames, and the content of a scroll view that Swift code makes.
      """,
    advice: "constrain it to the edges of its superview, with <= and >= where it may vary",
    examples: RuleExamples.boxes(bad: (300, 50, 10), good: (270, 50, 10)),
    options: [.length("tolerance", \.outsideTolerance)],
    check: { $0.checkOutside($1, $2) })
}

extension RuleRunner {
  fileprivate mutating func checkOutside(_ layout: CheckedLayout, _ circumstance: String) {
    let words = subject.words
    let tolerance = configuration.options.outsideTolerance
    for (index, item) in layout.scene.items.enumerated() {
      guard item.isView, let parent = item.parent, layout.isSettled(index),
        !layout.isAmbiguous[parent.index], !subject.scrollViews.contains(parent)
      else { continue }
      let frame = layout.solution.frames[index]
      let outer = layout.solution.frames[parent.index]
      // A view without an area is invisible, and a superview without one has its own finding.
      guard frame.width > 0, frame.height > 0, outer.width > 0, outer.height > 0 else { continue }
      let edges: [(name: String, distance: Double)] = [
        ("left", -frame.x), ("top", -frame.y), ("right", frame.x + frame.width - outer.width),
        ("bottom", frame.y + frame.height - outer.height),
      ].filter { $0.1 > tolerance }
      guard !edges.isEmpty else { continue }
      let name = layout.name(ItemIndex(index))
      let places = edges.map { "\(NumberWords.text($0.distance)) points at its \($0.name) edge" }
      add(
        .outside, in: circumstance, about: [name], at: .item(ItemIndex(index)),
        key: name,
        """
        \(words.subject(name)) is outside of \(words.other(layout.name(parent))) by \
        \(NumberWords.list(places))
        """)
    }
  }
}

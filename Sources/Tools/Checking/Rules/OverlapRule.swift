import API
import ConstraintLayout
import InterfaceBuilder
import LayoutRequests
internal import TextBytes

extension RuleDescription {
  /// Siblings that show content in the same place.
  static let overlap = RuleDescription(
    severity: .warning,
    documentSeverity: (normal: .note, strict: .warning),
    summary: "siblings with content overlap",
    explanation: """
      Two siblings with content of their own (an intrinsic size) overlap by more than the \
      tolerance (0.5 points) on both axes. The rule ignores containers and hidden views.
      """,
    advice: "separate the two with a constraint, such as a.bottom <= b.top - 8",
    examples: (
      RuleExamples.layout(
        RuleExamples.content("a", x: 0) + ", " + RuleExamples.content("b", x: 40)),
      RuleExamples.layout(RuleExamples.content("a", x: 0) + ", " + RuleExamples.content("b", x: 50))
    ),
    options: [.length("tolerance", \.overlapTolerance)],
    check: { $0.checkOverlap($1, $2) })
}

extension RuleRunner {
  fileprivate mutating func checkOverlap(_ layout: CheckedLayout, _ circumstance: String) {
    let words = subject.words
    var siblings: [Int: [ItemIndex]] = [:]
    for (index, item) in layout.scene.items.enumerated() {
      let view = ItemIndex(index)
      guard layout.isSettled(index), subject.contents?.isShown(view) ?? layout.showsContent(view)
      else {
        continue
      }
      siblings[item.parent?.index ?? -1, default: []].append(view)
    }
    for (parent, views) in siblings.sorted(by: { $0.key < $1.key }) where parent >= 0 {
      let left = comparisonLimit - comparisonCount
      let search = OverlapSearch(
        views.map { layout.solution.frames[$0.index] },
        tolerance: configuration.options.overlapTolerance,
        limit: max(0, min(left, OverlapSearch.comparisonLimit)))
      comparisonCount += search.comparisonCount
      for pair in search.pairs {
        if let contents = subject.contents,
          !contents.isNoteworthy(views[pair.first], views[pair.second], layout.solution.frames)
        {
          continue
        }
        addOverlap(views[pair.first], views[pair.second], layout, circumstance)
      }
      guard !search.isComplete else { continue }
      let name = layout.name(ItemIndex(parent))
      let limit =
        left < OverlapSearch.comparisonLimit
        ? "\(comparisonLimit) comparisons in all configurations"
        : "\(OverlapSearch.comparisonLimit) comparisons"
      add(
        .overlap, in: circumstance, about: [name], at: .item(ItemIndex(parent)),
        key: "\(name)\n…",
        """
        the \(views.count) subviews of \(words.subject(name)) take more than the limit of \
        \(limit)
        """)
    }
  }

  private mutating func addOverlap(
    _ first: ItemIndex, _ second: ItemIndex, _ layout: CheckedLayout, _ circumstance: String
  ) {
    let words = subject.words
    let (a, b) = (layout.solution.frames[first.index], layout.solution.frames[second.index])
    let width = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
    let height = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
    let names = (layout.name(first), layout.name(second))
    add(
      .overlap, in: circumstance, about: [names.1, names.0], at: .item(second),
      key: "\(names.0)\n\(names.1)", related: [(words.other(names.0), .item(first))],
      """
      \(words.subject(names.1)) overlaps \(words.other(names.0)) by \(NumberWords.text(width)) \
      by \(NumberWords.text(height)) points
      """)
  }
}

import API
import ConstraintLayout
import InterfaceBuilder
import LayoutRequests
internal import TextBytes

extension RuleDescription {
  /// A frame that the constraints leave open.
  static let ambiguous = RuleDescription(
    severity: .error,
    documentSeverity: (normal: .warning, strict: .error),
    summary: "the constraints leave a frame open",
    explanation: """
      Several frames satisfy the constraints equally well. Which one appears on the screen depends \
      on the solver and may change with the next release. The finding names the open numbers of \
      the frame.
      """,
    advice: "constrain the open numbers to the superview or a sibling, or give a size",
    examples: (
      RuleExamples.layout(#"{"id": "box", "x": 0, "width": 10, "height": 10}"#),
      RuleExamples.layout(#"{"id": "box", "x": 0, "y": 0, "width": 10, "height": 10}"#)
    ),
    check: { $0.checkAmbiguous($1, $2) })
}

extension RuleRunner {
  fileprivate mutating func checkAmbiguous(_ layout: CheckedLayout, _ circumstance: String) {
    let words = subject.words
    guard findsAmbiguity else { return }
    for ambiguity in layout.solution.ambiguous where !layout.isHidden[ambiguity.item.index] {
      var ambiguity = ambiguity
      if let told = toldByScrollable[ambiguity.item] {
        ambiguity.dimensions.removeAll { told.contains($0) }
        if ambiguity.dimensions.isEmpty { continue }
      }
      let name = layout.name(ambiguity.item)
      let open = NumberWords.list(ambiguity.dimensions.map(\.name))
      add(
        .ambiguous, in: circumstance, about: [name], at: .item(ambiguity.item),
        key: name, repairs: { $0.repairs(of: ambiguity, layout, $1) },
        "\(words.subject(name)) is ambiguous: the constraints leave its \(open) open")
    }
  }
}

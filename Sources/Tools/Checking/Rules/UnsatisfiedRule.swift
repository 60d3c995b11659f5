import API
import ConstraintLayout
import InterfaceBuilder
import LayoutRequests
internal import TextBytes

extension RuleDescription {
  /// An optional constraint of the author that does not hold.
  static let unsatisfied = RuleDescription(
    severity: .note,
    documentSeverity: (normal: .off, strict: .off),
    summary: "an optional constraint does not hold",
    explanation: """
      A constraint below the required priority does not hold in this configuration. That is often \
      intended, so the finding is a note. The rule ignores constraints that the content of views \
      implies.
      """,
    advice: "raise its priority if it must hold, or leave it out if it need not",
    examples: {
      let box = #"{"id": "box", "x": 0, "y": 0, "height": 10}"#
      return (
        RuleExamples.layout(box, #""box.width == 100", "box.width == 200 @ 500""#),
        RuleExamples.layout(box, #""box.width == 200 @ 500""#)
      )
    }(),
    options: [.length("tolerance", \.unsatisfiedTolerance)],
    check: { $0.checkUnsatisfied($1, $2) })
}

extension RuleRunner {
  fileprivate mutating func checkUnsatisfied(_ layout: CheckedLayout, _ circumstance: String) {
    for unsatisfied in layout.solution.unsatisfied where unsatisfied.kind == .constraint {
      addUnsatisfied(unsatisfied, layout, circumstance)
    }
  }

  private mutating func addUnsatisfied(
    _ unsatisfied: LayoutSolution.Unsatisfied, _ layout: CheckedLayout, _ circumstance: String
  ) {
    let words = subject.words
    guard unsatisfied.violation > configuration.options.unsatisfiedTolerance else { return }
    let place = subject.request.place(
      of: unsatisfied.origin, in: layout.scene, variant: layout.variant, words.printer(layout.scene)
    )
    let amount = NumberWords.text(unsatisfied.violation)
    add(
      .unsatisfied, in: circumstance,
      about: subject.views(of: [unsatisfied.origin], in: layout.scene),
      at: place.place ?? .document,
      key: subject.identity(of: unsatisfied.origin, OriginPrinter(subject.request.scene)),
      "\(words.shown(place.text)) does not hold; it is off by \(amount) points")
  }
}

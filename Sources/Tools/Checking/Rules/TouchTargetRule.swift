import API
import ConstraintLayout
import InterfaceBuilder
import LayoutRequests
internal import TextBytes

extension RuleDescription {
  /// A control that is too small for a finger.
  static let touchTarget = RuleDescription(
    severity: .off,
    summary: "a control is too small to tap reliably",
    explanation: """
      A control is smaller than 44 by 44 points, or than the option size. The rule recognises \
      controls by their ids: the option views has patterns, by default *button* and *Button*. The \
      rule is off unless a configuration turns it on.
      """,
    advice: "add width >= 44 and height >= 44",
    examples: RuleExamples.boxes(bad: (0, 100, 30), good: (0, 100, 44)),
    options: [.length("size", \.touchTargetSize), .patterns("views", \.touchTargetViews)],
    check: { $0.checkTouchTargets($1, $2) })
}

extension RuleRunner {
  fileprivate mutating func checkTouchTargets(_ layout: CheckedLayout, _ circumstance: String) {
    let words = subject.words
    let least = configuration.options.touchTargetSize
    let patterns = configuration.options.touchTargetViews
    for (index, item) in layout.scene.items.enumerated() where item.isView {
      let frame = layout.solution.frames[index]
      guard layout.isSettled(index), frame.width < least - 0.01 || frame.height < least - 0.01
      else { continue }
      let name = layout.name(ItemIndex(index))
      guard patterns.contains(where: { $0.matches(name) }) else { continue }
      add(
        .touchTarget, in: circumstance, about: [name], at: .item(ItemIndex(index)),
        key: name,
        """
        \(words.subject(name)) is \(NumberWords.text(frame.width)) by \
        \(NumberWords.text(frame.height)) points; a finger needs \(NumberWords.text(least)) by \
        \(NumberWords.text(least))
        """)
    }
  }
}

import API
import ConstraintLayout
import InterfaceBuilder
import LayoutRequests
internal import TextBytes

extension RuleDescription {
  /// Content with less room than it needs.
  static let squeezed = RuleDescription(
    severity: .warning,
    documentSeverity: (normal: .note, strict: .note),
    summary: "content gets less room than it needs",
    explanation: """
      A view is smaller than its intrinsic size on an axis, so a label is cut off or an image is \
      compressed. A text that wraps is not squeezed if its height makes up for its width. If a \
      view's own text is cut off, truncated reports it instead, whatever its severity. A text with \
      less height than one line is squeezed.
      """,
    advice: "give it more room, let its text wrap, or lower another view's compression resistance",
    examples: {
      let label = RuleExamples.content("label", x: 0)
      return (
        RuleExamples.layout(label, #""label.width <= 40""#),
        RuleExamples.layout(label, #""label.width <= 60""#)
      )
    }(),
    options: [.length("tolerance", \.squeezedTolerance)],
    check: { $0.checkSqueezed($1, $2) })
}

extension RuleRunner {
  fileprivate mutating func checkSqueezed(_ layout: CheckedLayout, _ circumstance: String) {
    for unsatisfied in layout.solution.unsatisfied where unsatisfied.kind == .squeezed {
      guard case .implied(let item, let implication) = unsatisfied.origin else { continue }
      let axis: Axis = implication == .compressionResistanceVertical ? .vertical : .horizontal
      if truncated(of: item, axis, layout.truncations[item], layout) { continue }
      addSqueezed(item, axis, unsatisfied, layout, circumstance)
    }
  }

  /// Whether ``Rule/truncated`` reports the lack of room on an axis, or has found that the whole
  /// text is visible.
  private func truncated(
    of item: ItemIndex, _ axis: Axis, _ truncation: TextTruncation??, _ layout: CheckedLayout
  ) -> Bool {
    guard let judged = truncation else { return false }
    guard let found = judged else {
      // Only a width that comes from the text itself is known to suffice.
      return axis == .horizontal
        && layout.scene.intrinsicSize(of: item)?.text?.givesWidth == true
    }
    guard axis == .vertical else { return true }
    guard case .lines = found.lack else { return false }
    return found.hasHeight
  }

  private mutating func addSqueezed(
    _ item: ItemIndex, _ axis: Axis, _ unsatisfied: LayoutSolution.Unsatisfied,
    _ layout: CheckedLayout, _ circumstance: String
  ) {
    let words = subject.words
    guard !layout.isHidden[item.index],
      subject.contents?.isSqueezable(item) != false,
      unsatisfied.violation > configuration.options.squeezedTolerance
    else { return }
    let name = layout.name(item)
    let frame = layout.solution.frames[item.index]
    let insets = layout.scene.geometry(of: item).alignment
    let (word, has) =
      axis == .horizontal
      ? ("wide", frame.width - insets.left - insets.right)
      : ("high", frame.height - insets.top - insets.bottom)
    let needs = has + unsatisfied.violation
    if subject.contents != nil, unsatisfied.violation < InterfaceContents.leastSqueeze * needs {
      return
    }
    add(
      .squeezed, in: circumstance, about: [name], at: .item(item),
      key: "\(name)\n\(word)",
      """
      \(words.subject(name)) is \(NumberWords.text(has)) points \(word), and its content needs \
      \(NumberWords.text(needs))
      """)
  }
}

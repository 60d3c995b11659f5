import API
import ConstraintLayout
import InterfaceBuilder
import LayoutRequests
internal import TextBytes

extension RuleDescription {
  /// A view without width or height.
  static let zeroSize = RuleDescription(
    severity: .warning,
    documentSeverity: (normal: .off, strict: .off),
    summary: "a view has no width or no height",
    explanation: """
      A view has no width or no height, so it is invisible. The rule ignores hidden views of \
      stacks, and views whose content is declared empty on that axis.
      """,
    advice: "give it a size, an intrinsic size, or constraints on two opposite edges",
    examples: RuleExamples.boxes(bad: (0, 100, 0), good: (0, 100, 1)),
    check: { $0.checkZeroSize($1, $2) })
}

extension RuleRunner {
  fileprivate mutating func checkZeroSize(_ layout: CheckedLayout, _ circumstance: String) {
    let words = subject.words
    for (index, item) in layout.scene.items.enumerated() where item.isView {
      let view = ItemIndex(index)
      let frame = layout.solution.frames[index]
      guard layout.isSettled(index) else { continue }
      let size = layout.scene.intrinsicSize(of: view)
      let missing = [
        frame.width < Self.nothing && size?.width != 0 ? "width" : nil,
        frame.height < Self.nothing && size?.height != 0 ? "height" : nil,
      ].compactMap { $0 }
      guard !missing.isEmpty else { continue }
      let name = layout.name(view)
      add(
        .zeroSize, in: circumstance, about: [name], at: .item(view),
        key: name,
        "\(words.subject(name)) has no \(missing.joined(separator: " and no "))")
    }
  }

  /// The length below which a view is invisible, in points.
  static let nothing = 0.01
}

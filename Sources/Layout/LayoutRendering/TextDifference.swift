package import SectionSnapshots

/// The difference of two lists as a human-readable tree of text.
///
/// ```
///   Fruit
/// + ├─ Cherry
///   ├─ Apple
/// ~ ├─ Pear (was Peer)
/// - └─ Plum
/// > Tools (3 unchanged) (position 2 → 1)
/// ```
///
/// A line begins with `+` for an inserted item, `-` for a removed one, `>` for a moved one and `~`
/// for any other change. Unchanged items are omitted, except for the ancestors of changes and three
/// siblings before and after a change. Otherwise the format is that of ``TextTree``.
public struct TextDifference {
  /// The number of unchanged siblings that are drawn before and after a change.
  package static let context = 3

  /// The compared lists and their captions.
  package struct Subject {
    package let from: ItemTree
    package let to: ItemTree
    package let matches: TreeMatches
    /// The caption of a node of `from`, in UTF-8. It is valid until the next call.
    package let captionBefore: (ItemTree.Node) -> UnsafeBufferPointer<UInt8>
    /// The caption of a node of `to`, in UTF-8. It is valid until the next call.
    package let caption: (ItemTree.Node) -> UnsafeBufferPointer<UInt8>
    /// The changed members of a matched node of `to`, excluding its caption, or `nil`.
    package let changes: (ItemTree.Node) -> MemberChanges?

    package init(
      from: ItemTree, to: ItemTree, matches: TreeMatches,
      captionBefore: @escaping (ItemTree.Node) -> UnsafeBufferPointer<UInt8>,
      caption: @escaping (ItemTree.Node) -> UnsafeBufferPointer<UInt8>,
      changes: @escaping (ItemTree.Node) -> MemberChanges?
    ) {
      self.from = from
      self.to = to
      self.matches = matches
      self.captionBefore = captionBefore
      self.caption = caption
      self.changes = changes
    }
  }

  /// The names of changed, added and removed members, in UTF-8.
  package struct MemberChanges {
    package var changed: [UnsafeBufferPointer<UInt8>] = []
    package var added: [UnsafeBufferPointer<UInt8>] = []
    package var removed: [UnsafeBufferPointer<UInt8>] = []

    package init() {}
  }

  private let plan: TextDifferencePlan
  private let subject: Subject
  private var text: [UInt8] = []
  /// The entries below each open item, and the number of those already drawn.
  private var open: [(entries: [TextDifferencePlan.Entry], next: Int)] = []

  /// Draws a difference.
  ///
  /// - Parameters:
  ///   - subject: The compared lists.
  ///   - limit: The length in bytes at which drawing stops. A result longer than this is
  ///     incomplete.
  /// - Returns: UTF-8 text in which every line ends with a line feed; empty if the lists are equal.
  /// - Complexity: O(items + text), plus O(m · log m) for m siblings out of order.
  package static func text(of subject: Subject, limit: Int = .max) -> [UInt8] {
    var drawing = TextDifference(subject)
    let plan = drawing.plan
    guard plan.hasChanges else { return [] }
    drawing.open.append((plan.entries(below: .present(ItemTree.root)), 0))
    while let last = drawing.open.indices.last, drawing.text.count <= limit {
      let (entries, next) = drawing.open[last]
      guard next < entries.count else {
        drawing.open.removeLast()
        continue
      }
      drawing.open[last].next += 1
      drawing.line(entries[next])
      let below = plan.entries(below: entries[next])
      if !below.isEmpty { drawing.open.append((below, 0)) }
    }
    return drawing.text
  }

  private init(_ subject: Subject) {
    self.subject = subject
    plan = TextDifferencePlan(subject)
  }

  // MARK: Lines

  private mutating func line(_ entry: TextDifferencePlan.Entry) {
    text.append(contentsOf: "\(plan.mark(of: entry)) ".utf8)
    guides()
    switch entry {
    case .present(let node):
      if subject.to.childCount(of: node) > 0, !subject.to.isExpanded(node) {
        text.append(contentsOf: "▸ ".utf8)
      }
      text.appendEscaped(subject.caption(node))
      notes(node)
    case .removed(let node):
      text.appendEscaped(subject.captionBefore(node))
    case .omitted(let count):
      text.append(contentsOf: "… (\(count) unchanged)".utf8)
    }
    text.append(UInt8(ascii: "\n"))
  }

  private mutating func guides() {
    let level = open.count - 1
    let drawn = min(level, TextTree.guideLimit)
    if level > drawn { text.append(contentsOf: "⋯\(level - drawn) ".utf8) }
    for (index, (entries, next)) in open[(open.count - drawn)...].enumerated() {
      let continues = next < entries.count
      if index == drawn - 1 {
        text.append(contentsOf: continues ? "├─ ".utf8 : "└─ ".utf8)
      } else {
        text.append(contentsOf: continues ? "│  ".utf8 : "   ".utf8)
      }
    }
  }

  private mutating func notes(_ node: ItemTree.Node) {
    if let hidden = plan.unchangedCount(below: node), hidden > 0 {
      text.append(contentsOf: " (\(hidden) unchanged)".utf8)
    }
    let source = subject.matches.sources[Int(node)]
    guard source != ItemTree.none else { return }
    if plan.isMoved(source) { moveNote(source, node) }
    let old = subject.captionBefore(source)
    if !old.elementsEqual(subject.caption(node)) {
      text.append(contentsOf: " (was ".utf8)
      text.appendEscaped(old)
      text.append(UInt8(ascii: ")"))
    }
    if plan.isToggled(node) {
      let isExpanded = subject.to.isExpanded(node)
      text.append(contentsOf: isExpanded ? " (expanded)".utf8 : " (collapsed)".utf8)
    }
    if let changes = subject.changes(node) { memberNote(changes) }
  }

  private mutating func moveNote(_ source: ItemTree.Node, _ node: ItemTree.Node) {
    let parent = subject.from.parent(of: source)
    if subject.matches.sources[Int(subject.to.parent(of: node))] == parent {
      let (before, after) = plan.positions(source, node)
      text.append(contentsOf: " (position \(before) → \(after))".utf8)
    } else if parent == ItemTree.root {
      text.append(contentsOf: " (from the top)".utf8)
    } else {
      text.append(contentsOf: " (from ".utf8)
      text.appendEscaped(subject.captionBefore(parent))
      text.append(UInt8(ascii: ")"))
    }
  }

  private mutating func memberNote(_ changes: MemberChanges) {
    var isFirst = true
    for (mark, names) in [("", changes.changed), ("+", changes.added), ("-", changes.removed)] {
      for name in names {
        text.append(contentsOf: (isFirst ? " (" : ", ").utf8)
        text.append(contentsOf: mark.utf8)
        text.appendEscaped(name)
        isFirst = false
      }
    }
    if !isFirst { text.append(UInt8(ascii: ")")) }
  }
}

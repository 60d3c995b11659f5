internal import SectionSnapshots

/// Selects the lines of a ``TextDifference``: changes and their context.
struct TextDifferencePlan {
  /// The subject of a line.
  enum Entry {
    /// An item of the new list.
    case present(ItemTree.Node)
    /// A removed item, by its node in the old list.
    case removed(ItemTree.Node)
    /// A number of unchanged siblings.
    case omitted(Int)
  }

  private let from: ItemTree
  private let to: ItemTree
  private let matches: TreeMatches
  /// Whether an old node moves.
  private var moved: [Bool]
  /// Whether a new node was expanded or collapsed. Gaining the first child or losing the last does
  /// not count.
  private var toggled: [Bool]
  /// Whether a new node is inserted, moved, toggled or has changed members.
  private var isChanged: [Bool]
  /// Whether a new node has a changed or removed descendant.
  private var hasChangeBelow: [Bool]
  /// The positions of old nodes among their siblings.
  private let oldPositions: [Int32]
  /// The positions of new nodes among their siblings.
  private let newPositions: [Int32]

  init(_ subject: TextDifference.Subject) {
    from = subject.from
    to = subject.to
    matches = subject.matches
    moved = [Bool](repeating: false, count: from.capacity)
    toggled = [Bool](repeating: false, count: to.capacity)
    isChanged = toggled
    hasChangeBelow = toggled
    oldPositions = Self.positions(in: from)
    newPositions = Self.positions(in: to)
    let difference = TreeDifference(from: from, to: to, matches: matches, reorders: false)
    for case .move(let node, _, _) in difference.changes { moved[Int(node)] = true }
    for node in matches.toggled {
      let source = matches.sources[Int(node)]
      toggled[Int(node)] =
        (to.firstChild(of: node) == ItemTree.none) == (from.firstChild(of: source) == ItemTree.none)
    }
    for node in to.order {
      let source = matches.sources[Int(node)]
      guard
        source == ItemTree.none || moved[Int(source)] || toggled[Int(node)]
          || subject.changes(node) != nil
          || !subject.captionBefore(source).elementsEqual(subject.caption(node))
      else { continue }
      isChanged[Int(node)] = true
      markChange(below: to.parent(of: node))
    }
    guard matches.count < from.count else { return }
    for node in from.order where matches.targets[Int(node)] == ItemTree.none {
      let parent = matches.targets[Int(from.parent(of: node))]
      if parent != ItemTree.none { markChange(below: parent) }
    }
  }

  /// Marks a node and its ancestors as having a change below.
  private mutating func markChange(below node: ItemTree.Node) {
    var node = node
    while node != ItemTree.none, !hasChangeBelow[Int(node)] {
      hasChangeBelow[Int(node)] = true
      node = to.parent(of: node)
    }
  }

  private static func positions(in tree: ItemTree) -> [Int32] {
    var positions = [Int32](repeating: 0, count: tree.capacity)
    for node in tree.order {
      let previous = tree.previousSibling(of: node)
      if previous != ItemTree.none { positions[Int(node)] = positions[Int(previous)] + 1 }
    }
    return positions
  }

  // MARK: Queries

  /// Whether the lists differ.
  var hasChanges: Bool { hasChangeBelow[Int(ItemTree.root)] }

  /// Whether an old node moves.
  func isMoved(_ node: ItemTree.Node) -> Bool { moved[Int(node)] }

  /// Whether a new node was expanded or collapsed.
  func isToggled(_ node: ItemTree.Node) -> Bool { toggled[Int(node)] }

  /// The positions of an item among its siblings before and after.
  func positions(_ source: ItemTree.Node, _ node: ItemTree.Node) -> (Int32, Int32) {
    (oldPositions[Int(source)], newPositions[Int(node)])
  }

  /// The number of unchanged, and therefore omitted, descendants; `nil` if the children are drawn.
  func unchangedCount(below node: ItemTree.Node) -> Int? {
    if hasChangeBelow[Int(node)] { return nil }
    let end = to.successorAfterSubtree(of: node, within: ItemTree.root)
    return (end == ItemTree.none ? to.count : to.index(of: end)) - to.index(of: node) - 1
  }

  /// The first character of a line.
  func mark(of entry: Entry) -> String {
    switch entry {
    case .removed: "-"
    case .omitted: " "
    case .present(let node):
      switch matches.sources[Int(node)] {
      case ItemTree.none: "+"
      case let source where moved[Int(source)]: ">"
      default: isChanged[Int(node)] ? "~" : " "
      }
    }
  }

  // MARK: Entries

  /// The lines directly below an item's line, in order.
  ///
  /// - Complexity: O(children before and after).
  func entries(below entry: Entry) -> [Entry] {
    switch entry {
    case .omitted: return []
    case .removed(let node): return removedChildren(of: node).map { .removed($0.node) }
    case .present(let node):
      guard hasChangeBelow[Int(node)] else { return [] }
      return condensed(merged(below: node))
    }
  }

  /// The new children of a node. Removed children follow the siblings they used to follow.
  private func merged(below parent: ItemTree.Node) -> [Entry] {
    let source = matches.sources[Int(parent)]
    let removed = source == ItemTree.none ? [] : removedChildren(of: source, stayingIn: parent)
    var entries: [Entry] =
      removed.prefix { $0.after == ItemTree.none }.map { .removed($0.node) }
    let rest = removed.dropFirst(entries.count)
    let followers = rest.isEmpty ? [:] : Dictionary(grouping: rest, by: \.after)
    var child = to.firstChild(of: parent)
    while child != ItemTree.none {
      entries.append(.present(child))
      for (node, _) in followers[child] ?? [] { entries.append(.removed(node)) }
      child = to.nextSibling(of: child)
    }
    return entries
  }

  /// The removed children of an old node. Each comes with the new node of its nearest preceding
  /// sibling that stays in `parent`, or ``ItemTree/none``.
  private func removedChildren(
    of source: ItemTree.Node, stayingIn parent: ItemTree.Node = ItemTree.none
  ) -> [(node: ItemTree.Node, after: ItemTree.Node)] {
    var removed: [(node: ItemTree.Node, after: ItemTree.Node)] = []
    var after = ItemTree.none
    var node = from.firstChild(of: source)
    while node != ItemTree.none {
      let target = matches.targets[Int(node)]
      if target == ItemTree.none {
        removed.append((node, after))
      } else if to.parent(of: target) == parent {
        after = target
      }
      node = from.nextSibling(of: node)
    }
    return removed
  }

  /// Replaces unchanged entries outside the context of all changes by their number.
  private func condensed(_ entries: [Entry]) -> [Entry] {
    var isContext = [Bool](repeating: false, count: entries.count)
    var last = -1 - TextDifference.context
    for index in entries.indices {
      if isChange(entries[index]) { last = index }
      isContext[index] = index - last <= TextDifference.context
    }
    last = entries.count + TextDifference.context
    for index in entries.indices.reversed() {
      if isChange(entries[index]) { last = index }
      if last - index <= TextDifference.context { isContext[index] = true }
    }
    var condensed: [Entry] = []
    var index = 0
    while index < entries.count {
      let end = isContext[index...].firstIndex(of: true) ?? entries.count
      if end - index > 1 {
        condensed.append(.omitted(end - index))
        index = end
      } else {
        condensed.append(entries[index])
        index += 1
      }
    }
    return condensed
  }

  /// Whether an entry is a change or contains one.
  private func isChange(_ entry: Entry) -> Bool {
    switch entry {
    case .present(let node): isChanged[Int(node)] || hasChangeBelow[Int(node)]
    case .removed, .omitted: true
    }
  }
}

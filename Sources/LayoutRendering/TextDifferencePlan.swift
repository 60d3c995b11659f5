internal import SectionSnapshots

/// What is drawn of a difference: which items changed, and which stand around them.
struct TextDifferencePlan {
  /// What one line is about.
  enum Entry {
    /// An item that is wanted.
    case present(ItemTree.Node)
    /// An item that is gone, by its node in the old list.
    case gone(ItemTree.Node)
    /// So many unchanged siblings.
    case leftOut(Int)
  }

  private let from: ItemTree
  private let to: ItemTree
  private let matches: TreeMatches
  /// By old node.
  private var moved: [Bool]
  /// By new node: whether it is expanded otherwise, children or none as before.
  private var toggled: [Bool]
  /// By new node: whether it is new, moved, toggled or has other members.
  private var isChanged: [Bool]
  /// By new node: whether something is different below it.
  private var hasChangeBelow: [Bool]
  /// By old and by new node.
  private let placesBefore: [Int32]
  private let places: [Int32]

  init(_ subject: TextDifference.Subject) {
    from = subject.from
    to = subject.to
    matches = subject.matches
    moved = [Bool](repeating: false, count: from.capacity)
    toggled = [Bool](repeating: false, count: to.capacity)
    isChanged = toggled
    hasChangeBelow = toggled
    placesBefore = Self.places(in: from)
    places = Self.places(in: to)
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
      noteChange(below: to.parent(of: node))
    }
    guard matches.count < from.count else { return }
    for node in from.order where matches.targets[Int(node)] == ItemTree.none {
      let parent = matches.targets[Int(from.parent(of: node))]
      if parent != ItemTree.none { noteChange(below: parent) }
    }
  }

  private mutating func noteChange(below node: ItemTree.Node) {
    var node = node
    while node != ItemTree.none, !hasChangeBelow[Int(node)] {
      hasChangeBelow[Int(node)] = true
      node = to.parent(of: node)
    }
  }

  private static func places(in tree: ItemTree) -> [Int32] {
    var places = [Int32](repeating: 0, count: tree.capacity)
    for node in tree.order {
      let previous = tree.previousSibling(of: node)
      if previous != ItemTree.none { places[Int(node)] = places[Int(previous)] + 1 }
    }
    return places
  }

  // MARK: Asking

  /// Whether anything is different.
  var hasChanges: Bool { hasChangeBelow[Int(ItemTree.root)] }

  /// Whether an old node moves.
  func isMoved(_ node: ItemTree.Node) -> Bool { moved[Int(node)] }

  /// Whether a new node is expanded otherwise.
  func isToggled(_ node: ItemTree.Node) -> Bool { toggled[Int(node)] }

  /// The places of an item among its siblings before and after.
  func positions(_ source: ItemTree.Node, _ node: ItemTree.Node) -> (Int32, Int32) {
    (placesBefore[Int(source)], places[Int(node)])
  }

  /// How many items below one are left out, being unchanged; nothing where they are drawn.
  func unchangedCount(below node: ItemTree.Node) -> Int? {
    if hasChangeBelow[Int(node)] { return nil }
    let end = to.successorAfterSubtree(of: node, within: ItemTree.root)
    return (end == ItemTree.none ? to.count : to.index(of: end)) - to.index(of: node) - 1
  }

  /// The character that a line begins with.
  func mark(of entry: Entry) -> String {
    switch entry {
    case .gone: "-"
    case .leftOut: " "
    case .present(let node):
      switch matches.sources[Int(node)] {
      case ItemTree.none: "+"
      case let source where moved[Int(source)]: ">"
      default: isChanged[Int(node)] ? "~" : " "
      }
    }
  }

  // MARK: Entries

  /// What is drawn below an item, in order.
  ///
  /// - Complexity: O(children before and after).
  func entries(below entry: Entry) -> [Entry] {
    switch entry {
    case .leftOut: return []
    case .gone(let node): return goneChildren(of: node).map { .gone($0.node) }
    case .present(let node):
      guard hasChangeBelow[Int(node)] else { return [] }
      return condensed(merged(below: node))
    }
  }

  /// The new children of a node, and the old ones that are gone behind those that they came after.
  private func merged(below parent: ItemTree.Node) -> [Entry] {
    var entries: [Entry] = []
    let source = matches.sources[Int(parent)]
    var gone = (source == ItemTree.none ? [] : goneChildren(of: source, stayingIn: parent))[...]
    func addGone(after target: ItemTree.Node) {
      while let next = gone.first, next.after == target {
        entries.append(.gone(next.node))
        gone.removeFirst()
      }
    }
    addGone(after: ItemTree.none)
    let order = gone.isEmpty ? [:] : Dictionary(grouping: gone, by: \.after)
    var child = to.firstChild(of: parent)
    while child != ItemTree.none {
      entries.append(.present(child))
      for (node, _) in order[child] ?? [] { entries.append(.gone(node)) }
      child = to.nextSibling(of: child)
    }
    return entries
  }

  /// The old children of a node that are gone, each with the new node of the last one before it
  /// that stays in `parent`.
  private func goneChildren(
    of source: ItemTree.Node, stayingIn parent: ItemTree.Node = ItemTree.none
  ) -> [(node: ItemTree.Node, after: ItemTree.Node)] {
    var gone: [(node: ItemTree.Node, after: ItemTree.Node)] = []
    var after = ItemTree.none
    var node = from.firstChild(of: source)
    while node != ItemTree.none {
      let target = matches.targets[Int(node)]
      if target == ItemTree.none {
        gone.append((node, after))
      } else if to.parent(of: target) == parent {
        after = target
      }
      node = from.nextSibling(of: node)
    }
    return gone
  }

  /// Leaves out unchanged entries that are far from any that is not.
  private func condensed(_ entries: [Entry]) -> [Entry] {
    var isNear = [Bool](repeating: false, count: entries.count)
    var last = -1 - TextDifference.context
    for place in entries.indices {
      if isOfInterest(entries[place]) { last = place }
      isNear[place] = place - last <= TextDifference.context
    }
    last = entries.count + TextDifference.context
    for place in entries.indices.reversed() {
      if isOfInterest(entries[place]) { last = place }
      if last - place <= TextDifference.context { isNear[place] = true }
    }
    var condensed: [Entry] = []
    var place = 0
    while place < entries.count {
      let end = isNear[place...].firstIndex(of: true) ?? entries.count
      if end - place > 1 {
        condensed.append(.leftOut(end - place))
        place = end
      } else {
        condensed.append(entries[place])
        place += 1
      }
    }
    return condensed
  }

  private func isOfInterest(_ entry: Entry) -> Bool {
    switch entry {
    case .present(let node): isChanged[Int(node)] || hasChangeBelow[Int(node)]
    case .gone, .leftOut: true
    }
  }
}

/// The changes that make one forest of another, as few moves as possible among them.
///
/// What goes, with nothing in it that stays, goes first. Then each parent whose children changed gets
/// them in order, from the roots down and from the first child to the last: whatever is above a place
/// is where it belongs by then, so that each change is valid at its moment, and no node is ever moved
/// into itself. What goes but had something in it that stays goes then, and what is expanded changes
/// last.
///
/// Among the children of one parent that stay there, those outside of a longest increasing subsequence
/// of their old places move. A node that changes parents is one move.
@usableFromInline
package struct TreeDifference {
  /// A change. Nodes are those of `to`, except for what is removed, moved or put into order, which are
  /// those of `from`.
  @usableFromInline
  package enum Change: Equatable, Sendable {
    /// Removes a node with all that is below it then.
    case remove(ItemTree.Node)
    /// Adds a node, without children, at a place among those of `parent`.
    case insert(ItemTree.Node, parent: ItemTree.Node, index: Int32)
    /// Moves a node with all below it; the place counts without the node.
    case move(ItemTree.Node, parent: ItemTree.Node, index: Int32)
    /// Puts all children that `parent` has at the time in another order.
    case reorder(parent: ItemTree.Node, children: [ItemTree.Node])
    /// Lets a node show its children.
    case expand(ItemTree.Node)
    /// Hides the children of a node.
    case collapse(ItemTree.Node)
  }

  /// Which nodes are told to be expanded or collapsed.
  @usableFromInline
  package enum Expansion: Sendable {
    /// All whose expansion differs.
    case ofAll
    /// Those with children. Where it is not known what a node without children would be, one that gets
    /// some is told in any case.
    case ofParents(isLeafKnown: Bool)
  }

  /// The changes, in the order in which they are to be made.
  @usableFromInline package private(set) var changes: [Change] = []

  private let from: ItemTree
  private let to: ItemTree
  private let matches: TreeMatches
  private let reorders: Bool
  /// By node of `from`: its place among the children that its parent has when they are arranged.
  private var places: [Int32] = []
  /// By node of `to`: whether its children are arranged.
  private var isArranged: [Bool] = []
  /// What goes only when all that stays has been moved out of it.
  private var lateRemovals: [ItemTree.Node] = []
  private var isRemovedLate: Set<ItemTree.Node> = []

  /// Finds the changes.
  ///
  /// - Parameters:
  ///   - from: The forest that is there.
  ///   - to: The forest that is wanted.
  ///   - matches: Which nodes are in both.
  ///   - reorders: Whether children of which more than half would move are put into order at once.
  ///   - expansion: Which nodes are told to be expanded or collapsed.
  /// - Complexity: O(n), and O(m · log(m)) for m siblings that are out of order.
  @usableFromInline
  package init(
    from: ItemTree, to: ItemTree, matches: TreeMatches, reorders: Bool = true,
    expansion: Expansion = .ofAll
  ) {
    self.from = from
    self.to = to
    self.matches = matches
    self.reorders = reorders
    removeWhatNothingSurvives()
    if !matches.changedParents.isEmpty {
      places = [Int32](repeating: 0, count: from.capacity)
      isArranged = [Bool](repeating: false, count: to.capacity)
      for parent in matches.changedParents {
        arrangeChildren(of: parent)
        isArranged[Int(parent)] = true
      }
    }
    for node in lateRemovals { changes.append(.remove(node)) }
    toggle(expansion)
  }

  // MARK: Removing

  /// Removes the outermost nodes that are not in `to`, those of which something stays excepted.
  private mutating func removeWhatNothingSurvives() {
    guard matches.count < from.count else { return }
    for node in 1..<ItemTree.Node(from.capacity) where isOutermostRemoved(node) {
      if hasSurvivor(below: node) {
        lateRemovals.append(node)
        isRemovedLate.insert(node)
      } else {
        changes.append(.remove(node))
      }
    }
  }

  private func isOutermostRemoved(_ node: ItemTree.Node) -> Bool {
    matches.targets[Int(node)] == ItemTree.none && from.isLive(node)
      && matches.targets[Int(from.parent(of: node))] != ItemTree.none
  }

  private func hasSurvivor(below top: ItemTree.Node) -> Bool {
    var node = top
    while node != ItemTree.none {
      if matches.targets[Int(node)] != ItemTree.none { return true }
      node = from.successor(of: node, within: top)
    }
    return false
  }

  // MARK: Arranging

  /// Puts the children that a node of `to` has in their places.
  private mutating func arrangeChildren(of parent: ItemTree.Node) {
    let source = matches.sources[Int(parent)]
    var old = OldChildren()
    if source != ItemTree.none { old.count = numberChildren(of: source, under: parent) }
    let staying = placesOfStaying(in: source, childrenOf: parent)
    let least = reorders ? (staying.count + 1) / 2 : 0
    let isKept = IncreasingSubsequence.members(of: staying, atLeast: least)
    if isKept == nil { reorder(parent, source, old.count) }
    var nextStaying = 0
    var index: Int32 = 0
    var child = to.firstChild(of: parent)
    while child != ItemTree.none {
      let node = matches.sources[Int(child)]
      if node == ItemTree.none {
        changes.append(.insert(child, parent: parent, index: index + old.countBefore))
      } else if source == ItemTree.none || from.parent(of: node) != source {
        changes.append(.move(node, parent: parent, index: index + old.countBefore))
      } else if let isKept {
        let place = staying[nextStaying]
        if isKept[nextStaying] {
          old.pass(place)
        } else {
          old.take(place)
          changes.append(.move(node, parent: parent, index: index + old.countBefore))
        }
        nextStaying += 1
      }
      index += 1
      child = to.nextSibling(of: child)
    }
  }

  /// The old children of a parent that are to move or to go but have not yet, by their places.
  private struct OldChildren {
    /// How many children there were.
    var count: Int32 = 0
    /// How many of those that are not passed or taken lie before the child that was passed last.
    private(set) var countBefore: Int32 = 0
    private var end: Int32 = 0
    /// By place; empty as long as none is taken.
    private var isTaken: [Bool] = []

    /// Goes on to a child that stays where it is, later than all before.
    mutating func pass(_ place: Int32) {
      while end < place {
        if isTaken.isEmpty || !isTaken[Int(end)] { countBefore += 1 }
        end += 1
      }
      end = place + 1
    }

    /// Takes a child from its place.
    mutating func take(_ place: Int32) {
      if isTaken.isEmpty { isTaken = [Bool](repeating: false, count: Int(count)) }
      isTaken[Int(place)] = true
      if place < end { countBefore -= 1 }
    }
  }

  /// Numbers the children that a node of `from` still has when those of `parent` are arranged; answers
  /// how many they are.
  private mutating func numberChildren(
    of source: ItemTree.Node, under parent: ItemTree.Node
  ) -> Int32 {
    var place: Int32 = 0
    var node = from.firstChild(of: source)
    while node != ItemTree.none {
      if isPresent(node, under: parent) {
        places[Int(node)] = place
        place += 1
      }
      node = from.nextSibling(of: node)
    }
    return place
  }

  /// Whether an old child of `parent` has neither gone nor been moved away by now.
  private func isPresent(_ node: ItemTree.Node, under parent: ItemTree.Node) -> Bool {
    let target = matches.targets[Int(node)]
    if target == ItemTree.none { return isRemovedLate.contains(node) }
    let home = to.parent(of: target)
    return home == parent || !isArranged[Int(home)]
  }

  /// The places of the children that a parent keeps, in their new order.
  private func placesOfStaying(
    in source: ItemTree.Node, childrenOf parent: ItemTree.Node
  ) -> [Int32] {
    guard source != ItemTree.none else { return [] }
    var staying: [Int32] = []
    staying.reserveCapacity(min(to.childCount(of: parent), from.childCount(of: source)))
    var child = to.firstChild(of: parent)
    while child != ItemTree.none {
      let node = matches.sources[Int(child)]
      if node != ItemTree.none, from.parent(of: node) == source {
        staying.append(places[Int(node)])
      }
      child = to.nextSibling(of: child)
    }
    return staying
  }

  /// Puts the children that stay in their order, and those that will go or move behind them.
  private mutating func reorder(
    _ parent: ItemTree.Node, _ source: ItemTree.Node, _ count: Int32
  ) {
    var children: [ItemTree.Node] = []
    children.reserveCapacity(Int(count))
    var child = to.firstChild(of: parent)
    while child != ItemTree.none {
      let node = matches.sources[Int(child)]
      if node != ItemTree.none, from.parent(of: node) == source { children.append(node) }
      child = to.nextSibling(of: child)
    }
    var node = from.firstChild(of: source)
    while node != ItemTree.none, children.count < count {
      let target = matches.targets[Int(node)]
      let stays = target != ItemTree.none && to.parent(of: target) == parent
      if !stays, isPresent(node, under: parent) { children.append(node) }
      node = from.nextSibling(of: node)
    }
    changes.append(.reorder(parent: parent, children: children))
  }

  // MARK: Expanding

  private mutating func toggle(_ expansion: Expansion) {
    switch expansion {
    case .ofAll:
      for node in matches.toggled { toggle(node) }
    case .ofParents(let isLeafKnown):
      for node in matches.toggled where to.firstChild(of: node) != ItemTree.none { toggle(node) }
      if isLeafKnown { return }
      for node in matches.changedParents {
        let source = matches.sources[Int(node)]
        guard node != ItemTree.root, source != ItemTree.none,
          from.firstChild(of: source) == ItemTree.none,
          from.isExpanded(source) == to.isExpanded(node)
        else { continue }
        toggle(node)
      }
    }
  }

  private mutating func toggle(_ node: ItemTree.Node) {
    changes.append(to.isExpanded(node) ? .expand(node) : .collapse(node))
  }
}

/// The changes that make one forest of another, as few moves as possible among them.
///
/// Nodes of the two forests are matched beforehand. Changes are found on a working copy of the first
/// forest, from the roots down, each parent's children from the first to the last: whatever is above a
/// place is where it belongs by then, so that each change is valid at its moment, and no node is ever
/// moved into itself. What goes is removed last, when all that survives has been moved out of it.
///
/// Among the children of one parent that stay there, those outside of a longest increasing subsequence
/// of their old places move. A node that changes parents is one move.
package struct TreeDifference {
  /// A change; nodes are those of the working copy, see ``source(of:)``.
  package enum Change: Equatable, Sendable {
    /// Removes a node with all below it.
    case remove(ItemTree.Node)
    /// Adds a node, without children, at a place among those of `parent`.
    case insert(ItemTree.Node, parent: ItemTree.Node, index: Int)
    /// Moves a node with all below it; the place counts without the node.
    case move(ItemTree.Node, parent: ItemTree.Node, index: Int)
    /// Puts all children of `parent` in another order.
    case reorder(parent: ItemTree.Node, children: [ItemTree.Node])
    /// Lets a node show its children.
    case expand(ItemTree.Node)
    /// Hides the children of a node.
    case collapse(ItemTree.Node)
  }

  /// Where a node of the working copy comes from.
  package enum Source: Equatable, Sendable {
    case from(ItemTree.Node)
    case to(ItemTree.Node)
  }

  /// The changes, in the order in which they are to be made.
  package private(set) var changes: [Change] = []

  private let from: ItemTree
  private let to: ItemTree
  private var work: ItemTree
  private var positions = ChildPositions()
  /// By node of the working copy: the node of `to`, or none.
  private var targets: [ItemTree.Node]
  /// By node of `to`: the node of the working copy, or none.
  private var workNodes: [ItemTree.Node]
  private var isInserted: [Bool]

  /// Finds the changes.
  ///
  /// - Parameters:
  ///   - from: The forest that is there.
  ///   - to: The forest that is wanted.
  ///   - matches: By node of `to`, the node of `from` that it is, or none; no node of `from` twice.
  /// - Complexity: O(n · log(n)) where order differs, otherwise O(n); and O(√siblings) a change.
  package init(from: ItemTree, to: ItemTree, matches: [ItemTree.Node]) {
    self.from = from
    self.to = to
    work = from
    targets = [ItemTree.Node](repeating: ItemTree.none, count: from.capacity)
    isInserted = [Bool](repeating: false, count: from.capacity)
    workNodes = matches
    workNodes[0] = ItemTree.root
    for node in to.order where matches[Int(node)] != ItemTree.none {
      targets[Int(matches[Int(node)])] = node
    }
    targets[0] = ItemTree.root
    let places = Self.places(in: from)
    arrange(childrenOf: ItemTree.root, places)
    for node in to.order { arrange(childrenOf: node, places) }
    for node in from.order where targets[Int(node)] == ItemTree.none {
      if targets[Int(from.parent(of: node))] != ItemTree.none { changes.append(.remove(node)) }
    }
    for node in to.order {
      let old = workNodes[Int(node)]
      guard !isInserted[Int(old)], from.isExpanded(old) != to.isExpanded(node) else { continue }
      changes.append(to.isExpanded(node) ? .expand(old) : .collapse(old))
    }
  }

  /// Where a node that a change names comes from.
  package func source(of node: ItemTree.Node) -> Source {
    isInserted[Int(node)] ? .to(targets[Int(node)]) : .from(node)
  }

  /// By node, its place among its siblings.
  private static func places(in tree: ItemTree) -> [Int32] {
    var places = [Int32](repeating: 0, count: tree.capacity)
    for node in tree.order {
      let previous = tree.previousSibling(of: node)
      if previous != ItemTree.none { places[Int(node)] = places[Int(previous)] + 1 }
    }
    return places
  }

  /// Puts the children that a node of `to` has in their places.
  private mutating func arrange(childrenOf parent: ItemTree.Node, _ places: [Int32]) {
    let workParent = workNodes[Int(parent)]
    var staying: [ItemTree.Node] = []
    var child = to.firstChild(of: parent)
    while child != ItemTree.none {
      let node = workNodes[Int(child)]
      if node != ItemTree.none, work.parent(of: node) == workParent { staying.append(node) }
      child = to.nextSibling(of: child)
    }
    var moving = Self.outOfOrder(staying.map { places[Int($0)] })
    if moving.count * 2 > staying.count {
      reorder(workParent, staying)
      moving = []
    }
    var nextMoving = 0
    var nextStaying = 0
    var previous = ItemTree.none
    child = to.firstChild(of: parent)
    while child != ItemTree.none {
      let node = workNodes[Int(child)]
      if node == ItemTree.none {
        previous = insert(child, into: workParent, after: previous)
      } else if nextStaying < staying.count, staying[nextStaying] == node {
        if nextMoving < moving.count, moving[nextMoving] == nextStaying {
          nextMoving += 1
          move(node, to: workParent, after: previous)
        }
        nextStaying += 1
        previous = node
      } else {
        move(node, to: workParent, after: previous)
        previous = node
      }
      child = to.nextSibling(of: child)
    }
  }

  private mutating func insert(
    _ node: ItemTree.Node, into parent: ItemTree.Node, after previous: ItemTree.Node
  ) -> ItemTree.Node {
    let index = place(after: previous)
    let isExpanded = to.isExpanded(node)
    let added: ItemTree.Node
    if previous != ItemTree.none {
      added = work.insert(after: previous, isExpanded: isExpanded)
    } else {
      let first = work.firstChild(of: parent)
      added =
        first == ItemTree.none
        ? work.append(to: parent, isExpanded: isExpanded)
        : work.insert(before: first, isExpanded: isExpanded)
    }
    positions.noteAdded(added, in: work)
    while targets.count < work.capacity {
      targets.append(ItemTree.none)
      isInserted.append(false)
    }
    targets[Int(added)] = node
    isInserted[Int(added)] = true
    workNodes[Int(node)] = added
    changes.append(.insert(added, parent: parent, index: index))
    return added
  }

  private mutating func move(
    _ node: ItemTree.Node, to parent: ItemTree.Node, after previous: ItemTree.Node
  ) {
    positions.noteRemoved(node, in: work)
    work.detach(node)
    let index = place(after: previous)
    let sibling =
      previous == ItemTree.none
      ? work.firstChild(of: parent) : work.nextSibling(of: previous)
    work.attach(node, to: parent, before: sibling)
    positions.noteAdded(node, in: work)
    changes.append(.move(node, parent: parent, index: index))
  }

  private mutating func place(after previous: ItemTree.Node) -> Int {
    previous == ItemTree.none ? 0 : positions.index(of: previous, in: work) + 1
  }

  /// Puts the children that stay in their order, and those that will go or move behind them.
  private mutating func reorder(_ parent: ItemTree.Node, _ staying: [ItemTree.Node]) {
    var isStaying: Set<ItemTree.Node> = []
    isStaying.formUnion(staying)
    var children = staying
    var node = work.firstChild(of: parent)
    while node != ItemTree.none {
      if !isStaying.contains(node) { children.append(node) }
      node = work.nextSibling(of: node)
    }
    work.reorder(childrenOf: parent, as: children)
    positions.forget(parent)
    changes.append(.reorder(parent: parent, children: children))
  }

  /// The indices, ascending, of the fewest numbers without which the rest ascends; the numbers are
  /// distinct.
  ///
  /// It is what lies outside of a longest increasing subsequence, found by patience sorting.
  ///
  /// - Complexity: O(n · log(n)), and O(n) where all ascend.
  static func outOfOrder(_ numbers: [Int32]) -> [Int] {
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) { return [] }
    // By length less one: where the least last number of a subsequence of that length is.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var isKept = [Bool](repeating: false, count: numbers.count)
    var index = ends.last ?? -1
    while index >= 0 {
      isKept[index] = true
      index = before[index]
    }
    return isKept.indices.filter { !isKept[$0] }
  }
}

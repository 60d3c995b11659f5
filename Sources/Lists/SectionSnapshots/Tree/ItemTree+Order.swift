internal import Synchronization

extension ItemTree {
  /// All nodes in depth-first order, a parent before its children.
  ///
  /// - Complexity: O(1); O(count) for the first call after any change other than an append at the
  ///   very end.
  @usableFromInline
  package var order: [Node] {
    cache.update { fillOrder(&$0) }
  }

  /// The index of a node in ``order``.
  ///
  /// - Complexity: The same as ``order``.
  @usableFromInline
  package func index(of node: Node) -> Int {
    cache.update { state in
      if let positions = state.positions { return Int(positions[Int(node)]) }
      let positions = positions(of: fillOrder(&state))
      state.positions = positions
      return Int(positions[Int(node)])
    }
  }

  /// The visible nodes, whose ancestors are all expanded, in depth-first order.
  ///
  /// - Complexity: O(1); O(visible nodes) for the first call after a change. Hidden nodes are not
  ///   visited.
  @usableFromInline
  package var visibleOrder: [Node] {
    cache.update { fillVisible(&$0) }
  }

  /// Whether all ancestors of a node are expanded.
  ///
  /// - Complexity: O(1); O(count) for the first call after a change if the level is above 16.
  @usableFromInline
  package func isVisible(_ node: Node) -> Bool {
    if levels[Int(node)] <= 16 {
      var ancestor = parents[Int(node)]
      while ancestor != Self.root {
        if !isExpanded(ancestor) { return false }
        ancestor = parents[Int(ancestor)]
      }
      return true
    }
    return cache.update { state in
      if let isVisible = state.isVisible { return isVisible[Int(node)] }
      var isVisible = [Bool](repeating: false, count: capacity)
      for visible in fillVisible(&state) { isVisible[Int(visible)] = true }
      let result = isVisible[Int(node)]
      state.isVisible = isVisible
      return result
    }
  }

  private func fillOrder(_ state: inout OrderCache.State) -> [Node] {
    if let order = state.order { return order }
    var order: [Node] = []
    order.reserveCapacity(count)
    var node = successor(of: Self.root, within: Self.root)
    while node != Self.none {
      order.append(node)
      node = successor(of: node, within: Self.root)
    }
    state.order = order
    state.positions = nil
    return order
  }

  private func positions(of order: [Node]) -> [Int32] {
    var positions = Self.filled(capacity, with: 0 as Int32)
    for index in order.indices { positions[Int(order[index])] = Int32(index) }
    return positions
  }

  private func fillVisible(_ state: inout OrderCache.State) -> [Node] {
    if let visible = state.visible { return visible }
    var visible: [Node] = []
    // Unused capacity is never touched and costs nothing, whereas growing in steps would copy.
    visible.reserveCapacity(count)
    var node = successor(of: Self.root, within: Self.root)
    while node != Self.none {
      visible.append(node)
      node =
        isExpanded(node)
        ? successor(of: node, within: Self.root)
        : successorAfterSubtree(of: node, within: Self.root)
    }
    state.visible = visible
    return visible
  }

  // MARK: Cache invalidation

  /// Makes the cache unique to this value; returns whether it has content.
  private mutating func ownCache() -> Bool {
    guard isKnownUniquelyReferenced(&cache) else {
      cache = OrderCache()
      return false
    }
    return cache.isFilled.load(ordering: .acquiring)
  }

  /// Invalidates the order. Call it before any change of the order.
  mutating func forgetOrder() {
    if ownCache() { cache = OrderCache() }
  }

  /// Invalidates the visible order. Call it before any change of expansion.
  mutating func forgetVisibility() {
    guard ownCache() else { return }
    cache.update { state in
      state.visible = nil
      state.isVisible = nil
    }
  }

  /// Extends the cached order after `node` became the last child of `parent`, if it also comes last
  /// in depth-first order. This keeps alternating appends and queries linear.
  mutating func noteAppended(_ node: Node, to parent: Node) {
    guard ownCache() else { return }
    let isKept = cache.update { state in
      let isShown = isExpanded(parent)
      if let last = state.order?.last {
        guard parent == Self.root || last == parent || parents[Int(last)] == parent else {
          return false
        }
      }
      if state.order != nil {
        if state.positions != nil {
          while (state.positions?.count ?? 0) < capacity { state.positions?.append(0) }
          state.positions?[Int(node)] = Int32(count - 1)
        }
        state.order?.append(node)
      }
      if isShown, parent != Self.root {
        state.visible = nil
        state.isVisible = nil
      } else {
        if isShown { state.visible?.append(node) }
        if state.isVisible != nil {
          while (state.isVisible?.count ?? 0) < capacity { state.isVisible?.append(false) }
          state.isVisible?[Int(node)] = isShown
        }
      }
      return true
    }
    if !isKept { cache = OrderCache() }
  }
}

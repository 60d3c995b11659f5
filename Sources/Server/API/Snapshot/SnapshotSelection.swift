package import SectionSnapshots
internal import ServiceContract
internal import TextBytes

/// The items of a built list that a response shows.
public struct SnapshotSelection {
  /// The shown items, in depth-first order.
  package let nodes: ArraySlice<ItemTree.Node>
  /// The number of visible items after a window; `nil` without a window.
  public let remaining: Int?

  /// Selects all items of a list.
  init(all nodes: ArraySlice<ItemTree.Node>) {
    self.nodes = nodes
    remaining = nil
  }

  /// Selects the requested items.
  ///
  /// - Parameters:
  ///   - list: The list built for the request.
  ///   - request: The request.
  ///   - showsHiddenItems: The default for requests without `show`.
  /// - Throws: If a window begins at an item that is unknown or hidden.
  /// - Complexity: O(count).
  public init(
    from list: borrowing ListSnapshot, for request: borrowing SnapshotRequest,
    showsHiddenItems: Bool = true
  ) throws(Problem) {
    guard let window = request.window else {
      let showsAll = request.show.map { $0 == .all } ?? showsHiddenItems
      nodes = (showsAll ? list.tree.order : list.tree.visibleOrder)[...]
      remaining = nil
      return
    }
    let visible = list.tree.visibleOrder
    var start: Int
    switch window.start {
    case .offset(let offset): start = min(offset, visible.count)
    case .item(let id):
      let errors = InputErrorList(of: list.document, limit: list.limits.errorsListed)
      let index = list.known(id, errors).flatMap { visible.firstIndex(of: $0) }
      if index == nil, errors.isEmpty {
        errors.add(
          .hiddenItem, at: id,
          "the item \(Excerpt.quoted(id.bytes)) is hidden: one of its ancestors is collapsed")
      }
      try errors.check()
      start = index ?? visible.count
    }
    start += min(window.skipped, visible.count - start)
    let available = visible.count - start
    let taken = min(window.limit ?? available, available)
    nodes = visible[start..<(start + taken)]
    remaining = available - taken
  }
}

internal import JSONDocuments
package import SectionSnapshots

/// A built list: the tree of its items, and the received data of each.
///
/// It borrows ids, titles and payload from the request's document, which it retains.
public struct ListSnapshot {
  let document: JSONDocument
  let limits: RequestLimits
  /// The document of operations that were applied later; the list borrows from it, too.
  private(set) var operationsDocument: JSONDocument?
  /// The tree of the items.
  package internal(set) var tree: ItemTree
  /// Indexed by node - 1, since the root has no record.
  var records: [ItemList.Record]
  var ids: NodeIndex
  /// Ids of unknown items to expand or collapse, without duplicates.
  var ignored: [JSONValue] = []
  private var ignoredIndex = NodeIndex()
  /// The payload of items updated by operations.
  var updates: [ItemTree.Node: UpdatedPayload] = [:]
  var positions = ChildPositions()
  /// Whether moves have made levels stale.
  var hasStaleLevels = false

  /// Builds the list of a request: the items, their expansion, and the operations in order.
  ///
  /// - Throws: If an operation cannot be applied.
  /// - Complexity: O(items and ids) on average.
  public init(_ request: borrowing SnapshotRequest) throws(Problem) {
    document = request.document
    limits = request.limits
    records = request.items.records
    ids = request.ids
    ignored = request.ignored
    try Problem.checkMemory(for: records.count * Self.bytesOfNode)
    tree = Self.tree(of: records, request.expansion)
    setExpanded(request.expandedItems, true)
    setExpanded(request.collapsedItems, false)
    guard !request.operations.isEmpty else { return }
    try apply(request.operations, InputErrorList(of: document, limit: limits.errorsListed))
  }

  /// Applies operations of another document, which the list retains from then on.
  ///
  /// - Throws: If an operation cannot be applied. The list is undefined then.
  mutating func apply(
    _ operations: [SnapshotOperation], of document: JSONDocument
  ) throws(Problem) {
    operationsDocument = document
    try apply(operations, InputErrorList(of: document, limit: limits.errorsListed))
  }

  private mutating func apply(
    _ operations: [SnapshotOperation], _ errors: InputErrorList
  ) throws(Problem) {
    // The operation that exceeds the limit, unless later ones bring the count back below it.
    var excess: SnapshotOperation?
    for operation in operations {
      apply(operation, errors)
      // Later operations assume that this one succeeded.
      try errors.check()
      if count <= limits.items { excess = nil } else if excess == nil { excess = operation }
    }
    if let excess { errors.addLimit("items", limits.items, at: excess.source) }
    refreshLevels(operations, errors)
    try errors.check()
  }

  private static func tree(
    of records: [ItemList.Record], _ expansion: SnapshotRequest.Expansion
  ) -> ItemTree {
    ItemTree(
      preorder: records.count, level: { Int(records[$0].level) },
      isExpanded: { index, level, hasChildren in
        records[index].isExpanded ?? (hasChildren && expansion.covers(level: level))
      })
  }

  /// The bytes of a node, including its entries in the orders.
  static let bytesOfNode = 64

  /// The bytes of a list that was read as it stands, and of its document.
  var byteCount: Int {
    document.byteCount + tree.byteCount + ids.byteCount
      + records.capacity * MemoryLayout<ItemList.Record>.stride
  }

  /// The number of items.
  public var count: Int { tree.count }

  /// The content hash of the list: 32 hexadecimal digits, equal for equal lists on every machine.
  ///
  /// It covers ids, titles, order, tree, payload and expansion, but not the form of the request or
  /// the order of members in an object.
  ///
  /// - Complexity: O(size of the list).
  public var version: String { SnapshotVersion.text(of: self) }

  /// The record of an item.
  func record(of node: ItemTree.Node) -> ItemList.Record { records[Int(node) - 1] }

  /// The bytes of an item's title, or of its id if it has none.
  package func caption(of node: ItemTree.Node) -> UnsafeBufferPointer<UInt8> {
    let record = record(of: node)
    return (record.title ?? record.id).bytes
  }

  /// The item with an id, or `nil`.
  func node(_ id: JSONValue) -> ItemTree.Node? {
    ids.find(hash: id.idHash) { record(of: $0).id.hasSameBytes(as: id) }
  }

  /// Expands or collapses items, and records unknown ids.
  mutating func setExpanded(_ items: [JSONValue], _ isExpanded: Bool) {
    for id in items {
      if let node = node(id) {
        tree.setExpanded(node, isExpanded)
      } else {
        ignore(id)
      }
    }
  }

  private mutating func ignore(_ id: JSONValue) {
    let known = ignoredIndex.insert(
      ItemTree.Node(truncatingIfNeeded: ignored.count), hash: id.idHash
    ) { ignored[Int($0)].hasSameBytes(as: id) }
    if known == nil { ignored.append(id) }
  }
}

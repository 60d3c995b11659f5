internal import Cancellation
internal import JSONDocuments
internal import SectionSnapshots

/// A list in the form in which a store keeps it: the nested response of `/v1/snapshot`, whole.
public struct KeptListContent {
  /// The list.
  let list: ListSnapshot
  /// The content hash of the list.
  public let version: String
  /// The kept form.
  public let bytes: [UInt8]
  /// The number of items.
  public var itemCount: Int { list.count }
  /// The number of visible items.
  public var visibleCount: Int { list.tree.visibleOrder.count }
  /// The unknown ids that the request asked to expand or collapse.
  let ignored: [JSONValue]

  /// Makes the kept form of a list.
  ///
  /// - Throws: `limit-exceeded` for a list that is too long.
  /// - Complexity: O(size of the list).
  init(_ list: consuming ListSnapshot) throws(Problem) {
    ignored = list.ignored
    // They belong to the request, and equal lists are kept once.
    list.ignored = []
    let version = list.version
    let order = list.tree.order
    bytes = try SnapshotEncoder.bytes(
      list, selection: SnapshotSelection(all: order[...]), form: .nested, version: version,
      sortsMembers: true)
    self.list = list
    self.version = version
  }

  /// Reads a list from a request body: all that `/v1/snapshot` takes except a selection, or one of
  /// its responses.
  ///
  /// - Throws: All errors in the body.
  /// - Complexity: O(bytes) on average, plus rendering within the limits.
  public init(
    _ body: UnsafeRawBufferPointer, in context: OperationContext
  ) throws(Problem) {
    context.stages?.begins(.decode)
    let document = try JSONDocument.received(body, context.limits)
    let request = try SnapshotRequest(
      wholeList: document.root, in: document, limits: context.limits, now: context.now,
      cancellation: context.cancellation)
    try context.cancellation.check(.snapshot)
    context.stages?.begins(.build)
    let list = try ListSnapshot(request)
    try context.cancellation.check(.snapshot)
    try self.init(list)
  }

  /// Applies the operations of a request body, `{"operations": […]}`, to a kept list; all or none.
  ///
  /// - Throws: All errors in the body; the first operation that cannot be applied.
  /// - Complexity: O(list and bytes) on average.
  public init(
    applying body: UnsafeRawBufferPointer, to kept: KeptListSource, in context: OperationContext
  ) throws(Problem) {
    context.stages?.begins(.decode)
    let document = try JSONDocument.received(body, context.limits)
    let errors = InputErrorList(of: document, limit: context.limits.errorsListed)
    var operations: [SnapshotOperation] = []
    if let fields = ObjectFields<Member>(document.root, errors),
      let value = fields.required(.operations, errors)
    {
      operations = SnapshotOperation.read(
        value, ItemListReader(limits: context.limits, errors: errors))
    }
    try errors.check()
    var list = try kept.list(context.limits)
    try context.cancellation.check(.snapshot)
    context.stages?.begins(.build)
    if !operations.isEmpty { try list.apply(operations, of: document) }
    try context.cancellation.check(.snapshot)
    try self.init(list)
  }

  private enum Member: Int, JSONMember {
    case operations
    static let names = MemberNames<Member>()
  }

  /// The number of operations that lead to this list from a kept one, or from the empty list.
  ///
  /// - Complexity: O(size of the lists) on average.
  public func changes(
    from kept: KeptListSource?, in context: OperationContext
  ) throws(Problem) -> Int {
    guard let kept else { return list.tree.childCount(of: ItemTree.root) }
    context.stages?.begins(.compare)
    let old = try kept.list(context.limits)
    try context.cancellation.check(.difference)
    try Problem.checkMemory(for: (old.count + list.count) * ListSnapshot.bytesOfNode)
    let count = ListDifference(from: old, to: list).operationCount
    try context.cancellation.check(.difference)
    return count
  }
}

extension JSONDocument {
  /// Parses a received body.
  static func received(
    _ body: UnsafeRawBufferPointer, _ limits: RequestLimits
  ) throws(Problem) -> JSONDocument {
    do {
      return try JSONDocument(body, numbers: .text, depthLimit: limits.jsonDepth)
    } catch {
      throw Problem(error)
    }
  }
}

internal import Cancellation
internal import LayoutRendering

extension SnapshotEndpoint {
  /// Responds with a text tree.
  static func textTree(
    _ body: UnsafeRawBufferPointer, in context: OperationContext
  ) -> OperationResponse {
    do throws(Problem) {
      context.stages?.begins(.decode)
      let request = try SnapshotRequest(
        body, limits: context.limits, cancellation: context.cancellation)
      context.stages?.begins(.build)
      let list = try ListSnapshot(request)
      return try textTree(of: list, for: request, in: context)
    } catch {
      return OperationResponse(error)
    }
  }

  /// Responds with the text tree of a built list, whose version is computed if it is not known.
  ///
  /// - Throws: `limit-exceeded` for a response that is too long, or `time-limit-exceeded`.
  static func textTree(
    of list: ListSnapshot, for request: SnapshotRequest, version: String? = nil,
    in context: OperationContext
  ) throws(Problem) -> OperationResponse {
    let selection = try SnapshotSelection(from: list, for: request, showsHiddenItems: false)
    try context.cancellation.check(.snapshot)
    context.stages?.begins(.encode)
    let limit = TextLimit(context.limits)
    let text = TextTree.text(
      of: list.tree, nodes: selection.nodes, remaining: selection.remaining ?? 0,
      limit: limit.bytes
    ) { list.caption(of: $0) }
    guard text.count <= limit.bytes else { throw limit.exceeded() }
    var response = OperationResponse(
      mediaType: "\(Representation.text.field)", etag: entityTag(version: version ?? list.version),
      body: text)
    response.cost = request.cost
    return response
  }
}

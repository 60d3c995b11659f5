internal import Cancellation
internal import LayoutRendering

extension SnapshotEndpoint {
  /// Responds with a text tree.
  static func textTree(
    _ body: UnsafeRawBufferPointer, limits: RequestLimits, cancellation: CancellationCheck,
    stages: (any StageObserver)?
  ) -> OperationResponse {
    do throws(Problem) {
      stages?.begins(.decode)
      let request = try SnapshotRequest(body, limits: limits, cancellation: cancellation)
      stages?.begins(.build)
      let list = try ListSnapshot(request)
      let selection = try SnapshotSelection(from: list, for: request, showsHiddenItems: false)
      try cancellation.check(.snapshot)
      stages?.begins(.encode)
      let limit = TextLimit(limits)
      let text = TextTree.text(
        of: list.tree, nodes: selection.nodes, remaining: selection.remaining ?? 0,
        limit: limit.bytes
      ) { list.caption(of: $0) }
      guard text.count <= limit.bytes else { throw limit.exceeded() }
      return OperationResponse(
        mediaType: "\(Representation.text.field)", etag: entityTag(version: list.version),
        body: text)
    } catch {
      return OperationResponse(error)
    }
  }
}

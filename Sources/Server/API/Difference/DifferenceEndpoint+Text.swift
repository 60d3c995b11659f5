internal import LayoutRendering

extension DifferenceEndpoint {
  /// Responds with a text tree.
  static func textTree(
    _ body: UnsafeRawBufferPointer, in context: OperationContext
  ) -> OperationResponse {
    do throws(Problem) {
      context.stages?.begins(.decode)
      let request = try DifferenceRequest(
        body, limits: context.limits, cancellation: context.cancellation)
      return try textTree(of: request, in: context)
    } catch {
      return OperationResponse(error)
    }
  }

  /// Responds to a decoded request with a text tree.
  ///
  /// - Throws: `limit-exceeded` for a response that is too long, or `time-limit-exceeded`.
  static func textTree(
    of request: DifferenceRequest, in context: OperationContext
  ) throws(Problem) -> OperationResponse {
    try textResponse(to: request, mediaType: "\(Representation.text.field)", in: context) {
      difference in
      let limit = TextLimit(context.limits)
      let text = TextDifference.text(of: TextDifference.Subject(difference), limit: limit.bytes)
      if text.count > limit.bytes { _ = limit.exceeded() }
      return text
    }
  }
}

extension TextDifference.Subject {
  /// Makes the subject of a difference between two lists.
  fileprivate init(_ difference: ListDifference) {
    self.init(
      from: difference.from.tree, to: difference.to.tree, matches: difference.matches,
      captionBefore: { difference.from.caption(of: $0) },
      caption: { difference.to.caption(of: $0) },
      changes: { node in
        difference.payloadChanges(of: node).map { payload in
          var changes = TextDifference.MemberChanges()
          for (name, kind) in payload {
            switch kind {
            case .changed: changes.changed.append(name)
            case .added: changes.added.append(name)
            case .removed: changes.removed.append(name)
            }
          }
          return changes
        }
      })
  }
}

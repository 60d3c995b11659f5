public import API
private import Rendering

/// The operations of the service without HTTP: received bytes in, an answer out.
///
/// Routes and offline commands both call these, so that they answer alike.
public struct Operations: Sendable {
  /// Asked now and then; a `true` ends the work with `time-limit-exceeded`.
  public typealias StopCheck = @Sendable () -> Bool

  /// What one request may ask for.
  public let limits: RequestLimits

  /// Makes the operations.
  public init(limits: RequestLimits = RequestLimits()) {
    self.limits = limits
  }

  /// Solves a layout: `POST /v1/layout`.
  public func layout(_ body: UnsafeRawBufferPointer, shouldStop: StopCheck? = nil) -> Answer {
    LayoutEndpoint.answer(body, limits: limits, shouldStop: shouldStop)
  }

  /// The forms in which a snapshot can be answered.
  public enum SnapshotForm: Sendable {
    /// Rows or nested items, as JSON.
    case json
    /// A tree of text.
    case text
  }

  /// Builds a snapshot: `POST /v1/snapshot`.
  public func snapshot(
    _ body: UnsafeRawBufferPointer, as form: SnapshotForm = .json, shouldStop: StopCheck? = nil
  ) -> Answer {
    switch form {
    case .json: SnapshotEndpoint.answer(body, limits: limits, shouldStop: shouldStop)
    case .text: textTree(body, shouldStop)
    }
  }

  private func textTree(_ body: UnsafeRawBufferPointer, _ shouldStop: StopCheck?) -> Answer {
    do throws(Problem) {
      let request = try SnapshotRequest(body, limits: limits)
      let list = try ListSnapshot(request)
      let selection = try SnapshotSelection(from: list, for: request, showsHiddenItems: false)
      if let shouldStop, shouldStop() {
        throw Problem(.timeLimitExceeded, "the snapshot was not ready in time")
      }
      let text = TextTree.text(
        of: list.tree, nodes: selection.nodes, remaining: selection.remaining ?? 0,
        limit: limits.answerBytes
      ) { list.caption(of: $0) }
      guard text.count <= limits.answerBytes else {
        throw .answerTooLong(limit: limits.answerBytes)
      }
      return Answer(
        mediaType: "\(Representation.text.field)",
        etag: SnapshotEndpoint.entityTag(version: list.version), body: text)
    } catch {
      return Answer(error)
    }
  }
}

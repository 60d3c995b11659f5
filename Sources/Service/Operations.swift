public import API
private import ConstraintLayout
private import MemoryMetering
private import LayoutRendering

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

  /// The forms in which a layout can be answered.
  public enum LayoutForm: Sendable {
    /// Frames, as JSON.
    case json
    /// A picture of the frames.
    case svg
  }

  /// Solves a layout: `POST /v1/layout`.
  public func layout(
    _ body: UnsafeRawBufferPointer, as form: LayoutForm = .json, shouldStop: StopCheck? = nil
  ) -> OperationResponse {
    switch form {
    case .json: LayoutEndpoint.answer(body, limits: limits, shouldStop: shouldStop)
    case .svg: picture(body, shouldStop)
    }
  }

  private func picture(_ body: UnsafeRawBufferPointer, _ shouldStop: StopCheck?) -> OperationResponse {
    do throws(Problem) {
      let request = try LayoutEndpoint.decode(body, limits: limits)
      let outcome = try request.solve(limits: limits, shouldStop: shouldStop)
      let subject = LayoutPicture.Subject(request, outcome)
      return OperationResponse(
        mediaType: "\(Representation.svg.field)", body: try svg(of: subject, shouldStop))
    } catch {
      return OperationResponse(error)
    }
  }

  private func svg(
    of subject: LayoutPicture.Subject, _ shouldStop: StopCheck?
  ) throws(Problem) -> [UInt8] {
    let limit = textLimit
    do throws(LayoutPicture.Failure) {
      return try LayoutPicture.svg(of: subject, limit: limit, shouldStop: shouldStop)
    } catch {
      switch error {
      case .tooLong: throw tooLong(limit)
      case .stopped: throw Problem(.timeLimitExceeded, "the picture was not ready in time")
      }
    }
  }

  /// How long a text may be that is drawn into a growing array: while it grows, and is copied into
  /// the answer, there is several times as much of it.
  private var textLimit: Int {
    var limit = min(limits.answerBytes, max(0, MemoryMeter.bytesLeft) / Self.textCopies)
    while limit > 1 << 20, !MemoryMeter.isAvailable(limit * Self.textCopies) { limit /= 2 }
    return limit
  }

  private static let textCopies = 6

  /// The problem of a text that came to be longer than ``textLimit`` was; where that was for want
  /// of memory, the meter knows of it from now on.
  private func tooLong(_ limit: Int) -> Problem {
    // Twice of it the request may not allocate, or the system would not give.
    if limit < limits.answerBytes { _ = MemoryMeter.mayAllocate(2 * limit * Self.textCopies) }
    return .answerTooLong(limit: limits.answerBytes)
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
  ) -> OperationResponse {
    switch form {
    case .json: SnapshotEndpoint.answer(body, limits: limits, shouldStop: shouldStop)
    case .text: textTree(body, shouldStop)
    }
  }

  /// Carries out dependent requests: `POST /v1/sequence`.
  public func sequence(
    _ body: UnsafeRawBufferPointer, shouldStop: StopCheck? = nil
  ) -> OperationResponse {
    SequenceEndpoint.answer(body, limits: limits, shouldStop: shouldStop)
  }

  private func textTree(_ body: UnsafeRawBufferPointer, _ shouldStop: StopCheck?) -> OperationResponse {
    do throws(Problem) {
      let request = try SnapshotRequest(body, limits: limits, shouldStop: shouldStop)
      let list = try ListSnapshot(request)
      let selection = try SnapshotSelection(from: list, for: request, showsHiddenItems: false)
      if let shouldStop, shouldStop() {
        throw Problem(.timeLimitExceeded, "the snapshot was not ready in time")
      }
      let limit = textLimit
      let text = TextTree.text(
        of: list.tree, nodes: selection.nodes, remaining: selection.remaining ?? 0,
        limit: limit
      ) { list.caption(of: $0) }
      guard text.count <= limit else { throw tooLong(limit) }
      return OperationResponse(
        mediaType: "\(Representation.text.field)",
        etag: SnapshotEndpoint.entityTag(version: list.version), body: text)
    } catch {
      return OperationResponse(error)
    }
  }

  /// The forms in which a difference can be answered.
  public enum DifferenceForm: Sendable {
    /// Operations, rows or a JSON Patch, as JSON.
    case json
    /// A tree of text.
    case text
  }

  /// Finds the changes between two lists: `POST /v1/diff`.
  public func difference(
    _ body: UnsafeRawBufferPointer, as form: DifferenceForm = .json, shouldStop: StopCheck? = nil
  ) -> OperationResponse {
    switch form {
    case .json: DifferenceEndpoint.answer(body, limits: limits, shouldStop: shouldStop)
    case .text: textDifference(body, shouldStop)
    }
  }

  private func textDifference(
    _ body: UnsafeRawBufferPointer, _ shouldStop: StopCheck?
  ) -> OperationResponse {
    do throws(Problem) {
      let request = try DifferenceRequest(body, limits: limits, shouldStop: shouldStop)
      return try DifferenceEndpoint.textAnswer(
        to: request, limits: limits, mediaType: "\(Representation.text.field)",
        shouldStop: shouldStop
      ) { difference in
        let limit = textLimit
        let text = TextDifference.text(of: TextDifference.Subject(difference), limit: limit)
        if text.count > limit { _ = tooLong(limit) }
        return text
      }
    } catch {
      return OperationResponse(error)
    }
  }
}

extension TextDifference.Subject {
  /// What there is to draw of two lists.
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

extension LayoutPicture.Subject {
  /// What there is to draw of a request and its outcome.
  fileprivate init(_ request: LayoutRequest, _ outcome: LayoutOutcome) {
    var panels: [(name: String?, content: LayoutPicture.Content)] = [(nil, .frames(outcome.base))]
    for (variant, outcome) in zip(request.variants, outcome.variants) {
      switch outcome {
      case .solved(let answer, _): panels.append((variant.name, .frames(answer)))
      case .conflict(let sets, _): panels.append((variant.name, .conflicts(sets)))
      }
    }
    self.init(
      scene: request.scene, coordinates: request.options.coordinates, panels: panels,
      sceneOfPanel: { $0 == 0 ? request.scene : request.scene(of: request.variants[$0 - 1]) },
      titleOfConstraint: { request.places.title(ofConstraint: $0) })
  }
}

import Synchronization

/// A response that is finished later, from any thread, while no thread waits for it.
///
/// A handler on the work queue passes it to ``HTTPResponse/wait(for:)`` and returns. Its maker must
/// finish it some time, unless the client leaves first.
public final class DeferredResponse: Sendable {
  private enum State {
    /// The handler still runs.
    case open
    /// The handler has returned.
    case parked(QueuedRequestHandle)
    /// It was finished while the handler still ran.
    case filled(@Sendable (inout HTTPResponse) -> Void)
    case done
  }

  private let state = Mutex(State.open)

  /// Makes a response that is not finished.
  public init() {}

  /// Whether it is finished, or its client has left.
  public var isFinished: Bool {
    state.withLock { state in
      switch state {
      case .open, .parked: false
      case .filled, .done: true
      }
    }
  }

  /// Finishes the response; calls after the first have no effect.
  ///
  /// - Parameter fill: fills in the response, which has what its handler left there.
  public func finish(_ fill: @escaping @Sendable (inout HTTPResponse) -> Void) {
    let parked = state.withLock { state -> QueuedRequestHandle? in
      switch state {
      case .open: state = .filled(fill)
      case .parked(let request):
        state = .done
        return request
      case .filled, .done: break
      }
      return nil
    }
    parked?.complete(by: fill)
  }

  /// Takes over a request whose handler has returned.
  func park(_ request: QueuedRequestHandle) {
    let fill = state.withLock { state -> (@Sendable (inout HTTPResponse) -> Void)? in
      if case .filled(let fill) = state {
        state = .done
        return fill
      }
      state = .parked(request)
      return nil
    }
    if let fill { request.complete(by: fill) }
  }
}

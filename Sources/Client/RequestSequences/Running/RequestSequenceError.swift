/// An error that ended a sequence: the step, its request, the last response and the reason.
///
/// Neither the error nor its description contains credentials of an audience.
public struct RequestSequenceError: Error, Sendable, CustomStringConvertible {
  /// The reasons.
  public enum Reason: Sendable {
    /// The request is invalid. Nothing was sent.
    case invalidRequest(RequestError)
    /// The credentials of the audience could not be obtained. Nothing was sent.
    case credentials(any Error)
    /// There is no complete response.
    case transport(TransportError)
    /// The request does not accept the status of ``RequestSequenceError/response``.
    case status(Int)
    /// The response redirects to a location that the audience's settings do not allow. The request
    /// did not follow it.
    case redirectRefused(to: String)
    /// The number of redirects exceeds the limit.
    case tooManyRedirects(limit: Int)
    /// The sequence itself threw an error, on the first request or on
    /// ``RequestSequenceError/response``.
    case sequence(any Error)
    /// The sequence has more requests than the limit.
    case tooManySteps(limit: Int)
    /// The bodies of all responses together exceed the limit.
    case responsesTooLarge(limit: Int)
    /// The time limit of the sequence was reached.
    case timeLimit(Duration)
    /// The task was cancelled.
    case cancelled
    /// The journal cannot be used.
    case journal(JournalError)
    /// An earlier run may have sent the request, but recorded no response. The request may not be
    /// repeated, since it may have taken effect.
    case outcomeUnknown
  }

  /// The known effect of the request.
  public enum Effect: Hashable, Sendable {
    /// No part of it was sent.
    case none
    /// The server responded.
    case responded
    /// It may have been sent. Whether it took effect is unknown.
    case unknown
  }

  /// The step; `nil` before the first one.
  public let step: StepIdentity?
  /// The request, as the sequence described it.
  public let request: Request?
  /// The last response to it, if there was one.
  public let response: Response?
  /// The number of attempts in this run.
  public let attempts: Int
  /// The known effect of the request.
  public let effect: Effect
  /// The reason.
  public let reason: Reason

  /// The step, the request and the reason, without headers, bodies and queries.
  public var description: String {
    var text = ""
    if let step { text += "step \(step.name)" }
    if let request { text += " (\(request))" }
    if attempts > 1 { text += " in \(attempts) attempts" }
    return (text.isEmpty ? "" : text + ": ") + "\(reason)"
  }
}

extension RequestSequenceError.Reason: CustomStringConvertible {
  /// A description of the reason.
  public var description: String {
    switch self {
    case .invalidRequest(let error): "\(error)"
    case .credentials(let error): "there are no credentials: \(error)"
    case .transport(let error): "\(error)"
    case .status(let status): "the response has the status \(status)"
    case .redirectRefused(let url):
      "the response redirects to \(Request.withoutSecrets(url)), which the audience does not allow"
    case .tooManyRedirects(let limit): "the responses exceed the limit of \(limit) redirects"
    case .sequence(let error): "\(error)"
    case .tooManySteps(let limit): "the sequence exceeds the limit of \(limit) steps"
    case .responsesTooLarge(let limit):
      "the responses exceed the limit of \(limit) sequenceBytes"
    case .timeLimit(let limit): "the sequence exceeds the limit of \(limit) sequenceTime"
    case .cancelled: "the run was cancelled"
    case .journal(let error): "\(error)"
    case .outcomeUnknown:
      "the request may have been sent before, and nothing tells whether it took effect"
    }
  }
}

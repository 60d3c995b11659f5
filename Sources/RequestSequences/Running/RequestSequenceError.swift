/// Why a sequence is not complete: at which step, with which request, and what came back.
///
/// Neither an error nor its description holds credentials of an audience.
public struct RequestSequenceError: Error, Sendable, CustomStringConvertible {
  /// The reasons.
  public enum Reason: Sendable {
    /// The description is of no request that can be sent; nothing was.
    case invalidRequest(RequestError)
    /// The credentials of the audience could not be had; nothing was sent.
    case credentials(any Error)
    /// There is no whole answer.
    case transport(TransportError)
    /// The request does not accept the status of ``RequestSequenceError/answer``.
    case status(Int)
    /// The answer redirects to where the settings of the audience do not allow it; the request did
    /// not follow.
    case redirectRefused(to: String)
    /// The answer redirects once more than the limit.
    case tooManyRedirects(limit: Int)
    /// The sequence itself threw an error, on the first request or on
    /// ``RequestSequenceError/answer``.
    case sequence(any Error)
    /// The sequence has more requests than the limit.
    case tooManySteps(limit: Int)
    /// The time for the sequence ended.
    case timeLimit(Duration)
    /// The task was cancelled.
    case cancelled
    /// The journal cannot be used.
    case journal(JournalError)
    /// The program, or the run, ended after the request may have been sent and before its answer
    /// was recorded; it may not be sent again, since nothing tells whether it took effect.
    case outcomeUnknown
  }

  /// What is known of the effect of the request.
  public enum Effect: Hashable, Sendable {
    /// Nothing of it was sent.
    case none
    /// The server answered.
    case answered
    /// It may have been sent, and nothing tells whether it took effect.
    case unknown
  }

  /// The step, or nothing where there was none yet.
  public let step: SequenceStep?
  /// The request, as the sequence described it.
  public let request: Request?
  /// What came back last for it, if anything did.
  public let answer: Response?
  /// How often it was sent in this run, or was about to be.
  public let attempts: Int
  /// What is known of its effect.
  public let effect: Effect
  /// The reason.
  public let reason: Reason

  /// What happened, without headers, bodies and queries.
  public var description: String {
    var text = ""
    if let step { text += "step \(step.name)" }
    if let request { text += " (\(request))" }
    if attempts > 1 { text += " in \(attempts) attempts" }
    return (text.isEmpty ? "" : text + ": ") + "\(reason)"
  }
}

extension RequestSequenceError.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .invalidRequest(let fault): "\(fault)"
    case .credentials(let error): "there are no credentials: \(error)"
    case .transport(let error): "\(error)"
    case .status(let status): "the answer has the status \(status)"
    case .redirectRefused(let url):
      "the answer redirects to \(Request.withoutSecrets(url)), which the audience does not allow"
    case .tooManyRedirects(let limit): "the answers exceed the limit of \(limit) redirects"
    case .sequence(let error): "\(error)"
    case .tooManySteps(let limit): "the sequence exceeds the limit of \(limit) steps"
    case .timeLimit(let limit): "the sequence exceeds the limit of \(limit) sequenceTime"
    case .cancelled: "the run was cancelled"
    case .journal(let error): "\(error)"
    case .outcomeUnknown:
      "the request may have been sent before, and nothing tells whether it took effect"
    }
  }
}

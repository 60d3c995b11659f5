public import Foundation

/// The identity of a request within its sequence: its index and its name.
public struct StepIdentity: Hashable, Sendable, CustomStringConvertible {
  /// The index, from 0.
  public let index: Int
  /// The request's name, or the index as text.
  public let name: String
  /// The name.
  public var description: String { name }
}

/// An event of a run.
public enum SequenceEvent: Sendable {
  /// The request of a step is about to be sent, for the `attempt`-th time.
  case sending(StepIdentity, Request, attempt: Int)
  /// A part of the body was sent.
  case uploaded(StepIdentity, TransferProgress)
  /// The request follows a redirect.
  case redirected(StepIdentity, to: URL)
  /// The attempt failed; the next one follows after a pause.
  case retrying(StepIdentity, after: Duration, because: RequestSequenceError.Reason)
  /// An accepted response: from the journal if `isRecorded`, otherwise from the server.
  case received(StepIdentity, Response, isRecorded: Bool)
  /// The sequence is complete.
  case completed(steps: Int)
}

/// The result of a complete sequence.
public struct SequenceOutcome<Sequence: RequestSequence> {
  /// The sequence in its final state.
  public let sequence: Sequence
  /// The responses to all requests, in order.
  public let responses: [Response]
  /// The last response; `nil` if there were no requests.
  public var lastResponse: Response? { responses.last }
  /// The number of requests.
  public var steps: Int { responses.count }
}

extension SequenceOutcome: Sendable where Sequence: Sendable {}

extension SequenceOutcome where Sequence == ArrayRequestSequence {
  /// The result of a step.
  ///
  /// - Throws: ``MissingStepResult`` if the step was skipped.
  public subscript<Value>(step: RequestStep<Value>) -> Value {
    get throws(MissingStepResult) { try sequence.results[step] }
  }
}

public import Foundation

/// A request of a sequence: its place and its name.
public struct SequenceStep: Hashable, Sendable, CustomStringConvertible {
  /// Its place, from 0.
  public let index: Int
  /// The request's name, or its place as a text.
  public let name: String
  /// Its name.
  public var description: String { name }
}

/// What happens while a sequence runs.
public enum SequenceEvent: Sendable {
  /// The request of a step is about to be sent, for the `attempt`-th time.
  case sending(SequenceStep, Request, attempt: Int)
  /// Some of the body was sent.
  case uploaded(SequenceStep, TransferProgress)
  /// The answer redirects, and the request follows.
  case redirected(SequenceStep, to: URL)
  /// The attempt failed, and another one follows after a pause.
  case retrying(SequenceStep, after: Duration, because: RequestSequenceError.Reason)
  /// There is an answer that the request accepts. It comes from the journal where `isRecorded`.
  case answered(SequenceStep, Response, isRecorded: Bool)
  /// The sequence is complete.
  case completed(steps: Int)
}

/// How a sequence ended that is complete.
public struct SequenceOutcome<Sequence: RequestSequence> {
  /// The sequence with all that it has kept.
  public let sequence: Sequence
  /// The last answer; nothing where there was no request.
  public let lastAnswer: Response?
  /// The number of requests.
  public let steps: Int
}

extension SequenceOutcome: Sendable where Sequence: Sendable {}

extension SequenceOutcome where Sequence == ArrayRequestSequence {
  /// The answer of a step.
  ///
  /// - Throws: ``MissingAnswer`` where the step was left out.
  public subscript<Value>(step: Step<Value>) -> Value {
    get throws(MissingAnswer) { try sequence.answers[step] }
  }
}

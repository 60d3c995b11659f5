import Foundation

/// One run of one sequence: asks it for requests, and gives it the response to each.
struct SequenceExecution<Sequence: RequestSequence> {
  private let runner: SequenceRunner
  private let journal: JournalFile?
  private let onEvent: @Sendable (SequenceEvent) -> Void
  private let deadline: Duration
  private var sequence: Sequence
  private var index = 0
  private var response: Response?

  init(
    of sequence: Sequence, runner: SequenceRunner, journal: JournalFile?,
    onEvent: @escaping @Sendable (SequenceEvent) -> Void
  ) {
    self.runner = runner
    self.sequence = sequence
    self.journal = journal
    self.onEvent = onEvent
    deadline = runner.environment.now() + runner.limits.sequenceTime
  }

  mutating func finish() async throws(RequestSequenceError) -> SequenceOutcome<Sequence> {
    var last: StepExecution?
    while true {
      let request: Request?
      do { request = try sequence.nextRequest(after: response) } catch {
        throw last?.error(.sequence(error), response) ?? .before(.sequence(error))
      }
      guard let request else { break }
      var step = StepExecution(
        of: request, at: index, runner: runner, journal: journal, deadline: deadline,
        onEvent: onEvent)
      guard index < runner.limits.steps else {
        throw step.error(.tooManySteps(limit: runner.limits.steps), nil)
      }
      response = try await step.response()
      last = step
      index += 1
    }
    if let journal {
      do throws(JournalError) {
        try await BlockingIO.run { () throws(JournalError) in try journal.append(.ended) }
      } catch {
        throw last?.error(.journal(error), response) ?? .before(.journal(error))
      }
    }
    onEvent(.completed(steps: index))
    return SequenceOutcome(sequence: sequence, lastResponse: response, steps: index)
  }
}

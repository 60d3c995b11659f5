import Foundation

/// One run of one sequence: asks for requests, and has each sent, or takes its answer from the
/// journal.
struct SequenceRun<Sequence: RequestSequence> {
  private let runner: SequenceRunner
  private let journal: JournalFile?
  private let onEvent: @Sendable (SequenceEvent) -> Void
  private let deadline: Duration
  private var sequence: Sequence
  private var index = 0
  private var answer: Response?

  init(
    _ runner: SequenceRunner, _ sequence: Sequence, _ journal: JournalFile?,
    _ onEvent: @escaping @Sendable (SequenceEvent) -> Void
  ) {
    self.runner = runner
    self.sequence = sequence
    self.journal = journal
    self.onEvent = onEvent
    deadline = runner.environment.now() + runner.limits.sequenceTime
  }

  mutating func finish() async throws(RequestSequenceError) -> SequenceOutcome<Sequence> {
    var last: StepRun?
    while true {
      let request: Request?
      do { request = try sequence.nextRequest(after: answer) } catch {
        throw last?.error(.sequence(error), answer) ?? .before(.sequence(error))
      }
      guard let request else { break }
      var step = StepRun(runner, request, index: index, journal, deadline: deadline, onEvent)
      guard index < runner.limits.steps else {
        throw step.error(.tooManySteps(limit: runner.limits.steps), nil)
      }
      answer = try await step.answer()
      last = step
      index += 1
    }
    if let journal {
      do throws(JournalError) {
        try await DiskWork.run { () throws(JournalError) in try journal.append(.ended) }
      } catch {
        throw last?.error(.journal(error), answer) ?? .before(.journal(error))
      }
    }
    onEvent(.completed(steps: index))
    return SequenceOutcome(sequence: sequence, lastAnswer: answer, steps: index)
  }
}

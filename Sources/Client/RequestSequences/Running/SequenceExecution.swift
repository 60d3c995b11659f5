import Foundation

/// One run of one sequence: takes its requests, and gives it the response to each.
struct SequenceExecution<Sequence: RequestSequence> {
  private let runner: SequenceRunner
  private let journal: JournalFile?
  private let onEvent: @Sendable (SequenceEvent) -> Void
  private let deadline: Duration
  private var sequence: Sequence
  private var index = 0
  private var previous: PreviousRequest?
  private var responses: [Response] = []
  /// The total size of the bodies of `responses`, in bytes.
  private var bytes = 0

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
      do { request = try sequence.nextRequest(after: previous) } catch {
        throw last?.error(.sequence(error), responses.last) ?? .before(.sequence(error))
      }
      guard let request else { break }
      var step = StepExecution(
        of: request, at: index, runner: runner, journal: journal, deadline: deadline,
        onEvent: onEvent)
      guard index < runner.limits.steps else {
        throw step.error(.tooManySteps(limit: runner.limits.steps), nil)
      }
      let response = try await step.response()
      guard response.body.count <= runner.limits.sequenceBytes - bytes else {
        throw step.error(.responsesTooLarge(limit: runner.limits.sequenceBytes), response)
      }
      bytes += response.body.count
      responses.append(response)
      previous = PreviousRequest(request, response, all: responses)
      last = step
      index += 1
    }
    if let journal {
      do throws(JournalError) {
        try await BlockingIO.run { () throws(JournalError) in try journal.append(.ended) }
      } catch {
        throw last?.error(.journal(error), responses.last) ?? .before(.journal(error))
      }
    }
    onEvent(.completed(steps: index))
    return SequenceOutcome(sequence: sequence, responses: responses)
  }
}

/// What the runs of a runner may cost. One that is reached ends the run with an error that names
/// it.
public struct RunnerLimits: Hashable, Sendable {
  /// How many sequences run at a time; others wait their turn, first come, first served.
  public var concurrentSequences = 64
  /// How many requests one sequence may have.
  public var steps = 1_000
  /// How many redirects one request may follow.
  public var redirects = 5
  /// The bytes of one answer's body, without content codings.
  public var answerBytes = 16 * 1_024 * 1_024
  /// The bytes of one request's body.
  public var requestBytes = 5 * 1_024 * 1_024 * 1_024
  /// The bytes of a journal.
  public var journalBytes = 256 * 1_024 * 1_024
  /// The time of one attempt at a request, redirects included.
  public var attemptTime = Duration.seconds(60)
  /// The time of a sequence, from its first request on, with all attempts and pauses.
  public var sequenceTime = Duration.seconds(600)

  /// Makes limits.
  public init() {}
}

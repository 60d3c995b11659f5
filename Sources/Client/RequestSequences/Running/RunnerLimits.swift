/// The limits of a runner. A run that exceeds one ends with an error that names it.
public struct RunnerLimits: Hashable, Sendable {
  /// The most sequences that run at a time; others wait, first come, first served.
  public var concurrentSequences = 64
  /// The most requests of one sequence.
  public var steps = 1_000
  /// The most redirects that one request follows.
  public var redirects = 5
  /// The most bytes of a response's body, after content decoding.
  public var responseBytes = 16 * 1_024 * 1_024
  /// The most bytes of a response's header: those of the names and values, and 32 for each field,
  /// as in HTTP/2 (RFC 9113, section 6.5.2).
  public var headerBytes = 262_144
  /// The most bytes of the bodies of all responses of a sequence, which an outcome holds.
  public var sequenceBytes = 256 * 1_024 * 1_024
  /// The most bytes of a request's body.
  public var requestBytes = 5 * 1_024 * 1_024 * 1_024
  /// The most bytes of a journal.
  public var journalBytes = 256 * 1_024 * 1_024
  /// The most time of one attempt at a request, redirects included.
  public var attemptTime = Duration.seconds(60)
  /// The most time of a sequence from its first request on, with all attempts and pauses.
  public var sequenceTime = Duration.seconds(600)

  /// Makes the default limits.
  public init() {}
}

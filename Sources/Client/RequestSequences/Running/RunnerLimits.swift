/// The limits of a runner. A run that exceeds one ends with an error that names it.
public struct RunnerLimits: Hashable, Sendable {
  /// The maximum number of concurrent sequences; others wait, first come, first served.
  public var concurrentSequences = 64
  /// The maximum number of requests in a sequence.
  public var steps = 1_000
  /// The maximum number of redirects per request.
  public var redirects = 5
  /// The maximum size of a response body in bytes, after content decoding.
  public var responseBytes = 16 * 1_024 * 1_024
  /// The maximum size of a response header in bytes: names and values, plus 32 per field, as in
  /// HTTP/2 (RFC 9113, section 6.5.2).
  public var headerBytes = 262_144
  /// The maximum total size of a sequence's response bodies, which its outcome holds, in bytes.
  public var sequenceBytes = 256 * 1_024 * 1_024
  /// The maximum size of a request body in bytes.
  public var requestBytes = 5 * 1_024 * 1_024 * 1_024
  /// The maximum size of a journal in bytes.
  public var journalBytes = 256 * 1_024 * 1_024
  /// The maximum duration of one attempt, including redirects.
  public var attemptTime = Duration.seconds(60)
  /// The maximum duration of a sequence from its first request, with all attempts and pauses.
  public var sequenceTime = Duration.seconds(600)

  /// Makes the default limits.
  public init() {}
}

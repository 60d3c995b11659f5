import Foundation

/// Runs sequences: sends their requests, and passes them the responses.
///
/// ```swift
/// let runner = SequenceRunner(audiences: [
///   .service: AudienceSettings(
///     baseURL: URL(string: "https://api.example.com/v1/")!, credentials: .bearer(token)),
///   .storage: AudienceSettings(anywhereWith: [:]),
/// ])
/// let outcome = try await runner.run(sequence)
/// ```
///
/// One runner serves any number of sequences; at most ``RunnerLimits/concurrentSequences`` run at
/// once.
public final class SequenceRunner: Sendable {
  /// The settings of each audience.
  public let audiences: [Audience: AudienceSettings]
  /// The limits of each run.
  public let limits: RunnerLimits
  /// The retry policy.
  public let retries: RetryPolicy
  let transport: any Transport
  let environment: RunnerEnvironment
  let disk: any JournalDisk
  private let permits: AsyncSemaphore

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - audiences: The settings of each audience.
  ///   - transport: Sends the requests; `nil` for the default: ``CurlTransport`` on Linux,
  ///     ``URLSessionTransport`` elsewhere.
  ///   - limits: The limits of each run.
  ///   - retries: The policy for requests that may be repeated.
  ///   - environment: The clock, the randomness and the temporary folder.
  public convenience init(
    audiences: [Audience: AudienceSettings], transport: (any Transport)? = nil,
    limits: RunnerLimits = .init(), retries: RetryPolicy = .init(),
    environment: RunnerEnvironment = .init()
  ) {
    self.init(
      audiences: audiences, transport: transport ?? Self.makeDefaultTransport(), limits: limits,
      retries: retries, environment: environment, disk: SystemDisk())
  }

  private static func makeDefaultTransport() -> any Transport {
    #if canImport(CurlClient)
      CurlTransport()
    #else
      URLSessionTransport()
    #endif
  }

  package init(
    audiences: [Audience: AudienceSettings], transport: any Transport, limits: RunnerLimits,
    retries: RetryPolicy, environment: RunnerEnvironment, disk: any JournalDisk
  ) {
    self.audiences = audiences
    self.transport = transport
    self.limits = limits
    self.retries = retries
    self.environment = environment
    self.disk = disk
    permits = AsyncSemaphore(limit: limits.concurrentSequences)
  }

  /// Runs a sequence to its end.
  ///
  /// - Parameters:
  ///   - sequence: The sequence.
  ///   - journal: The journal to resume from and to record the run in.
  ///   - onEvent: Called with each event, in order, from any thread; it should return quickly.
  /// - Returns: The sequence in its final state.
  /// - Throws: The reason why it is not complete. Cancelling the task ends the run with the reason
  ///   `cancelled`.
  public func run<Sequence: RequestSequence>(
    _ sequence: Sequence, journal: Journal? = nil,
    onEvent: @escaping @Sendable (SequenceEvent) -> Void = { _ in }
  ) async throws(RequestSequenceError) -> SequenceOutcome<Sequence> {
    guard await permits.acquire() else { throw .before(.cancelled) }
    defer { permits.release() }
    var file: JournalFile?
    if let journal {
      let (disk, limit) = (disk, limits.journalBytes)
      do throws(JournalError) {
        file = try await BlockingIO.run { () throws(JournalError) in
          try JournalFile(journal, disk: disk, limit: limit)
        }
      } catch {
        throw .before(.journal(error))
      }
    }
    defer { file?.unlock() }
    var execution = SequenceExecution(of: sequence, runner: self, journal: file, onEvent: onEvent)
    return try await execution.finish()
  }

  /// Runs sequences concurrently, up to the limit.
  ///
  /// A failed sequence does not end the others. Cancelling the task cancels all that still run.
  ///
  /// - Parameters:
  ///   - sequences: The sequences.
  ///   - onEvent: Called with the index of a sequence and its event, from any thread.
  /// - Returns: The result of each, in the order of the sequences.
  public func run<Sequence: RequestSequence & Sendable>(
    all sequences: [Sequence],
    onEvent: @escaping @Sendable (Int, SequenceEvent) -> Void = { _, _ in }
  ) async -> [Result<SequenceOutcome<Sequence>, RequestSequenceError>] {
    typealias Outcome = Result<SequenceOutcome<Sequence>, RequestSequenceError>
    return await withTaskGroup(of: (Int, Outcome).self) { group in
      var outcomes = [Outcome?](repeating: nil, count: sequences.count)
      func add(_ index: Int) {
        let sequence = sequences[index]
        group.addTask {
          do throws(RequestSequenceError) {
            return (index, .success(try await self.run(sequence) { onEvent(index, $0) }))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      var next = 0
      while next < min(sequences.count, max(1, limits.concurrentSequences)) {
        add(next)
        next += 1
      }
      while let (index, result) = await group.next() {
        outcomes[index] = result
        if next < sequences.count {
          add(next)
          next += 1
        }
      }
      return outcomes.map { $0 ?? .failure(.before(.cancelled)) }
    }
  }
}

extension RequestSequenceError {
  /// An error before the first request.
  static func before(_ reason: Reason) -> RequestSequenceError {
    RequestSequenceError(
      step: nil, request: nil, response: nil, attempts: 0, effect: .none, reason: reason)
  }
}

/// Runs blocking file operations outside the cooperative thread pool.
enum BlockingIO {
  static func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: Result { () throws(Failure) in try work() })
      }
    }
    return try result.get()
  }
}

import Foundation

/// Turns the requests that sequences describe into calls.
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
/// One runner serves any number of sequences, of which ``RunnerLimits/concurrentSequences`` run at
/// a time.
public final class SequenceRunner: Sendable {
  /// How requests to each audience are sent.
  public let audiences: [Audience: AudienceSettings]
  /// What runs may cost.
  public let limits: RunnerLimits
  /// When requests are tried again.
  public let retries: RetryPolicy
  let transport: any Transport
  let environment: RunnerEnvironment
  let disk: any JournalDisk
  private let admission: Admission

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - audiences: How requests to each audience are sent.
  ///   - transport: What sends them.
  ///   - limits: What runs may cost.
  ///   - retries: When requests that may be repeated are tried again.
  ///   - environment: Time, chance and names.
  public convenience init(
    audiences: [Audience: AudienceSettings], transport: any Transport = URLSessionTransport(),
    limits: RunnerLimits = .init(), retries: RetryPolicy = .init(),
    environment: RunnerEnvironment = .init()
  ) {
    self.init(
      audiences: audiences, transport: transport, limits: limits, retries: retries,
      environment: environment, disk: SystemDisk())
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
    admission = Admission(limit: limits.concurrentSequences)
  }

  /// Runs a sequence to its end.
  ///
  /// - Parameters:
  ///   - sequence: What to run.
  ///   - journal: Where the run is recorded, and resumed from.
  ///   - onEvent: Called with what happens, in order, from any thread; it should return soon.
  /// - Returns: The sequence as it is at its end.
  /// - Throws: Why it is not complete. Cancelling the task ends the run with the reason
  ///   `cancelled`.
  public func run<Sequence: RequestSequence>(
    _ sequence: Sequence, journal: Journal? = nil,
    onEvent: @escaping @Sendable (SequenceEvent) -> Void = { _ in }
  ) async throws(RequestSequenceError) -> SequenceOutcome<Sequence> {
    guard await admission.enter() else { throw .before(.cancelled) }
    defer { admission.leave() }
    var file: JournalFile?
    if let journal {
      let (disk, limit) = (disk, limits.journalBytes)
      do throws(JournalError) {
        file = try await DiskWork.run { () throws(JournalError) in
          try JournalFile(journal, disk: disk, limit: limit)
        }
      } catch {
        throw .before(.journal(error))
      }
    }
    defer { file?.unlock() }
    var run = SequenceRun(self, sequence, file, onEvent)
    return try await run.finish()
  }

  /// Runs sequences beside each other, as many at a time as the limit allows.
  ///
  /// A failed one ends nothing but itself. Cancelling the task cancels all that still run.
  ///
  /// - Parameters:
  ///   - sequences: What to run.
  ///   - onEvent: Called with the place of a sequence and what happens in it, from any thread.
  /// - Returns: How each ended, in the order of the sequences.
  public func run<Sequence: RequestSequence & Sendable>(
    all sequences: [Sequence],
    onEvent: @escaping @Sendable (Int, SequenceEvent) -> Void = { _, _ in }
  ) async -> [Result<SequenceOutcome<Sequence>, RequestSequenceError>] {
    typealias Ended = Result<SequenceOutcome<Sequence>, RequestSequenceError>
    return await withTaskGroup(of: (Int, Ended).self) { group in
      var ended = [Ended?](repeating: nil, count: sequences.count)
      func add(_ place: Int) {
        let sequence = sequences[place]
        group.addTask {
          do throws(RequestSequenceError) {
            return (place, .success(try await self.run(sequence) { onEvent(place, $0) }))
          } catch {
            return (place, .failure(error))
          }
        }
      }
      var next = 0
      while next < min(sequences.count, max(1, limits.concurrentSequences)) {
        add(next)
        next += 1
      }
      while let (place, result) = await group.next() {
        ended[place] = result
        if next < sequences.count {
          add(next)
          next += 1
        }
      }
      return ended.map { $0 ?? .failure(.before(.cancelled)) }
    }
  }
}

extension RequestSequenceError {
  /// An error before the first request.
  static func before(_ reason: Reason) -> RequestSequenceError {
    RequestSequenceError(
      step: nil, request: nil, answer: nil, attempts: 0, effect: .none, reason: reason)
  }
}

/// Runs what waits for the disk on threads that may wait.
enum DiskWork {
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

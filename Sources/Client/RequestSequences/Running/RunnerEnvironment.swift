public import Foundation

/// The clock, the source of randomness and the temporary folder of a runner. Tests replace them.
public struct RunnerEnvironment: Sendable {
  /// Monotonic time since an arbitrary point.
  public var now: @Sendable () -> Duration
  /// Suspends the task; throws when it is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// The current date, with which a date in `Retry-After` is compared.
  public var date: @Sendable () -> Date
  /// A random number in 0..<1.
  public var random: @Sendable () -> Double
  /// Makes an idempotency key that is unique and hard to guess.
  public var makeKey: @Sendable () -> String
  /// The folder for the temporary files of forms.
  public var temporaryFolder: URL

  /// Makes the environment of the operating system.
  public init() {
    let start = ContinuousClock.now
    now = { start.duration(to: .now) }
    sleep = { try await Task.sleep(for: $0, clock: .continuous) }
    date = { Date() }
    random = { Double.random(in: 0..<1) }
    makeKey = { UUID().uuidString.lowercased() }
    temporaryFolder = FileManager.default.temporaryDirectory
  }
}

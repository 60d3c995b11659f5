public import Foundation

/// What a runner asks of its surroundings: time, chance and names. Tests put others in their place.
public struct RunnerEnvironment: Sendable {
  /// The time since some moment, which never goes back.
  public var now: @Sendable () -> Duration
  /// Waits; throws when the task is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// The date, which `Retry-After` may count from.
  public var date: @Sendable () -> Date
  /// A number from 0 up to, but not including, 1.
  public var random: @Sendable () -> Double
  /// An idempotency key, which nobody can guess and which has not been used before.
  public var makeKey: @Sendable () -> String
  /// Where forms are put together while they are sent.
  public var temporaryFolder: URL

  /// The system's.
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

internal import Cancellation

/// Counts compilation steps, and periodically checks for cancellation.
struct CompilationSteps {
  private let cancellation: CancellationCheck
  private var stepsLeft = interval

  /// The number of steps between two checks: about a tenth of a millisecond.
  private static let interval = 1 << 12

  init(_ cancellation: CancellationCheck) { self.cancellation = cancellation }

  /// Counts a step, and stops the code if compilation was cancelled.
  @inline(__always)
  mutating func count(_ code: inout Code) {
    stepsLeft &-= 1
    if stepsLeft < 0 { check(&code) }
  }

  @inline(never)
  private mutating func check(_ code: inout Code) {
    stepsLeft = Self.interval
    if cancellation.isCancelled { code.stop() }
  }
}

/// Asks now and then whether compiling should stop.
struct StopCheck {
  private let shouldStop: (() -> Bool)?
  private var stepsLeft = interval

  /// How many steps lie between two questions: about a tenth of a millisecond.
  private static let interval = 1 << 12

  init(_ shouldStop: (() -> Bool)?) { self.shouldStop = shouldStop }

  /// Counts a step, and stops the code where the answer is yes.
  @inline(__always)
  mutating func step(_ code: inout Code) {
    stepsLeft &-= 1
    if stepsLeft < 0 { ask(&code) }
  }

  @inline(never)
  private mutating func ask(_ code: inout Code) {
    stepsLeft = Self.interval
    if shouldStop?() == true { code.stop() }
  }
}

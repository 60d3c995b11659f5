import TestSupport

@testable import ConstraintSolver

extension SolveContext {
  /// Calls `body` with separate memory and a separate meter, to test a stage alone.
  static func with<R>(
    limits: SolveLimits = SolveLimits(), parameter: Int = -1,
    _ body: (SolveContext) throws -> R
  ) throws -> R {
    let budget = WorkBudget(limits)
    let memory = ArenaMemory(capacity: 0)
    return try withExtendedLifetime((budget, memory)) {
      try body(SolveContext(memory: memory, meter: WorkMeter(budget), parameter: parameter))
    }
  }
}

extension Buffer {
  /// The elements as an array.
  var array: [Element] { indices.map { self[$0] } }
}

extension Arena {
  /// A buffer with the elements of an array.
  func buffer<Element: BitwiseCopyable>(of elements: [Element]) -> Buffer<Element> {
    buffer(elements.count) { elements[$0] }
  }
}

extension SplitMix64 {
  /// One of some numbers.
  mutating func element(of numbers: [Double]) -> Double {
    numbers[Int.random(in: numbers.indices, using: &self)]
  }
}

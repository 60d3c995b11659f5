/// Why an attempt at a system ended without an answer.
enum Failure: Error {
  /// The required constraints cannot all hold; these among them already cannot, though fewer might do.
  case infeasible([ConflictMember])
  /// The solve was ended from outside or by its budget.
  case ended(SolveError)
}

/// Counts the work of one solve against its budget.
///
/// A unit is about one visited entry of a matrix, so the count depends on the input alone and a
/// budget ends equal requests at the same place on every machine.
final class WorkMeter {
  private static let interval = 65_536

  private let limits: SolveLimits
  private(set) var used = 0
  /// How far the solve has come, but for the work.
  var progress = SolveProgress()
  private var next: Int

  init(_ limits: SolveLimits) {
    self.limits = limits
    next = min(limits.work, WorkMeter.interval)
  }

  /// Adds `units`; ends the solve when the budget is spent or the injected check says so.
  @inline(__always)
  func charge(_ units: Int) throws(Failure) {
    used &+= units
    if used >= next { try check() }
  }

  /// Ends the solve where a tableau holds more than it may.
  @inline(__always)
  func allow(entries: Int) throws(Failure) {
    guard entries <= limits.entries else {
      throw .ended(.entryLimitExceeded(limit: limits.entries, after: reached))
    }
  }

  private var reached: SolveProgress {
    var reached = progress
    reached.work = used
    return reached
  }

  private func check() throws(Failure) {
    guard used < limits.work else {
      throw .ended(.workLimitExceeded(limit: limits.work, after: reached))
    }
    if let shouldStop = limits.shouldStop, shouldStop() { throw .ended(.stopped(after: reached)) }
    next = min(limits.work, used + WorkMeter.interval)
  }
}

/// The tolerances of the solver, in one place because they depend on each other.
enum Tolerance {
  /// How far a required constraint may be off, relative to the numbers in it.
  static let feasibility = 1e-7
  /// How near a value must be to a bound to count as on it, relative to the bound.
  static let bound = 1e-9
  /// A rate of change below this is none: optima that differ by less are the same optimum.
  static let rate = 1e-9
  /// A sum this small beside its summands is a rounding error of zero.
  static let cancellation = 1e-11
  /// What sums of numbers may be off, relative to the largest of them.
  static let rounding = 1e-13
  /// Entries below this are no pivots.
  static let pivot = 1e-8

  /// The slack of a comparison with `bound`.
  @inline(__always)
  static func near(_ bound: Double) -> Double {
    Tolerance.bound * max(1, abs(bound))
  }
}

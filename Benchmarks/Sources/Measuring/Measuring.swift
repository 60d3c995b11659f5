import Foundation

/// Seconds of processor time that work takes, the shortest of a few rounds: other programs on the
/// machine count less than in time by the clock.
public func seconds(rounds: Int, _ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<rounds {
    let start = processorTime()
    try body()
    best = min(best, processorTime() - start)
  }
  return best
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Keeps the optimiser from leaving work out.
@inline(never) public func consume<Value>(_ value: Value) {}

import Foundation

/// The minimum processor time of a few rounds, in seconds. Processor time depends less on other
/// programs on the machine than wall-clock time.
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

/// Prevents the optimizer from eliminating work.
@inline(never) public func consume<Value>(_ value: Value) {}

import Cancellation
import ConstraintSolver
import Glibc
import LayoutFormat
import Measuring

/// Flushes the output, since the reader waits for it.
func flush() {
  fflush(nil)
}

/// The state left by the commands so far.
struct Session {
  private var file: LayoutFile?
  var values: [Double] = []

  /// Executes one command and returns a JSON object or array.
  mutating func answer(_ words: [String]) -> String {
    do {
      switch words.first {
      case "load" where words.count == 2:
        let file = try LayoutFile(path: words[1])
        self.file = file
        return """
          {"variables":\(file.system.variableCount),"constraints":\(file.system.constraintCount),\
          "terms":\(file.system.termCount)}
          """
      case "solve" where words.count == 2: return try solve(limit: seconds(words[1]))
      case "time" where words.count == 2: return try time(for: seconds(words[1]))
      case "values": return "[\(values.map { "\($0)" }.joined(separator: ","))]"
      case "memory": return try memory()
      case "edit": return try edit(EditPlan(words.dropFirst()))
      default: return #"{"error":"no such command"}"#
      }
    } catch {
      return #"{"error":"\#(reason(error))"}"#
    }
  }

  func system() throws -> ConstraintSystem {
    guard let file else { throw Misuse() }
    return file.system
  }

  private mutating func solve(limit: Double) throws -> String {
    let system = try system()
    let deadline = Clock.now + limit * 1e9
    let start = Clock.now
    let solution = try system.solve(
      limits: SolveLimits(work: .max, cancellation: CancellationCheck { Clock.now > deadline }))
    let time = Clock.now - start
    values = solution.values
    return #"{"ns":\#(time),"work":\#(solution.work)}"#
  }

  private mutating func time(for seconds: Double) throws -> String {
    let system = try system()
    let end = Clock.now + seconds * 1e9
    var best = Double.infinity
    var runs = 0
    repeat {
      let start = Clock.now
      let solution = try system.solve()
      best = min(best, Clock.now - start)
      runs += 1
      values = solution.values
    } while Clock.now < end
    return #"{"ns":\#(best),"runs":\#(runs)}"#
  }

  private mutating func memory() throws -> String {
    let system = try system()
    // Requires an allocator that returns freed memory at once (MALLOC_TRIM_THRESHOLD_ and
    // MALLOC_MMAP_THRESHOLD_). Otherwise the solve could reuse memory left from reading the file.
    try ResidentMemory.resetPeak()
    let before = try ResidentMemory.read("VmRSS:")
    let solution = try system.solve()
    let after = try ResidentMemory.read("VmHWM:")
    values = solution.values
    return #"{"bytes":\#(max(0, after - before))}"#
  }
}

/// An invalid command.
struct Misuse: Error {}

/// A number of seconds.
private func seconds(_ word: String) throws -> Double {
  guard let seconds = Double(word) else { throw Misuse() }
  return seconds
}

private func reason(_ error: any Error) -> String {
  switch error {
  case SolveError.stopped: "time"
  case SolveError.workLimitExceeded: "work"
  case SolveError.entryLimitExceeded: "entries"
  case SolveError.conflict: "conflict"
  default: "\(type(of: error))"
  }
}

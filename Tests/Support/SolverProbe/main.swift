// solver-probe [--break] FILE…
// solver-probe --steps=N FILE…
// solver-probe --within=SECONDS FILE…
//
// Reads constraint systems and prints one JSON object per file: the solver's result and its time.
// With --break, conflicting constraints are left out and listed in "broken". With --steps it
// performs N steps and prints the units of work of the last: reading the file, solving it (with
// --break as above), and testing every variable for ambiguity. With --within it solves once with a
// time limit, and prints the seconds and either the values or the limit that ended the solve.
import Cancellation
import ConstraintSolver
import Foundation
import LayoutFormat

let arguments = CommandLine.arguments.dropFirst()
let policy: ConflictPolicy = arguments.contains("--break") ? .breakInOrder : .fail
let steps = arguments.first { $0.hasPrefix("--steps=") }.flatMap { Int($0.dropFirst(8)) }
let limit = arguments.first { $0.hasPrefix("--within=") }.flatMap { Double($0.dropFirst(9)) }
var failed = false
for path in arguments where !path.hasPrefix("--") {
  do {
    if let steps {
      print(#"{"work": \#(try work(of: path, steps: steps, policy))}"#)
    } else if let limit {
      print(try outcome(of: path, within: limit))
    } else {
      print(try Report(path: path, policy: policy).json())
    }
  } catch {
    FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
    failed = true
  }
}
exit(failed ? 1 : 0)

/// The units of work of the last of these steps.
func work(of path: String, steps: Int, _ policy: ConflictPolicy) throws -> Int {
  let system = try LayoutFile(path: path).system
  if steps == 0 { return 0 }
  let solution = try system.solve(onConflict: policy)
  if steps == 1 { return solution.work }
  var face = solution.optimalFace()
  for index in solution.values.indices {
    _ = try face.varies([Term(Variable(index: index))])
  }
  return face.work
}

/// The outcome of one solve with a time limit in seconds.
func outcome(of path: String, within limit: Double) throws -> String {
  let system = try LayoutFile(path: path).system
  let clock = ContinuousClock()
  let start = clock.now
  let check = CancellationCheck { clock.now - start > .seconds(limit) }
  let result = Result { () throws(SolveError) in
    try system.solve(limits: SolveLimits(work: .max, cancellation: check))
  }
  let seconds = (clock.now - start) / .seconds(1)
  switch result {
  case .success(let solution):
    let values = solution.values.map { "\($0)" }.joined(separator: ",")
    return #"{"seconds":\#(seconds),"values":[\#(values)]}"#
  case .failure(let error): return #"{"seconds":\#(seconds),"error":"\#(reason(error))"}"#
  }
}

/// A keyword for the limit that ended a solve.
func reason(_ error: SolveError) -> String {
  switch error {
  case .stopped: "time"
  case .workLimitExceeded: "work"
  case .entryLimitExceeded: "entries"
  case .conflict: "conflict"
  default: "\(error)"
  }
}

// solver-bench [--break] FILE…
// solver-bench --steps=N FILE…
//
// Reads constraint systems and prints one JSON object a file: what the solver made of it, and in
// what time. With --break, what cannot hold is left out and listed in "broken", and the rest is
// solved. With --steps it goes N steps and prints the units of work of the last: it reads the file,
// solves it, with --break as above, and asks of every variable whether it is ambiguous.
import ConstraintSolver
import Foundation
import LayoutFormat

let arguments = CommandLine.arguments.dropFirst()
let policy: ConflictPolicy = arguments.contains("--break") ? .breakInOrder : .fail
let steps = arguments.first { $0.hasPrefix("--steps=") }.flatMap { Int($0.dropFirst(8)) }
var failed = false
for path in arguments where !path.hasPrefix("--") {
  do {
    if let steps {
      print(#"{"work": \#(try work(of: path, steps: steps, policy))}"#)
    } else {
      print(try Report(path: path, policy: policy).json())
    }
  } catch {
    FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
    failed = true
  }
}
exit(failed ? 1 : 0)

/// The units of work of the last of some steps.
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

// solver-bench [--break] FILE…
//
// Reads constraint systems and prints one JSON object a file: what the solver made of it, and in
// what time. With --break, what cannot hold is left out and listed in "broken", and the rest is
// solved.
import ConstraintSolver
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let policy: ConflictPolicy = arguments.contains("--break") ? .breakInOrder : .fail
var failed = false
for path in arguments where !path.hasPrefix("--") {
  do {
    let report = try Report(path: path, policy: policy)
    print(try report.json())
  } catch {
    FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
    failed = true
  }
}
exit(failed ? 1 : 0)

import ConstraintSolver
import Foundation
import LayoutFormat

/// What is printed of one file.
struct Report {
  private var object: [String: Any] = [:]

  init(path: String, policy: ConflictPolicy) throws {
    let file = try LayoutFile(path: path)
    object["name"] =
      file.name.isEmpty ? URL(filePath: path).deletingPathExtension().lastPathComponent : file.name
    object["edit_ns"] = 0
    let clock = ContinuousClock()
    var outcome = Result { try file.system.solve(onConflict: policy) }
    // The median of a few runs, the first being a warm-up.
    var times: [Double] = []
    for _ in 0..<5 {
      let time = clock.measure { outcome = Result { try file.system.solve(onConflict: policy) } }
      times.append(Report.nanoseconds(time))
    }
    object["scratch_ns"] = Int(times.sorted()[times.count / 2])
    switch outcome {
    case .success(let solution):
      try describe(solution, of: file)
      object["edit_ns"] = try Report.nanosecondsPerEdit(of: file, solution, policy)
    case .failure(SolveError.conflict(let conflicts)): describe(conflicts, of: file)
    case .failure(let error): throw error
    }
    object["rss_mb"] = Report.residentMegabytes()
  }

  func json() throws -> String {
    let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  private mutating func describe(_ solution: Solution, of file: LayoutFile) throws {
    object["status"] = solution.broken.isEmpty ? "solved" : "conflict"
    object["values"] = Dictionary(
      zip(file.names, solution.values), uniquingKeysWith: { first, _ in first })
    var face = solution.optimalFace()
    object["ambiguous"] = try file.names.indices.filter {
      try face.varies([Term(Variable(index: $0))])
    }.map { file.names[$0] }
    describe(solution.broken, of: file)
    object["status"] = solution.broken.isEmpty ? "solved" : "conflict"
  }

  private mutating func describe(_ conflicts: [Conflict], of file: LayoutFile) {
    object["status"] = "conflict"
    object["conflicts"] = conflicts.map { conflict in
      conflict.members.map { member -> Any in
        switch member {
        case .constraint(let index): index
        case .nonNegative(let variable): "n:\(file.names[variable.index])"
        }
      }
    }
    object["broken"] = conflicts.compactMap { conflict -> Int? in
      if case .constraint(let index) = conflict.rejected { index } else { nil }
    }
  }

  /// The mean time of an edit, all of the file's being suggested in turn.
  private static func nanosecondsPerEdit(
    of file: LayoutFile, _ solution: Solution, _ policy: ConflictPolicy
  ) throws -> Int {
    let count = file.edits.reduce(0) { $0 + $1.values.count - 1 }
    guard count > 0 else { return 0 }
    var solver = Solver(file.system, solution: solution, onConflict: policy)
    let time = try ContinuousClock().measure {
      for edit in file.edits {
        for value in edit.values.dropFirst() { try solver.suggest(value, for: edit.constraint) }
      }
    }
    return Int(nanoseconds(time) / Double(count))
  }

  private static func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
  }

  /// The most memory that the process has had resident, in megabytes.
  private static func residentMegabytes() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
  }
}

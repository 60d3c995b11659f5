import ConstraintSolver
import Foundation
import LayoutFormat

/// The output for one file.
struct Report {
  private var object: [String: Any] = [:]

  init(path: String, policy: ConflictPolicy) throws {
    let file = try LayoutFile(path: path)
    object["name"] =
      file.name.isEmpty ? URL(filePath: path).deletingPathExtension().lastPathComponent : file.name
    object["edit_ns"] = 0
    let clock = ContinuousClock()
    var outcome = Result { try file.system.solve(onConflict: policy) }
    // The median of a few runs after one warm-up run.
    var times: [Double] = []
    for _ in 0..<5 {
      let time = clock.measure { outcome = Result { try file.system.solve(onConflict: policy) } }
      times.append(Report.nanoseconds(time))
    }
    object["scratch_ns"] = Int(times.sorted()[times.count / 2])
    switch outcome {
    case .success(let solution):
      try describe(solution, of: file)
      try applyEdits(of: file, solution, policy)
    case .failure(SolveError.conflict(let conflicts, _)): describe(conflicts, of: file)
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
    object.merge(try Report.open(solution, of: file)) { _, new in new }
    describe(solution.broken, of: file)
    object["status"] = solution.broken.isEmpty ? "solved" : "conflict"
  }

  /// The values, and those that are not unique.
  private static func open(_ solution: Solution, of file: LayoutFile) throws -> [String: Any] {
    var face = solution.optimalFace()
    let ambiguous = try file.names.indices.filter {
      try face.varies([Term(Variable(index: $0))])
    }
    return [
      "values": Dictionary(
        zip(file.names, solution.values), uniquingKeysWith: { first, _ in first }),
      "ambiguous": ambiguous.map { file.names[$0] },
    ]
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

  /// Suggests the file's values in turn: the mean time of an edit, and the result of the last one.
  private mutating func applyEdits(
    of file: LayoutFile, _ solution: Solution, _ policy: ConflictPolicy
  ) throws {
    let count = file.edits.reduce(0) { $0 + $1.values.count - 1 }
    guard count > 0 else { return }
    var solver = Solver(file.system, solution: solution, onConflict: policy)
    let time = try ContinuousClock().measure {
      for edit in file.edits {
        for value in edit.values.dropFirst() { try solver.suggest(value, for: edit.constraint) }
      }
    }
    object["edit_ns"] = Int(Report.nanoseconds(time) / Double(count))
    object["edited"] = try Report.open(solver.solution, of: file)
  }

  private static func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
  }

  /// The process's peak resident memory, in megabytes.
  private static func residentMegabytes() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
  }
}

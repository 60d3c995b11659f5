internal import API
internal import CoreMetrics

/// What the operations have cost and how they went wrong, by the API of swift-metrics, so that a
/// program with a backend of its own has these too.
struct WorkMetrics: Sendable {
  /// What the families mean.
  static let help = [
    "trellis_solver_work_total": "Units of solver work, each about one visited matrix entry.",
    "trellis_problems_total": "Problems that operations answered with, by code.",
    "trellis_access_log_dropped_bytes_total":
      "Bytes of access log lines that could not be written in time.",
  ]

  private let solverWork: Counter
  private let droppedLog: Counter
  private let problems: [ProblemCode: Counter]

  init(_ factory: any MetricsFactory) {
    solverWork = Counter(label: "trellis_solver_work_total", factory: factory)
    droppedLog = Counter(label: "trellis_access_log_dropped_bytes_total", factory: factory)
    var problems: [ProblemCode: Counter] = [:]
    for code in ProblemCode.allCases {
      problems[code] = Counter(
        label: "trellis_problems_total", dimensions: [("code", code.rawValue)], factory: factory)
    }
    self.problems = problems
  }

  /// Counts an operation.
  func count(_ answer: OperationResponse) {
    if answer.work > 0 { solverWork.increment(by: answer.work) }
    if let problem = answer.problem ?? answer.problemOfStep { problems[problem]?.increment() }
  }

  /// Counts lines of the access log that are lost.
  func countDroppedLog(bytes: Int) { droppedLog.increment(by: bytes) }
}

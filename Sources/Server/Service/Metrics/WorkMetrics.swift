internal import API
internal import CoreMetrics
internal import ServiceContract
internal import TextBytes

/// The cost and the problems of operations, as swift-metrics metrics, so that they also reach the
/// backend of an embedding program.
struct WorkMetrics: Sendable {
  /// The help texts of the families.
  static let help: TextDictionary<String> = [
    "trellis_solver_work_total": "Units of solver work, each about forty instructions.",
    "trellis_problems_total": "Problems returned by operations, by code.",
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
  func count(_ result: OperationResponse) {
    if result.work > 0 { solverWork.increment(by: result.work) }
    if let problem = result.problem ?? result.problemOfStep { problems[problem]?.increment() }
  }

  /// Counts bytes of lost access log lines.
  func countDroppedLog(bytes: Int) { droppedLog.increment(by: bytes) }
}

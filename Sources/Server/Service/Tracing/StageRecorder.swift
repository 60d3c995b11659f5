internal import API
internal import EventLoop
internal import HTTPServer

/// Records the stages of an operation and their times.
final class StageRecorder: StageObserver {
  private var stages: [RequestStage] = []
  private var isOpen = false

  /// A recorder for a request of a sampled trace; nil for any other, which then costs nothing.
  init?(_ request: borrowing HTTPRequest) {
    guard request.isTraced else { return nil }
  }

  func begins(_ stage: OperationStage) { begins(stage.rawValue) }

  /// Begins a stage that is not part of the operation.
  func begins(_ name: String) {
    let now = end()
    stages.append(RequestStage(name, start: now, end: now))
    isOpen = true
  }

  /// Ends the last stage, and adds all stages to the response.
  func finish(_ response: inout HTTPResponse) {
    _ = end()
    response.stages = stages
  }

  private func end() -> UInt64 {
    let now = Loop.monotonicNanoseconds()
    if isOpen { stages[stages.count - 1].end = now }
    isOpen = false
    return now
  }
}

import ArgumentParser
import Cancellation
import Checking
import HTTPServer
import ModelContext
import Service

/// Checks a document that came with a request, without files and within the request's time.
struct InlineCheck {
  private let run: CheckRun
  private let task: CheckRun.Task
  private let isFixing: Bool

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - request: The options.
  ///   - service: The limits and the fonts.
  ///   - isOver: Whether the request's time is over.
  /// - Throws: ``ToolFailure`` for a wrong option.
  init(
    _ request: CheckRequest, _ service: ServiceConfiguration,
    isOver: @escaping @Sendable () -> Bool
  ) throws(ToolFailure) {
    var run = CheckRun(
      limits: service.limits, fonts: service.fonts, byteLimit: service.server.maxBodyBytes,
      workingDirectory: "/")
    run.cancellation = CancellationCheck(isOver)
    self.run = run
    isFixing = request.fix
    do {
      task = CheckRun.Task(
        path: "-", kind: nil,
        configuration: try request.choices([]).applied(to: CheckConfiguration()))
    } catch {
      throw ToolFailure(CheckChoices.message(for: error))
    }
  }

  /// The findings in a document.
  func answer(on document: [UInt8]) throws(ToolFailure) -> CheckAnswer {
    var answer = CheckAnswer(report: run.report(on: document, as: task, isFixing: isFixing))
    if let fixed = answer.report.fixedDocument(at: 0) {
      answer.report = run.report(on: fixed.bytes, as: task)
      answer.fixes = [
        .init(path: nil, count: fixed.count, proof: fixed.proof.text, document: fixed.bytes)
      ]
    }
    guard !run.cancellation.isCancelled else {
      throw ToolFailure("time-limit-exceeded: check fewer devices, directions or text scales")
    }
    return answer
  }
}

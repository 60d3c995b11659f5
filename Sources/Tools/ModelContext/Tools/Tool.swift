internal import JSONDocuments

/// A tool that models call.
enum Tool: String, CaseIterable, Sendable {
  case check
  case solve
  case explain
  case sweep
  case measure
  case picture
  case importing = "import"
  case diff

  /// The answer to a call. A wrong call has an answer, too, since a model can correct it.
  func answer(to arguments: JSONValue?, host: some ToolHost) -> ToolAnswer {
    do throws(ToolFailure) {
      let arguments = try ToolArguments(arguments, parameters(for: host))
      var answer = try answer(to: arguments, host)
      answer.start = try arguments.start(of: answer.lines.count)
      return answer
    } catch {
      return ToolAnswer(failure: error)
    }
  }

  private func answer(
    to arguments: ToolArguments, _ host: some ToolHost
  ) throws(ToolFailure) -> ToolAnswer {
    switch self {
    case .check: try CheckTool.answer(to: arguments, host)
    case .solve: try SolveTool.answer(to: arguments, host)
    case .explain: try ExplainTool.answer(to: arguments, host)
    case .sweep: try SweepTool.answer(to: arguments, host)
    case .measure: try MeasureTool.answer(to: arguments, host)
    case .picture: try PictureTool.answer(to: arguments, host)
    case .importing: try ImportTool.answer(to: arguments, host)
    case .diff: try DiffTool.answer(to: arguments, host)
    }
  }
}

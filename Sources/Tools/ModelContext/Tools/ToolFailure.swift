internal import API
internal import JSONDocuments
internal import JSONText
internal import TextBytes

/// The reason why a call of a tool failed, in words with which a model can correct it.
public struct ToolFailure: Error, Sendable {
  /// The reason.
  public var text: String
  /// The faults of the input.
  var lines: [ToolAnswer.Line] = []

  /// Makes a failure.
  public init(_ text: String) {
    self.text = Excerpts.onOneLine(Excerpt.cut(text, after: ToolAnswer.lineBytes))
  }

  /// Makes the failure of an operation from its problem.
  init(_ response: OperationResponse) {
    guard let document = try? JSONDocument.parse(response.body, depthLimit: .max) else {
      self.init("the operation failed")
      return
    }
    self = withExtendedLifetime(document) {
      let root = document.root
      let code = root["code"]?.string ?? ""
      var failure = ToolFailure("\(code): \(root["detail"]?.string ?? "")")
      var answer = ToolAnswer("")
      for fault in root["errors"].map({ Array($0.elements) }) ?? [] {
        let place = fault["pointer"]?.string ?? ""
        let detail = fault["detail"]?.string ?? ""
        let advice = fault["suggestion"]?.string.map { " (perhaps \($0)?)" } ?? ""
        answer.add("errors", "error \(place): \(detail)\(advice)") { $0.value(fault) }
      }
      failure.lines = answer.lines
      return failure
    }
  }
}

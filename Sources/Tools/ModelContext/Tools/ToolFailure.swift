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
  ///
  /// - Parameters:
  ///   - response: The problem.
  ///   - parameter: The parameter of the tool that has the value at a JSON Pointer; `nil` if the
  ///     pointer says where the value is.
  init(
    _ response: OperationResponse, parameter: (_ pointer: String) -> StaticString? = { _ in nil }
  ) {
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
        let pointer = fault["pointer"]?.string ?? ""
        let place = parameter(pointer).map { "\($0)" } ?? pointer
        let detail = fault["detail"]?.string ?? ""
        let advice = fault["suggestion"]?.string.map { " (perhaps \($0)?)" } ?? ""
        let text = "error \(place): \(detail)\(advice)"
        // A parameter that stands for many values has each fault once.
        guard
          place == pointer
            || !answer.lines.contains(where: { $0.text.utf8.elementsEqual(text.utf8) })
        else { continue }
        answer.add("errors", text) { json in
          guard place != pointer else { return json.value(fault) }
          json.beginObject()
          json.member("parameter", place)
          json.member("detail", detail)
          json.endObject()
        }
      }
      failure.lines = answer.lines
      return failure
    }
  }
}

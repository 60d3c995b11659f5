public import API
internal import JSONDocuments
internal import JSONText
internal import ServiceContract
internal import TextBytes

/// `explain`: why views are where they are, and what would settle those that are not.
public enum ExplainTool {
  static func answer(
    to arguments: ToolArguments, _ host: some ToolHost
  ) throws(ToolFailure) -> ToolAnswer {
    guard let views = arguments["views"], views.count > 0 else {
      throw ToolFailure("views must name at least one view")
    }
    var names = JSONWriter()
    names.value(views)
    let explained: (name: StaticString, json: [UInt8]) = ("explain", names.bytes)
    let body = try RequestBody.layout(arguments, host) { _ in [explained] }
    return try answer(to: host.response(of: .layout, to: body, as: .json, parameters: [:]))
  }

  /// Explains a view of a layout at its own size.
  ///
  /// - Parameters:
  ///   - view: The id of a view or guide.
  ///   - body: A body of `POST /v1/layout`.
  ///   - respond: Performs `POST /v1/layout`.
  /// - Returns: The lines that the tool answers with; the conflicts of a layout without a solution;
  ///   `nil` for a body that cannot be read, or if it has no such view.
  public static func lines(
    on view: String, in body: [UInt8], respond: ([UInt8]) -> OperationResponse
  ) -> [String]? {
    guard let asked = RequestBody.ofOwnSize(body, explaining: view) else { return nil }
    do throws(ToolFailure) {
      return try answer(to: respond(asked)).lines.map(\.text)
    } catch {
      return nil
    }
  }

  private static func answer(
    to response: OperationResponse
  ) throws(ToolFailure) -> ToolAnswer {
    guard response.problem == nil,
      let document = try? JSONDocument.parse(response.body, depthLimit: .max)
    else { return try conflict(response) }
    return withExtendedLifetime(document) {
      var answer = ToolAnswer("")
      let explanations = document.root["explain"].map { Array($0.elements) } ?? []
      for explanation in explanations { add(explanation, document.root, to: &answer) }
      answer.summary = "\(Excerpts.count(explanations.count, "view")) explained"
      if document.root["explanationsComplete"]?.bool == false {
        answer.summary += "; the others exceed the limit of work"
      }
      return answer
    }
  }

  /// A layout without a solution explains nothing; its conflicts are what there is to say.
  private static func conflict(_ response: OperationResponse) throws(ToolFailure) -> ToolAnswer {
    guard response.problem == .unsatisfiableConstraints,
      let document = try? JSONDocument.parse(response.body, depthLimit: .max)
    else { throw ToolFailure(response) }
    return LayoutLines.answer(on: document)
  }

  private static func add(
    _ explanation: JSONValue, _ root: JSONValue, to answer: inout ToolAnswer
  ) {
    let view = Excerpts.name(explanation["view"])
    if let id = explanation["view"]?.string, let frames = root["frames"],
      let frame = frames.members.first(where: { $0.name.string == id })?.value
    {
      answer.add("frames", "\(view) \(LayoutLines.text(ofFrame: frame))") {
        LayoutLines.write(frame, of: explanation["view"], to: &$0)
      }
    }
    for axis: StaticString in ["horizontal", "vertical"] {
      for member in explanation[axis].map({ Array($0.elements) }) ?? [] {
        answer.add(axis, "\(view) \(axis): \(LayoutLines.text(ofMember: member))") {
          LayoutLines.write(member: member, of: explanation["view"], to: &$0)
        }
      }
    }
    for text in explanation["settling"].map({ Array($0.elements) }) ?? [] {
      answer.add("settling", "\(view) is ambiguous; add \(text.string ?? "")") { $0.value(text) }
    }
  }
}

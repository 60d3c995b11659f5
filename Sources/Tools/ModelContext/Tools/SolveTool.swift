public import API
internal import JSONDocuments
internal import ServiceContract
public import TextBytes

/// `solve`: frames, and what is wrong with them.
public enum SolveTool {
  static func answer(
    to arguments: ToolArguments, _ host: some ToolHost
  ) throws(ToolFailure) -> ToolAnswer {
    let body = try RequestBody.layout(arguments, host) { _ in [repairs] }
    return try answer(to: host.response(of: .layout, to: body, as: .json, parameters: [:]))
  }

  /// The member of a request that asks for repairs.
  private static let repairs: (name: StaticString, json: [UInt8]) = ("repairs", Array("true".utf8))

  /// The text that the tool answers with for a whole request, without pages.
  ///
  /// - Parameters:
  ///   - body: A body of `POST /v1/layout`.
  ///   - respond: Performs `POST /v1/layout`.
  /// - Returns: The text, and the response that it was made of.
  public static func text(
    for body: [UInt8], respond: ([UInt8]) -> OperationResponse
  ) -> (text: String, response: OperationResponse) {
    var asked = body
    if let document = try? JSONDocument.parse(body, numbers: .text), document.root.isObject {
      asked = withExtendedLifetime(document) {
        RequestBody.text(of: document.root, adding: [repairs])
      }
    }
    let response = respond(asked)
    let answer: ToolAnswer
    do throws(ToolFailure) {
      answer = try self.answer(to: response)
    } catch {
      answer = ToolAnswer(failure: error)
    }
    return (answer.text + "\n", response)
  }

  /// The frames of a layout at its own size, each as the tool writes it.
  ///
  /// - Parameters:
  ///   - body: A body of `POST /v1/layout`.
  ///   - respond: Performs `POST /v1/layout`.
  /// - Returns: The frames by view; `nil` for a layout that cannot be read or solved.
  public static func frames(
    of body: [UInt8], respond: ([UInt8]) -> OperationResponse
  ) -> TextDictionary<String>? {
    guard let asked = RequestBody.ofOwnSize(body, explaining: nil) else { return nil }
    let response = respond(asked)
    guard response.problem == nil,
      let document = try? JSONDocument.parse(response.body, depthLimit: .max)
    else { return nil }
    return withExtendedLifetime(document) {
      var frames: TextDictionary<String> = [:]
      let members = document.root["frames"].map { Array($0.members) } ?? []
      for (name, frame) in members {
        frames[name.string ?? ""] = LayoutLines.text(ofFrame: frame)
      }
      for view in LayoutLines.list(document.root, "ambiguous") {
        guard let name = view["view"]?.string, let frame = frames[name] else { continue }
        frames[name] = "\(frame) ambiguous"
      }
      return frames
    }
  }

  private static func answer(to response: OperationResponse) throws(ToolFailure) -> ToolAnswer {
    let isConflict = response.problem == .unsatisfiableConstraints
    guard response.problem == nil || isConflict,
      let document = try? JSONDocument.parse(response.body, depthLimit: .max)
    else { throw ToolFailure(response) }
    return LayoutLines.answer(on: document)
  }
}

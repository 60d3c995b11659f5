internal import API
internal import JSONDocuments
internal import ServiceContract
internal import TextBytes

/// `solve`: frames, and what is wrong with them.
enum SolveTool {
  static func answer(
    to arguments: ToolArguments, _ host: some ToolHost
  ) throws(ToolFailure) -> ToolAnswer {
    let body = try RequestBody.layout(arguments, host) { _ in [repairs] }
    return try answer(to: host.response(of: .layout, to: body, as: .json, parameters: [:]))
  }

  /// The member of a request that asks for repairs.
  private static let repairs: (name: StaticString, json: [UInt8]) = ("repairs", Array("true".utf8))

  private static func answer(to response: OperationResponse) throws(ToolFailure) -> ToolAnswer {
    let isConflict = response.problem == .unsatisfiableConstraints
    guard response.problem == nil || isConflict,
      let document = try? JSONDocument.parse(response.body, depthLimit: .max)
    else { throw ToolFailure(response) }
    return withExtendedLifetime(document) {
      var lines = LayoutLines()
      lines.add(document.root)
      return lines.answer
    }
  }
}

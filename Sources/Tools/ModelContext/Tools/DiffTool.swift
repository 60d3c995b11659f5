internal import API
internal import JSONDocuments
internal import JSONText
internal import TextBytes

/// `diff`: the operations that turn a list into another.
enum DiffTool {
  static func answer(
    to arguments: ToolArguments, _ host: some ToolHost
  ) throws(ToolFailure) -> ToolAnswer {
    var json = JSONWriter.metered(capacity: 1024)
    json.beginObject()
    json.member("from", raw: try list(arguments["from"], arguments["fromPath"], "from", host))
    json.member("to", raw: try list(arguments["to"], arguments["toPath"], "to", host))
    json.endObject()
    let response = host.response(of: .difference, to: json.bytes, as: .json, parameters: [:])
    guard response.problem == nil,
      let document = try? JSONDocument.parse(response.body, numbers: .text, depthLimit: .max)
    else { throw ToolFailure(response) }
    return withExtendedLifetime(document) {
      let operations = document.root["operations"].map { Array($0.elements) } ?? []
      var answer = ToolAnswer(
        operations.isEmpty ? "the lists are equal" : Excerpts.count(operations.count, "operation"))
      for operation in operations {
        answer.add("operations", text(of: operation)) { $0.value(operation) }
      }
      return answer
    }
  }

  private static func list(
    _ inline: JSONValue?, _ path: JSONValue?, _ name: String, _ host: some ToolHost
  ) throws(ToolFailure) -> [UInt8] {
    switch (inline, path?.string) {
    case (let inline?, nil):
      var json = JSONWriter.metered()
      json.value(inline)
      return json.bytes
    case (nil, let path?):
      let bytes = try host.file(at: path)
      do throws(JSONSyntaxError) {
        _ = try JSONDocument.parse(bytes)
        return bytes
      } catch {
        throw ToolFailure(OperationResponse(Problem(error)))
      }
    case (nil, nil):
      throw ToolFailure("give the list \(name)\(host.hasFiles ? ", or \(name)Path" : "")")
    default: throw ToolFailure("give \(name) or \(name)Path, not both")
    }
  }

  /// The operation, the item and the rest: `move cell-4 {"parent":null,"index":2}`.
  private static func text(of operation: JSONValue) -> String {
    let name = operation["op"]?.string ?? ""
    let id = operation["id"] ?? operation["item"]?["id"]
    var rest = JSONWriter()
    rest.beginObject()
    for (name, value) in operation.members where !name.isString("op") && !name.isString("id") {
      guard let bytes = name.stringBytes else { continue }
      rest.key(bytes)
      rest.value(value)
    }
    rest.endObject()
    let members = String(decoding: rest.bytes, as: UTF8.self)
    return
      "\(name)\(id.map { " \(Excerpts.name($0))" } ?? "")\(members == "{}" ? "" : " \(members)")"
  }
}

internal import API
internal import JSONDocuments
internal import JSONText
internal import TextBytes

/// Bodies of operations, made from the arguments of a call.
package enum RequestBody {
  /// The layout that a call names, with further members.
  ///
  /// - Parameters:
  ///   - arguments: Its `request` or `path`, and `scene`.
  ///   - host: Reads files.
  ///   - members: Makes the members that replace those of the layout.
  /// - Returns: The body.
  /// - Throws: ``ToolFailure`` without a layout, or with one that cannot be read.
  static func layout(
    _ arguments: ToolArguments, _ host: some ToolHost,
    adding members: (JSONValue) throws(ToolFailure) -> [(name: StaticString, json: [UInt8])]
  ) throws(ToolFailure) -> [UInt8] {
    if let request = arguments["request"] {
      guard arguments["path"] == nil else {
        throw ToolFailure("give request or path, not both")
      }
      return text(of: request, adding: try members(request))
    }
    guard let path = arguments["path"]?.string else {
      throw ToolFailure(
        host.hasFiles ? "give a layout as request, or its path" : "give a layout as request")
    }
    var bytes = try host.file(at: path)
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      bytes = try scene(in: bytes, arguments, host)
    }
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument.parse(bytes, numbers: .text)
    } catch {
      throw ToolFailure(OperationResponse(Problem(error)))
    }
    let root = document.root
    defer { withExtendedLifetime(document) {} }
    guard root.isObject else {
      throw ToolFailure("\(Excerpt.cut(path)) has no layout, which is an object")
    }
    return text(of: root, adding: try members(root))
  }

  /// The body of the only scene of an Interface Builder document, or of the one that a call names.
  private static func scene(
    in bytes: [UInt8], _ arguments: ToolArguments, _ host: some ToolHost
  ) throws(ToolFailure) -> [UInt8] {
    var parameters: TextDictionary<String> = [:]
    if let scene = arguments["scene"]?.string { parameters["scene"] = scene }
    let response = host.response(of: .importing, to: bytes, as: .json, parameters: parameters)
    guard response.problem == nil,
      let document = try? JSONDocument.parse(response.body, numbers: .text, depthLimit: .max)
    else { throw ToolFailure(response) }
    return try withExtendedLifetime(document) { () throws(ToolFailure) in
      let scenes = document.root["scenes"].map { Array($0.elements) } ?? []
      guard scenes.count == 1, let body = scenes[0]["body"] else {
        let ids = scenes.prefix(20).map { Excerpts.name($0["scene"] ?? $0["root"]) }
        throw ToolFailure(
          scenes.isEmpty
            ? "the document has no scene to lay out"
            : "name a scene of the document: \(ids.joined(separator: ", "))")
      }
      return text(of: body, adding: [])
    }
  }

  /// A layout at its own size alone, without repairs, and with one view explained.
  ///
  /// - Parameters:
  ///   - body: A body of `POST /v1/layout`.
  ///   - view: The view, if any.
  /// - Returns: The body; `nil` for a text that is not an object in JSON.
  package static func ofOwnSize(_ body: [UInt8], explaining view: String?) -> [UInt8]? {
    guard let document = try? JSONDocument.parse(body, numbers: .text), document.root.isObject
    else { return nil }
    var names = JSONWriter()
    names.beginArray()
    if let view { names.string(view) }
    names.endArray()
    let none = Array("[]".utf8)
    return withExtendedLifetime(document) {
      text(
        of: document.root,
        adding: [
          ("explain", names.bytes), ("variants", none), ("devices", none), ("fit", none),
          ("repairs", Array("false".utf8)),
        ])
    }
  }

  /// An object as text, with some members replaced.
  static func text(
    of object: JSONValue, adding members: [(name: StaticString, json: [UInt8])]
  ) -> [UInt8] {
    var json = JSONWriter.metered(capacity: 1024)
    json.beginObject()
    for (name, value) in object.members {
      guard let bytes = name.stringBytes, !members.contains(where: { name.isString($0.name) })
      else { continue }
      json.key(bytes)
      json.value(value)
    }
    for member in members { json.member(member.name, raw: member.json) }
    json.endObject()
    return json.bytes
  }
}

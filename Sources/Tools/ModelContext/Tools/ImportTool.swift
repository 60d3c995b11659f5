internal import API
internal import JSONDocuments
internal import JSONText
internal import TextBytes

/// `import`: the scenes of an Interface Builder document as layouts.
enum ImportTool {
  static func answer(
    to arguments: ToolArguments, _ host: some ToolHost
  ) throws(ToolFailure) -> ToolAnswer {
    let bytes: [UInt8]
    if let text = arguments["document"]?.stringBytes {
      guard arguments["path"] == nil else {
        throw ToolFailure("give document or path, not both")
      }
      bytes = Array(text)
    } else if let path = arguments["path"]?.string {
      bytes = try host.file(at: path)
    } else {
      throw ToolFailure(
        host.hasFiles ? "give a path, or the XML as document" : "give the XML as document")
    }
    var parameters: TextDictionary<String> = [:]
    if let scene = arguments["scene"]?.string { parameters["scene"] = scene }
    if let device = arguments["device"]?.string { parameters["device"] = device }
    let response = host.response(of: .importing, to: bytes, as: .json, parameters: parameters)
    guard response.problem == nil,
      let document = try? JSONDocument.parse(response.body, numbers: .text, depthLimit: .max)
    else { throw ToolFailure(response) }
    return withExtendedLifetime(document) { answer(document.root) }
  }

  private static func answer(_ root: JSONValue) -> ToolAnswer {
    let scenes = root["scenes"].map { Array($0.elements) } ?? []
    var answer = ToolAnswer(Excerpts.count(scenes.count, "scene"))
    for scene in scenes { add(scene, to: &answer) }
    for fault in root["faults"].map({ Array($0.elements) }) ?? [] {
      answer.add("faults", "fault at line \(place(fault)): \(fault["message"]?.string ?? "")") {
        $0.value(fault)
      }
    }
    // Of several scenes, the call names one to get its layout.
    if scenes.count == 1, let body = scenes[0]["body"] {
      var json = JSONWriter.metered()
      json.value(body)
      let text = json.bytes
      answer.facts = [("request", text)]
      answer.attachment = String(decoding: text, as: UTF8.self)
    }
    return answer
  }

  private static func place(_ value: JSONValue) -> String {
    "\(value["line"]?.integer ?? 0):\(value["column"]?.integer ?? 0)"
  }

  private static func add(_ scene: JSONValue, to answer: inout ToolAnswer) {
    let id = scene["scene"] ?? scene["root"]
    let constraints = scene["body"]?["constraints"]?.count ?? 0
    let warnings = scene["warnings"].map { Array($0.elements) } ?? []
    answer.add(
      "scenes",
      "scene \(Excerpts.name(id)) at line \(place(scene)): "
        + "\(Excerpts.count(constraints, "constraint")), \(Excerpts.count(warnings.count, "note"))"
    ) { json in
      json.beginObject()
      for name: StaticString in ["scene", "root", "controller", "device", "line"] {
        guard let value = scene[name] else { continue }
        json.key(name)
        json.value(value)
      }
      json.member("constraints", constraints)
      json.endObject()
    }
    for warning in warnings {
      answer.add(
        "notes",
        "note at line \(place(warning)), \(Excerpts.name(warning["view"])): "
          + (warning["message"]?.string ?? "")
      ) { $0.value(warning) }
    }
  }
}

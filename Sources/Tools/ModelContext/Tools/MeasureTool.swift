internal import API
internal import JSONDocuments
internal import JSONText
internal import TextBytes

/// `measure`: the sizes of texts in one font.
enum MeasureTool {
  static func answer(
    to arguments: ToolArguments, _ host: some ToolHost
  ) throws(ToolFailure) -> ToolAnswer {
    let texts = arguments.strings("texts")
    guard !texts.isEmpty else { throw ToolFailure("texts must have at least one text") }
    let body = body(texts, arguments)
    let response = host.response(of: .text, to: body, as: .json, parameters: [:])
    guard response.problem == nil,
      let document = try? JSONDocument.parse(response.body, depthLimit: .max)
    else { throw ToolFailure(response, parameter: parameter(at:)) }
    return withExtendedLifetime(document) {
      var answer = ToolAnswer("\(Excerpts.count(texts.count, "text"))")
      let measured = document.root["texts"].map { Array($0.elements) } ?? []
      for (text, sizes) in zip(texts, measured) { add(text, sizes, to: &answer) }
      return answer
    }
  }

  /// The parameters that hold for each text.
  private static let sharedParameters: [StaticString] = ["font", "textStyle", "lines"]

  /// The parameter that a value of the body comes from; `nil` for a text.
  private static func parameter(at pointer: String) -> StaticString? {
    // Such as /texts/0/font/size.
    let parts = pointer.utf8.split(separator: UInt8(ascii: "/"))
    guard parts.count > 2 else {
      return pointer.utf8.elementsEqual("/contentSize".utf8) ? "contentSize" : nil
    }
    if parts[2].elementsEqual("widths".utf8) { return "width" }
    return sharedParameters.first { $0.description.utf8.elementsEqual(parts[2]) }
  }

  private static func body(_ texts: [String], _ arguments: ToolArguments) -> [UInt8] {
    var json = JSONWriter.metered(capacity: 1024)
    json.beginObject()
    json.beginArray("texts")
    for text in texts {
      json.beginObject()
      json.member("text", text)
      for name in sharedParameters {
        guard let value = arguments[name] else { continue }
        json.key(name)
        json.value(value)
      }
      if let width = arguments["width"] {
        json.beginArray("widths")
        json.value(width)
        json.endArray()
      }
      json.endObject()
    }
    json.endArray()
    if let size = arguments["contentSize"] {
      json.key("contentSize")
      json.value(size)
    }
    json.endObject()
    return json.bytes
  }

  private static func add(_ text: String, _ measured: JSONValue, to answer: inout ToolAnswer) {
    let estimate = measured["estimated"]?.bool == true ? " (estimated)" : ""
    for size in measured["sizes"].map({ Array($0.elements) }) ?? [] {
      let (width, height) = (Excerpts.number(size["width"]), Excerpts.number(size["height"]))
      let lines = size["lines"]?.count ?? 0
      answer.add(
        "texts",
        "w=\(width) h=\(height) \(Excerpts.count(lines, "line"))\(estimate): \(Excerpts.line(text))"
      ) { json in
        json.beginObject()
        json.member("text", text)
        for name: StaticString in ["width", "height"] {
          json.key(name)
          size[name].map { json.value($0) } ?? json.null()
        }
        json.member("lines", lines)
        if !estimate.isEmpty { json.member("estimated", true) }
        json.endObject()
      }
    }
  }
}

internal import JSONDocuments
internal import JSONText
internal import ServiceContract

extension OperationResponse {
  /// Makes the response for a problem, as `application/problem+json` (RFC 9457).
  public init(_ problem: Problem) {
    self.init(
      status: problem.code.status, mediaType: "application/problem+json", problem: problem.code,
      body: problem.json)
    limitName = problem.limitName
  }
}

extension Problem {
  /// The option that sets the exceeded limit, without the dashes: `max-json-depth`.
  var limitName: String? {
    guard let limit else { return code == .timeLimitExceeded ? "request-timeout" : nil }
    switch limit {
    case "glyphs": return "max-text-glyphs"
    // A limit that no option sets.
    case "variations": return limit
    default: break
    }
    var name = limit.hasPrefix("max") ? "" : "max-"
    for scalar in limit.unicodeScalars {
      if scalar.properties.isUppercase { name += "-" }
      name += scalar.properties.lowercaseMapping
    }
    return name
  }

  /// The problem as a JSON document.
  public var json: [UInt8] {
    var json = JSONWriter.metered(capacity: 256)
    json.beginObject()
    json.member("type", code.type)
    json.member("title", code.title)
    json.member("status", code.status)
    json.member("detail", detail)
    json.member("code", code.rawValue)
    if !errors.isEmpty {
      json.beginArray("errors")
      for inputError in errors { json.inputError(inputError) }
      json.endArray()
    }
    for member in extensions {
      json.key(member.name)
      json.raw(member.json)
    }
    json.endObject()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func inputError(_ inputError: InputError) {
    beginObject()
    member("pointer", inputError.pointer)
    member("detail", inputError.detail)
    if let line = inputError.line {
      member("line", line)
    }
    if let column = inputError.column {
      member("column", column)
    }
    if let length = inputError.length {
      member("length", length)
    }
    if let suggestion = inputError.suggestion {
      member("suggestion", suggestion)
    }
    if inputError.replacesName {
      member("replacesName", true)
    }
    endObject()
  }
}

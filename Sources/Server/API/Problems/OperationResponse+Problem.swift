internal import JSONText
internal import ServiceContract

extension OperationResponse {
  /// Makes the response of a problem, as `application/problem+json` (RFC 9457).
  public init(_ problem: Problem) {
    self.init(
      status: problem.code.status, mediaType: "application/problem+json", problem: problem.code,
      body: problem.json)
  }
}

extension Problem {
  /// The problem as a JSON document.
  public var json: [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.beginObject()
    json.key("type")
    json.string(code.type)
    json.key("title")
    json.string(code.title)
    json.key("status")
    json.integer(code.status)
    json.key("detail")
    json.string(detail)
    json.key("code")
    json.string(code.rawValue)
    if !errors.isEmpty {
      json.key("errors")
      json.beginArray()
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
    key("pointer")
    string(inputError.pointer)
    key("detail")
    string(inputError.detail)
    if let line = inputError.line {
      key("line")
      integer(line)
    }
    if let column = inputError.column {
      key("column")
      integer(column)
    }
    if let suggestion = inputError.suggestion {
      key("suggestion")
      string(suggestion)
    }
    endObject()
  }
}

internal import JSONText

extension JSONWriter {
  /// Writes a position.
  mutating func value(_ position: TextPosition) {
    beginObject()
    member("line", position.line)
    member("character", position.character)
    endObject()
  }

  /// Writes a member that is a range.
  mutating func member(_ name: StaticString, _ range: TextRange) {
    beginObject(name)
    key("start")
    value(range.start)
    key("end")
    value(range.end)
    endObject()
  }

  /// Writes a location.
  mutating func location(_ uri: String, _ range: TextRange) {
    beginObject()
    member("uri", uri)
    member("range", range)
    endObject()
  }
}

/// Messages that no request asks for.
enum Notification {
  /// A notification with parameters; with an id, a request whose response tells nothing new.
  static func message(
    _ method: StaticString, id: StaticString? = nil, _ write: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.beginObject()
    json.member("jsonrpc", "2.0")
    if let id { json.member("id", "\(id)") }
    json.member("method", "\(method)")
    json.key("params")
    write(&json)
    json.endObject()
    return json.bytes
  }

  /// A line for the client's log.
  static func log(_ text: String) -> [UInt8] {
    message("window/logMessage") { json in
      json.beginObject()
      json.member("type", 2)
      json.member("message", text)
      json.endObject()
    }
  }
}

internal import JSONText

/// Writes the result of a method, with the members that its revision requires.
struct ResultWriter: ~Copyable {
  /// How long a client may keep what does not change while the program runs, in milliseconds.
  private static let lifetime = 3_600_000

  /// The open object of the result.
  var json = JSONWriter(capacity: 1024)
  private let revision: ProtocolRevision
  private let version: String

  init(_ revision: ProtocolRevision, version: String) {
    self.revision = revision
    self.version = version
    json.beginObject()
    if revision.isStateless { json.member("resultType", "complete") }
  }

  /// Says that clients may keep the result.
  mutating func cache() {
    guard revision.isStateless else { return }
    json.member("ttlMs", Self.lifetime)
    json.member("cacheScope", "public")
  }

  /// Writes the object that names the program.
  mutating func writeServerInfo() {
    json.beginObject()
    json.member("name", "trellis")
    json.member("title", "Trellis")
    json.member("version", version)
    json.endObject()
  }

  /// The result.
  consuming func finished() -> [UInt8] {
    if revision.isStateless {
      json.beginObject("_meta")
      json.key("io.modelcontextprotocol/serverInfo")
      writeServerInfo()
      json.endObject()
    }
    json.endObject()
    return json.bytes
  }
}

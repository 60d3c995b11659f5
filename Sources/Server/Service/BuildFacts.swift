internal import API
internal import JSONDocuments
internal import JSONText

/// The version, platform and configuration of the build.
public enum BuildFacts {
  /// The version of the program (semantic versioning).
  public static let version = "0.1.0"

  /// The JSON of `GET /version` and `trellis version`.
  public static var json: [UInt8] {
    var json = JSONWriter.metered()
    json.beginObject()
    for (name, value) in facts {
      json.member(name, value)
    }
    json.endObject()
    return json.bytes
  }

  /// The contract as OpenAPI in JSON, as `GET /openapi.json` gives it.
  public static var contract: [UInt8] { bytes(OpenAPIDocument.json) }

  /// The JSON Schema of layouts, as `GET /schema/layout.json` gives it.
  public static var layoutSchema: [UInt8] { bytes(OpenAPIDocument.layoutSchema) }

  /// The JSON Schema of lists, as `GET /schema/list.json` gives it.
  public static var listSchema: [UInt8] { bytes(OpenAPIDocument.listSchema) }

  private static func bytes(_ text: StaticString) -> [UInt8] {
    Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private static var facts: [(name: String, value: String)] {
    [
      ("name", "trellis"), ("version", version), ("platform", platform), ("build", build),
    ]
  }

  private static var platform: String {
    #if arch(x86_64)
      "linux-x86_64"
    #elseif arch(arm64)
      "linux-arm64"
    #else
      "linux"
    #endif
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}

internal import JSONText
internal import TextBytes

/// What clients can read: guides, the rules of `check`, and the schema of a layout.
public struct ResourceLibrary: Sendable {
  /// One document.
  struct Resource: Sendable {
    var uri: String
    var title: String
    var mediaType: String
    /// Makes the document.
    var text: @Sendable () -> [UInt8]
  }

  private let resources: [Resource]

  /// Makes a library.
  ///
  /// - Parameters:
  ///   - guides: The guides in Markdown, by name.
  ///   - contract: The contract of the service as OpenAPI in JSON.
  public init(guides: [(name: String, text: [UInt8])], contract: [UInt8]) {
    resources =
      [
        Resource(
          uri: "trellis://schema/layout.json", title: "JSON Schema of a layout",
          mediaType: "application/schema+json"
        ) { ContractSchema.schema(named: "LayoutRequest", in: contract) },
        Resource(
          uri: "trellis://schema/list.json", title: "JSON Schema of a list",
          mediaType: "application/schema+json"
        ) { ContractSchema.schema(named: "SnapshotRequest", in: contract) },
        Resource(uri: "trellis://rules.md", title: "Rules of check", mediaType: "text/markdown") {
          RulesPage.text
        },
      ]
      + guides.map { name, text in
        Resource(
          uri: "trellis://guides/\(name).md", title: Self.title(of: text) ?? name,
          mediaType: "text/markdown"
        ) { text }
      }
  }

  /// The resource at an address, if there is one.
  func resource(at uri: String) -> Resource? { resources.first { $0.uri == uri } }

  /// Writes the member `resources`.
  func writeList(to json: inout JSONWriter) {
    json.beginArray("resources")
    for resource in resources {
      json.beginObject()
      json.member("uri", resource.uri)
      json.member("name", resource.uri.split(separator: "/").last.map(String.init) ?? "")
      json.member("title", resource.title)
      json.member("mimeType", resource.mediaType)
      json.endObject()
    }
    json.endArray()
  }

  /// The first heading of a page in Markdown.
  private static func title(of text: [UInt8]) -> String? {
    text.split(separator: 0x0A).first { $0.starts(with: "# ".utf8) }
      .map { String(decoding: $0.dropFirst(2), as: UTF8.self) }
  }
}

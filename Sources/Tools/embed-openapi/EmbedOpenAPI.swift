import Foundation

/// The tool of the plugin of this name: `embed-openapi openapi.yaml openapi.json OUTPUT.swift`.
@main
enum EmbedOpenAPI {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard files.count == 3 else {
      FileHandle.standardError.write(Data("embed-openapi YAML JSON OUTPUT\n".utf8))
      exit(2)
    }
    let yaml = try document(files[0])
    let json = try document(files[1])
    let source = """
      /// The contract, as `GET /openapi.yaml` and `GET /openapi.json` give it.
      enum OpenAPIDocument {
        /// `openapi.yaml`, byte for byte.
        static let yaml: StaticString = \(yaml.literal)

        /// `openapi.json`, byte for byte.
        static let json: StaticString = \(json.literal)
      }

      """
    try Data(source.utf8).write(to: files[2])
  }

  private static func document(_ file: URL) throws -> EmbeddedDocument {
    try EmbeddedDocument(String(contentsOf: file, encoding: .utf8))
  }
}

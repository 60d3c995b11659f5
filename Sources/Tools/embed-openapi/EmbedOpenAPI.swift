import Foundation

/// The tool of the plugin of this name: `embed-openapi YAML JSON LAYOUT LIST CONFIG CATALOGUE
/// OUTPUT.swift`.
@main
enum EmbedOpenAPI {
  /// The documents in the order of the arguments: their names in Swift and in the package.
  private static let documents = [
    ("yaml", "openapi.yaml"), ("json", "openapi.json"), ("layoutSchema", "schemas/layout.json"),
    ("listSchema", "schemas/list.json"), ("configurationSchema", "schemas/check-config.json"),
    ("schemaCatalogue", "schemas/schemas.json"),
  ]

  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard files.count == documents.count + 1, let output = files.last else {
      let names = documents.map { $0.1 }.joined(separator: " ")
      FileHandle.standardError.write(Data("embed-openapi \(names) OUTPUT\n".utf8))
      exit(2)
    }
    var source = """
      /// The contract and the schemas for editors, as the service serves them.
      enum OpenAPIDocument {

      """
    for ((name, path), file) in zip(documents, files) {
      let literal = try document(file).literal
      source += """
          /// `\(path)`, byte for byte.
          static let \(name): StaticString = \(literal)


        """
    }
    source += "}\n"
    try Data(source.utf8).write(to: output)
  }

  private static func document(_ file: URL) throws -> EmbeddedDocument {
    try EmbeddedDocument(String(contentsOf: file, encoding: .utf8))
  }
}

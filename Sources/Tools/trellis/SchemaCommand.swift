import ArgumentParser
import Checking
import Service

/// `trellis schema`.
struct SchemaCommand: ParsableCommand {
  /// A kind of document.
  enum Document: String, CaseIterable, ExpressibleByArgument {
    case layout
    case list
    case checkConfig = "check-config"
  }

  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a kind of document, like GET /schema/{name}.",
    discussion: """
      Editors complete and check documents by it: layouts (*.layout.json), lists (*.list.json) \
      and the configuration of `trellis check` (.trellis.yml).
      """)

  @Argument(help: "The kind of document.")
  var document: Document

  func run() {
    switch document {
    case .layout: Output.write(BuildFacts.layoutSchema)
    case .list: Output.write(BuildFacts.listSchema)
    case .checkConfig: Output.write(ConfigurationSchema.json + [0x0A])
    }
  }
}

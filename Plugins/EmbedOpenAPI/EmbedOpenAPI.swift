import Foundation
import PackagePlugin

/// Gives a target the contract of the package, `openapi.yaml` and `openapi.json`, and the schemas
/// for editors, as Swift source.
@main
struct EmbedOpenAPI: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let schemas = ["layout", "list", "check-config", "schemas"].map { "schemas/\($0).json" }
    let documents = (["openapi.yaml", "openapi.json"] + schemas).map { root.appending(path: $0) }
    let source = context.pluginWorkDirectoryURL.appending(path: "OpenAPIDocument.swift")
    return [
      .buildCommand(
        displayName: "Embedding openapi.yaml, openapi.json and schemas",
        executable: try context.tool(named: "embed-openapi").url,
        arguments: (documents + [source]).map(\.path),
        inputFiles: documents, outputFiles: [source])
    ]
  }
}

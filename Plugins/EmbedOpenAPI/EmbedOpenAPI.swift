import Foundation
import PackagePlugin

/// Gives a target the contract of the package, `openapi.yaml` and `openapi.json`, as Swift source.
@main
struct EmbedOpenAPI: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let documents = ["openapi.yaml", "openapi.json"].map { root.appending(path: $0) }
    let source = context.pluginWorkDirectoryURL.appending(path: "OpenAPIDocument.swift")
    return [
      .buildCommand(
        displayName: "Embedding openapi.yaml and openapi.json",
        executable: try context.tool(named: "embed-openapi").url,
        arguments: (documents + [source]).map(\.path),
        inputFiles: documents, outputFiles: [source])
    ]
  }
}

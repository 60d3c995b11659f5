import ArgumentParser
import HTTPServer
import Service

/// The pages for browsers, and the origins of other pages.
struct WebOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Folder with the playground, the reference and the guides. \
      (default: share/trellis/web beside the program's folder; TRELLIS_WEB_ROOT)
      """, valueName: "folder"))
  var webRoot: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Serve the playground, the reference and the guides. (default: --web; TRELLIS_WEB)")
  var web: Bool?

  @Option(
    help: ArgumentHelp(
      """
      Origins whose pages may read responses, separated by commas: https://example.org, or * for \
      all. (default: none; TRELLIS_CORS_ORIGINS)
      """, valueName: "origins"))
  var corsOrigins: String?

  /// Sets the pages and the origins.
  ///
  /// - Returns: whether pages are wanted, but none were found.
  func apply(
    to configuration: inout ServiceConfiguration, from sources: SettingSources
  ) throws -> Bool {
    let isOn = try sources.flag(web, of: "web", default: true)
    configuration.webAssets = try webAssets(isOn, sources)
    configuration.server.crossOrigins = try crossOrigins(sources)
    return isOn && configuration.webAssets == nil
  }

  /// The web assets in the named folder, which must be usable, or else in the folder beside the
  /// program, if there is one.
  private func webAssets(_ isOn: Bool, _ sources: SettingSources) throws -> WebAssets? {
    let named = sources.find(webRoot, of: "web-root")
    let folder = named?.text ?? ProgramFolder.webRoot
    sources.note("web-root", folder, named)
    guard isOn, let folder else { return nil }
    do throws(WebAssetError) {
      return try WebAssets(folder: folder)
    } catch {
      let reason = "cannot use the web assets: \(error.description)"
      throw named?.fault(reason) ?? ValidationError(reason)
    }
  }

  private func crossOrigins(_ sources: SettingSources) throws -> CrossOriginPolicy? {
    guard let found = sources.noted(corsOrigins, of: "cors-origins") else { return nil }
    guard let policy = CrossOriginPolicy(found.text) else {
      throw found.fault(
        """
        '\(found.text)' is not a list of origins: write https://example.org,http://localhost:3000, \
        or *
        """)
    }
    return policy
  }
}

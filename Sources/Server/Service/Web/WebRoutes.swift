internal import API
internal import HTTPCore
internal import HTTPServer
internal import ServiceContract
internal import TextBytes

/// The routes for browsers.
enum WebRoutes {
  /// Pages may load from and send requests to this server only, and must not run inline scripts.
  static let contentSecurityPolicy: StaticString = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """

  /// The routes of assets. A few patterns instead of one route per file keep the metrics short.
  static func all(_ assets: WebAssets) -> [Route] {
    [
      "/", "/docs", "/live", "/guide", "/guide/{page}", "/assets/{file}", "/favicon.svg",
      "/llms.txt",
    ].map { pattern in
      // A browser has no token until it has loaded the page that asks for one.
      Route(.get, pattern, isBulky: true, isOpen: true) { request, response in
        guard let asset = assets.byPath[request.path.text] else {
          ProblemMapping.respond(Problem(.notFound, "There is nothing at this path"), &response)
          return
        }
        respond(with: asset, to: request, &response)
      }
    }
  }

  private static func respond(
    with asset: WebAsset, to request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) {
    guard EntityTag.permits(request, asset.tag) else {
      ProblemMapping.respond(.preconditionFailed, &response)
      return
    }
    response.addField("ETag", asset.tag)
    response.addField("Cache-Control", "no-cache")
    if asset.compressed != nil { response.vary(on: .acceptEncoding) }
    if asset.isPage {
      response.addField("Content-Security-Policy", contentSecurityPolicy)
    }
    if EntityTag.matches(request.fields, asset.tag) {
      response.status = .notModified
    } else if let compressed = asset.compressed, ContentCodings.prefersGzip(request.fields) {
      response.set(.ok, contentType: asset.contentType, body: compressed)
      response.markEncoded("gzip")
    } else {
      response.set(.ok, contentType: asset.contentType, body: asset.bytes)
    }
  }
}

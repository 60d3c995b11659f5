import HTTPCore

/// The application that the server serves: its routes, its access control and its error responses.
struct ServedApplication: ~Copyable {
  let routes: Unowned<RouteTable>
  let literalRoutes: LiteralRoutes
  /// Scratch memory for the decoded path of a request target.
  var targetScratch = ByteBuffer()
  let accessControl: (any AccessControl)?
  /// Whether there is an access control. Testing the optional itself would copy it.
  let hasAccessControl: Bool
  let errorResponder: ErrorResponder

  init(
    routes: Unowned<RouteTable>, accessControl: (any AccessControl)?,
    errorResponder: @escaping ErrorResponder
  ) {
    self.routes = routes
    literalRoutes = routes.with { $0.literalRoutes }
    self.accessControl = accessControl
    hasAccessControl = accessControl != nil
    self.errorResponder = errorResponder
  }
}

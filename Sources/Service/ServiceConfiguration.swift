public import API
public import HTTPServer

/// Everything about the service that can be set.
public struct ServiceConfiguration: Sendable {
  /// Addresses, limits and time-outs of the server.
  public var server = ServerConfiguration()
  /// What one request may ask for.
  public var limits = RequestLimits()
  /// Requests with larger bodies run on the work queue, smaller ones on the event loop.
  public var loopBodyBytes = 16 * 1024
  /// Whether each request is logged.
  public var logsAccess = true

  /// Makes a configuration with every default.
  public init() {}
}

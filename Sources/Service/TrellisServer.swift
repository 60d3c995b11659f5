internal import API
public import CoreMetrics
public import EventLoop
public import HTTPServer

/// The service: its routes, and how a server runs them.
///
/// ```swift
/// let service = try Service(configuration)
/// let server = try service.makeServer()
/// try server.run()
/// service.close()
/// ```
public final class TrellisServer: Sendable {
  /// Everything that can be set.
  public let configuration: ServiceConfiguration
  private let registry: PrometheusRegistry
  private let metrics: WorkMetrics
  private let lines: LineWriter?

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - configuration: everything that can be set.
  ///   - factory: where the metrics of the operations go besides `/metrics`, such as a program's
  ///     own backend of swift-metrics.
  /// - Throws: what the operating system says if there is no thread for the access log.
  public init(
    _ configuration: ServiceConfiguration, metrics factory: (any MetricsFactory)? = nil
  ) throws(EventLoopError) {
    self.configuration = configuration
    registry = PrometheusRegistry(help: WorkMetrics.help)
    let both: any MetricsFactory =
      if let factory { MultiplexMetricsHandler(factories: [registry, factory]) } else { registry }
    let metrics = WorkMetrics(both)
    self.metrics = metrics
    if let logging = configuration.accessLogging, logging.writer == nil {
      lines = try LineWriter(descriptor: logging.descriptor)
    } else {
      lines = configuration.accessLogging?.writer
    }
  }

  /// Every route that is served.
  public var routes: [Route] {
    let logsChecks = configuration.accessLogging?.includesChecks ?? false
    return HealthRoutes.all(isLogged: logsChecks) + DocumentRoutes.all
      + OperationRoutes.all(configuration, metrics)
      + [MetricsRoute.route(registry, lines, isLogged: logsChecks)]
  }

  /// Makes the responses to errors of HTTP itself.
  public var errorResponder: ErrorResponder {
    { error, response in ProblemMapping.respond(error, &response) }
  }

  /// What is done with the record of each request; nil for nothing.
  public var accessLog: AccessLog? {
    guard let lines, let logging = configuration.accessLogging else { return nil }
    let metrics = metrics
    return AccessLog(
      format: logging.format == .json ? AccessLine.json : AccessLine.text,
      sink: { if !lines.write($0) { metrics.countDroppedLog(bytes: $0.count) } })
  }

  /// Makes the server, bound to its addresses.
  ///
  /// - Parameters:
  ///   - more: further routes, of a program that has some of its own.
  ///   - onNotice: told of what an operator should know.
  /// - Returns: a server that listens, and answers once it runs.
  /// - Throws: what ``Server`` throws.
  public func makeServer(
    adding more: [Route] = [], onNotice: NoticeHandler? = nil
  ) throws -> Server {
    try Server(
      configuration.server, routes: routes + more, accessLog: accessLog,
      errorResponder: errorResponder, onNotice: onNotice)
  }

  /// Writes what waits of the access log, once the server has ended; a writer that the service was
  /// given stays open.
  public func close() {
    if configuration.accessLogging?.writer == nil { lines?.close() }
  }
}

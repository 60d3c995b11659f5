internal import API
public import CoreMetrics
public import EventLoop
public import HTTPServer

/// The service: its routes, metrics and access log.
///
/// ```swift
/// let service = try TrellisServer(configuration)
/// let server = try service.makeServer()
/// try server.run()
/// service.close()
/// ```
public final class TrellisServer: Sendable {
  /// The configuration.
  public let configuration: ServiceConfiguration
  private let registry: PrometheusRegistry
  private let metrics: WorkMetrics
  private let lines: LineWriter?
  /// Announces the changes of kept lists; `nil` if the service keeps none.
  private let announcer: EventAnnouncer?

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - factory: A swift-metrics backend that receives the metrics of operations in addition to
  ///     `/metrics`.
  /// - Throws: ``EventLoopError`` if the thread of the access log cannot be started.
  public init(
    _ configuration: ServiceConfiguration, metrics factory: (any MetricsFactory)? = nil
  ) throws(EventLoopError) {
    self.configuration = configuration
    registry = PrometheusRegistry(help: WorkMetrics.help)
    let both: any MetricsFactory =
      if let factory { MultiplexMetricsHandler(factories: [registry, factory]) } else { registry }
    let metrics = WorkMetrics(both)
    self.metrics = metrics
    announcer = configuration.lists.store.map { EventAnnouncer($0, configuration) }
    if let logging = configuration.accessLogging, logging.writer == nil {
      lines = try LineWriter(descriptor: logging.descriptor)
    } else {
      lines = configuration.accessLogging?.writer
    }
  }

  /// Every route of the service.
  public var routes: [Route] {
    let logsChecks = configuration.accessLogging?.includesChecks ?? false
    let compression = ResponseCompression(configuration)
    return HealthRoutes.all(configuration.lists.store, isLogged: logsChecks)
      + DocumentRoutes.all(configuration.fonts, compression)
      + OperationRoutes.all(configuration, metrics, compression)
      + PictureRoute.all(configuration, metrics, compression)
      + ListRoutes.all(configuration, metrics, compression, announcer)
      + (configuration.webAssets.map { WebRoutes.all($0) } ?? [])
      + [
        MetricsRoute.route(
          registry, lines, configuration.traces, configuration.lists.store, announcer, compression,
          isLogged: logsChecks)
      ]
  }

  /// Makes the responses to HTTP-level errors.
  var errorResponder: ErrorResponder {
    { error, response in ProblemMapping.respond(error, &response) }
  }

  /// The access log; `nil` for none.
  var accessLog: AccessLog? {
    guard let lines, let logging = configuration.accessLogging else { return nil }
    let metrics = metrics
    return AccessLog(
      format: logging.format == .json ? AccessLine.json : AccessLine.text,
      sink: { if !lines.write($0) { metrics.countDroppedLog(bytes: $0.count) } })
  }

  /// The tracing of requests; `nil` for none.
  var tracing: RequestTracing? {
    configuration.traces.map { traces in
      RequestTracing(format: SpanFormat.append, sink: { traces.write($0) })
    }
  }

  /// Makes the server, bound to its addresses.
  ///
  /// - Parameters:
  ///   - more: Further routes.
  ///   - onNotice: Called with events that an operator should know.
  /// - Returns: A listening server. It responds once it runs.
  /// - Throws: The errors of `Server`.
  public func makeServer(
    adding more: [Route] = [], onNotice: NoticeHandler? = nil
  ) throws -> Server {
    var server = configuration.server
    if configuration.sendsSecurityHeaders { server.responseFields += Self.securityHeaders }
    return try Server(
      server, routes: routes + more, accessLog: accessLog, tracing: tracing,
      accessControl: ServiceAccess(configuration.access), errorResponder: errorResponder,
      onNotice: onNotice)
  }

  /// Browsers must not guess media types, show pages in frames of other sites, or reveal where a
  /// link was followed from.
  static let securityHeaders = [
    (name: "X-Content-Type-Options", value: "nosniff"), (name: "X-Frame-Options", value: "DENY"),
    (name: "Referrer-Policy", value: "no-referrer"),
  ]

  /// Flushes the access log after the server has ended, and stops using the store of lists.
  ///
  /// A writer from the configuration stays open.
  public func close() {
    announcer?.close()
    if configuration.accessLogging?.writer == nil { lines?.close() }
  }
}

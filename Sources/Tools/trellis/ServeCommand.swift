import API
import ArgumentParser
import EventLoop
import HTTPServer
import Logging
import Service
import TextMeasuring

/// `trellis serve`.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve layouts and snapshots over HTTP until SIGTERM or SIGINT.")

  @Option(
    help: """
      Addresses to listen on, separated by commas: 127.0.0.1:8080, [::1]:8080, \
      unix:/run/trellis.sock, or systemd for the sockets from socket activation. Port 0 is any \
      free port. (default: systemd if it passes sockets, else 127.0.0.1:8080; TRELLIS_LISTEN)
      """)
  var listen: String?

  @Option(
    help: """
      Lowest level to log: trace, debug, info, notice, warning, error or critical. \
      (default: info; TRELLIS_LOG_LEVEL)
      """)
  var logLevel: String?

  @Option(help: "Log format: text or json. (default: text; TRELLIS_LOG_FORMAT)")
  var logFormat: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Log each request at level info. (default: --access-log; TRELLIS_ACCESS_LOG)")
  var accessLog: Bool?

  @Option(
    help: """
      URL of an OpenTelemetry collector that accepts OTLP over HTTP, such as \
      http://localhost:4318/v1/traces. Requests with a sampled traceparent are traced. \
      (default: none; TRELLIS_TRACES)
      """)
  var traces: String?

  @OptionGroup(title: "Sockets") var sockets: SocketOptions
  @OptionGroup(title: "Access") var access: AccessOptions
  @OptionGroup(title: "Texts") var fonts: FontOptions
  @Option(
    help: """
      Folder with the playground, the reference and the guides. \
      (default: share/trellis/web beside the program's folder; TRELLIS_WEB_ROOT)
      """)
  var webRoot: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Serve the playground, the reference and the guides. (default: --web; TRELLIS_WEB)")
  var web: Bool?

  @Option(
    help: """
      Origins whose pages may read responses, separated by commas: https://example.org, or * for \
      all. (default: none; TRELLIS_CORS_ORIGINS)
      """)
  var corsOrigins: String?

  @OptionGroup(title: "Limits of a request") var limits: LimitOptions
  @OptionGroup(title: "Limits and time-outs of the server") var server: ServerOptions

  func run() throws {
    Loop.openStandardStreams()
    Loop.ignoreHangUps()
    guard Loop.descriptorLimit >= Self.leastDescriptors else {
      Output.complain(
        "the limit of \(Loop.descriptorLimit) open files (ulimit -n) is too low: allow at least "
          + "\(Self.leastDescriptors)")
      throw ExitCode.failure
    }
    var configuration = ServiceConfiguration()
    try sockets.apply(listen: listen, to: &configuration)
    configuration.server.crossOrigins = try crossOrigins()
    configuration.webAssets = try webAssets()
    try limits.apply(to: &configuration)
    try server.apply(to: &configuration)
    try access.apply(to: &configuration)
    try fonts.apply(to: &configuration)
    configuration.rasterizer = RasterizeCommand.rasterizer(configuration)
    let level = try Environment.choice(logLevel, or: "log-level", Logger.Level.self) ?? .info
    let format = try Environment.choice(logFormat, or: "log-format", LogFormat.self) ?? .text
    // The grace periods serve load balancers; Ctrl-C should not wait for them.
    configuration.server.interruptSkipsGrace = [0, 2].contains { Loop.isTerminal($0) }
    let writer = try LineWriter(descriptor: 2)
    defer { writer.close() }
    if try Environment.flag(accessLog, or: "access-log") ?? true, level <= .info {
      configuration.accessLogging = ServiceConfiguration.AccessLogging(
        format: format, writer: writer, includesChecks: level <= .debug)
    }
    let exporter = try traceExporter()
    defer { exporter?.close() }
    configuration.traces = exporter
    let logger = Logger(label: "trellis") { _ in
      LineLogHandler(level: level, format: format, writer: writer)
    }
    try run(configuration, logger, writer)
  }

  private func run(
    _ configuration: ServiceConfiguration, _ logger: Logger, _ writer: LineWriter
  ) throws {
    do {
      try watchFiles(configuration, logger)
      // Named fonts are read before the first request, and their faults are logged.
      if fonts.areNamed { Self.log(configuration.fonts.shaper.library, logger) }
      let service = try TrellisServer(configuration)
      defer { service.close() }
      let tools = ModelContextRoute(configuration, hosts: access.allowedHosts)
      let server = try service.makeServer(adding: [tools.route]) { $0.log(to: logger) }
      let outcome = try server.run {
        let addresses = server.endpoints.joined(separator: " ")
        logger.notice("listening", metadata: ["address": "\(addresses)"])
      }
      outcome.conclude(logger, writer)
    } catch let error as EventLoopError {
      Output.complain(error.description)
      throw ExitCode.failure
    }
  }

  private func traceExporter() throws -> SpanExporter? {
    guard let address = Environment.value(traces, or: "traces") else { return nil }
    do throws(SpanExporterError) {
      return try SpanExporter(address: address)
    } catch {
      switch error {
      case .address(let address):
        throw ValidationError(
          "'\(address)' is not a collector's URL: write http://localhost:4318/v1/traces")
      case .libraryMissing:
        Output.complain("--traces needs libcurl, which is not installed (Debian: libcurl4)")
      case .noThread(let reason):
        Output.complain(reason)
      }
      throw ExitCode.failure
    }
  }

  private func crossOrigins() throws -> CrossOriginPolicy? {
    guard let text = Environment.value(corsOrigins, or: "cors-origins") else { return nil }
    guard let policy = CrossOriginPolicy(text) else {
      throw ValidationError(
        "'\(text)' is not a list of origins: write https://example.org,http://localhost:3000, or *")
    }
    return policy
  }

  /// The web assets in the named folder, which must be usable, or else in the folder beside the
  /// program, if there is one.
  private func webAssets() throws -> WebAssets? {
    guard try Environment.flag(web, or: "web") ?? true else { return nil }
    do {
      if let named = Environment.value(webRoot, or: "web-root") {
        return try WebAssets(folder: named)
      }
      return try ProgramFolder.webRoot.map { try WebAssets(folder: $0) }
    } catch let error as WebAssetError {
      throw ValidationError("cannot use the web assets: \(error.description)")
    }
  }

  /// Keeps the tokens in step with their file, and reloads named fonts on SIGHUP; logs the results.
  /// Tokens have their own thread, since revoking one must not wait for fonts to be read.
  private func watchFiles(
    _ configuration: ServiceConfiguration, _ logger: Logger
  ) throws(EventLoopError) {
    let fonts = self.fonts.areNamed ? configuration.fonts : nil
    if let tokens = configuration.access.tokens {
      try ReloadWatch.start(
        onLook: { Self.log(tokens.reload(isForced: false), logger) },
        onHangUp: { Self.log(tokens.reload(isForced: true), logger) })
    } else if fonts == nil {
      try ReloadWatch.start { logger.notice("ignored SIGHUP: no tokens or fonts to reload") }
    }
    if let fonts { try ReloadWatch.start { Self.reload(fonts, logger) } }
  }

  private static func log(_ notice: TokenStore.Notice?, _ logger: Logger) {
    switch notice {
    case .loaded(let count):
      logger.notice("reloaded the tokens", metadata: ["tokens": .stringConvertible(count)])
    case .kept(let reason):
      logger.error(
        "cannot reload the tokens; keeping the old ones", metadata: ["reason": "\(reason)"])
    case nil: break
    }
  }

  /// The maximum number of files reported individually.
  private static let loggedFaults = 20

  /// Reloads the fonts. The previous ones stay if a folder cannot be read.
  private static func reload(_ fonts: FontStore, _ logger: Logger) {
    do throws(FontFault) {
      log(try fonts.reload(), logger)
    } catch {
      logger.error(
        "cannot reload the fonts; keeping the old ones", metadata: ["reason": "\(error)"])
    }
  }

  private static func log(_ library: FontLibrary, _ logger: Logger) {
    var counts: Logger.Metadata = ["fonts": .stringConvertible(library.fonts.count)]
    let texts = library.recorded.textCount
    if texts > 0 { counts["recorded-texts"] = .stringConvertible(texts) }
    logger.notice("loaded the fonts", metadata: counts)
    for fault in library.faults.prefix(loggedFaults) {
      logger.warning("ignored a file", metadata: ["reason": "\(fault)"])
    }
    let more = library.faults.count - loggedFaults
    if more > 0 {
      logger.warning("ignored more files", metadata: ["files": .stringConvertible(more)])
    }
  }

  /// The descriptors that an event loop opens before it can report a shortage.
  private static let leastDescriptors = 16
}

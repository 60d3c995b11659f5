import API
import ArgumentParser
import EventLoop
import HTTPServer
import ListStores
import Logging
import MemoryMetering
import Service
import TextMeasuring

/// `trellis serve`.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve layouts and snapshots over HTTP until SIGTERM or SIGINT.",
    discussion: """
      The environment can set every option: TRELLIS_LOG_LEVEL sets --log-level. So can a YAML file, \
      by the option's name: `log-level: debug`. An option overrides the variable, and the variable \
      overrides the file. Sizes may end in K, M, G or T, and times in ms, s, m or h.
      """)

  @OptionGroup(title: "Common options") var common: CommonOptions
  @OptionGroup(title: "Log and traces") var log: LogOptions
  @OptionGroup(title: "Pages") var pages: WebOptions
  @OptionGroup(title: "Sockets and proxies") var sockets: SocketOptions
  @OptionGroup(title: "Access") var access: AccessOptions
  @OptionGroup(title: "Kept lists") var lists: ListOptions
  @OptionGroup(title: "Texts") var fonts: FontOptions
  @OptionGroup(title: "Limits of a request") var limits: LimitOptions
  @OptionGroup(title: "Limits and time-outs of the server") var server: ServerOptions

  @Flag(
    help: """
      Print the options in force with their sources, as YAML for --config, and end. Fails like the \
      server would if an option or a file it names is wrong; opens no socket.
      """)
  var check = false

  /// The options that take several values, in a file as a list.
  static let listNames = [
    "listen", "trusted-proxies", "cors-origins", "mcp-hosts", "fonts", "font-metrics",
  ]

  /// The options that the environment and a file can set, without the dashes.
  static let settingNames =
    [
      "listen", "tokens-file", "rate", "log-level", "log-format", "access-log", "traces",
      "web-root", "web", "cors-origins", "socket-mode", "socket-owner", "proxy-protocol",
      "trusted-proxies", "forwarded-field", "mcp-hosts", "rate-burst", "security-headers", "fonts",
      "font-metrics",
    ] + ListOptions.names + LimitOptions.names + ServerOptions.names

  /// The configuration of the service, and what goes with it.
  private struct Setup {
    var service = ServiceConfiguration()
    var log: LogOptions.Choices
    var toolHosts: AllowedHosts
    /// The place of the store; nil if the service keeps no lists.
    var listPlace: ListOptions.Place?
    var hasNamedFonts = false
    var lacksPages = false
  }

  func run() throws {
    Loop.openStandardStreams()
    Loop.ignoreHangUps()
    guard Loop.descriptorLimit >= Self.leastDescriptors else {
      Output.complain(
        "the limit of \(Loop.descriptorLimit) open files (ulimit -n) is too low: allow at least "
          + "\(Self.leastDescriptors)")
      throw ExitCode.failure
    }
    let sources = SettingSources(file: try file())
    var setup = try setup(from: sources)
    guard !check else {
      try setup.log.traceExporter()?.close()
      return report(sources, setup.service)
    }
    // The grace periods serve load balancers; Ctrl-C should not wait for them.
    setup.service.server.interruptSkipsGrace = [0, 2].contains { Loop.isTerminal($0) }
    let writer = try LineWriter(descriptor: 2)
    defer { writer.close() }
    let log = setup.log
    if log.logsRequests, log.level <= .info {
      setup.service.accessLogging = ServiceConfiguration.AccessLogging(
        format: log.format, writer: writer, includesChecks: log.level <= .debug)
    }
    let exporter = try log.traceExporter()
    defer { exporter?.close() }
    setup.service.traces = exporter
    let logger = Logger(label: "trellis") { _ in
      LineLogHandler(level: log.level, format: log.format, writer: writer)
    }
    try run(setup, logger, writer)
  }

  /// The configuration file, if one is named.
  private func file() throws -> SettingsFile? {
    // The file may hold what protects the service.
    guard let found = try SettingSources().protection(common.config, of: "config") else {
      return nil
    }
    return try SettingsFile(path: found.text, names: Self.settingNames)
  }

  /// Reads the options and the files that they name.
  private func setup(from sources: SettingSources) throws -> Setup {
    var service = ServiceConfiguration()
    try sockets.apply(listen: common.listen, to: &service, from: sources)
    try access.apply(common, to: &service, from: sources)
    var setup = Setup(
      log: try log.choices(common, from: sources), toolHosts: try access.allowedHosts(from: sources)
    )
    setup.lacksPages = try pages.apply(to: &service, from: sources)
    try limits.apply(to: &service, from: sources)
    try server.apply(to: &service, from: sources)
    setup.listPlace = try lists.apply(to: &service, from: sources)
    setup.hasNamedFonts = try fonts.apply(to: &service, from: sources)
    service.rasterizer = RasterizeCommand.rasterizer(service)
    setup.service = service
    return setup
  }

  /// Prints the options in force.
  private func report(_ sources: SettingSources, _ service: ServiceConfiguration) {
    for (variable, nearest) in unknownVariables {
      let hint = nearest.map { "; did you mean \($0)?" } ?? ""
      Output.complain("unknown environment variable \(variable)\(hint)")
    }
    let limits = service.server.memoryLimits
    for (name, bytes) in [
      ("max-memory", limits.process), ("max-request-memory", limits.request),
      ("max-buffered-bytes", service.server.bufferedBytesInForce),
    ] {
      // To whole megabytes: three quarters of a machine's memory are an odd number.
      sources.remark(name, Setting.Unit.bytes.text(bytes < 1 << 20 ? bytes : bytes & ~0xF_FFFF))
    }
    Output.write(Array(SettingsReport.text(of: sources.entries).utf8))
  }

  /// Logs what is probably a mistake.
  private func warn(_ setup: Setup, _ logger: Logger) {
    for (variable, nearest) in unknownVariables {
      var metadata: Logger.Metadata = ["variable": "\(variable)"]
      if let nearest { metadata["suggestion"] = "\(nearest)" }
      logger.warning("unknown environment variable", metadata: metadata)
    }
    if setup.lacksPages {
      logger.warning(
        "serving no pages for browsers: none are installed; see --web-root, or use --no-web",
        metadata: ["folder": "\(ProgramFolder.expectedWebRoot)"])
    }
  }

  /// The variables that look like options but are none, each with the nearest one.
  private var unknownVariables: [(variable: String, nearest: String?)] {
    // Those of other commands may be set for the whole machine.
    let others = ["config", "timeout", "svg", "png", "text", "pretty", SwiftOptions.parserName]
    return Environment.unknown(among: Self.settingNames + others)
  }

  private func run(_ setup: Setup, _ logger: Logger, _ writer: LineWriter) throws {
    var configuration = setup.service
    configuration.lists.store = try setup.listPlace.map { place in
      try ListOptions.openStore(place, configuration.lists, logger)
    }
    defer { configuration.lists.store?.close() }
    do {
      try watchFiles(setup, logger)
      // Named fonts are read before the first request, and their faults are logged.
      if setup.hasNamedFonts { Self.log(configuration.fonts.shaper.library, logger) }
      let service = try TrellisServer(configuration)
      defer { service.close() }
      let tools = ModelContextRoute(configuration, hosts: setup.toolHosts)
      let server = try service.makeServer(adding: [tools.route]) { $0.log(to: logger) }
      warn(setup, logger)
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

  /// Keeps the tokens in step with their file, and reloads named fonts on SIGHUP; logs the results.
  /// Tokens have their own thread, since revoking one must not wait for fonts to be read.
  private func watchFiles(_ setup: Setup, _ logger: Logger) throws(EventLoopError) {
    let fonts = setup.hasNamedFonts ? setup.service.fonts : nil
    if let tokens = setup.service.access.tokens {
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

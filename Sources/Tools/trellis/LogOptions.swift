import ArgumentParser
import Logging
import Service

/// The log and the traces.
struct LogOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Log format: text or json. (default: text; TRELLIS_LOG_FORMAT)", valueName: "format"))
  var logFormat: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Log each request at level info. (default: --access-log; TRELLIS_ACCESS_LOG)")
  var accessLog: Bool?

  @Option(
    help: ArgumentHelp(
      """
      URL of an OpenTelemetry collector that accepts OTLP over HTTP, such as \
      http://localhost:4318/v1/traces. Requests with a sampled traceparent are traced. \
      (default: none; TRELLIS_TRACES)
      """, valueName: "url"))
  var traces: String?

  /// The values of the options.
  struct Choices {
    var level: Logger.Level
    var format: LogFormat
    var logsRequests: Bool
    var traces: SettingSources.Found?
  }

  func choices(_ common: CommonOptions, from sources: SettingSources) throws -> Choices {
    Choices(
      level: try sources.choice(common.logLevel, of: "log-level", default: .info),
      format: try sources.choice(logFormat, of: "log-format", default: .text),
      logsRequests: try sources.flag(accessLog, of: "access-log", default: true),
      traces: sources.noted(traces, of: "traces"))
  }
}

extension LogOptions.Choices {
  /// The exporter of traces; nil if they are off.
  func traceExporter() throws -> SpanExporter? {
    guard let traces else { return nil }
    do throws(SpanExporterError) {
      return try SpanExporter(address: traces.text)
    } catch {
      switch error {
      case .address(let address):
        throw traces.fault(
          "'\(address)' is not a collector's URL: write http://localhost:4318/v1/traces")
      case .libraryMissing:
        Output.complain("--traces needs libcurl, which is not installed (Debian: libcurl4)")
      case .noThread(let reason):
        Output.complain(reason)
      }
      throw ExitCode.failure
    }
  }
}

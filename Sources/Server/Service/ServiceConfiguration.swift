public import API
public import HTTPServer
public import PictureRaster
public import TextMeasuring

/// The configuration of the service.
public struct ServiceConfiguration: Sendable {
  /// The configuration of the access log.
  public struct AccessLogging: Sendable {
    /// The format of lines.
    public var format: LogFormat
    /// The file descriptor of the log if there is no writer.
    public var descriptor: Int32
    /// The writer of the log, which its owner closes; `nil` for the service's own.
    public var writer: LineWriter?
    /// Whether health checks and metrics requests are logged, too.
    public var includesChecks: Bool

    /// Makes the configuration of an access log, by default to standard error.
    public init(
      format: LogFormat = .text, descriptor: Int32 = 2, writer: LineWriter? = nil,
      includesChecks: Bool = false
    ) {
      self.format = format
      self.descriptor = descriptor
      self.writer = writer
      self.includesChecks = includesChecks
    }
  }

  /// The configuration of compressed responses.
  public struct Compression: Sendable {
    /// The gzip level, from 1 to 9; 0 for no compression.
    public var level = 1
    /// The body size in bytes from which on bodies are compressed.
    public var minBytes = 1024
  }

  /// Access control and rate limits.
  public struct Access: Sendable {
    /// The tokens. Every request needs one, except on open routes: health checks and web pages.
    /// `nil` serves everyone.
    public var tokens: TokenStore?
    /// The rate limit per token, or per address for requests without one; `nil` for none.
    public var rate: RateLimit?
  }

  /// The addresses, limits and time-outs of the server.
  public var server = ServerConfiguration()
  /// The limits of one request.
  public var limits = RequestLimits()
  /// ``limits``, with half of a request's time for repairs and explanations.
  public var limitsOfOperations: RequestLimits {
    var limits = limits
    limits.queryTime = limits.queryTime ?? .milliseconds(server.requestTimeout / 2)
    return limits
  }
  /// The limits of fonts and texts.
  public var fontLimits = FontLimits()
  /// The fonts used to measure texts.
  public var fonts = FontStore.none
  /// The maximum size in bytes of a body whose request runs on the event loop. Larger ones go to
  /// the work queue.
  public var loopBodyBytes = 16 * 1024
  /// Access control and rate limits.
  public var access = Access()
  /// Whether responses include security headers for browsers.
  public var sendsSecurityHeaders = true
  /// The compression of responses.
  public var compression = Compression()
  /// The pages served at `/`, `/docs`, `/live` and `/guide`; `nil` for none.
  public var webAssets: WebAssets?
  /// The limits of each process that renders a picture.
  public var raster = Rasterizer.Limits()
  /// Renders pictures as PNG; `nil` to offer SVG only.
  public var rasterizer: Rasterizer?
  /// The lists that the service keeps.
  public var lists = KeptLists()
  /// Exports the spans of sampled traces. Its owner closes it; `nil` for no export.
  public var traces: SpanExporter?
  /// The access log; `nil` for none.
  public var accessLogging: AccessLogging?

  /// Makes the default configuration.
  public init() {}
}

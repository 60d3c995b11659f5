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
    /// The file descriptor of the log, where there is no writer.
    public var descriptor: Int32
    /// The writer of the log, which its owner closes; `nil` for the service's own.
    public var writer: LineWriter?
    /// Whether health checks and requests for metrics are logged too.
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
    /// The effort of gzip, from 1 to 9; 0 for no compression.
    public var level = 1
    /// The bytes from which on a body is compressed.
    public var minBytes = 1024
  }

  /// Who may ask, and how often.
  public struct Access: Sendable {
    /// The tokens, of which every request needs one but those for open routes, which are health and
    /// the pages of browsers; `nil` to serve everyone.
    public var tokens: TokenStore?
    /// The rate of each token, or of each address for requests without one; `nil` for none.
    public var rate: RateLimit?
  }

  /// The addresses, limits and time-outs of the server.
  public var server = ServerConfiguration()
  /// The limits of one request.
  public var limits = RequestLimits()
  /// ``limits`` with half of the time of a request for repairs and explanations.
  public var limitsOfOperations: RequestLimits {
    var limits = limits
    limits.queryTime = limits.queryTime ?? .milliseconds(server.requestTimeout / 2)
    return limits
  }
  /// The limits of fonts and texts.
  public var fontLimits = FontLimits()
  /// The fonts that texts are measured with.
  public var fonts = FontStore.none
  /// The most bytes of a body whose request runs on the event loop; larger ones go to the work
  /// queue.
  public var loopBodyBytes = 16 * 1024
  /// Who may ask, and how often.
  public var access = Access()
  /// Whether responses tell browsers to be careful with them.
  public var sendsSecurityHeaders = true
  /// The compression of responses.
  public var compression = Compression()
  /// What browsers are served at `/`, `/docs` and `/guide`; `nil` for nothing.
  public var webAssets: WebAssets?
  /// What each process that draws a picture may use.
  public var raster = Rasterizer.Limits()
  /// What draws pictures as PNG; `nil` where they are SVG only.
  public var rasterizer: Rasterizer?
  /// Where requests of sampled traces are sent, by its owner; `nil` for nowhere.
  public var traces: SpanExporter?
  /// The access log; `nil` for none.
  public var accessLogging: AccessLogging?

  /// Makes the default configuration.
  public init() {}
}

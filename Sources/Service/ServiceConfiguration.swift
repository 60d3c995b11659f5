public import API
public import HTTPServer

/// Everything about the service that can be set.
public struct ServiceConfiguration: Sendable {
  /// How requests are logged.
  public struct AccessLogging: Sendable {
    /// How lines are written.
    public var format: LogFormat
    /// The file descriptor that they are written to, where there is no writer.
    public var descriptor: Int32
    /// What they are written by; its owner closes it. nil for a writer of the service's own.
    public var writer: LineWriter?
    /// Whether the requests of health checks and of metrics are logged too.
    public var includesChecks: Bool

    /// Makes the configuration of an access log, to standard error unless said otherwise.
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

  /// Addresses, limits and time-outs of the server.
  public var server = ServerConfiguration()
  /// What one request may ask for.
  public var limits = RequestLimits()
  /// Requests with larger bodies run on the work queue, smaller ones on the event loop.
  public var loopBodyBytes = 16 * 1024
  /// How each request is logged; nil for not at all.
  public var accessLogging: AccessLogging?

  /// Makes a configuration with every default.
  public init() {}
}

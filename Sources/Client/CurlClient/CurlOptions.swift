/// The limits of a transfer.
public struct CurlOptions: Sendable {
  /// The maximum size of one response field in bytes, a limit of libcurl itself
  /// (`CURL_MAX_HTTP_HEADER`).
  static let fieldLimit = 102_400
  /// The maximum size of all response fields in bytes, including interim responses (libcurl's
  /// `MAX_HTTP_RESP_HEADER_SIZE`, since 8.3 or as backported by a distribution).
  static let fieldsLimit = 307_200

  /// The connection settings.
  public var configuration: CurlConfiguration
  /// The maximum size of the response body in bytes, after content decoding.
  public var responseLimit: Int
  /// The maximum size of the response header in bytes: names and values, plus 32 per field.
  ///
  /// Values above 1 MiB count as 1 MiB. libcurl itself accepts at most 102,400 bytes per field and
  /// 307,200 in total.
  public var headerLimit: Int
  /// The maximum duration; `nil` for no limit.
  public var timeLimit: Duration?
  /// The maximum number of concurrent transfers with one host; others wait.
  public var connectionsPerHost: Int
  /// Whether the request may be sent again after a kept connection turns out to be closed.
  ///
  /// If false, the request gets its own connection.
  public var mayRepeat: Bool
  /// Called with the number of body bytes sent so far, on the driver's thread; it should return
  /// quickly.
  public var progress: @Sendable (_ sent: Int) -> Void

  /// Makes options.
  public init(
    configuration: CurlConfiguration = .init(), responseLimit: Int = 16 * 1_024 * 1_024,
    headerLimit: Int = 262_144, timeLimit: Duration? = nil, connectionsPerHost: Int = 64,
    mayRepeat: Bool = false, progress: @escaping @Sendable (_ sent: Int) -> Void = { _ in }
  ) {
    self.configuration = configuration
    self.responseLimit = responseLimit
    self.headerLimit = headerLimit
    self.timeLimit = timeLimit
    self.connectionsPerHost = connectionsPerHost
    self.mayRepeat = mayRepeat
    self.progress = progress
  }
}

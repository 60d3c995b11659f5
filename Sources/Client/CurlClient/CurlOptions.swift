public import Foundation

/// The body of a request.
public enum CurlBody: Sendable {
  /// No body.
  case none
  /// Bytes.
  case bytes(Data)
  /// The first `length` bytes of a file, which are read while they are sent.
  case file(URL, length: Int)

  var length: Int {
    switch self {
    case .none: 0
    case .bytes(let bytes): bytes.count
    case .file(_, let length): length
    }
  }
}

/// A certificate of the client, and its private key.
public struct CurlCertificate: Hashable, Sendable {
  /// The certificate in PEM, and the intermediate ones after it.
  public let certificate: Data
  let key: Data

  /// Makes a certificate.
  ///
  /// - Parameters:
  ///   - certificate: The certificate in PEM, and the intermediate ones after it.
  ///   - key: Its private key in PEM, not encrypted.
  public init(certificate: Data, key: Data) {
    self.certificate = certificate
    self.key = key
  }
}

/// How connections are made: whom to trust, as whom, and through which proxy.
public struct CurlConfiguration: Hashable, Sendable {
  /// The authorities whose certificates are trusted.
  public enum Authorities: Hashable, Sendable {
    /// Those of the system.
    case system
    /// These alone, in PEM.
    case pem(Data)
  }

  /// The oldest version of TLS that is accepted.
  public enum Version: Hashable, Sendable {
    /// TLS 1.2.
    case tls12
    /// TLS 1.3.
    case tls13
  }

  /// The proxy.
  public enum Proxy: Hashable, Sendable {
    /// The one of `http_proxy`, `https_proxy` and `all_proxy`, but for the hosts in `no_proxy`.
    case environment
    /// None.
    case none
    /// The proxy with this URL, such as `http://proxy.example.com:3128`.
    case url(String)
  }

  /// The authorities whose certificates are trusted.
  public var authorities = Authorities.system
  /// The certificate of the client.
  public var clientCertificate: CurlCertificate?
  /// The oldest version of TLS that is accepted.
  public var oldestVersion = Version.tls12
  /// The proxy.
  public var proxy = Proxy.environment
  /// Whether HTTP/2 is used where the server speaks it over TLS, and libcurl was built with it.
  public var usesHTTP2 = true

  /// Makes the default configuration.
  public init() {}
}

/// The limits of a transfer.
public struct CurlOptions: Sendable {
  /// The most bytes of one field of a response, which libcurl itself limits
  /// (`CURL_MAX_HTTP_HEADER`).
  static let fieldLimit = 102_400
  /// The most bytes of all fields of a response, with the interim ones before it
  /// (`MAX_HTTP_RESP_HEADER_SIZE` of libcurl, since 8.3, and earlier where a distribution says so).
  static let fieldsLimit = 307_200

  /// How the connection is made.
  public var configuration: CurlConfiguration
  /// The most bytes of the body of the response, after content decoding.
  public var responseLimit: Int
  /// The most bytes of the header of the response: those of the names and values, and 32 for each
  /// field.
  ///
  /// More than 1 MiB counts as 1 MiB. libcurl itself takes at most 102,400 bytes for a field, and
  /// 307,200 for all.
  public var headerLimit: Int
  /// The most time; `nil` for no limit.
  public var timeLimit: Duration?
  /// The most transfers with one host at a time; others wait.
  public var connectionsPerHost: Int
  /// Whether the request may be sent again after a kept connection turns out to be closed.
  ///
  /// Where it is false, the request has a connection of its own.
  public var mayRepeat: Bool
  /// Called with the number of bytes of the body that were sent so far, on the driver's thread; it
  /// should return soon.
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

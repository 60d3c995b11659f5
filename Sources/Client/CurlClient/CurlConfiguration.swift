public import Foundation

/// The connection settings as libcurl takes them: certificates, TLS version and proxy.
public struct CurlConfiguration: Hashable, Sendable {
  /// A client certificate and its private key.
  public struct Certificate: Hashable, Sendable {
    let certificate: Data
    let key: Data

    /// Makes a certificate.
    ///
    /// - Parameters:
    ///   - certificate: The certificate in PEM, followed by the intermediate certificates.
    ///   - key: Its private key in PEM, not encrypted.
    public init(certificate: Data, key: Data) {
      self.certificate = certificate
      self.key = key
    }
  }

  /// The trusted certificate authorities in PEM; `nil` for the system's.
  public var authorities: Data?
  /// The client certificate.
  public var clientCertificate: Certificate?
  /// Whether TLS 1.3 is the minimum version; otherwise it is TLS 1.2.
  public var requiresTLS13 = false
  /// The URL of the proxy: empty for none, `nil` for the one from `http_proxy`, `https_proxy` and
  /// `all_proxy`, honouring `no_proxy`.
  public var proxy: String?
  /// Whether to use HTTP/2 if the server supports it over TLS and libcurl was built with it.
  public var usesHTTP2 = true

  /// Makes the default configuration.
  public init() {}
}

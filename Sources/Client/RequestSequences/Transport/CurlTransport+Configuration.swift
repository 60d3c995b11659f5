#if canImport(CurlClient)
  import CurlClient
  public import Foundation

  extension CurlTransport {
    /// A client certificate and its private key.
    ///
    /// Neither its description nor a dump shows the key.
    public struct ClientCertificate: Hashable, Sendable, CustomStringConvertible, CustomReflectable
    {
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

      /// A name without the key.
      public var description: String { "a client certificate" }
      /// An empty mirror, so that `dump` does not show the key.
      public var customMirror: Mirror { Mirror(self, children: []) }
    }

    /// The connection settings: trusted authorities, client certificate and proxy.
    public struct Configuration: Hashable, Sendable {
      /// The trusted certificate authorities.
      public enum Authorities: Hashable, Sendable {
        /// The system's authorities.
        case system
        /// Only these authorities, in PEM.
        case pem(Data)
      }

      /// A TLS version.
      public enum TLSVersion: Hashable, Sendable {
        /// TLS 1.2.
        case tls12
        /// TLS 1.3.
        case tls13
      }

      /// The proxy.
      public enum Proxy: Hashable, Sendable {
        /// The proxy from `http_proxy`, `https_proxy` and `all_proxy`, honouring `no_proxy`.
        case environment
        /// No proxy.
        case none
        /// The proxy with this URL, such as `http://proxy.example.com:3128`.
        case url(String)
      }

      /// The trusted certificate authorities.
      public var authorities = Authorities.system
      /// The client certificate.
      public var clientCertificate: ClientCertificate?
      /// The minimum TLS version.
      public var oldestVersion = TLSVersion.tls12
      /// The proxy.
      public var proxy = Proxy.environment
      /// Whether to use HTTP/2 if the server supports it over TLS.
      public var usesHTTP2 = true

      /// Makes the default configuration.
      public init() {}
    }
  }

  extension CurlConfiguration {
    init(_ configuration: CurlTransport.Configuration) {
      self.init()
      if case .pem(let authorities) = configuration.authorities { self.authorities = authorities }
      clientCertificate = configuration.clientCertificate.map {
        Certificate(certificate: $0.certificate, key: $0.key)
      }
      requiresTLS13 = configuration.oldestVersion == .tls13
      switch configuration.proxy {
      case .environment: proxy = nil
      case .none: proxy = ""
      case .url(let url): proxy = url
      }
      usesHTTP2 = configuration.usesHTTP2
    }
  }
#endif

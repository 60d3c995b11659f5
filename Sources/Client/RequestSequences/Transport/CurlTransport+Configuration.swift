#if canImport(CurlClient)
  import CurlClient
  public import Foundation

  extension CurlTransport {
    /// A certificate of the client, and its private key.
    ///
    /// No description and no dump of it shows the key.
    public struct ClientCertificate: Hashable, Sendable, CustomStringConvertible, CustomReflectable
    {
      let certificate: Data
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

      /// A name without the key.
      public var description: String { "a client certificate" }
      /// An empty mirror, so that `dump` does not show the key.
      public var customMirror: Mirror { Mirror(self, children: []) }
    }

    /// How connections are made: whom to trust, as whom, and through which proxy.
    public struct Configuration: Hashable, Sendable {
      /// The authorities whose certificates are trusted.
      public enum Authorities: Hashable, Sendable {
        /// Those of the system.
        case system
        /// These alone, in PEM.
        case pem(Data)
      }

      /// A version of TLS.
      public enum TLSVersion: Hashable, Sendable {
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
      public var clientCertificate: ClientCertificate?
      /// The oldest version of TLS that is accepted.
      public var oldestVersion = TLSVersion.tls12
      /// The proxy.
      public var proxy = Proxy.environment
      /// Whether HTTP/2 is used where the server speaks it over TLS.
      public var usesHTTP2 = true

      /// Makes the default configuration.
      public init() {}
    }
  }

  extension CurlConfiguration {
    init(_ configuration: CurlTransport.Configuration) {
      self.init()
      if case .pem(let authorities) = configuration.authorities {
        self.authorities = .pem(authorities)
      }
      clientCertificate = configuration.clientCertificate.map {
        CurlCertificate(certificate: $0.certificate, key: $0.key)
      }
      oldestVersion = configuration.oldestVersion == .tls13 ? .tls13 : .tls12
      switch configuration.proxy {
      case .environment: proxy = .environment
      case .none: proxy = .none
      case .url(let url): proxy = .url(url)
      }
      usesHTTP2 = configuration.usesHTTP2
    }
  }
#endif

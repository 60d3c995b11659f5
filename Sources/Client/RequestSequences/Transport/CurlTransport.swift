#if canImport(CurlClient)
  import CurlClient
  public import Foundation
  public import HTTPTypes

  /// Sends requests with libcurl: the default on Linux.
  ///
  /// It verifies server certificates, keeps connections, uses HTTP/2 over TLS if libcurl was built
  /// with it, and takes proxies from the environment. Whatever a server sends, the result is a
  /// response or a ``TransportError``.
  ///
  /// Each audience may have its own authorities, client certificate and proxy:
  ///
  /// ```swift
  /// let transport = CurlTransport { audience, configuration in
  ///   if audience == .service {
  ///     configuration.clientCertificate = .init(certificate: pem, key: key)
  ///   }
  /// }
  /// ```
  ///
  /// After a redirect outside the audience's origins, the client certificate is not offered.
  ///
  /// Requests that may not be repeated get their own connection, since a server may close a kept
  /// connection while a request is in flight.
  public final class CurlTransport: Transport {
    /// Adjusts the configuration for an audience before each of its requests.
    public typealias Configure = @Sendable (Audience, inout Configuration) -> Void

    private let session = CurlSession()
    private let configure: Configure

    /// Makes a transport.
    public init(configure: @escaping Configure = { _, _ in }) { self.configure = configure }

    /// Sends a request.
    public func send(
      _ request: HTTPRequest, body: TransportBody, options: TransportOptions
    ) async throws(TransportError) -> (HTTPResponse, Data) {
      var configuration = Configuration()
      configure(options.audience, &configuration)
      if !options.carriesCredentials { configuration.clientCertificate = nil }
      let (total, progress) = (body.length ?? 0, options.progress)
      let curlOptions = CurlOptions(
        configuration: CurlConfiguration(configuration), responseLimit: options.responseLimit,
        headerLimit: options.headerLimit, connectionsPerHost: options.connectionsPerHost,
        mayRepeat: options.mayRepeat, progress: { progress(.init(sent: $0, total: total)) })
      do throws(CurlError) {
        return try await session.send(request, body: CurlBody(body), options: curlOptions)
      } catch {
        throw TransportError(error, options)
      }
    }
  }

  extension CurlBody {
    fileprivate init(_ body: TransportBody) {
      self =
        switch body {
        case .none: .none
        case .bytes(let bytes): .bytes(bytes)
        case .file(let url, let length): .file(url, length: length)
        }
    }
  }

  extension TransportError {
    fileprivate init(_ error: CurlError, _ options: TransportOptions) {
      let kind: Kind
      switch error.kind {
      case .responseTooLarge:
        self = .responseTooLarge(options.responseLimit)
        return
      case .headerTooLarge(limit: options.headerLimit):
        self = .headerTooLarge(options.headerLimit)
        return
      case .headerTooLarge(let limit): kind = .headerTooLarge(limit: limit)
      case .invalidRequest, .other: kind = .other
      case .cannotConnect: kind = .cannotConnect
      case .untrustedCertificate: kind = .untrustedCertificate
      case .secureConnectionFailed: kind = .secureConnectionFailed
      case .connectionLost: kind = .connectionLost
      case .timeLimit: kind = .timeLimit
      case .malformedResponse: kind = .malformedResponse
      case .bodyUnreadable: kind = .bodyUnreadable
      case .cancelled: kind = .cancelled
      }
      self.init(kind, error.message, isBeforeSending: error.isBeforeSending)
    }
  }
#endif

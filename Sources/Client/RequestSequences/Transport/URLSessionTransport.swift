public import Foundation
public import HTTPTypes

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Sends requests with Foundation's `URLSession`, including its TLS, connection pool and proxies.
///
/// - Warning: Outside Apple platforms, some responses crash the program inside Foundation, for
///   example a truncated header. Nothing outside can prevent that. ``CurlTransport``, the default
///   there, has no such problem.
///
/// Each audience has its own session, without cookies, caches and stored credentials. The time-out
/// between bytes is an hour unless `configure` sets another; ``RunnerLimits`` has shorter ones.
///
/// Only repeatable requests without a body share connections. Outside Apple platforms, `URLSession`
/// is built on libcurl, which repeats a request whose kept connection ends before the response, but
/// without its body.
public final class URLSessionTransport: Transport {
  /// Adjusts the configuration of an audience's session before it is created.
  public typealias Configure = @Sendable (Audience, URLSessionConfiguration) -> Void

  private struct Key: Hashable {
    let audience: Audience
    let carriesCredentials: Bool
    let connectionsPerHost: Int
  }

  private let configure: Configure
  private let sessions = Locked<[Key: HTTPSession]>([:])

  /// Makes a transport.
  public init(configure: @escaping Configure = { _, _ in }) {
    self.configure = configure
  }

  deinit {
    sessions.withLock { sessions in
      for session in sessions.values { session.finish() }
    }
  }

  /// Sends a request.
  public func send(
    _ request: HTTPRequest, body: TransportBody, options: TransportOptions
  ) async throws(TransportError) -> (HTTPResponse, Data) {
    guard options.mayRepeat, case .none = body else {
      let session = makeSession(options)
      defer { session.finish() }
      return try await session.send(request, body, options)
    }
    let key = Key(
      audience: options.audience, carriesCredentials: options.carriesCredentials,
      connectionsPerHost: options.connectionsPerHost)
    let session = sessions.withLock { sessions in
      if let known = sessions[key] { return known }
      let new = makeSession(options)
      sessions[key] = new
      return new
    }
    return try await session.send(request, body, options)
  }

  private func makeSession(_ options: TransportOptions) -> HTTPSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpMaximumConnectionsPerHost = options.connectionsPerHost
    configuration.timeoutIntervalForRequest = 3_600
    configure(options.audience, configuration)
    if !options.carriesCredentials {
      configuration.httpAdditionalHeaders = nil
      configuration.urlCredentialStorage = nil
    }
    return HTTPSession(configuration)
  }
}

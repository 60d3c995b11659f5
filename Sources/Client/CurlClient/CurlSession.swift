public import Foundation
public import HTTPTypes

/// Sends requests with libcurl, many at a time, on its own thread.
///
/// It verifies server certificates, keeps connections, uses HTTP/2 over TLS if libcurl was built
/// with it, and decodes the content codings that libcurl supports. It neither follows redirects nor
/// keeps cookies.
///
/// ```swift
/// let session = CurlSession()
/// let (response, body) = try await session.send(
///   HTTPRequest(method: .get, scheme: "https", authority: "example.com", path: "/"))
/// ```
public final class CurlSession: Sendable {
  private let driver: CurlDriver

  /// Makes a session. Its thread has the given name, and ends with the session.
  public init(name: String = "curl") { driver = CurlDriver.start(name) }

  deinit { driver.stop() }

  /// Sends a request and returns its response, whatever its status.
  ///
  /// Cancelling the task ends the transfer and closes its connection.
  ///
  /// - Throws: ``CurlError`` if there is no complete response.
  public func send(
    _ request: HTTPRequest, body: CurlBody = .none, options: CurlOptions = .init()
  ) async throws(CurlError) -> (HTTPResponse, Data) {
    let transfer = try CurlTransfer(request, body, options)
    let driver = driver
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { driver.begin(transfer, $0) }
    } onCancel: {
      driver.cancel(transfer)
    }
    return try result.get()
  }
}

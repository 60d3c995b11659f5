import CoreMetrics
import EventLoop
import Foundation
import HTTPServer
import Service
import TestSupport

/// A service that runs in this process, on a port of its own, for as long as the object lives.
final class LiveService {
  let server: HTTPServer
  let service: Service
  let port: UInt16
  private let ended = DispatchSemaphore(value: 0)

  init(
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
    service = try Service(configuration, metrics: metrics)
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

  func connect() throws -> RawClient { try RawClient(port: port) }
}

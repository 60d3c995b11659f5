import EventLoop
import Foundation
import HTTPServer
import Service
import TrellisClient

/// A service that runs in this process, on a port of its own, for as long as the object lives.
final class LiveService {
  private let server: HTTPServer
  private let service: Service
  private let ended = DispatchSemaphore(value: 0)
  let url: URL
  /// The paths of its operations.
  let paths: Set<String>

  init(_ change: (inout ServiceConfiguration) -> Void = { _ in }) throws {
    var configuration = ServiceConfiguration()
    configuration.server.listen = [.loopback(port: 0)]
    configuration.server.loops = 1
    configuration.server.workThreads = 1
    configuration.server.handlesSignals = false
    configuration.server.drainGrace = 0
    configuration.server.idleGrace = 0
    change(&configuration)
    service = try Service(configuration)
    paths = Set(service.routes.map(\.pattern))
    server = try service.makeServer()
    url = URL(string: "http://127.0.0.1:\(server.addresses[0].port)")!
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

  var client: ServiceClient { ServiceClient(at: url) }
}

/// What a call throws, if it throws.
func failure(_ call: () async throws(ClientError) -> some Any) async -> ClientError? {
  do throws(ClientError) {
    _ = try await call()
    return nil
  } catch {
    return error
  }
}

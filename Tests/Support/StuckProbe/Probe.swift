import EventLoop
import HTTPCore
import HTTPServer
import Logging
import Service

/// The service with two additional routes whose handlers never return, one on the work queue and
/// one on an event loop. Shuts down as `trellis serve` does.
///
/// Arguments: the milliseconds of `stallTimeout` and of `drainTimeout`.
@main
struct Probe {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    var configuration = ServiceConfiguration()
    configuration.server.listen = [.loopback(port: 0)]
    configuration.server.loops = 1
    configuration.server.workThreads = 2
    configuration.server.stallTimeout = arguments[0]
    configuration.server.drainTimeout = arguments[1]
    configuration.server.drainGrace = 0
    let writer = try LineWriter(descriptor: 2)
    let logger = Logger(label: "probe") { _ in LineLogHandler(format: .json, writer: writer) }
    let stuck: RequestHandler = { _, _ in while true { Loop.sleep(milliseconds: 1) } }
    let service = try TrellisServer(configuration)
    let server = try service.makeServer(
      adding: [
        Route(.get, "/stuck", placement: .onQueue, handler: stuck),
        Route(.get, "/stuck-loop", handler: stuck),
      ],
      onNotice: { $0.log(to: logger) })
    let outcome = try server.run {
      logger.notice("listening", metadata: ["port": "\(server.addresses[0].port)"])
    }
    outcome.conclude(logger, writer)
    writer.close()
  }
}

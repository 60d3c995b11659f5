import API
import EventLoop
import HTTPCore
import HTTPServer
import Service

// The service with two routes more, which other servers can have as well: /plain and /json.
//
//   bench-server PORT LOOPS [log]      with `log`, each request is written to standard error

let arguments = CommandLine.arguments
guard arguments.count >= 3, let port = UInt16(arguments[1]), let loops = Int(arguments[2]) else {
  fatalError("usage: bench-server PORT LOOPS [log]")
}
var configuration = ServiceConfiguration()
configuration.server.listen = [.loopback(port: port)]
configuration.server.loops = loops
if arguments.last == "log" {
  configuration.accessLogging = ServiceConfiguration.AccessLogging(format: .json)
}
let routes = [
  Route(.get, "/plain") { _, response in
    response.set(.ok, contentType: "text/plain", body: "Hello, world!")
  },
  Route(.post, "/json", placement: .onQueueAbove(bodyBytes: 16_384), requiresLength: true) {
    request, response in
    do throws(Problem) {
      let order = try Order(request.body)
      response.set(.ok, contentType: "application/json", body: order.invoice)
    } catch {
      let answer = OperationResponse(error)
      response.set(
        HTTPStatus(code: answer.status), contentType: "application/problem+json", body: answer.body)
    }
  },
]
let service = try TrellisServer(configuration)
try service.makeServer(adding: routes).run()
service.close()

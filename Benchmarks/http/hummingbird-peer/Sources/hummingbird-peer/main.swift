import API
import Foundation
import Hummingbird
import Logging
import NIOCore
import NIOPosix

// The routes of the benchmarks on Hummingbird 2: /plain, /json with Foundation's coders, and
// Trellis's own operations behind /v1/layout and /v1/snapshot.
//
//   hummingbird-peer PORT LOOPS

struct Order: Decodable {
  struct Item: Decodable {
    var id: String
    var title: String
    var quantity: Int
    var price: Double
    var discount: Double?
    var tags: [String]?
  }

  var order: String
  var currency: String
  var items: [Item]
}

struct Invoice: ResponseEncodable {
  struct Line: Encodable {
    var id: String
    var title: String
    var amount: Double
  }

  var order: String
  var currency: String
  var lines: [Line]
  var total: Double

  init(_ order: Order) {
    self.order = order.order
    currency = order.currency
    lines = order.items.map { item in
      let amount = Double(item.quantity) * item.price * (1 - (item.discount ?? 0))
      return Line(id: item.id, title: item.title, amount: amount)
    }
    total = lines.reduce(0) { $0 + $1.amount }
  }
}

/// Answers with what an operation of Trellis makes of a body.
@Sendable func answer(
  _ request: Request, _ endpoint: API.Endpoint
) async throws -> Response {
  let body = try await request.body.collect(upTo: 16 << 20)
  let answer = body.withUnsafeReadableBytes { endpoint.response(to: $0) }
  var fields = HTTPFields()
  fields[.contentType] = answer.mediaType
  if let tag = answer.etag { fields[.eTag] = tag }
  return Response(
    status: .init(code: answer.status), headers: fields,
    body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let port = Int(arguments[1]), let loops = Int(arguments[2]) else {
  fatalError("usage: hummingbird-peer PORT LOOPS")
}
let router = Router()
router.get("/plain") { _, _ in "Hello, world!" }
router.post("/json") { request, context in
  Invoice(try await request.decode(as: Order.self, context: context))
}
router.post("/v1/layout") { request, _ in try await answer(request, .layout) }
router.post("/v1/snapshot") { request, _ in try await answer(request, .snapshot) }
var logger = Logger(label: "peer")
logger.logLevel = .error
let application = Application(
  router: router,
  configuration: .init(address: .hostname("127.0.0.1", port: port), backlog: 1024),
  eventLoopGroupProvider: .shared(MultiThreadedEventLoopGroup(numberOfThreads: loops)),
  logger: logger)
try await application.runService()

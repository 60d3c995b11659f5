import API
import Cancellation
import HTTPCore
import HTTPServer
import JSONRPC
import ModelContext
import PictureRaster
import Service
internal import ServiceContract
internal import TextBytes

/// `POST /mcp`: the Model Context Protocol over HTTP, for clients that may reach this server.
struct ModelContextRoute: Sendable {
  private let configuration: ServiceConfiguration
  private let server: ModelContextServer
  private let hosts: AllowedHosts

  /// Makes the route.
  ///
  /// - Parameters:
  ///   - configuration: The limits, the fonts and the rasterizer.
  ///   - hosts: The names by which clients may reach the server.
  init(_ configuration: ServiceConfiguration, hosts: AllowedHosts) {
    self.configuration = configuration
    self.hosts = hosts
    server = ModelContextServer(
      version: BuildFacts.version,
      resources: ResourceLibrary(guides: GuideFiles.all, contract: BuildFacts.contract))
  }

  /// The route.
  var route: Route {
    Route(
      .post, "/mcp", placement: .onQueue, requiresLength: true,
      check: { accepts($0, &$1) }, handler: { respond(to: $0, &$1) })
  }

  /// Refuses pages of other sites, which reach a server by a name that leads to its address, and
  /// bodies that are not JSON.
  private func accepts(_ request: borrowing HTTPRequest, _ response: inout HTTPResponse) -> Bool {
    if let reason = hosts.refusal(request.fields) {
      refuse(403, reason, &response)
      return false
    }
    do throws(QueryParameters.Failure) {
      _ = try QueryParameters(request.query, known: [])
    } catch {
      refuse(422, error.reason, &response)
      return false
    }
    let type = request.fields.first("content-type")
    guard request.fields.values("content-type").count <= 1,
      type.map({ MediaType($0).matches("application/json") }) ?? true,
      ContentCodings.applied(request.fields) == .identity
    else {
      refuse(
        415, "the body must be application/json, said once, without Content-Encoding", &response)
      return false
    }
    return true
  }

  private func refuse(_ status: Int, _ reason: String, _ response: inout HTTPResponse) {
    let error = RPCError(RPCError.invalidRequest, reason)
    response.set(
      HTTPStatus(code: status), contentType: "application/json",
      body: OutgoingMessage.error(error, id: nil))
  }

  private func respond(to request: borrowing HTTPRequest, _ response: inout HTTPResponse) {
    let budget = request.budget
    let limits = IncomingMessage.Limits(
      bytes: configuration.server.maxBodyBytes, depth: configuration.limits.jsonDepth)
    let headers = RequestHeaders(
      revisions: request.fields.values("mcp-protocol-version"),
      methods: request.fields.values("mcp-method"), names: request.fields.values("mcp-name"))
    let found = server.response(
      toBody: Array(request.body), limits: limits, headers: headers,
      host: ServerToolHost(configuration: configuration, budget: budget))
    // A request that restarts gives its response then.
    if budget.isBegunAnew, budget.wasInterrupted {
      response.isUnfinished = true
      return
    }
    guard budget.memoryExcess == nil else {
      refuse(503, "the request needs more memory than it may have", &response)
      response.addField("Retry-After", "1")
      return
    }
    guard let body = found.body else {
      response.status = HTTPStatus(code: found.status)
      return
    }
    response.set(HTTPStatus(code: found.status), contentType: "application/json", body: body)
  }
}

extension HeaderFields {
  /// All values of a field.
  fileprivate func values(_ name: StaticString) -> [String] {
    var values: [String] = []
    forEach(name) { values.append(String(decoding: $0, as: UTF8.self)) }
    return values
  }
}

/// Performs tools within the limits of a request of HTTP. There are no files.
private struct ServerToolHost: ToolHost {
  let configuration: ServiceConfiguration
  let budget: RequestBudget

  var hasFiles: Bool { false }
  var allowsFixes: Bool { false }
  var hasChecks: Bool { true }

  func response(
    of endpoint: Endpoint, to body: [UInt8], as form: Representation,
    parameters: TextDictionary<String>
  ) -> OperationResponse {
    let budget = budget
    let limits = configuration.limitsOfOperations
    let result = body.withUnsafeBytes {
      endpoint.response(
        to: $0, as: form,
        in: OperationContext(
          limits: limits, fonts: configuration.fonts, parameters: parameters,
          cancellation: CancellationCheck { budget.isSpent }))
    }
    guard result.pixelsPerPoint != nil else { return result }
    if let rasterizer = configuration.rasterizer,
      let picture = PictureDrawing.png(
        result, by: rasterizer, limits: limits,
        for: Rasterizer.Work(
          client: budget.client, isOver: { budget.isSpent },
          count: { budget.count(processorTime: $0) }))
    {
      return picture
    }
    return OperationResponse(Problem(.notAcceptable, PictureDrawing.advice))
  }

  func file(at path: String) throws(ToolFailure) -> [UInt8] {
    throw ToolFailure("the server reads no files")
  }

  func check(_ request: CheckRequest) throws(ToolFailure) -> CheckAnswer {
    guard let document = request.document else { throw ToolFailure("the server reads no files") }
    let budget = budget
    return try InlineCheck(request, configuration, isOver: { budget.isSpent })
      .answer(on: document)
  }
}

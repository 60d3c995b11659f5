import API
import Checking
import Foundation
import JSONRPC
import TextBytes

@testable import ModelContext

/// Performs tools in this process, with files that it holds.
struct DirectHost: ToolHost {
  var hasFiles = true
  var allowsFixes = false
  var hasChecks = true
  var files: [(path: String, text: String)] = []

  func response(
    of endpoint: Endpoint, to body: [UInt8], as form: Representation,
    parameters: TextDictionary<String>
  ) -> OperationResponse {
    body.withUnsafeBytes {
      endpoint.response(to: $0, as: form, in: OperationContext(parameters: parameters))
    }
  }

  func file(at path: String) throws(ToolFailure) -> [UInt8] {
    guard let file = files.first(where: { $0.path == path }) else {
      throw ToolFailure("there is no \(path) below the roots")
    }
    return Array(file.text.utf8)
  }

  func check(_ request: CheckRequest) throws(ToolFailure) -> CheckAnswer {
    guard let document = request.document else { throw ToolFailure("no files") }
    let run = CheckRun(byteLimit: 1 << 20, workingDirectory: "/")
    let task = CheckRun.Task(path: "-", kind: nil, configuration: CheckConfiguration())
    let report = run.report(on: document, as: task, isFixing: request.fix)
    guard let fixed = report.fixedDocument(at: 0) else { return CheckAnswer(report: report) }
    return CheckAnswer(
      report: run.report(on: fixed.bytes, as: task),
      fixes: [
        .init(path: nil, count: fixed.count, proof: fixed.proof.text, document: fixed.bytes)
      ])
  }
}

/// A client of a server in this process.
struct Client {
  var host = DirectHost()
  /// Whether the requests say their revision.
  var isStateless = true
  var hadHandshake = false
  private let server = ModelContextServer(
    version: "1.2.3",
    resources: ResourceLibrary(
      guides: [("first", Array("# First steps\n\nText.".utf8))], contract: contract))

  init(host: DirectHost = DirectHost(), isStateless: Bool = true, hadHandshake: Bool = false) {
    self.host = host
    self.isStateless = isStateless
    self.hadHandshake = hadHandshake
  }

  /// The contract of this repository.
  static let contract: [UInt8] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return (try? Data(contentsOf: root.appending(path: "openapi.json"))).map { Array($0) } ?? []
  }()

  static var meta: [String: Any] {
    [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": [String: Any](),
    ]
  }

  /// The response to a request, as an object.
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    var parameters = parameters
    if isStateless, parameters["_meta"] == nil { parameters["_meta"] = Self.meta }
    let message = try JSONSerialization.data(withJSONObject: [
      "jsonrpc": "2.0", "id": 1, "method": method, "params": parameters,
    ])
    let response = server.response(
      to: try IncomingMessage(Array(message)), hadHandshake: hadHandshake, host: host)
    let bytes = Data(response.message ?? [])
    return try JSONSerialization.jsonObject(with: bytes) as? [String: Any] ?? [:]
  }

  func result(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try send(method, parameters)["result"] as? [String: Any] ?? [:]
  }

  func errorCode(_ method: String, _ parameters: [String: Any] = [:]) throws -> Int? {
    (try send(method, parameters)["error"] as? [String: Any])?["code"] as? Int
  }

  /// The text, the structured content and whether it is an error.
  func call(
    _ tool: String, _ arguments: [String: Any]
  ) throws -> (text: String, structured: [String: Any], isError: Bool) {
    let result = try result("tools/call", ["name": tool, "arguments": arguments])
    let content = result["content"] as? [[String: Any]] ?? []
    return (
      content.first?["text"] as? String ?? "",
      result["structuredContent"] as? [String: Any] ?? [:], result["isError"] as? Bool ?? false
    )
  }
}

/// An object of a JSON text.
func object(_ text: String) throws -> [String: Any] {
  try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
}

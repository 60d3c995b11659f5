import API
import Checking
import Foundation
import JSONRPC
import Synchronization
import TextBytes

@testable import LanguageServer

/// An editor with a session in the same process.
final class Editor {
  let session: LanguageSession<DirectHost>
  private let received = Received()
  private var number = 0

  init(
    isInitialized: Bool = true, capabilities: [String: Any] = [:],
    beforeSending: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) {
    let received = received
    session = LanguageSession(host: DirectHost()) {
      beforeSending($0)
      received.add($0)
    }
    if isInitialized { _ = try? request("initialize", ["capabilities": capabilities]) }
  }

  /// The messages of the server so far.
  var messages: [[String: Any]] {
    received.all.map {
      (try? JSONSerialization.jsonObject(with: Data($0))) as? [String: Any] ?? [:]
    }
  }

  @discardableResult
  func send(
    _ method: String, _ parameters: [String: Any], id: Int? = nil
  ) throws -> LanguageSession<DirectHost>.Step {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    if let id { message["id"] = id }
    let bytes = try JSONSerialization.data(withJSONObject: message)
    return session.receive(try IncomingMessage(Array(bytes)))
  }

  func notify(
    _ method: String, _ parameters: [String: Any]
  ) throws -> LanguageSession<DirectHost>.Step {
    defer { session.wait() }
    return try send(method, parameters)
  }

  /// The response to a request.
  func request(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    number += 1
    try send(method, parameters, id: number)
    session.wait()
    return messages.last { $0["id"] as? Int == number } ?? [:]
  }

  func result(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    try request(method, parameters)["result"] as? [String: Any] ?? [:]
  }

  func error(_ method: String, _ parameters: [String: Any]) throws -> Int? {
    (try request(method, parameters)["error"] as? [String: Any])?["code"] as? Int
  }

  /// Sends messages before the server works on any of them.
  func hold(_ send: () -> Void) {
    session.whileAnswersWait(send)
    session.wait()
  }

  // MARK: Documents

  private var version = 0

  func open(_ path: String, _ text: String) throws {
    version += 1
    let document: [String: Any] = [
      "uri": "file://\(path)", "languageId": "json", "version": version, "text": text,
    ]
    _ = try notify("textDocument/didOpen", ["textDocument": document])
  }

  func replace(_ path: String, with text: String) throws {
    version += 1
    _ = try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file://\(path)", "version": version],
        "contentChanges": [["text": text]],
      ])
  }

  /// The newest diagnostics of a document.
  func diagnostics(_ path: String) -> [[String: Any]] {
    let published = messages.last {
      let parameters = $0["params"] as? [String: Any]
      return $0["method"] as? String == "textDocument/publishDiagnostics"
        && parameters?["uri"] as? String == "file://\(path)"
    }
    return (published?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]] ?? []
  }
}

private final class Received: Sendable {
  private let messages = Mutex<[[UInt8]]>([])

  var all: [[UInt8]] { messages.withLock { $0 } }

  func add(_ message: [UInt8]) { messages.withLock { $0.append(message) } }
}

/// Checks and solves in the same process, without files.
struct DirectHost: LanguageHost {
  var version: String { "1.2.3" }
  /// That of this repository.
  var contract: [UInt8] { Self.read }
  private static let read: [UInt8] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return (try? Data(contentsOf: root.appending(path: "openapi.json"))).map { Array($0) } ?? []
  }()
  var byteLimit: Int { 1 << 20 }
  var limits: RequestLimits { RequestLimits() }
  var fonts: FontStore { .none }

  func enter(_ folder: String) {}

  func end(with process: Int) {}

  func report(
    on bytes: [UInt8]?, at path: String, kind: DocumentKind, searchesRepairs: Bool,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(LanguageFailure) -> CheckReport? {
    guard let bytes else { return nil }
    var run = CheckRun(byteLimit: byteLimit, workingDirectory: "/")
    run.searchesRepairs = searchesRepairs
    return run.report(
      on: bytes, as: .init(path: path, kind: kind, configuration: CheckConfiguration()))
  }

  func response(
    of endpoint: Endpoint, to body: [UInt8], as form: Representation,
    isCancelled: @escaping @Sendable () -> Bool
  ) -> OperationResponse {
    body.withUnsafeBytes { endpoint.response(to: $0, as: form, in: OperationContext()) }
  }
}

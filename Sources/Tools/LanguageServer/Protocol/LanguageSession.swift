internal import Dispatch
internal import JSONDocuments
public import JSONRPC
internal import JSONText
internal import TextBytes

/// A session of the Language Server Protocol 3.17 with one client.
///
/// One thread gives it messages. It keeps the texts of open documents up to date at once; checks
/// and requests run on queues of their own, so that a cancellation or a newer text is read
/// meanwhile. A check of a text that has changed ends early, and nothing is said about it.
///
/// It reads and writes no stream: its caller gives it messages and sends those of ``output``.
public final class LanguageSession<Host: LanguageHost> {
  /// What to do after a message.
  public enum Step: Hashable, Sendable {
    /// Read the next message.
    case next
    /// End the program: normally, or without the `shutdown` that must come before.
    case end(isNormal: Bool)
  }

  enum Phase {
    case new, running, shutDown
  }

  /// The most open documents.
  static var documentLimit: Int { 1_000 }
  /// The most requests without a response.
  static var requestLimit: Int { 1_000 }

  let host: Host
  /// Sends a message to the client; called from several threads.
  let output: @Sendable ([UInt8]) -> Void
  var phase = Phase.new
  var client = ClientCapabilities()
  var documents: TextDictionary<OpenDocument> = [:]
  let contract: ContractIndex?
  let running = RunningRequests()
  let checks = DispatchQueue(label: "checks")
  let answers = DispatchQueue(label: "answers")

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - host: Checks documents.
  ///   - output: Sends a message; called from several threads.
  public init(host: Host, output: @escaping @Sendable ([UInt8]) -> Void) {
    self.host = host
    self.output = output
    contract = ContractIndex(host.contract)
  }

  /// Takes a message.
  ///
  /// - Complexity: O(message + text of the document); slow work goes to a queue.
  public func receive(_ message: IncomingMessage) -> Step {
    switch message.kind {
    case .request(let id): receive(message, id)
    case .notification:
      if message.method == "exit" { return .end(isNormal: phase == .shutDown) }
      if phase == .running { message.withParameters { notify(message.method, $0) } }
    case .response: break
    }
    return .next
  }

  /// Responds to a message that could not be read. It may have been a change, so the texts of all
  /// documents are unknown until the client sends them anew.
  public func refuse(_ refusal: IncomingMessage.Refusal) {
    output(OutgoingMessage.error(refusal.error, id: refusal.id, writesNull: true))
    // A change has no id.
    guard refusal.id == nil else { return }
    for document in documents.values {
      document.isLost = true
      schedule(document)
    }
  }

  /// Ends all work, and waits for it.
  public func finish() {
    running.cancelAll()
    for document in documents.values { document.close() }
    wait()
  }

  /// Waits until all messages received so far have their responses and findings.
  public func wait() {
    checks.sync {}
    answers.sync {}
  }

  /// Calls a function while no request is answered, for tests of what comes meanwhile.
  func whileAnswersWait(_ body: () -> Void) {
    answers.suspend()
    body()
    answers.resume()
  }

  // MARK: Requests

  private func receive(_ message: IncomingMessage, _ id: RequestID) {
    switch (phase, message.method) {
    case (.new, "initialize"):
      message.withParameters { initialize(id, $0) }
    case (.new, _):
      refuse(id, RPCError(RPCError.notInitialized, "send initialize first"))
    case (.shutDown, _):
      refuse(id, RPCError(RPCError.invalidRequest, "the session is shut down"))
    case (.running, "initialize"):
      refuse(id, RPCError(RPCError.invalidRequest, "initialize was sent before"))
    case (.running, "shutdown"):
      phase = .shutDown
      output(OutgoingMessage.result(id) { $0.null() })
    case (.running, _):
      guard let request = LanguageRequest(named: message.method) else {
        return refuse(
          id, RPCError(RPCError.methodNotFound, "there is no method \(Excerpt.cut(message.method))")
        )
      }
      begin(request, message, id)
    }
  }

  private func refuse(_ id: RequestID, _ error: RPCError) {
    output(OutgoingMessage.error(error, id: id))
  }

  /// Answers a request on its queue, unless the client cancels it before.
  private func begin(_ request: LanguageRequest, _ message: IncomingMessage, _ id: RequestID) {
    guard running.count < Self.requestLimit, let ticket = running.begin(id) else {
      return refuse(id, RPCError(RPCError.invalidRequest, "too many requests, or an id twice"))
    }
    let named = message.withParameters { request.uri(in: $0) }
    let document = named.flatMap { documents[$0] }
    let context = RequestContext(
      host: host, client: client, contract: contract, document: document,
      snapshot: document?.snapshot,
      isCancelled: { ticket.isCancelled })
    let (running, output) = (running, output)
    answers.async {
      let answer: [UInt8]
      do throws(RPCError) {
        guard !ticket.isCancelled else { throw RPCError.cancelled }
        let result = try message.withParametersTyped { (parameters) throws(RPCError) in
          try request.result(parameters, context)
        }
        guard !ticket.isCancelled else { throw RPCError.cancelled }
        answer = OutgoingMessage.result(id) { $0.raw(result) }
      } catch {
        answer = OutgoingMessage.error(error, id: id)
      }
      // Before the client can know of the response, and use the id again.
      running.end(id)
      output(answer)
    }
  }

  private func initialize(_ id: RequestID, _ parameters: JSONValue?) {
    phase = .running
    client = ClientCapabilities(parameters)
    let folders = parameters?["workspaceFolders"].map { Array($0.elements) } ?? []
    let root = folders.first?["uri"]?.string ?? parameters?["rootUri"]?.string
    if let folder = root.flatMap({ FileURI.path(of: $0) }) { host.enter(folder) }
    if let process = parameters?["processId"]?.integer { host.end(with: process) }
    let (encoding, version) = (client.encoding, host.version)
    output(OutgoingMessage.result(id) { ServerCapabilities.write(encoding, version, to: &$0) })
  }

  // MARK: Notifications

  private func notify(_ method: String, _ parameters: JSONValue?) {
    switch method {
    case "$/cancelRequest":
      if let id = parameters?["id"].flatMap({ RequestID($0) }) { running.cancel(id) }
    case "initialized": watchConfigurations()
    case "workspace/didChangeWatchedFiles": checkAfterChanges(parameters)
    case "textDocument/didOpen": open(parameters?["textDocument"])
    case "textDocument/didChange": change(parameters)
    case "textDocument/didSave": save(parameters?["textDocument"])
    case "textDocument/didClose": close(parameters?["textDocument"])
    default: break
    }
  }
}

extension RPCError {
  /// The code of a request before `initialize`.
  static let notInitialized = -32002
  /// The error of a request that its client cancelled.
  static let cancelled = RPCError(-32800, "the request was cancelled")
}

extension IncomingMessage {
  /// Calls a function, which has an error of its own, with the parameters.
  func withParametersTyped<Result, Failure: Error>(
    _ body: (JSONValue?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = withParameters { parameters -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body(parameters))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

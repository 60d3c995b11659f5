import API
import Dispatch
import HTTPServer
import JSONRPC
import ModelContext
import Service

/// One client of the Model Context Protocol, at the other end of the standard streams.
///
/// This thread reads, and answers at once what is quick. Calls of tools wait for one another on a
/// queue, checks on a queue of their own, since they may take long. So a cancellation is read while
/// a tool works.
struct ModelContextStream {
  /// The most calls of tools without a response.
  private static let callLimit = 64

  let server: ModelContextServer
  let host: OfflineToolHost
  private let running = RunningRequests()
  private let tools = DispatchQueue(label: "tools")
  private let checks = DispatchQueue(label: "checks")
  private let output: MessageStream
  private let limits: IncomingMessage.Limits

  init(server: ModelContextServer, host: OfflineToolHost) {
    self.server = server
    self.host = host
    limits = IncomingMessage.Limits(
      bytes: host.service.server.maxBodyBytes, depth: host.service.limits.jsonDepth)
    output = MessageStream(.lines, limit: limits.bytes)
  }

  /// Reads and answers messages until the input ends.
  func run() {
    var hadHandshake = false
    output.read { event in
      handle(event, &hadHandshake)
      return true
    }
    tools.sync {}
    checks.sync {}
  }

  private func handle(_ event: MessageFramer.Event, _ hadHandshake: inout Bool) {
    switch event {
    case .message(let bytes):
      do throws(IncomingMessage.Refusal) {
        handle(try IncomingMessage(bytes, limits: limits), &hadHandshake)
      } catch {
        output.write(OutgoingMessage.error(error.error, id: error.id))
      }
    case .tooLong:
      let refusal = IncomingMessage.Refusal.tooLong(limit: limits.bytes)
      output.write(OutgoingMessage.error(refusal.error, id: nil))
    case .broken: break
    }
  }

  private func handle(_ message: IncomingMessage, _ hadHandshake: inout Bool) {
    if let id = ModelContextServer.cancelledID(message) { return running.cancel(id) }
    guard case .request(let id) = message.kind, ModelContextServer.isToolCall(message) else {
      let response = server.response(to: message, hadHandshake: hadHandshake, host: host)
      if response.isHandshake { hadHandshake = true }
      if let bytes = response.message { output.write(bytes) }
      return
    }
    guard running.count < Self.callLimit, let ticket = running.begin(id) else {
      let reason =
        running.count < Self.callLimit
        ? "a request with this id has no response yet"
        : "\(Self.callLimit) calls have no response yet, which is the limit"
      return output.write(
        OutgoingMessage.error(RPCError(RPCError.invalidRequest, reason), id: id))
    }
    let queue = ModelContextServer.isCheck(message) ? checks : tools
    let (server, running, output, era) = (server, running, output, hadHandshake)
    var host = host
    host.cancellation = ticket
    let caller = host
    queue.async {
      let response =
        ticket.isCancelled
        ? nil : server.response(to: message, hadHandshake: era, host: caller).message
      // Before the client can know of the response, and use the id again.
      running.end(id)
      guard !ticket.isCancelled, let response else { return }
      output.write(response)
    }
  }
}

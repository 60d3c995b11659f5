import API
import Checking
import Glibc
import JSONDocuments
import JSONRPC
import JSONText
import LanguageServer

/// Checks and solves within small limits.
private struct FuzzHost: LanguageHost {
  var version: String { "1" }
  var contract: [UInt8] { Array(#"{"components": {"schemas": {}}}"#.utf8) }
  var byteLimit: Int { 1 << 16 }
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

/// The text in the middle of the input is opened, changed at random places to what follows it, and
/// asked about at the same places.
private func editSession(_ data: [UInt8], _ session: LanguageSession<FuzzHost>) {
  guard data.count > 4, String(validating: data[4...], as: UTF8.self) != nil else { return }
  let half = data.count / 2 + 2
  var cut = min(half, data.count)
  while cut < data.count, data[cut] & 0xC0 == 0x80 { cut += 1 }
  let names = ["a.layout.json", "a.list.json", "a.xib", ".trellis.yml"]
  let uri = "file:///x/\(names[Int(data[0] % 4)])"
  func send(_ method: String, _ id: Int?, _ write: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.beginObject()
    json.member("jsonrpc", "2.0")
    if let id { json.member("id", id) }
    json.member("method", method)
    json.beginObject("params")
    json.beginObject("textDocument")
    json.member("uri", uri)
    json.member("version", 1)
    if method.hasSuffix("didOpen") {
      json.key("text")
      json.string(data[4..<cut])
    }
    json.endObject()
    write(&json)
    json.endObject()
    json.endObject()
    guard let message = try? IncomingMessage(json.bytes) else {
      return require(false, "a message is one")
    }
    _ = session.receive(message)
  }
  func position(_ json: inout JSONWriter, _ name: StaticString, _ byte: UInt8) {
    json.beginObject(name)
    json.member("line", Int(byte >> 5))
    json.member("character", Int(byte & 31) * 3)
    json.endObject()
  }
  func range(_ json: inout JSONWriter) {
    json.beginObject("range")
    position(&json, "start", data[1])
    position(&json, "end", data[2])
    json.endObject()
  }
  send("textDocument/didOpen", nil) { _ in }
  session.wait()
  send("textDocument/didChange", nil) { json in
    json.beginArray("contentChanges")
    json.beginObject()
    range(&json)
    json.key("text")
    json.string(data[cut...])
    json.endObject()
    json.endArray()
  }
  let methods = [
    "hover", "completion", "definition", "references", "documentSymbol", "inlayHint", "codeAction",
  ]
  for (index, method) in methods.enumerated() {
    send("textDocument/\(method)", index + 1) { json in
      position(&json, "position", data[3])
      range(&json)
    }
  }
}

/// A session of an editor: every message gets an answer that is JSON, and nothing ends the session
/// but what should. An input that begins with `C` is a stream of bytes, others are documents.
func fuzzEditor(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let session = LanguageSession(host: FuzzHost()) { message in
    require((try? JSONDocument.parse(message)) != nil, "a message is JSON")
  }
  let start = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#
  guard let message = try? IncomingMessage(Array(start.utf8)) else { return 0 }
  _ = session.receive(message)
  if bytes.first == UInt8(ascii: "C") {
    var framer = MessageFramer(.contentLength, limit: 1 << 16)
    var rest = bytes[...]
    var isOver = false
    while !rest.isEmpty, !isOver {
      framer.receive(rest.prefix(100))
      rest = rest.dropFirst(100)
      while let event = framer.next(), !isOver {
        switch event {
        case .message(let body):
          do throws(IncomingMessage.Refusal) {
            isOver = session.receive(try IncomingMessage(body)) != .next
          } catch {
            session.refuse(error)
          }
        case .tooLong: session.refuse(.tooLong(limit: 1 << 16))
        case .broken: isOver = true
        }
      }
    }
  } else {
    editSession(bytes, session)
  }
  session.wait()
  session.finish()
  return 0
}

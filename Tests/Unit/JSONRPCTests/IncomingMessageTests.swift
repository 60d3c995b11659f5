import JSONDocuments
import JSONRPC
import JSONText
import Testing

/// Messages of JSON-RPC 2.0, in and out.
@Suite struct IncomingMessageTests {
  private func read(
    _ text: String, depth: Int = 100
  ) -> Result<IncomingMessage, IncomingMessage.Refusal> {
    Result { () throws(IncomingMessage.Refusal) in
      try IncomingMessage(Array(text.utf8), limits: .init(bytes: 1000, depth: depth))
    }
  }

  private func refusal(_ text: String, depth: Int = 100) -> IncomingMessage.Refusal? {
    if case .failure(let refusal) = read(text, depth: depth) { refusal } else { nil }
  }

  @Test func `requests, notifications and responses are told apart`() throws {
    let request = try read(#"{"jsonrpc":"2.0","id":"a","method":"m","params":{"x":1}}"#).get()
    #expect(request.kind == .request(.string(Array("a".utf8))) && request.method == "m")
    #expect(request.withParameters { $0?["x"]?.integer } == 1)
    #expect(try read(#"{"jsonrpc":"2.0","id":7,"method":"m"}"#).get().kind == .request(.integer(7)))
    #expect(try read(#"{"jsonrpc":"2.0","method":"m"}"#).get().kind == .notification)
    #expect(try read(#"{"jsonrpc":"2.0","id":7,"result":{}}"#).get().kind == .response)
  }

  @Test(arguments: [
    ("", -32700), ("{", -32700), ("{}x", -32700), (#"{"a":1,"a":2}"#, -32700), ("1", -32600),
    ("[]", -32600), (#"[{"jsonrpc":"2.0","id":1,"method":"m"}]"#, -32600), ("{}", -32600),
    (#"{"jsonrpc":"1.0","id":1,"method":"m"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"m"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":99999999999999999999,"method":"m"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":{},"method":"m"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":2}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"m","params":3}"#, -32600),
  ])
  func `what is no message is refused`(text: String, code: Int) {
    #expect(refusal(text)?.error.code == code, "\(text)")
  }

  @Test func `null stands for no parameters`() throws {
    let message = try read(#"{"jsonrpc":"2.0","id":1,"method":"m","params":null}"#).get()
    #expect(message.withParameters { $0 == nil })
  }

  @Test func `a refusal has the id if that can be read`() {
    #expect(refusal(#"{"jsonrpc":"1.0","id":"x","method":"m"}"#)?.id == .string(Array("x".utf8)))
    #expect(refusal(#"{"jsonrpc":"2.0","id":5}"#)?.id == .integer(5))
    #expect(refusal("{")?.id == nil)
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"m","params":{"a":1,"a":2}}"#, RequestID.integer(1)),
    (#"{"params":{"a":[{"id":5,"id":6}]}, "id" : "x\n", "method":"m"}"#, .string([0x78, 0x0A])),
    (#"{"jsonrpc":"2.0","\u0069d":7,"method":"m","params":{"a":1,"a":2}}"#, .integer(7)),
    (#"{"id":1,"method":"m","params":{"a":}}"#, .integer(1)),
    (#"{"id":1,"text":"},\"","params":[1,2}"#, .integer(1)),
    (#"{"id":1,"params":[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]}"#, .integer(1)),
    (#"{"id":1,"params":{"a":1,"a":2},"id":2}"#, nil), (#"{"id":12"#, nil), (#"{"id":"x"#, nil),
    (#"{"method":"m","params":{"id":1,"id":2}}"#, nil), (#"{"id":[1],"a":1,"a":2}"#, nil),
    (#"{"id":1.5,"a":1,"a":2}"#, nil), (#"{"params":{"a":},"id":3}"#, nil), ("[1,", nil),
    (#"{"id":"\ud800","a":1,"a":2}"#, nil), (#"{"id" 1}"#, nil), (#"{"id":1]"#, nil),
  ])
  func `a fault within a request leaves its id, unless that is in doubt`(
    text: String, id: RequestID?
  ) throws {
    let refusal = try #require(self.refusal(text, depth: 20))
    #expect(refusal.id == id, "\(text)")
  }

  @Test func `size and depth have limits`() {
    let deep = #"{"jsonrpc":"2.0","method":"m","params":"# + String(repeating: "[", count: 50)
    let closed = deep + String(repeating: "]", count: 50) + "}"
    #expect(refusal(closed, depth: 20)?.error.code == RPCError.invalidRequest)
    #expect(refusal(closed) == nil)
    let long = String(repeating: " ", count: 1001)
    #expect(refusal(long)?.error.message == "the message is over the limit of 1000 bytes")
  }

  @Test func `responses repeat the id and are one line`() {
    let id = RequestID.string(Array("a\n\"".utf8))
    let result = OutgoingMessage.result(id) { $0.string("x\ny") }
    #expect(
      String(decoding: result, as: UTF8.self)
        == #"{"jsonrpc":"2.0","id":"a\n\"","result":"x\ny"}"#)
    let error = OutgoingMessage.error(RPCError(-1, "no", data: Array("[1]".utf8)), id: .integer(3))
    #expect(
      String(decoding: error, as: UTF8.self)
        == #"{"jsonrpc":"2.0","id":3,"error":{"code":-1,"message":"no","data":[1]}}"#)
    let unknown = RPCError(-1, "no")
    #expect(
      String(decoding: OutgoingMessage.error(unknown, id: nil), as: UTF8.self)
        == #"{"jsonrpc":"2.0","error":{"code":-1,"message":"no"}}"#)
    #expect(
      String(decoding: OutgoingMessage.error(unknown, id: nil, writesNull: true), as: UTF8.self)
        == #"{"jsonrpc":"2.0","id":null,"error":{"code":-1,"message":"no"}}"#)
  }

  @Test func `a request is cancelled until its response, and its id is free afterwards`() throws {
    let running = RunningRequests()
    let ticket = try #require(running.begin(.integer(1)))
    #expect(running.begin(.integer(1)) == nil && running.count == 1)
    running.cancel(.integer(2))
    #expect(!ticket.isCancelled)
    running.cancel(.integer(1))
    #expect(ticket.isCancelled)
    running.end(.integer(1))
    #expect(running.begin(.integer(1))?.isCancelled == false)
    running.cancelAll()
    #expect(running.count == 1)
  }
}

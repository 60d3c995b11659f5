import Foundation
import JSONRPC
import Testing

@testable import ModelContext

/// Messages in requests of HTTP, and the header fields that repeat parts of them.
@Suite struct RequestHeaderTests {
  private let server = ModelContextServer(
    version: "1", resources: ResourceLibrary(guides: [], contract: []))

  private func response(
    _ body: String, _ headers: RequestHeaders
  ) -> (status: Int, text: String) {
    let found = server.response(
      toBody: Array(body.utf8), limits: .init(), headers: headers, host: DirectHost())
    return (found.status, String(decoding: found.body ?? [], as: UTF8.self))
  }

  private static let meta = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
    "io.modelcontextprotocol/clientCapabilities":{}}
    """
  private static let list =
    #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(meta)}}"#

  @Test func `fields must agree with a message that says its revision`() {
    let right = RequestHeaders(revisions: ["2026-07-28"], methods: ["tools/list"])
    #expect(response(Self.list, right).status == 200)
    for wrong in [
      RequestHeaders(), RequestHeaders(revisions: ["2026-07-28"]),
      RequestHeaders(revisions: ["2026-07-28"], methods: ["tools/call"]),
      RequestHeaders(revisions: ["2026-07-28", "2026-07-28"], methods: ["tools/list"]),
      RequestHeaders(revisions: ["2025-11-25"], methods: ["tools/list"]),
    ] {
      let found = response(Self.list, wrong)
      #expect(found.status == 400 && found.text.contains("-32020"), "\(found)")
    }
  }

  @Test(arguments: [
    ("solve", true), ("=?base64?c29sdmU=?=", true), ("=?base64?c29sdmU?=", false),
    ("=?base64?c29sdmV=?=", false), ("=?base64??=", false), ("check", false), ("", false),
  ])
  func `a name may be in Base64`(name: String, isRight: Bool) {
    let body =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"solve",\#(Self.meta)}}"#
    let headers = RequestHeaders(
      revisions: ["2026-07-28"], methods: ["tools/call"], names: [name])
    #expect(response(body, headers).status == (isRight ? 200 : 400), "\(name)")
  }

  @Test func `a client of a revision with a handshake says it with each request`() {
    let list = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#
    #expect(response(list, RequestHeaders(revisions: ["2025-11-25"])).status == 200)
    #expect(response(list, RequestHeaders()).status == 400)
    #expect(response(list, RequestHeaders(revisions: ["2026-07-28"])).status == 400)
    let unknown = #"{"jsonrpc":"2.0","id":1,"method":"none"}"#
    let found = response(unknown, RequestHeaders(revisions: ["2025-11-25"]))
    #expect(found.status == 200 && found.text.contains("-32601"))
    let opened = #"""
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}
      """#
    #expect(response(opened, RequestHeaders()).status == 200)
  }

  @Test func `a notification gets no body, and what is no message 400`() {
    let notification = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    #expect(response(notification, RequestHeaders()) == (202, ""))
    #expect(response("{", RequestHeaders()).status == 400)
  }
}

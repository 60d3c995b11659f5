import HTTPServer
import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct HTTPErrorTests {
  @Test(
    arguments: [
      ("GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n", 404, "not-found"),
      ("POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n", 405, "method-not-allowed"),
      ("GET /v1/layout HTTP/1.1\r\nHost: x\r\n\r\n", 405, "method-not-allowed"),
      ("TRACE /v1/layout HTTP/1.1\r\nHost: x\r\n\r\n", 405, "method-not-allowed"),
      ("CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n", 501, "not-implemented"),
      ("POST /v1/layout HTTP/1.1\r\nHost: x\r\n\r\n", 411, "length-required"),
      (
        "POST /v1/layout HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n", 413,
        "content-too-large"
      ),
      (
        "GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\nHost: x\r\n\r\n", 414,
        "target-too-long"
      ),
      ("GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n", 417, "expectation-failed"),
      (
        "GET /healthz HTTP/1.1\r\nHost: x\r\nX: \(String(repeating: "a", count: 20_000))\r\n\r\n",
        431, "header-fields-too-large"
      ),
      ("BREW / HTTP/1.1\r\nHost: x\r\n\r\n", 501, "not-implemented"),
      ("GET / HTTP/2.0\r\nHost: x\r\n\r\n", 505, "version-not-supported"),
      ("GET /healthz HTTP/1.1\r\n\r\n", 400, "malformed-request"),
      ("\u{16}\u{3}\u{1}\u{2}\r\n\r\n", 400, "malformed-request"),
      (
        "POST /v1/layout HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
        400, "malformed-request"
      ),
    ] as [(LongText, Int, String)])
  func `every error of HTTP is a problem document`(
    request: LongText, status: Int, code: String
  ) throws {
    let service = try LiveService()
    let client = try service.connect()
    client.send(request.text)
    let response = try client.receive()
    #expect(response.status == status)
    #expect(response.problemCode() == code)
    #expect((response.field("Allow") != nil) == (status == 405))
  }

  @Test func `a request that does not arrive is a problem document`() throws {
    let service = try LiveService {
      $0.server.headerTimeout = 50
      $0.server.tickInterval = 10
    }
    let client = try service.connect()
    client.send("GET /healthz HT")
    let response = try client.receive()
    #expect(response.status == 408)
    #expect(response.problemCode() == "request-timeout")
  }

  @Test func `the limit of a body is named in the problem`() throws {
    let service = try LiveService { $0.server.maxBodyBytes = 100 }
    let response = try service.connect().post(
      "/v1/layout", String(repeating: " ", count: 101))
    #expect(response.problemCode() == "content-too-large")
    #expect(response.text.contains("100"))
  }

  @Test func `a draining service is alive but not ready`() throws {
    let service = try LiveService { $0.server.drainGrace = 20_000 }
    let client = try service.connect()
    #expect(try client.request("GET", "/readyz").status == 200)
    service.server.stop(.drain)
    let ready = try service.connect().request("GET", "/readyz")
    #expect(ready.status == 503)
    #expect(ready.problemCode() == "draining")
    #expect(ready.field("Retry-After") != nil)
    #expect(try service.connect().request("GET", "/healthz").status == 200)
  }
}

import Foundation
import HTTPTypes
import RequestSequences
import TestSupport
import Testing

/// Responses that crash programs using Foundation's `URLSession` on Linux, and mutated ones.
///
/// `Tests/System/Sanitize/hostile` sends 10,000 mutations under AddressSanitizer.
@Suite(.timeLimit(.minutes(10))) struct HostileServerTests {
  private func outcome(
    _ response: String, _ method: HTTPRequest.Method = .get
  ) async throws -> Result<Response?, RequestSequenceError> {
    let server = try ScriptedServer { request, connection in
      if request.target == "/x" { connection.send(response) } else { connection.answer(200) }
      return .close
    }
    do throws(RequestSequenceError) {
      return .success(
        try await SequenceRunner(server, CurlTransport()).run(
          Listed(Request(method, "x"))
        ).lastResponse)
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nContent-Le", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 20", "H",
    "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775808\r\n\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n",
    "HTTP/1.1 200 OK\r\nno colon\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 200 OK\r\nA\u{0}B: 1\r\nContent-Length: 0\r\n\r\n",
  ])
  func `a response that is cut off or malformed is an error`(response: String) async throws {
    guard case .failure(let error) = try await outcome(response) else {
      // A length that libcurl cannot parse may count as absent.
      #expect(response.contains("808"))
      return
    }
    #expect(error.transport == .connectionLost || error.transport == .malformedResponse, "\(error)")
    #expect(error.effect == .unknown)
  }

  @Test func `trailers are skipped`() async throws {
    let chunks = "5\r\nhello\r\n0\r\nX: 1\r\nContent-Length: 3\r\n\r\n"
    let response = try await outcome(
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks
    ).get()
    #expect(response?.text == "hello" && response?.headers["X"] == nil)
  }

  @Test(arguments: ["//[::1]:1/x", "http://[::1]:1/x", "//[", "http://a:99999999/", "///"])
  func `a redirect to an odd location is refused, or an error`(location: String) async throws {
    let result = try await outcome(
      "HTTP/1.1 302 Found\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n")
    if case .success(let response) = result { #expect(response?.status == 200) }
  }

  @Test func `two locations are refused`() async throws {
    let result = try await outcome(
      "HTTP/1.1 302 Found\r\nLocation: /a\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n")
    guard case .failure(let error) = result, case .redirectRefused = error.reason else {
      Issue.record("\(result)")
      return
    }
  }

  @Test(arguments: [(256, true), (10_000, false)])
  func `a header of many fields ends at the limit`(count: Int, isComplete: Bool) async throws {
    let fields = (0..<count).map { "X-\($0): 1\r\n" }.joined()
    let result = try await outcome("HTTP/1.1 200 OK\r\n\(fields)Content-Length: 0\r\n\r\n")
    switch result {
    case .success(let response): #expect(isComplete && response?.headers.count == count + 1)
    case .failure(let error):
      #expect(!isComplete)
      #expect(error.transport == .headerTooLarge(limit: 262_144))
      #expect("\(error)".contains("262144 headerBytes"))
    }
  }

  @Test func `none of 400 mutations is more than a response or an error`() async throws {
    let probe = try ProbeProcess(named: "hostile-probe", ["curl", "0", "400"])
    #expect(await probe.wait() == 0)
  }

  /// A failure here means that Foundation is fixed and `URLSessionTransport` needs no warning.
  @Test func `some of 400 mutations end a program that uses URLSession`() async throws {
    let probe = try ProbeProcess(named: "hostile-probe", ["urlsession", "0", "400"])
    #expect(await probe.wait() < 0)
  }
}

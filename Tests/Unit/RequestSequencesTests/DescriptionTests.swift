import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import RequestSequences

/// Invalid requests, which are rejected before anything is sent.
@Suite(.timeLimit(.minutes(10))) struct DescriptionTests {
  private let runner = SequenceRunner(
    audiences: [
      .service: AudienceSettings(baseURL: URL(string: "https://api.example.com/v1/")!),
      .storage: AudienceSettings(anywhereWith: [:]),
    ],
    transport: FakeTransport { request in
      Issue.record("\(request.path) was sent")
      return Response(200)
    }, limits: .init { $0.requestBytes = 100 })

  private func error(_ request: Request) async -> RequestError? {
    guard case .invalidRequest(let error) = await runner.failure(of: Listed(request))?.reason else {
      return nil
    }
    return error
  }

  @Test func `CONNECT is not a request method`() async {
    #expect(await error(Request(.connect, "x")) == .invalidMethod("CONNECT"))
  }

  @Test(arguments: ["1\r\nX-B: 2", "1\u{0}", "\u{7F}", "\n"])
  func `a header cannot inject others`(value: String) async throws {
    let server = try ScriptedServer { _, connection in
      connection.answer(200)
      return .keep
    }
    _ = try await SequenceRunner(server).run(Listed(Request(.get, "x", headers: ["X-A": value])))
    let request = try #require(server.requests.first)
    #expect(request.field("X-B") == nil)
    #expect(!request.head.contains { $0 == "\u{0}" || $0 == "\u{7F}" })
  }

  @Test(arguments: ["1\r\nX-B: 2", "1\u{0}", "\u{7F}"])
  func `credentials with a control character are not sent`(value: String) async throws {
    let server = try ScriptedServer { _, _ in .close }
    let runner = SequenceRunner(server, credentials: Credentials { value })
    guard
      case .credentials(let error) = await runner.failure(of: Listed(Request(.get, "x")))?.reason
    else {
      Issue.record("it was sent")
      return
    }
    #expect(error as? RequestError == .invalidHeader(name: "Authorization"))
    #expect(server.accepted == 0)
  }

  @Test(arguments: [
    "Host", "content-length", "Transfer-Encoding", "Connection", "Expect", "Upgrade",
  ])
  func `headers that frame messages are reserved for the transport`(name: String) async throws {
    var headers = HTTPFields()
    headers[try #require(HTTPField.Name(name))] = "x"
    #expect(await error(Request(.get, "x", headers: headers)) == .reservedHeader(name: name))
  }

  @Test(arguments: [
    "http://[", "ftp://a/b", "file:///etc/passwd", "https:///x", "mailto:a@b", "data:,x",
  ])
  func `a URL is of http or https`(url: String) async {
    let request = Request(.get, url, audience: .storage)
    #expect(await error(request) == .invalidURL(url))
  }

  @Test func `a URL holds no credentials`() async {
    let request = Request(.get, "https://me:secret@example.com/x", audience: .storage)
    #expect(await error(request) == .credentialsInURL)
    #expect(request.description == "GET https://example.com/x")
  }

  @Test func `GET and HEAD have no body`() async {
    for method in [HTTPRequest.Method.get, .head] {
      #expect(await error(Request(method, "x", body: .text("a"))) == .bodyNotAllowed)
    }
  }

  @Test func `a media type cannot inject headers`() async {
    let body = Request.Body.bytes(Data(), contentType: "text/plain\r\nX: 1")
    #expect(await error(Request(.post, "x", body: body)) == .invalidContentType)
    let part = MultipartForm.Part("a", contentType: "a/b\nX: 1", content: .bytes(Data()))
    #expect(await error(Request(.post, "x", body: .form(.init([part])))) == .invalidContentType)
  }

  @Test func `an audience without settings is unknown`() async {
    #expect(await error(Request(.get, "x", audience: "billing")) == .unknownAudience("billing"))
  }

  @Test func `a file that is missing or no file is unreadable`() async throws {
    let folder = try TemporaryFolder()
    for url in [folder.url, folder.url.appending(path: "none"), URL(filePath: "/dev/zero")] {
      let alone = Request(.put, "x", body: .file(url, contentType: "a/b"))
      #expect(await error(alone) == .unreadableFile(path: url.path))
      var form = MultipartForm()
      form.append("f", file: url)
      #expect(
        await error(Request(.post, "x", body: .form(form))) == .unreadableFile(path: url.path))
    }
  }

  @Test func `a body past the limit is not sent`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("x", Data(count: 101))
    var form = MultipartForm()
    form.append("f", String(repeating: "a", count: 30))
    for body in [
      Request.Body.bytes(Data(count: 101), contentType: "a/b"), .file(file, contentType: "a/b"),
      .form(form),
    ] {
      #expect(await error(Request(.post, "x", body: body)) == .bodyTooLarge(limit: 100))
    }
  }

  @Test(arguments: [
    ("uploads", "https://api.example.com/v1/uploads"), ("/x", "https://api.example.com/x"),
    ("../v2/a?b=c#d", "https://api.example.com/v2/a?b=c#d"), ("", "https://api.example.com/v1/"),
    ("https://API.example.com:443/y", "https://API.example.com:443/y"),
  ])
  func `a URL is resolved against the base URL of its audience`(url: String, resolved: String)
    throws
  {
    let settings = try #require(runner.audiences[.service])
    #expect(try settings.resolve(Request(.get, url)).absoluteString == resolved)
  }

  @Test(arguments: [
    "http://api.example.com/", "https://api.example.com:8443/", "https://example.com/",
    "//evil.example/", "https://api.example.com.evil.example/", "\\\\evil.example/x",
  ])
  func `a URL of another origin is refused or stays at home`(url: String) throws {
    let settings = try #require(runner.audiences[.service])
    let resolved = try? settings.resolve(Request(.get, url))
    #expect(resolved == nil || resolved?.host() == "api.example.com")
    if !url.hasPrefix("\\") { #expect(resolved == nil) }
  }

  @Test func `merged headers replace those of the same name, whatever its case`() {
    var fields: HTTPFields = ["B": "1", "a": "2", "b": "3"]
    fields.merge(["b": "4", "C": "5", "c": "6"])
    #expect(fields.map(\.name.rawName) == ["a", "b", "C", "c"])
    #expect(fields["B"] == "4" && fields["c"] == "5, 6")
  }

  @Test func `equal values make equal JSON`() throws {
    let a = try Request.Body.json(["b": 1, "a": 2, "c/d": 3])
    #expect(a == .bytes(Data(#"{"a":2,"b":1,"c/d":3}"#.utf8), contentType: "application/json"))
  }

  @Test func `only an error without a connection counts as not sent`() {
    func error(_ code: URLError.Code, _ text: String) -> TransportError {
      TransportError(URLError(code, userInfo: [NSLocalizedDescriptionKey: text]))
    }
    let refused = "Failed to connect to x port 1 after 0 ms: Couldn't connect to server"
    #expect(error(.cannotConnectToHost, refused).isBeforeSending)
    #expect(error(.cannotFindHost, "Could not resolve host: x").isBeforeSending)
    #expect(!error(.cannotConnectToHost, "Empty reply from server").isBeforeSending)
    #expect(!error(.networkConnectionLost, "Recv failure").isBeforeSending)
    #expect(!error(.unknown, "SSL connect error").isBeforeSending)
  }
}

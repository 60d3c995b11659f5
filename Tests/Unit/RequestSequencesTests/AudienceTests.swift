import Foundation
import HTTPTypes
import RequestSequences
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The origins that receive an audience's credentials and headers, and those that must not.
@Suite(.timeLimit(.minutes(10))) struct AudienceTests {
  private static let token = "token-that-nobody-else-may-see"

  /// A service that redirects its clients to another host; that host records its requests.
  private struct Hosts {
    let service: ScriptedServer
    let other: ScriptedServer

    init(status: Int) throws {
      let other = try ScriptedServer { _, connection in
        connection.answer(200, body: "other")
        return .keep
      }
      self.other = other
      service = try ScriptedServer { request, connection in
        switch request.target {
        case "/away": connection.answer(status, ["Location: http://127.0.0.1:\(other.port)/there"])
        case "/near": connection.answer(status, ["Location: /here"])
        default: connection.answer(200, body: "home")
        }
        return .keep
      }
    }

    func runner(_ redirects: AudienceSettings.Redirects) -> SequenceRunner {
      SequenceRunner(
        audiences: [
          .service: AudienceSettings(
            baseURL: service.url.appending(path: "/"), headers: ["X-Client": "secret-client"],
            credentials: .bearer(AudienceTests.token), redirects: redirects,
            idempotencyKeyHeader: "Idempotency-Key"),
          .storage: AudienceSettings(anywhereWith: ["X-Storage": "1"]),
        ], retries: .never)
    }
  }

  private func reaches(_ server: ScriptedServer) -> String {
    server.requests.map { $0.head + $0.text }.joined()
  }

  @Test func `each audience gets its own headers and credentials`() async throws {
    let hosts = try Hosts(status: 302)
    _ = try await hosts.runner(.none).run(
      Listed(
        Request(.post, "x", headers: ["X-Client": "mine"], body: .text("a")),
        Request(.post, hosts.other.url.appending(path: "y"), audience: .storage, body: .text("b"))))
    let own = try #require(hosts.service.requests.first)
    #expect(own.field("Authorization") == "Bearer \(Self.token)")
    #expect(own.field("X-Client") == "mine")
    #expect(own.field("Idempotency-Key") != nil)
    #expect(own.field("X-Storage") == nil)
    let theirs = try #require(hosts.other.requests.first)
    #expect(theirs.field("X-Storage") == "1")
    #expect(theirs.field("Authorization") == nil && theirs.field("X-Client") == nil)
    #expect(theirs.field("Idempotency-Key") == nil && theirs.field("Cookie") == nil)
    #expect(!reaches(hosts.other).contains(Self.token))
  }

  @Test func `each audience has a session of its own configuration`() async throws {
    let hosts = try Hosts(status: 302)
    let transport = URLSessionTransport { audience, configuration in
      configuration.httpAdditionalHeaders = ["X-Session": audience.rawValue]
    }
    let runner = SequenceRunner(
      audiences: hosts.runner(.none).audiences, transport: transport, retries: .never)
    _ = try await runner.run(
      Listed(
        Request(.get, "x"), Request(.post, "x"),
        Request(.get, hosts.other.url, audience: .storage)))
    #expect(hosts.service.requests.map { $0.field("X-Session") } == ["service", "service"])
    #expect(hosts.other.requests.map { $0.field("X-Session") } == ["storage"])
  }

  @Test func `a response cannot direct a request of the service to another host`() async throws {
    let hosts = try Hosts(status: 302)
    let request = Request(.get, hosts.other.url.appending(path: "there"))
    let error = await hosts.runner(.anyOrigin).failure(of: Listed(request))
    guard case .invalidRequest(.foreignOrigin(let origin, audience: .service)) = error?.reason
    else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(origin.port == Int(hosts.other.port))
    for url in ["//127.0.0.1:\(hosts.other.port)/x", "http://127.0.0.1@localhost:1/x"] {
      #expect(await hosts.runner(.anyOrigin).failure(of: Listed(Request(.get, url))) != nil)
    }
    #expect(hosts.other.accepted == 0)
    #expect(hosts.service.accepted == 0)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect to another host is refused, and nothing reaches it`(status: Int) async throws {
    let hosts = try Hosts(status: status)
    for request in [Request(.get, "away"), Request(.post, "away", body: .text("x"))] {
      let error = await hosts.runner(.ownOrigins).failure(of: Listed(request))
      guard case .redirectRefused(let location) = error?.reason else {
        Issue.record("\(error as Any)")
        return
      }
      #expect(location.contains("\(hosts.other.port)"))
      #expect(error?.response?.status == status)
    }
    #expect(hosts.other.accepted == 0)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect to any origin carries no headers and credentials of the audience`(
    status: Int
  ) async throws {
    let hosts = try Hosts(status: status)
    let request = Request(
      .get, "away",
      headers: ["Accept": "text/plain", "Cookie": "a=\(Self.token)", "X-Own": "secret-own"])
    let outcome = try await hosts.runner(.anyOrigin).run(Listed(request))
    #expect(outcome.lastResponse?.text == "other")
    let theirs = try #require(hosts.other.requests.first)
    #expect(theirs.field("Accept") == "text/plain")
    for name in ["Authorization", "Cookie", "X-Client", "X-Own", "Idempotency-Key"] {
      #expect(theirs.field(name) == nil, "\(name)")
    }
    #expect(!reaches(hosts.other).contains("secret") && !reaches(hosts.other).contains(Self.token))
  }

  @Test(arguments: [307, 308])
  func `a redirect never carries a body to another host`(status: Int) async throws {
    let hosts = try Hosts(status: status)
    let request = Request(.put, "away", body: .text(Self.token))
    let error = await hosts.runner(.anyOrigin).failure(of: Listed(request))
    guard case .redirectRefused = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(hosts.other.accepted == 0)
  }

  @Test(arguments: [
    (301, "GET", ""), (302, "GET", ""), (303, "GET", ""), (307, "POST", "x"), (308, "POST", "x"),
  ])
  func `a redirect within the audience keeps credentials, and the body unless the method changes`(
    status: Int, method: String, body: String
  ) async throws {
    let hosts = try Hosts(status: status)
    let outcome = try await hosts.runner(.ownOrigins).run(
      Listed(Request(.post, "near", body: .text("x"))))
    #expect(outcome.lastResponse?.text == "home")
    let second = try #require(hosts.service.requests.last)
    #expect(second.target == "/here" && second.method == method && second.text == body)
    #expect(second.field("Authorization") == "Bearer \(Self.token)")
    #expect((second.field("Content-Type") == nil) == body.isEmpty)
    let keys = Set(hosts.service.requests.map { $0.field("Idempotency-Key") })
    #expect(keys.count == 1)
  }

  @Test func `after a foreign origin, credentials are not sent to the own origin either`()
    async throws
  {
    let home = Box<UInt16>(0)
    let other = try ScriptedServer { _, connection in
      connection.answer(302, ["Location: http://127.0.0.1:\(home.current)/back"])
      return .keep
    }
    let service = try ScriptedServer { request, connection in
      if request.target == "/away" {
        connection.answer(302, ["Location: http://127.0.0.1:\(other.port)/"])
      } else {
        connection.answer(200)
      }
      return .keep
    }
    home.change { $0 = service.port }
    let settings = AudienceSettings(
      baseURL: service.url, credentials: .bearer(Self.token), redirects: .anyOrigin)
    let runner = SequenceRunner(audiences: [.service: settings], retries: .never)
    _ = try await runner.run(Listed(Request(.get, "/away")))
    #expect(service.requests.map(\.target) == ["/away", "/back"])
    #expect(service.requests[0].field("Authorization") != nil)
    #expect(service.requests[1].field("Authorization") == nil)
  }

  @Test func `a cycle of redirects ends at the limit`() async throws {
    let server = try ScriptedServer { _, connection in
      connection.answer(302, ["Location: /x"])
      return .keep
    }
    let runner = SequenceRunner(server, limits: .init { $0.redirects = 3 })
    let error = await runner.failure(of: Listed(Request(.get, "x")))
    guard case .tooManyRedirects(limit: 3) = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(server.requests.count == 4)
  }

  @Test(arguments: [
    "http://user:password@127.0.0.1/", "ftp://127.0.0.1/", "mailto:a@b", "http:///x", "http://[::1",
    "javascript:alert(1)", "http://", "http://[::1]:1/x",
  ])
  func `a redirect to an invalid URL is refused`(
    location: String
  ) async throws {
    let server = try ScriptedServer { request, connection in
      connection.answer(request.target == "/x" ? 302 : 200, ["Location: \(location)"])
      return .keep
    }
    let error = await SequenceRunner(server).failure(of: Listed(Request(.get, "x")))
    guard case .redirectRefused = error?.reason else {
      Issue.record("\(location): \(error as Any)")
      return
    }
    #expect(server.requests.count == 1)
  }

  @Test func `cookies are not kept, neither for the next request nor for the next run`()
    async throws
  {
    let server = try ScriptedServer { _, connection in
      connection.answer(200, ["Set-Cookie: session=1; Path=/"])
      return .keep
    }
    let runner = SequenceRunner(server)
    let request = Request(.get, "x")
    _ = try await runner.run(Listed(request, request))
    _ = try await SequenceRunner(server).run(Listed(request))
    #expect(server.requests.allSatisfy { $0.field("Cookie") == nil })
  }

  @Test func `credentials are fetched for each attempt, and their failure is an error`()
    async throws
  {
    let server = try ScriptedServer { _, connection in
      connection.answer(200)
      return .keep
    }
    let count = Box(0)
    struct NoToken: Error {}
    let renewed = Credentials {
      let number = count.change { value -> Int in
        value += 1
        return value
      }
      if number > 2 { throw NoToken() }
      return "Bearer \(number)"
    }
    let runner = SequenceRunner(server, credentials: renewed)
    let request = Request(.get, "x")
    let error = await runner.failure(of: Listed(request, request, request))
    #expect(server.requests.map { $0.field("Authorization") } == ["Bearer 1", "Bearer 2"])
    guard case .credentials(is NoToken) = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(error?.effect == RequestSequenceError.Effect.none)
  }

  @Test func `no error, event or dump shows credentials`() async throws {
    let server = try ScriptedServer { _, connection in
      connection.answer(500)
      return .keep
    }
    let runner = SequenceRunner(server, credentials: .bearer(Self.token))
    let seen = Box("")
    do throws(RequestSequenceError) {
      let request = Request(.get, "x?signature=\(Self.token)")
      _ = try await runner.run(Listed(request)) { event in
        if case .sending(_, let request, _) = event { seen.change { $0 += "\(request)" } }
      }
    } catch {
      seen.change { $0 += "\(error)" }
    }
    var dumped = ""
    dump(runner.audiences, to: &dumped)
    dumped += "\(runner.audiences)"
    #expect(!seen.current.isEmpty && !seen.current.contains(Self.token))
    #expect(!dumped.contains(Self.token))
  }
}

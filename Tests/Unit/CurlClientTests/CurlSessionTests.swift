import Foundation
import Glibc
import HTTPTypes
import TestSupport
import Testing

@testable import CurlClient

/// Requests over libcurl to a real socket.
@Suite(.timeLimit(.minutes(10))) struct CurlSessionTests {
  private func request(
    _ server: ScriptedServer, _ method: HTTPRequest.Method = .get, _ path: String = "/x",
    _ fields: HTTPFields = [:]
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, scheme: "http", authority: "127.0.0.1:\(server.port)", path: path,
      headerFields: fields)
  }

  private func server() throws -> ScriptedServer {
    try ScriptedServer { request, connection in
      connection.answer(200, body: "\(request.connection)")
      return .keep
    }
  }

  private func error(
    _ session: CurlSession, _ request: HTTPRequest, _ body: CurlBody = .none, _ options: CurlOptions
  ) async -> CurlError? {
    do throws(CurlError) {
      _ = try await session.send(request, body: body, options: options)
      return nil
    } catch {
      return error
    }
  }

  @Test func `requests that may be repeated share a connection, others have one each`() async throws
  {
    let server = try server()
    let session = CurlSession()
    let shared = CurlOptions(mayRepeat: true)
    var connections: [String] = []
    for _ in 0..<3 {
      connections.append(
        String(decoding: try await session.send(request(server), options: shared).1, as: UTF8.self))
    }
    let body = CurlBody.bytes(Data("hello".utf8))
    connections.append(
      String(
        decoding: try await session.send(request(server, .post), body: body, options: shared).1,
        as: UTF8.self))
    #expect(Set(connections).count == 1)
    for _ in 0..<2 { _ = try await session.send(request(server, .post), body: body) }
    #expect(server.accepted == 3)
    #expect(server.requests.map(\.text) == ["", "", "", "hello", "hello", "hello"])
  }

  @Test func `fields are sent as they are, and cookies in one field`() async throws {
    let server = try server()
    var fields: HTTPFields = [.accept: "a/b", .cookie: "a=b; c=d"]
    let name = try #require(HTTPField.Name("X-Empty"))
    fields[name] = ""
    fields.append(HTTPField(name: .acceptLanguage, value: "de"))
    fields.append(HTTPField(name: .acceptLanguage, value: "en"))
    _ = try await CurlSession().send(request(server, .get, "/a/../b?c=%20d", fields))
    let seen = try #require(server.requests.first)
    #expect(seen.target == "/a/../b?c=%20d")
    #expect(seen.field("Accept") == "a/b" && seen.field("Cookie") == "a=b; c=d")
    #expect(seen.field("X-Empty") == "" && seen.field("User-Agent") == nil)
    let lines = seen.head.components(separatedBy: "\r\n")
    #expect(lines.filter { $0.hasPrefix("Accept-Language:") }.count == 2)
  }

  @Test func `a host has no more transfers than the limit, and the others wait`() async throws {
    let running = Locked((now: 0, most: 0))
    let server = try ScriptedServer { _, connection in
      running.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      usleep(20_000)
      running.withLock { $0.now -= 1 }
      connection.answer(200)
      return .keep
    }
    let session = CurlSession()
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<20 {
        group.addTask { [request = request(server)] in
          let options = CurlOptions(connectionsPerHost: 3, mayRepeat: number % 2 == 0)
          return await error(session, request, .none, options) == nil
        }
      }
      for await isComplete in group { #expect(isComplete) }
    }
    #expect(server.requests.count == 20)
    #expect((2...3).contains(running.withLock { $0.most }))
  }

  @Test func `a response that is late runs into the time limit, and its connection is closed`()
    async throws
  {
    let server = try ScriptedServer { _, connection in
      _ = connection.read(upTo: 1)
      return .close
    }
    let options = CurlOptions(timeLimit: .milliseconds(200))
    let error = await error(CurlSession(), request(server), .none, options)
    #expect(error?.kind == .timeLimit && error?.isBeforeSending == false)
    #expect(await eventually { server.openConnections == 0 })
  }

  @Test func `cancelling ends the transfer, whether it runs or waits`() async throws {
    let server = try ScriptedServer { _, connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc")
      _ = connection.read(upTo: 1)
      return .close
    }
    let session = CurlSession()
    let options = CurlOptions(connectionsPerHost: 1)
    let first = Task { await error(session, request(server), .none, options) }
    #expect(await eventually { server.requests.count == 1 })
    let second = Task { await error(session, request(server), .none, options) }
    try await Task.sleep(for: .milliseconds(50))
    second.cancel()
    let waiting = await second.value
    #expect(waiting?.kind == .cancelled && waiting?.isBeforeSending == true)
    #expect(server.openConnections == 1)
    first.cancel()
    let running = await first.value
    #expect(running?.kind == .cancelled && running?.isBeforeSending == false)
    #expect(await eventually { server.openConnections == 0 })
    let late = Task { await error(session, request(server), .none, options) }
    late.cancel()
    #expect(await late.value?.kind == .cancelled)
  }

  @Test func `a header past the limit is an error while it is received`() async throws {
    let server = try ScriptedServer { _, connection in
      connection.send("HTTP/1.1 200 OK\r\n")
      while connection.send("X: 1\r\n") {}
      return .close
    }
    let options = CurlOptions(headerLimit: 50_000)
    let error = await error(CurlSession(), request(server), .none, options)
    #expect(error?.kind == .headerTooLarge(limit: 50_000), "\(error as Any)")
    #expect(await eventually { server.openConnections == 0 })
  }

  /// Newer versions of libcurl have different codes for these; all must report the limit.
  @Test(arguments: [
    ([102_000], nil), ([103_000], 102_400), ([90_000, 90_000, 90_000], nil),
    ([90_000, 90_000, 90_000, 90_000], 307_200),
  ])
  func `a header past a limit of libcurl is an error that names it`(
    lengths: [Int], limit: Int?
  ) async throws {
    let fields = lengths.map { "X: " + String(repeating: "a", count: $0) + "\r\n" }.joined()
    let server = try ScriptedServer { _, connection in
      connection.send("HTTP/1.1 200 OK\r\n\(fields)Content-Length: 0\r\n\r\n")
      return .close
    }
    let error = await error(
      CurlSession(), request(server), .none, .init(headerLimit: 1_048_576))
    #expect(error?.kind == limit.map { .headerTooLarge(limit: $0) }, "\(error as Any)")
  }

  @Test(arguments: ["http://127.0.0.1:1", "http://name.invalid"])
  func `nothing is sent where there is no connection`(origin: String) async {
    let request = HTTPRequest(
      method: .get, scheme: "http", authority: String(origin.dropFirst(7)), path: "/")
    let error = await error(CurlSession(), request, .none, .init())
    #expect(error?.kind == .cannotConnect && error?.isBeforeSending == true)
  }

  @Test(arguments: ["file", "ftp", "gopher", ""])
  func `only http and https are spoken`(scheme: String) async {
    let request = HTTPRequest(method: .get, scheme: scheme, authority: "127.0.0.1", path: "/x")
    let error = await error(CurlSession(), request, .none, .init())
    #expect(error != nil && error?.isBeforeSending == true)
  }

  @Test func `a proxy of the environment is used, but for the hosts in no_proxy`() async throws {
    // A separate process has its own environment.
    await #expect(processExitsWith: .success) { try await Self.sendThroughProxy() }
  }

  private static func sendThroughProxy() async throws {
    let proxy = try ScriptedServer { request, connection in
      connection.answer(200, body: "proxy \(request.target)")
      return .keep
    }
    setenv("http_proxy", "http://127.0.0.1:\(proxy.port)", 1)
    setenv("no_proxy", "direct.invalid", 1)
    let session = CurlSession()
    func body(_ host: String, _ proxy: String? = nil) async -> String? {
      let request = HTTPRequest(method: .get, scheme: "http", authority: host, path: "/a")
      var options = CurlOptions()
      options.configuration.proxy = proxy
      let reply = try? await session.send(request, options: options)
      return reply.map { String(decoding: $0.1, as: UTF8.self) }
    }
    #expect(await body("far.invalid") == "proxy http://far.invalid/a")
    #expect(await body("direct.invalid") == nil)
    #expect(await body("far.invalid", "") == nil)
    unsetenv("no_proxy")
    let explicit = "http://127.0.0.1:\(proxy.port)"
    #expect(await body("direct.invalid", explicit) == "proxy http://direct.invalid/a")
  }

  @Test func `without a thread every request is an error, and none waits for ever`() async throws {
    // A separate process, whose memory is limited to its current size, so that not even a stack can
    // be allocated.
    await #expect(processExitsWith: .success) {
      let status = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = try #require(rlim_t(status.prefix { $0 != " " }))
      var limit = rlimit(rlim_cur: pages * 4_096 + 6_291_456, rlim_max: rlim_t.max)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
      let request = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1:1", path: "/")
      await #expect(throws: CurlError.self) { try await CurlSession().send(request) }
    }
  }

  @Test func `what begins after the end of a session's thread is an error`() async throws {
    let driver = CurlDriver.start("curl-stopped")
    driver.stop()
    let request = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1:1", path: "/")
    let transfer = try CurlTransfer(request, .none, .init())
    let reply = await withCheckedContinuation { driver.begin(transfer, $0) }
    #expect(throws: CurlError.self) { try reply.get() }
    driver.cancel(transfer)
  }

  @Test func `sessions that end while their requests run leave none of them waiting`() async throws
  {
    let server = try ScriptedServer { _, connection in
      _ = connection.read(upTo: 1)
      return .close
    }
    let request = request(server)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask {
          let task = Task { try? await CurlSession().send(request) }
          try? await Task.sleep(for: .microseconds(Int.random(in: 0..<2_000)))
          task.cancel()
          _ = await task.value
        }
      }
    }
    #expect(await eventually { server.openConnections == 0 })
  }

  @Test func `a session ends its thread and closes its connections`() async throws {
    func threads() -> Int {
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?.count {
        let name = try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)
        return name == "curl-gone\n"
      } ?? -1
    }
    let server = try server()
    do {
      let session = CurlSession(name: "curl-gone")
      _ = try await session.send(request(server), options: .init(mayRepeat: true))
      #expect(threads() == 1 && server.openConnections == 1)
      withExtendedLifetime(session) {}
    }
    #expect(await eventually { threads() == 0 && server.openConnections == 0 })
  }

  /// Polls until a condition holds, for at most a minute.
  private func eventually(_ holds: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      if holds() { return true }
      try? await Task.sleep(for: .milliseconds(5))
    }
    return holds()
  }
}

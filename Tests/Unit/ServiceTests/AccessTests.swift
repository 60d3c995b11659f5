import Foundation
import HTTPCore
import HTTPServer
import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct AccessTests {
  // The SHA-256 of "first", "second" and "third", computed by sha256sum.
  private static let first = "a7937b64b8caa58f03721bb6bacf5c78cb235febe0e70b1b84cd99541461a08e"
  private static let second = "16367aacb67a4a017c8da8ab95682ccb390863780f7114dda0a0e0c55644c7c4"
  private static let third = "b1e99324505bd32da0e1f85dcf5e19a09db0481e8a15f62c41eb320304a8e927"

  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func service(
    _ text: String, _ change: (inout ServiceConfiguration) -> Void = { _ in }
  ) throws -> LiveService {
    let url = try file(text)
    defer { try? FileManager.default.removeItem(at: url) }
    let tokens = try TokenStore(path: url.path)
    return try LiveService {
      $0.access.tokens = tokens
      change(&$0)
    }
  }

  // MARK: Tokens

  @Test func `a known token is served, and others are 401`() throws {
    let service = try service("one \(Self.first)\ntwo \(Self.second)\n")
    let client = try service.connect()
    let list = #"{"items":["a"]}"#
    for token in ["first", "second"] {
      for scheme in ["Bearer", "bearer", "BEARER "] {
        let fields = ["Authorization: \(scheme) \(token)"]
        #expect(try client.post("/v1/snapshot", list, fields).status == 200)
      }
    }
    let refused =
      [
        ([], nil), (["Authorization: Bearer third"], "invalid_token"),
        (["Authorization: Bearer firs"], "invalid_token"),
        (["Authorization: Bearer first "], "none"), (["Authorization: Bearer"], "invalid_request"),
        (["Authorization: Basic Zmlyc3Q="], "invalid_request"),
        (["Authorization:"], "invalid_request"),
        (["Authorization: Bearer first second"], "invalid_request"),
        (["Authorization: Bearer first", "Authorization: Bearer first"], "invalid_request"),
        (["Authorization: Bearer \(Self.first)"], "invalid_token"),
      ] as [([String], String?)]
    for (fields, error) in refused where error != "none" {
      let response = try client.post("/v1/snapshot", list, fields)
      #expect(response.status == 401 && response.problemCode() == "unauthorized", "\(fields)")
      let challenge = try #require(response.field("WWW-Authenticate"))
      #expect(challenge.hasPrefix(#"Bearer realm="trellis""#))
      if let error { #expect(challenge.hasSuffix(#"error="\#(error)""#)) }
      #expect(error != nil || !challenge.contains("error"))
    }
    // The connection has served all of these.
    #expect(try client.post("/v1/snapshot", list, ["Authorization: Bearer first"]).status == 200)
  }

  /// The table of paths in the guide: whether each is open.
  private func documentedPaths() throws -> [String: Bool] {
    let root = Repository.root
    let guide = try String(
      contentsOf: root.appending(path: "docs/guides/access.md"), encoding: .utf8)
    let table = try #require(guide.components(separatedBy: "| with tokens on |\n|---|---|\n").last)
    var paths: [String: Bool] = [:]
    for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("| ") else { break }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      for name in cells[0].split(separator: "`") where name.hasPrefix("/") {
        #expect(paths[String(name)] == nil, "\(name) is there twice")
        paths[String(name)] = cells[1] == "open"
      }
    }
    return paths
  }

  @Test func `every route asks for a token, or is open, as the guide says`() throws {
    let documented = try documentedPaths()
    let folder = try WebFolder(["index.html": "<!doctype html>"])
    let assets = try WebAssets(folder: folder.path)
    let service = try service("one \(Self.first)") { $0.webAssets = assets }
    let client = try service.connect()
    let routes = service.service.routes
    #expect(routes.count > 15)
    // The program adds `/mcp`.
    #expect(Set(routes.map(\.pattern)).union(["/mcp"]) == Set(documented.keys))
    #expect(documented["/mcp"] == false)
    for route in routes {
      let isOpen = documented[route.pattern] == true
      #expect(route.isOpen == isOpen, "\(route.pattern)")
      let path = route.pattern.split(separator: "/", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("{") ? "any" : String($0) }.joined(separator: "/")
      for method in ["\(route.method.name)"] + (route.method == .get ? ["HEAD"] : []) {
        let body = route.method == .get ? nil : Array("{}".utf8)
        let stranger = try client.request(method, path, body: body)
        #expect((stranger.status != 401) == isOpen, "\(method) \(path)")
        let known = try client.request(method, path, ["Authorization: Bearer first"], body: body)
        #expect(known.status != 401, "\(method) \(path)")
        // A wrong token is equivalent to none.
        let wrong = try client.request(method, path, ["Authorization: Bearer third"], body: body)
        #expect(wrong.status == stranger.status, "\(method) \(path)")
      }
      // An open path is open only for its own method.
      for method in ["OPTIONS", "PUT", "DELETE", "PATCH", "TRACE"] {
        #expect(try client.request(method, path).status == 401, "\(method) \(path)")
      }
    }
  }

  @Test func `what is no route asks for a token, too`() throws {
    let service = try service("one \(Self.first)")
    let client = try service.connect()
    for path in ["/none", "/healthz/", "/HEALTHZ", "//healthz", "/v1", "/healthz%2f..%2fmetrics"] {
      #expect(try client.request("GET", path).status == 401, "\(path)")
      #expect(try client.request("OPTIONS", path).status == 401, "\(path)")
    }
    #expect(try client.request("OPTIONS", "*").status == 401)
    #expect(
      try client.request("GET", "/none", ["Authorization: Bearer first"]).status == 404)
  }

  @Test func `pages need no token, nor do preflights where other origins may ask`() throws {
    let folder = try WebFolder(["index.html": "<!doctype html>"])
    let assets = try WebAssets(folder: folder.path)
    let service = try service("one \(Self.first)") {
      $0.webAssets = assets
      $0.server.crossOrigins = CrossOriginPolicy("*")
    }
    let client = try service.connect()
    #expect(try client.request("GET", "/").status == 200)
    let origin = "Origin: https://a.example"
    let preflight = try client.request(
      "OPTIONS", "/v1/layout", [origin, "Access-Control-Request-Method: POST"])
    #expect(preflight.status == 204)
    #expect(try client.request("GET", "/version", [origin]).status == 401)
  }

  @Test func `a preflight tells no stranger which paths exist, and reads no large body`() throws {
    let service = try service("one \(Self.first)") {
      $0.server.crossOrigins = CrossOriginPolicy("https://a.example")
    }
    let client = try service.connect()
    func preflight(_ path: String, _ origin: String = "https://a.example") throws -> String {
      let response = try client.request(
        "OPTIONS", path, ["Origin: \(origin)", "Access-Control-Request-Method: POST"])
      return response.head.split(separator: "\r\n")
        .filter { !$0.hasPrefix("X-Request-ID") && !$0.hasPrefix("Date") }
        .joined(separator: "\n")
    }
    let existing = try preflight("/v1/layout")
    #expect(
      existing.hasPrefix("HTTP/1.1 204") && existing.contains("Allow-Methods: GET, HEAD, POST"))
    for path in [
      "/none", "/healthz", "/metrics", "/v1/picture/x", "/problems/none", "*", "/%zz", "/%00",
      "/\(String(repeating: "a", count: 4000))",
    ] {
      #expect(try preflight(path) == existing, "\(path)")
    }
    let other = try preflight("/v1/layout", "https://b.example")
    #expect(try preflight("/none", "https://b.example") == other)
    #expect(!other.contains("Access-Control-Allow-Origin"))
    // An OPTIONS request that is not a preflight needs a token.
    for fields in [[], ["Origin: https://a.example"], ["Access-Control-Request-Method: POST"]] {
      #expect(try client.request("OPTIONS", "/v1/layout", fields).status == 401)
    }
    for path in ["/v1/layout", "/none"] {
      let large = try service.connect()
      large.send(
        """
        OPTIONS \(path) HTTP/1.1\r\nHost: h\r\nOrigin: https://a.example\r\n\
        Access-Control-Request-Method: POST\r\nContent-Length: 15000000\r\n\r\n
        """)
      let response = try large.receive()
      #expect(response.status == 413 && response.field("Connection") == "close")
      let chunked = try service.connect()
      chunked.send(
        """
        OPTIONS \(path) HTTP/1.1\r\nHost: h\r\nOrigin: https://a.example\r\n\
        Access-Control-Request-Method: POST\r\nTransfer-Encoding: chunked\r\n\r\n4000\r\n
        """)
      #expect(try chunked.receive().status == 413)
    }
  }

  @Test func `a body is not asked for, nor waited for, without a token`() throws {
    let service = try service("one \(Self.first)")
    let expecting = try service.connect()
    expecting.send(
      "POST /v1/layout HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n")
    #expect(try expecting.receive().status == 401)
    let sending = try service.connect()
    sending.send("POST /v1/layout HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000\r\n\r\n{")
    let response = try sending.receive()
    #expect(response.status == 401 && response.field("Connection") == "close")
    let unknown = try service.connect()
    unknown.send("POST /none HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000\r\n\r\n{")
    #expect(try unknown.receive().status == 401)
    let chunked = try service.connect()
    chunked.send(
      "POST /v1/layout HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n")
    #expect(try chunked.receive().status == 401)
    let piecemeal = try service.connect()
    piecemeal.send("POST /none HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n")
    #expect(try piecemeal.receive().status == 401)
    let admitted = try service.connect()
    let body = #"{"items":["a"]}"# + String(repeating: " ", count: 100_000)
    admitted.send(
      """
      POST /v1/snapshot HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer first\r\n\
      Content-Length: \(body.utf8.count)\r\n\r\n{
      """)
    admitted.send(String(body.dropFirst()))
    #expect(try admitted.receive().status == 200)
  }

  @Test func `the access log has the name of the token`() throws {
    for format in [LogFormat.text, .json] {
      let log = Pipe()
      let service = try service("the-name \(Self.first)") {
        $0.accessLogging = .init(
          format: format, descriptor: log.fileHandleForWriting.fileDescriptor)
      }
      let client = try service.connect()
      _ = try client.post("/v1/snapshot", #"{"items":[]}"#, ["Authorization: Bearer first"])
      _ = try client.post("/v1/snapshot", #"{"items":[]}"#, ["Authorization: Bearer nobody"])
      var text = ""
      while text.split(separator: "\n").count < 2 {
        text += String(decoding: log.fileHandleForReading.availableData, as: UTF8.self)
      }
      let lines = text.split(separator: "\n")
      let named = format == .text ? "token=the-name" : #""token":"the-name""#
      #expect(lines[0].contains(named) && !lines[0].contains("first"))
      #expect(!lines[1].contains("the-name") && !lines[1].contains("nobody"))
    }
  }

  @Test(
    arguments: [
      ("one", "line 1"), ("a b c", "line 1"), ("\n# comment\none 12", "line 3"),
      ("one \(Self.first)x", "line 1"),
      ("one \(Self.first)\ntwo \(Self.first.uppercased())", "line 2"),
      ("na me \(Self.first)", "line 1"), ("n\u{e4}me \(Self.first)", "line 1"),
      ("\(String(repeating: "n", count: 65)) \(Self.first)", "line 1"),
    ])
  func `a file with a fault is refused, and the fault names the line`(text: String, line: String)
    throws
  {
    let url = try file(text)
    defer { try? FileManager.default.removeItem(at: url) }
    let failure = #expect(throws: TokenStore.Failure.self) { try TokenStore(path: url.path) }
    #expect(failure?.description.contains(line) == true)
  }

  @Test func `a file has up to a thousand tokens, and comments`() throws {
    func lines(_ count: Int) -> String {
      (0..<count).map { index in
        let digits = String(index, radix: 16)
        return "name \(String(repeating: "0", count: 64 - digits.count))\(digits) # one of many\r"
      }.joined(separator: "\n")
    }
    #expect(try TokenTable(lines(1000)).count == 1000)
    #expect(throws: TokenTable.Fault.self) { try TokenTable(lines(1001)) }
    #expect(try TokenTable("\n\n  # nothing\n\t\n").count == 0)
    #expect(throws: TokenStore.Failure.self) { try TokenStore(path: "/nowhere") }
  }

  @Test func `every token of a table is found, and no other`() throws {
    let text = "a \(Self.first)\nb \(Self.second)\nb \(Self.third)"
    let table = try TokenTable(text)
    func name(_ token: String) -> String? {
      Array(token.utf8).withUnsafeBytes { table.principal(of: $0)?.name }
    }
    #expect(name("first") == "a" && name("second") == "b")
    let mixed = try TokenTable("a \(Self.first) read-only # b\na \(Self.second)")
    func isReadOnly(_ token: String) -> Bool? {
      Array(token.utf8).withUnsafeBytes { mixed.holder(of: $0)?.isReadOnly }
    }
    #expect(isReadOnly("first") == true && isReadOnly("second") == false)
    for other in ["", "First", "first ", "secon", "fourth"] { #expect(name(other) == nil) }
  }

  @Test func `a file that changed is read again, and one with a fault changes nothing`() throws {
    let url = try file("one \(Self.first)")
    defer { try? FileManager.default.removeItem(at: url) }
    let store = try TokenStore(path: url.path)
    func knows(_ token: String) -> Bool {
      Array(token.utf8).withUnsafeBytes { store.table.principal(of: $0) != nil }
    }
    #expect(store.reload(isForced: false) == nil)
    let principal = Array("first".utf8).withUnsafeBytes { store.table.principal(of: $0) }
    try Data("one \(Self.first)\ntwo \(Self.second)".utf8).write(to: url)
    guard case .loaded(2) = store.reload(isForced: false) else {
      Issue.record("the file was not read")
      return
    }
    #expect(knows("first") && knows("second"))
    // A remaining principal keeps its place in the queue and its rate.
    #expect(Array("first".utf8).withUnsafeBytes { store.table.principal(of: $0) } === principal)
    try Data("nonsense".utf8).write(to: url)
    guard case .kept = store.reload(isForced: false) else {
      Issue.record("the fault was not reported")
      return
    }
    #expect(store.reload(isForced: false) == nil)
    #expect(knows("first") && knows("second"))
    try FileManager.default.removeItem(at: url)
    guard case .kept = store.reload(isForced: true) else {
      Issue.record("a missing file was not reported")
      return
    }
    #expect(knows("first"))
    // Replaced the way editors and Kubernetes do.
    let other = try file("two \(Self.second)")
    try FileManager.default.moveItem(at: other, to: url)
    guard case .loaded(1) = store.reload(isForced: false) else {
      Issue.record("the replaced file was not read")
      return
    }
    #expect(!knows("first") && knows("second"))
  }

  @Test(.timeLimit(.minutes(10)))
  func `what is no file in its place changes nothing, and says what it is`()
    throws
  {
    let url = try file("one \(Self.first)")
    defer { try? FileManager.default.removeItem(at: url) }
    let store = try TokenStore(path: url.path)
    func knows(_ token: String) -> Bool {
      Array(token.utf8).withUnsafeBytes { store.table.principal(of: $0) != nil }
    }
    for (kind, make) in [
      ("a pipe", { mkfifo(url.path, 0o600) }), ("a folder", { mkdir(url.path, 0o700) }),
      ("a device", { symlink("/dev/zero", url.path) }),
    ] {
      try FileManager.default.removeItem(at: url)
      #expect(make() == 0)
      guard case .kept(let reason) = store.reload(isForced: true) else {
        Issue.record("\(kind) was read")
        continue
      }
      #expect(reason.contains("it is \(kind), not a file"))
      #expect(knows("first"))
      let failure = #expect(throws: TokenStore.Failure.self) { try TokenStore(path: url.path) }
      #expect(failure?.description.contains("it is \(kind), not a file") == true)
    }
    // An empty file is valid and revokes everything.
    try FileManager.default.removeItem(at: url)
    try Data().write(to: url)
    guard case .loaded(0) = store.reload(isForced: false) else {
      Issue.record("the empty file was not read")
      return
    }
    #expect(!knows("first"))
  }

  @Test func `a change that keeps size and time is seen`() throws {
    let url = try file("one \(Self.first)")
    defer { try? FileManager.default.removeItem(at: url) }
    let store = try TokenStore(path: url.path)
    var facts = stat()
    #expect(stat(url.path, &facts) == 0)
    let handle = try FileHandle(forWritingTo: url)
    try handle.write(contentsOf: Data("one \(Self.second)".utf8))
    try handle.close()
    var times = [facts.st_atim, facts.st_mtim]
    #expect(utimensat(AT_FDCWD, url.path, &times, 0) == 0)
    guard case .loaded(1) = store.reload(isForced: false) else {
      Issue.record("the file was not read")
      return
    }
    #expect(Array("first".utf8).withUnsafeBytes { store.table.principal(of: $0) } == nil)
  }

  // MARK: Rates

  @Test(arguments: ["50/s", "3000/m", "1/h", "1000000/s"])
  func `a rate is requests in a second, a minute or an hour`(text: String) throws {
    let limit = try #require(RateLimit(text))
    #expect(limit.description == text && limit.burst == limit.requests)
  }

  @Test(arguments: [
    "", "50", "/s", "50/", "0/s", "-1/s", "1000001/s", "1.5/s", "50/d", "5/s/s", "+5/s",
  ])
  func `anything else is no rate`(text: String) {
    #expect(RateLimit(text) == nil)
  }

  @Test func `the rate holds over any time, and a burst is possible after a pause`() throws {
    let limiter = RateLimiter(try #require(RateLimit("10/s")))
    let second: UInt64 = 1_000_000_000
    func admitted(_ count: Int, from start: UInt64, every step: UInt64) -> Int {
      (0..<count).count {
        limiter.decide(client: 1, now: start + UInt64($0) * step).isAdmitted
      }
    }
    #expect(admitted(100, from: 5 * second, every: 0) == 10)
    // A tenth of a second later one more request is allowed.
    #expect(admitted(10, from: 5 * second + second / 10, every: 0) == 1)
    // Twice the rate for ten seconds: ten a second.
    let many = admitted(200, from: 100 * second, every: second / 20)
    #expect((100...111).contains(many))
    // Another client has its own allowance.
    #expect(limiter.decide(client: 2, now: 5 * second).isAdmitted)
  }

  @Test func `a refusal tells when to ask again`() throws {
    var limit = try #require(RateLimit("60/m"))
    limit.burst = 3
    let limiter = RateLimiter(limit)
    let now: UInt64 = 1_000_000_000_000
    for _ in 0..<3 {
      #expect(limiter.decide(client: 7, now: now) == .init(isAdmitted: true, retryAfter: 0))
    }
    let refused = limiter.decide(client: 7, now: now)
    #expect(refused == .init(isAdmitted: false, retryAfter: 1))
    #expect(!limiter.decide(client: 7, now: now + 999_999_999).isAdmitted)
    #expect(limiter.decide(client: 7, now: now + 1_000_000_000).isAdmitted)
  }

  @Test func `ten thousand clients have a rate each, in a fixed amount of memory`() throws {
    let limiter = RateLimiter(try #require(RateLimit("2/h")))
    var refused = 0
    for client in 0..<10_000 as Range<UInt64> {
      for _ in 0..<2 where !limiter.decide(client: client, now: 1_000_000_000).isAdmitted {
        refused += 1
      }
    }
    // Clients that share all their cells with others.
    #expect(refused < 100)
    for client in 0..<10_000 as Range<UInt64> {
      #expect(!limiter.decide(client: client, now: 1_000_000_000).isAdmitted)
    }
  }

  @Test func `past the rate of an address the answer is 429, and health goes on`() throws {
    let service = try LiveService { $0.access.rate = RateLimit("3/h") }
    for index in 0..<5 {
      // Each request uses a separate connection.
      let client = try service.connect()
      let response = try client.request("GET", "/version")
      if index < 3 {
        #expect(response.status == 200)
        continue
      }
      #expect(response.status == 429 && response.problemCode() == "too-many-requests")
      #expect(response.field("RateLimit-Policy") == #""default";q=3;w=3600"#)
      let seconds = try #require(response.field("Retry-After").flatMap { Int($0) })
      #expect((1...1200).contains(seconds))
      #expect(response.field("RateLimit") == #""default";r=0;t=\#(seconds)"#)
      #expect(try client.request("GET", "/healthz").status == 200)
    }
  }

  @Test func `tokens have rates of their own, and guesses have that of their address`() throws {
    let service = try service("one \(Self.first)\ntwo \(Self.second)") {
      $0.access.rate = RateLimit("2/h")
    }
    let client = try service.connect()
    func status(_ token: String) throws -> Int {
      try client.request("GET", "/version", ["Authorization: Bearer \(token)"]).status
    }
    #expect(try (0..<3).map { _ in try status("first") } == [200, 200, 429])
    #expect(try (0..<3).map { _ in try status("second") } == [200, 200, 429])
    #expect(try (0..<3).map { try status("guess\($0)") } == [401, 401, 429])
  }

  @Test func `a request counts once, whenever its body comes`() throws {
    let service = try LiveService { $0.access.rate = RateLimit("2/h") }
    for expected in [200, 200, 429] {
      let client = try service.connect()
      let body = #"{"items":["a"]}"# + String(repeating: " ", count: 200_000)
      client.send(
        "POST /v1/snapshot HTTP/1.1\r\nHost: h\r\nContent-Length: \(body.utf8.count)\r\n\r\n")
      client.send(body)
      #expect(try client.receive().status == expected)
    }
  }

  // MARK: Fields of every response

  @Test func `browsers are told to be careful, unless that is turned off`() throws {
    for isOn in [true, false] {
      let service = try LiveService { $0.sendsSecurityHeaders = isOn }
      let client = try service.connect()
      for path in ["/healthz", "/none", "/openapi.json"] {
        let response = try client.request("GET", path)
        #expect(response.field("X-Content-Type-Options") == (isOn ? "nosniff" : nil))
        #expect(response.field("X-Frame-Options") == (isOn ? "DENY" : nil))
        #expect(response.field("Referrer-Policy") == (isOn ? "no-referrer" : nil))
        #expect(response.field("Date") != nil && response.field("X-Request-ID") != nil)
      }
      client.send("nonsense\r\n\r\n")
      let refused = try client.receive()
      #expect(refused.status == 400)
      #expect(refused.field("X-Content-Type-Options") == (isOn ? "nosniff" : nil))
    }
  }
}

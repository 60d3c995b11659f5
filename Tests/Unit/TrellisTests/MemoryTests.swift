import API
import Foundation
import TestSupport
import Testing

/// The memory budgets of the program, which counts its allocations.
@Suite struct MemoryTests {
  /// A binary tree of stacks whose views are centered at equal distances, which makes the tableau
  /// dense: half a gigabyte.
  private static let stacks: String = {
    let count = 3_600
    let views = (0..<count).map { number in
      var members = ["\"id\":\"v\(number)\""]
      if number == 0 {
        members.append("\"width\":400,\"height\":800")
      } else {
        members.append("\"parent\":\"v\((number - 1) / 2)\"")
        members.append(
          "\"intrinsicSize\":{\"width\":\(10 + number * 37 % 90),\"height\":\(10 + number * 53 % 90)}"
        )
      }
      if number < count / 2 {
        let axis =
          (Int.bitWidth - (number + 1).leadingZeroBitCount) % 2 == 0 ? "horizontal" : "vertical"
        members.append(
          """
          "stack":{"axis":"\(axis)","distribution":"equalCentering","alignment":"center",\
          "spacing":\(number % 9)}
          """)
      }
      return "{\(members.joined(separator: ","))}"
    }
    return "{\"views\":[\(views.joined(separator: ","))]}"
  }()

  /// A list whose rows all name a parent with a long id: a request of 1 MB, a response of 100 MB.
  private static let rows: String = {
    let children = (0..<2_000).map { "\"i\($0)\"" }.joined(separator: ",")
    return
      "{\"items\":[{\"id\":\"\(String(repeating: "x", count: 60_000))\",\"children\":[\(children)]}]}"
  }()

  private static let small = "{\"views\":[{\"id\":\"a\",\"width\":1}]}"

  private static func post(
    _ path: String, _ body: String, to server: ServerProcess
  ) throws -> RawClient.Response {
    try server.connect().request(
      "POST", path, ["Content-Type: application/json"], body: Array(body.utf8))
  }

  private static func metric(_ name: String, of server: ServerProcess) throws -> Int {
    let text = try server.connect().request("GET", "/metrics").text
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("trellis_\(name) ") })
    return try #require(line.split(separator: " ").last.flatMap { Double($0) }.map { Int($0) })
  }

  /// A sanitizer replaces the allocator with one that is not counted.
  private static func counts(_ server: ServerProcess) throws -> Bool {
    try metric("memory_allocated_bytes", of: server) != 0
  }

  @Test func `a request over its memory is refused by name, and one within it succeeds`() throws {
    let server = try ServerProcess([
      "--max-request-memory", "20000000", "--request-timeout", "600",
    ])
    guard try Self.counts(server) else { return }
    for (path, body) in [("/v1/layout", Self.stacks), ("/v1/snapshot", Self.rows)] {
      let refused = try Self.post(path, body, to: server)
      #expect(refused.status == 422)
      #expect(refused.text.contains("\"code\":\"work-limit-exceeded\""))
      #expect(refused.text.contains("20000000 maxRequestMemory"), "\(refused.text.prefix(300))")
    }
    #expect(try Self.post("/v1/layout", Self.small, to: server).status == 200)
    #expect(try Self.metric("request_memory_limit_bytes", of: server) == 20_000_000)
    #expect(try Self.metric("memory_largest_request_bytes", of: server) > 10_000_000)
    #expect(server.stop().status == 0)
  }

  @Test func `the names of a wide object are compared only where there is memory for it`() throws {
    let members = (0..<150_000).map { "\"\($0)\":0" }.joined(separator: ",")
    // A text of 1.5 MB and its document are 7.7 MB, the table of the names is 2 MB.
    let server = try ServerProcess(["--max-request-memory", "9000000"])
    guard try Self.counts(server) else { return }
    let refused = try Self.post("/v1/layout", "{\(members)}", to: server)
    #expect(refused.status == 422)
    #expect(refused.text.contains("9000000 maxRequestMemory"), "\(refused.text.prefix(300))")
    #expect(try Self.metric("memory_largest_request_bytes", of: server) <= 9_000_000)
    #expect(server.stop().status == 0)
  }

  @Test func `a response that exceeds one budget succeeds with a larger one`() throws {
    let server = try ServerProcess(["--max-request-memory", "600000000"])
    let answered = try Self.post("/v1/snapshot", Self.rows, to: server)
    #expect(answered.status == 200)
    #expect(answered.body.count > 100_000_000)
    #expect(server.stop().status == 0)
  }

  @Test func `a small request may take more memory than the event loop allows`() throws {
    let server = try ServerProcess([
      "--max-memory", "100000000", "--max-request-memory", "90000000",
    ])
    guard try Self.counts(server) else { return }
    // The loop stops it at 1/32 of the process's memory, and a work thread finishes it.
    let template = """
      {"template":{"items":{"$map":{"$eval":"range(0,20000)"},"each(n)":"an item ${n}"}}}
      """
    #expect(try Self.post("/v1/snapshot", template, to: server).status == 200)
    #expect(server.stop().status == 0)
  }

  @Test func `when memory is short, a large request ends and the server continues`() throws {
    let server = try ServerProcess(
      ["--max-memory", "64000000", "--max-request-memory", "64000000"])
    guard try Self.counts(server) else { return }
    let refused = try Self.post("/v1/snapshot", Self.rows, to: server)
    #expect([422, 503].contains(refused.status))
    if refused.status == 503 { #expect(refused.field("Retry-After") == "1") }
    #expect(try Self.post("/v1/layout", Self.small, to: server).status == 200)
    #expect(try Self.metric("memory_limit_bytes", of: server) == 64_000_000)
    #expect(server.stop().status == 0)
  }

  @Test func `memory that the system refuses ends requests and not the process`() throws {
    // The configured limits exceed the available memory, which then applies.
    let server = try ServerProcess(
      ["--max-memory", "100000000000", "--loops", "1", "--work-threads", "2"],
      shell: "ulimit -v 780000")
    guard try Self.counts(server) else { return }
    #expect(try Self.metric("memory_limit_bytes", of: server) < 400_000_000)
    for _ in 0..<3 {
      for (path, body) in [("/v1/layout", Self.stacks), ("/v1/snapshot", Self.rows)] {
        #expect([200, 422, 503].contains(try Self.post(path, body, to: server).status))
      }
    }
    #expect(try Self.post("/v1/layout", Self.small, to: server).status == 200)
    #expect(server.stop().status == 0)
  }

  @Test func `an offline request has the same budget`() throws {
    let outcome = try Program.run(
      ["snapshot", "--max-request-memory", "20000000", "-"], input: Self.rows)
    if outcome.status == 0 { return }
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("20000000 maxRequestMemory"))
  }
}

import Foundation
import HTTPTypes
import RequestSequences
import TestSupport
import Testing

/// The outcomes with servers that respond correctly, incorrectly, late or not at all.
@Suite(.timeLimit(.minutes(10))) struct ServerOutcomeTests {
  private let get = Request(.get, "x")
  private let post = Request(.post, "x", body: .text("hello"))

  @Test(arguments: Client.allCases)
  func `a response that arrives byte by byte is complete`(client: Client) async throws {
    let server = try ScriptedServer { _, connection in
      for byte in "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-Id: 7\r\n\r\nhello".utf8 {
        connection.send([byte])
        usleep(500)
      }
      return .keep
    }
    let outcome = try await SequenceRunner(server, client.transport).run(Listed(get))
    #expect(outcome.lastResponse?.text == "hello")
    #expect(outcome.lastResponse?.headers["x-id"] == "7")
  }

  @Test(arguments: Client.allCases)
  func `chunks are joined`(client: Client) async throws {
    let server = try ScriptedServer { _, connection in
      connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      connection.send("3\r\nhel\r\n")
      usleep(20_000)
      connection.send("2\r\nlo\r\n0\r\n\r\n")
      return .keep
    }
    let outcome = try await SequenceRunner(server, client.transport).run(Listed(get))
    #expect(outcome.lastResponse?.text == "hello")
  }

  @Test(arguments: Client.allCases)
  func `a response that ends with the connection is complete`(client: Client) async throws {
    let server = try ScriptedServer { _, connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\nhello")
      return .close
    }
    let outcome = try await SequenceRunner(server, client.transport).run(Listed(get))
    #expect(outcome.lastResponse?.text == "hello")
  }

  @Test(arguments: Client.allCases)
  func `an interim response is skipped`(client: Client) async throws {
    let server = try ScriptedServer { _, connection in
      connection.send("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")
      connection.answer(200, body: "hello")
      return .keep
    }
    let outcome = try await SequenceRunner(server, client.transport).run(Listed(post))
    #expect(outcome.lastResponse?.text == "hello")
  }

  @Test(arguments: [400, 401, 403, 404, 409, 418, 500, 503], Client.allCases)
  func `a status that is not accepted is an error with the response`(status: Int, client: Client)
    async throws
  {
    let server = try ScriptedServer { _, connection in
      connection.answer(
        status, ["WWW-Authenticate: Basic realm=\"x\""], body: "because of \(status)")
      return .keep
    }
    let error = await SequenceRunner(server, client.transport).failure(of: Listed(post))
    #expect(error?.status == status)
    #expect(error?.response?.text == "because of \(status)")
    #expect(error?.effect == .responded)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: Client.allCases)
  func `a request says which statuses it accepts`(client: Client) async throws {
    let server = try ScriptedServer { request, connection in
      connection.answer(request.target == "/missing" ? 404 : 202)
      return .keep
    }
    let runner = SequenceRunner(server, client.transport)
    let some = Request(.get, "missing", accepts: .only([200, 404]))
    #expect(try await runner.run(Listed(some)).lastResponse?.status == 404)
    #expect(try await runner.run(Listed(Request(.get, "missing", accepts: .any))).steps == 1)
    let strict = Request(.get, "x", accepts: .only([200]))
    #expect(await runner.failure(of: Listed(strict))?.status == 202)
  }

  @Test(arguments: Client.allCases)
  func `a port at which nothing listens is an error before anything is sent`(client: Client)
    async throws
  {
    let port = try ReservedPort()
    let runner = SequenceRunner(
      audiences: [.service: AudienceSettings(baseURL: port.url)], transport: client.transport,
      retries: .never)
    let error = await runner.failure(of: Listed(post))
    #expect(error?.transport == .cannotConnect)
    #expect(error?.effect == RequestSequenceError.Effect.none)
    withExtendedLifetime(port) {}
  }

  @Test(arguments: [ScriptedServer.Next.close, .reset], Client.allCases)
  func `a connection that ends without a response leaves the effect unknown`(
    end: ScriptedServer.Next, client: Client
  ) async throws {
    let server = try ScriptedServer { _, _ in end }
    let error = await SequenceRunner(server, client.transport).failure(of: Listed(post))
    #expect(error?.transport != nil)
    #expect(error?.effect == .unknown)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["POST", "PUT"], Client.allCases)
  func
    `a request that may not be repeated is sent once where a kept connection ends before its response`(
      method: String, client: Client
    ) async throws
  {
    let server = try ScriptedServer { request, connection in
      if request.method != "GET" { return .close }
      connection.answer(200)
      return .keep
    }
    let request = Request(.init(rawValue: method)!, "x", body: .text("hello"))
    let runner = SequenceRunner(server, client.transport)
    let error = await runner.failure(of: Listed(get, request))
    #expect(error?.transport != nil && error?.effect == .unknown, "\(error as Any)")
    // An idempotent request may be sent once more as a whole.
    let sent = server.requests.filter { $0.method == method }
    let isOnce = sent.count == 1 || (sent.count == 2 && method == "PUT" && client == .curl)
    #expect(isOnce, "\(sent.count) times: \(error as Any)")
    #expect(sent.allSatisfy { $0.text == "hello" })
  }

  @Test(arguments: Client.allCases)
  func `an attempt that follows a lost connection has its whole body`(client: Client) async throws {
    let server = try ScriptedServer { request, connection in
      if request.method == "PUT", request.connection < 3 { return .close }
      connection.answer(200)
      return .keep
    }
    let request = Request(.put, "x", body: .text("hello"))
    _ = try await SequenceRunner(server, client.transport, retries: .atOnce).run(
      Listed(get, request))
    #expect(server.requests.first?.text == "")
    #expect((2...3).contains(server.requests.dropFirst().count))
    #expect(server.requests.dropFirst().allSatisfy { $0.text == "hello" })
  }

  @Test(
    arguments: [
      "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nhel",
    ], Client.allCases)
  func `a truncated response is an error`(response: String, client: Client) async throws {
    let server = try ScriptedServer { _, connection in
      connection.send(response)
      return .close
    }
    let error = await SequenceRunner(server, client.transport).failure(of: Listed(post))
    #expect(error?.transport != nil, "\(response.debugDescription)")
    #expect(error?.effect == .unknown)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: Client.allCases)
  func `a reset in the middle of a body is an error`(client: Client) async throws {
    let server = try ScriptedServer { _, connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
      connection.send([UInt8](repeating: 0x61, count: 1_000))
      usleep(50_000)
      return .reset
    }
    let error = await SequenceRunner(server, client.transport).failure(of: Listed(get))
    #expect(error?.transport != nil)
    #expect(error?.effect == .unknown)
  }

  @Test(arguments: Client.allCases)
  func `bytes past the stated length are not part of any response`(client: Client) async throws {
    let server = try ScriptedServer { _, connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhelloHTTP/1.1 200 OK\r\n")
      return .keep
    }
    let outcome = try await SequenceRunner(server, client.transport).run(Listed(get, get))
    #expect(outcome.sequence.responses.map(\.text) == ["hello", "hello"])
  }

  @Test(
    arguments: [
      "nonsense\r\n\r\n", "\u{0}\u{1}\u{2}", "HTTP/1.1 abc\r\n\r\n", "HTTP/9.9 200\r\n\r\n",
    ], Client.allCases)
  func `a response that is not HTTP is an error`(response: String, client: Client) async throws {
    let server = try ScriptedServer { _, connection in
      connection.send(response)
      return .close
    }
    let error = await SequenceRunner(server, client.transport).failure(of: Listed(post))
    #expect(error?.transport != nil)
    #expect(error?.effect == .unknown)
  }

  @Test(arguments: Client.allCases)
  func `a server that never responds runs into the limit of the attempt`(client: Client)
    async throws
  {
    let server = try ScriptedServer { _, connection in
      _ = connection.read(upTo: 1)
      return .close
    }
    let runner = SequenceRunner(
      server, client.transport, limits: .init { $0.attemptTime = .milliseconds(200) })
    let error = await runner.failure(of: Listed(post))
    #expect(error?.transport == .timeLimit)
    #expect("\(error as Any)".contains("0.2 seconds attemptTime"))
    #expect(error?.effect == .unknown)
    // The connection is closed immediately.
    #expect(await eventually { server.openConnections == 0 })
  }

  @Test(arguments: Client.allCases)
  func `a response that trickles for ever runs into the limit of the attempt`(client: Client)
    async throws
  {
    let server = try ScriptedServer { _, connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
      while connection.send("a") { usleep(10_000) }
      return .close
    }
    let runner = SequenceRunner(
      server, client.transport, limits: .init { $0.attemptTime = .milliseconds(300) })
    #expect(await runner.failure(of: Listed(get))?.transport == .timeLimit)
    #expect(await eventually { server.openConnections == 0 })
  }

  @Test(arguments: Client.allCases)
  func `an attempt ends with the time of its sequence`(client: Client) async throws {
    let server = try ScriptedServer { _, connection in
      _ = connection.read(upTo: 1)
      return .close
    }
    let runner = SequenceRunner(
      server, client.transport, limits: .init { $0.sequenceTime = .milliseconds(200) },
      retries: .atOnce)
    let error = await runner.failure(of: Listed(get))
    guard case .timeLimit(.milliseconds(200)) = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect("\(error as Any)".contains("0.2 seconds sequenceTime"))
  }

  @Test(arguments: Client.allCases)
  func `a response of the limit is complete, and one byte more is an error`(client: Client)
    async throws
  {
    let server = try ScriptedServer { request, connection in
      connection.answer(200, body: String(repeating: "a", count: Int(request.target.dropFirst())!))
      return .keep
    }
    let runner = SequenceRunner(
      server, client.transport, limits: .init { $0.responseBytes = 100_000 })
    let whole = try await runner.run(Listed(Request(.get, "100000")))
    #expect(whole.lastResponse?.body.count == 100_000)
    let error = await runner.failure(of: Listed(Request(.get, "100001")))
    #expect(error?.transport == .responseTooLarge(limit: 100_000))
    #expect("\(error as Any)".contains("100000 responseBytes"))
  }

  @Test(arguments: Client.allCases)
  func `the limit of a response counts bytes after content decoding`(client: Client) async throws {
    // 200,000 zeros in 229 bytes of gzip.
    let head = "H4sIAAAAAAACA+3BMQEAAADCoPVPbQZ/oAAA"
    let tail = "AACA1wB7WOBcQA0DAA=="
    let coded = head + String(repeating: "A", count: 308 - head.count - tail.count) + tail
    let bytes = try #require(Data(base64Encoded: coded))
    let server = try ScriptedServer { request, connection in
      #expect(request.field("Accept-Encoding")?.contains("gzip") == true)
      connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n")
      connection.send("Content-Length: \(bytes.count)\r\n\r\n")
      connection.send(Array(bytes))
      return .keep
    }
    let whole = try await SequenceRunner(
      server, client.transport, limits: .init { $0.responseBytes = 200_000 }
    )
    .run(Listed(get))
    #expect(whole.lastResponse?.body == Data(count: 200_000))
    let error = await SequenceRunner(
      server, client.transport, limits: .init { $0.responseBytes = 199_999 }
    )
    .failure(of: Listed(get))
    #expect(error?.transport == .responseTooLarge(limit: 199_999))
  }

  @Test(arguments: Client.allCases)
  func `an endless response ends at the limit`(client: Client) async throws {
    let server = try ScriptedServer { _, connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n")
      while connection.send([UInt8](repeating: 0x61, count: 65_536)) {}
      return .close
    }
    let runner = SequenceRunner(
      server, client.transport, limits: .init { $0.responseBytes = 1_000_000 })
    let error = await runner.failure(of: Listed(get))
    #expect(error?.transport == .responseTooLarge(limit: 1_000_000))
    #expect(await eventually { server.openConnections == 0 })
  }

  @Test(arguments: Client.allCases)
  func `HEAD and 204 have no body to wait for`(client: Client) async throws {
    let server = try ScriptedServer { request, connection in
      connection.send(
        request.method == "HEAD"
          ? "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n" : "HTTP/1.1 204 No Content\r\n\r\n")
      return .keep
    }
    let outcome = try await SequenceRunner(server, client.transport).run(
      Listed(Request(.head, "x"), Request(.delete, "x")))
    #expect(outcome.sequence.responses.map(\.status) == [200, 204])
    #expect(outcome.sequence.responses.map(\.body.count) == [0, 0])
  }

  @Test(arguments: Client.allCases)
  func `a server may respond before it has read the body`(client: Client) async throws {
    let server = try ScriptedServer(readsBodies: false) { _, connection in
      connection.answer(413, ["Connection: close"], body: "too large")
      return .close
    }
    let large = Request(
      .post, "x", body: .bytes(Data(count: 8_000_000), contentType: "application/octet-stream"))
    let error = await SequenceRunner(server, client.transport).failure(of: Listed(large))
    // Either the response or the broken connection comes first.
    #expect(error?.status == 413 || error?.transport != nil, "\(error as Any)")
  }
}

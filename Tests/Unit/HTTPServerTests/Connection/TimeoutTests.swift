import HTTPServer
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct TimeoutTests {
  @Test func `a head that does not end gets 408`() throws {
    let running = try RunningServer(configure: { $0.headerTimeout = 30 })
    let client = try running.client()
    try client.send("GET / HTTP/1.1\r\nHost: a\r\nX: ")
    let response = try client.response()
    #expect(response?.status == 408)
    #expect(response?.field("Connection") == "close")
    #expect(try client.isAtEnd())
  }

  @Test func `a head that keeps arriving gets 408 all the same`() throws {
    let running = try RunningServer(configure: { $0.headerTimeout = 60 })
    let client = try running.client()
    try client.send("GET / HTTP/1.1\r\n")
    let start = EventLoopClock.now
    // One field every few milliseconds, like a slow attacker, until the server rejects it.
    while EventLoopClock.now - start < 2_000, !client.hasInput(within: 5) {
      client.sendAsFarAsTaken(Array("X: y\r\n".utf8))
    }
    #expect(try client.response()?.status == 408)
  }

  @Test func `a body that stops gets 408`() throws {
    let running = try RunningServer(configure: { $0.bodyTimeout = 30 })
    let client = try running.client()
    try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc")
    #expect(try client.response()?.status == 408)
    #expect(try client.isAtEnd())
  }

  @Test(arguments: [
    "Content-Length: 100000\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\nffff\r\n",
    "Transfer-Encoding: chunked\r\n\r\n1;", "Transfer-Encoding: chunked\r\n\r\n0\r\nX: ",
  ])
  func `a body that trickles gets 408, in each of its parts`(_ start: String) throws {
    let running = try RunningServer(configure: {
      $0.bodyTimeout = 60
      $0.minUploadRate = 1_000_000
    })
    let client = try running.client()
    try client.send("POST /echo HTTP/1.1\r\nHost: a\r\n" + start)
    let begin = EventLoopClock.now
    while EventLoopClock.now - begin < 2_000, !client.hasInput(within: 5) {
      client.sendAsFarAsTaken(Array("a".utf8))
    }
    #expect(try client.response()?.status == 408)
    #expect(running.server.status.statistics.timedOutConnections == 1)
  }

  @Test func `a body that arrived fast and then stops gets 408 all the same`() throws {
    let running = try RunningServer(configure: {
      $0.bodyTimeout = 50
      $0.minUploadRate = 1
    })
    let client = try running.client()
    let body = String(repeating: "a", count: 100_000)
    try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 100001\r\n\r\n\(body)")
    let response = try client.response()
    #expect(response?.status == 408)
    #expect(response?.body.contains("(limit: 1)") == true)
  }

  @Test func `a body at the minimum rate may take longer than a window`() throws {
    let running = try RunningServer(configure: {
      $0.bodyTimeout = 1_000
      $0.minUploadRate = 1
    })
    let client = try running.client()
    try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n")
    for _ in 0..<99 {
      try client.send("a")
      #expect(!client.hasInput(within: 15))
    }
    try client.send("b")
    #expect(try client.response()?.body == String(repeating: "a", count: 99) + "b")
  }

  @Test func `a connection without requests is closed without a response`() throws {
    let running = try RunningServer(configure: { $0.idleTimeout = 30 })
    let fresh = try running.client()
    #expect(try fresh.isAtEnd())
    let used = try running.client()
    try used.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try used.response()?.body == "hello")
    #expect(try used.isAtEnd())
  }

  @Test func `line breaks do not keep a connection open`() throws {
    let running = try RunningServer(configure: { $0.idleTimeout = 50 })
    let client = try running.client()
    let start = EventLoopClock.now
    while EventLoopClock.now - start < 2_000, !client.hasInput(within: 5) {
      client.sendAsFarAsTaken(Array("\r\n".utf8))
    }
    #expect(EventLoopClock.now - start < 2_000)
  }

  @Test func `a client that reads nothing is cut off`() throws {
    let running = try RunningServer(configure: { $0.writeTimeout = 50 })
    let client = try running.client()
    client.shrinkReceiveBuffer()
    for _ in 0..<8 {
      client.sendAsFarAsTaken(Array("GET /big?4000000 HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
    }
    try running.waitUntil { $0.connections == 0 }
    #expect(running.server.status.bufferedBytes == 0)
  }

  @Test func `a client that reads a few bytes at a time is cut off`() throws {
    let running = try RunningServer(configure: {
      $0.writeTimeout = 200
      $0.minDownloadRate = 10_000_000
    })
    let client = try running.client()
    client.shrinkReceiveBuffer()
    client.sendAsFarAsTaken(Array("GET /big?30000000 HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
    #expect(client.hasInput(within: 2_000))
    var read = 0
    try running.waitUntil {
      // At most a megabyte per second, regardless of the speed of this loop.
      usleep(1_000)
      read += client.readSome(atMost: 1_000)
      return $0.statistics.timedOutConnections == 1
    }
    #expect(read < 30_000_000)
  }

  @Test func `a refused client that keeps sending is cut off`() throws {
    let running = try RunningServer(configure: { $0.lingerTimeout = 50 })
    let client = try running.client()
    try client.send("nonsense\r\n\r\n")
    #expect(try client.response()?.status == 400)
    try running.waitUntil { $0.connections == 0 }
  }
}

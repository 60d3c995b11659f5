import Dispatch
import EventLoop
import Glibc
import HTTPCore
@testable import HTTPServer
import Synchronization
import Testing

@Suite struct LifeTests {
  @Test func `a server without connections drains at once`() throws {
    let running = try RunningServer()
    running.server.stop()
    #expect(running.join() == .drained)
    #expect(running.server.status.phase == .stopped)
    #expect(throws: RawClient.Failure.self) { try running.client() }
  }

  @Test func `a draining server says that it is not ready, and still accepts`() throws {
    let running = try RunningServer(configure: { $0.drainGrace = 60_000 })
    let client = try running.client()
    try client.send("GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.response()?.status == 200)
    running.server.stop()
    try client.send("GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.response()?.status == 503)
    // Until the loop has seen the stop, responses may not yet announce the close.
    try running.waitUntil { _ in
      let client = try? running.client()
      try? client?.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
      return (try? client?.response())?.field("Connection") == "close"
    }
    let late = try running.client()
    try late.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
    let response = try late.response()
    #expect(response?.body == "hello")
    #expect(response?.field("Connection") == "close")
    #expect(try late.isAtEnd())
    let silent = try running.client()
    running.server.stop(.now)
    #expect(try silent.isAtEnd())
    #expect(running.join() == .cutOff)
  }

  @Test func `a drain finishes what runs and what is pipelined behind it`() throws {
    let gate = OverloadTests.Gate()
    let running = try RunningServer(extraRoutes: [gate.route])
    let client = try running.client()
    try client.send(
      "POST /gate HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n"
        + "GET /hello HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n")
    gate.begun.wait()
    running.server.stop()
    // Connecting fails only after the loop has seen the stop.
    try running.waitUntil { _ in (try? running.client()) == nil }
    gate.mayEnd.signal()
    #expect(try client.response()?.body == "done")
    let middle = try client.response()
    #expect(middle?.body == "hello")
    let last = try client.response()
    #expect(last?.body == "root")
    #expect(last?.field("Connection") == "close")
    #expect(try client.isAtEnd())
    #expect(running.join() == .drained)
  }

  @Test func `under load a drain loses no request of a connection that was accepted`() throws {
    for _ in 0..<5 {
      let running = try RunningServer(configure: {
        $0.loops = 2
        $0.idleGrace = 1_000
      })
      let clients = try (0..<12).map { _ in try running.client() }
      for client in clients {
        try client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.response()?.body == "hello")
      }
      let lost = Atomic<Int>(0)
      let responses = Atomic<Int>(0)
      let threads = DispatchGroup()
      for client in clients {
        nonisolated(unsafe) let client = client
        DispatchQueue.global().async(group: threads) {
          // Continues until a response announces the close.
          while true {
            let request = "POST /queue HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc"
            guard (try? client.send(request)) != nil, let response = try? client.response(),
              response.body == "abc"
            else {
              lost.wrappingAdd(1, ordering: .relaxed)
              return
            }
            responses.wrappingAdd(1, ordering: .relaxed)
            if response.field("Connection") == "close" { return }
          }
        }
      }
      while responses.load(ordering: .relaxed) < 100 { sched_yield() }
      running.server.stop()
      threads.wait()
      let losses = lost.load(ordering: .relaxed)
      #expect(losses == 0)
      #expect(running.join() == .drained)
    }
  }

  @Test func `a drain lets an idle connection go after its grace`() throws {
    let running = try RunningServer(configure: { $0.idleGrace = 30 })
    let client = try running.client()
    try client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.response()?.body == "hello")
    running.server.stop()
    #expect(try client.isAtEnd())
    #expect(running.join() == .drained)
  }

  @Test func `a drain without grace closes idle connections at once`() throws {
    let running = try RunningServer(configure: {
      $0.drainGrace = 3_600_000
      $0.idleGrace = 3_600_000
    })
    let client = try running.client()
    try client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.response()?.body == "hello")
    running.server.stop(.drainWithoutGrace)
    #expect(try client.isAtEnd())
    #expect(running.join() == .drained)
  }

  @Test func `a drain ends within its bound, whatever a client does`() throws {
    let running = try RunningServer(configure: { $0.drainTimeout = 50 })
    let client = try running.client()
    try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc")
    try running.waitUntil { $0.connections == 1 }
    running.server.stop()
    #expect(running.join() == .cutOff)
  }

  @Test func `a connection in the backlog gets its response before the listener closes`()
    throws
  {
    // The server is not running yet: the connection can only be in the backlog.
    var configuration = ServerConfiguration()
    configuration.listen = [.loopback(port: 0)]
    configuration.loops = 1
    configuration.handlesSignals = false
    configuration.drainGrace = 0
    configuration.tickInterval = 10
    let server = try Server(configuration, routes: RunningServer.routes)
    let client = try RawClient(server.addresses[0])
    try client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
    server.stop()
    let thread = try LoopThread { _ = try? server.run() }
    let response = try client.response()
    #expect(response?.body == "hello")
    #expect(response?.field("Connection") == "close")
    thread.join()
  }

  @Test func `a server can be stopped from a handler`() throws {
    let running = try RunningServer()
    let server = running.server
    let client = try running.client()
    try client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.response()?.status == 200)
    server.stop()
    server.stop()
    #expect(running.join() == .drained)
    server.stop(.now)
  }

  @Test func `several loops share one port and respond alike`() throws {
    let running = try RunningServer(configure: { $0.loops = 3 })
    let clients = try (0..<30).map { _ in try running.client() }
    for client in clients { try client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n") }
    for client in clients { #expect(try client.response()?.body == "hello") }
    running.server.stop()
    #expect(running.join() == .drained)
  }

  @Test(arguments: [1, 2])
  func `an address in use is an error that names it, however many loops`(_ loops: Int) throws {
    let running = try RunningServer(configure: { $0.loops = loops })
    var configuration = ServerConfiguration()
    configuration.listen = [running.address]
    configuration.loops = loops
    let error = #expect(throws: EventLoopError.self) {
      try Server(configuration, routes: [])
    }
    #expect(error?.name == "EADDRINUSE")
    #expect(error?.description.contains(running.address.description) == true)
  }

  @Test func `no client can connect to the probe of a port, which would reset it`() throws {
    let loop = try Loop()
    let probe = try Server.probe(.loopback(port: 0), on: loop)
    let address = try #require(probe.address)
    // From another address: a socket can connect to itself.
    #expect(throws: RawClient.Failure.self) { try RawClient(address, from: "127.0.0.2") }
    try probe.listen(backlog: 1) { _ in }
    #expect(throws: EventLoopError.self) { try Server.probe(address, on: loop) }
  }

  @Test func `it listens on IPv4 and IPv6 at once`() throws {
    let both = [SocketAddress.loopback(port: 0), SocketAddress("[::1]:0")].compactMap { $0 }
    let running = try RunningServer(configure: { $0.listen = both })
    #expect(running.server.addresses.map(\.isIPv6) == [false, true])
    for address in running.server.addresses {
      #expect(address.port != 0)
      let client = try RawClient(address)
      try client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try client.response()?.body == "hello")
    }
  }

  @Test func `a server that never runs leaves its port`() throws {
    var configuration = ServerConfiguration()
    configuration.listen = [.loopback(port: 0)]
    let address: SocketAddress
    do {
      let server = try Server(configuration, routes: [])
      address = server.addresses[0]
    }
    configuration.listen = [address]
    _ = try Server(configuration, routes: [])
  }

  @Test(arguments: ["x", "", "/{a", "/a}b", "/x{y}"])
  func `a pattern that makes no sense is an error`(_ pattern: String) {
    #expect(throws: RouterError.invalidPattern(pattern)) {
      try Server(.init(), routes: [Route(.get, pattern) { _, _ in }])
    }
  }

  @Test func `two routes for the same thing are an error`() {
    #expect(throws: RouterError.duplicateRoute("GET /a/{y}")) {
      try Server(
        .init(),
        routes: [Route(.get, "/a/{x}") { _, _ in }, Route(.get, "/a/{y}") { _, _ in }])
    }
  }
}

import Dispatch
import EventLoop
import HTTPCore
import HTTPServer
import Synchronization
import Testing

@Suite struct ConversationTests {
  @Test func `a thousand requests in one write get a thousand responses in order`() throws {
    let running = try RunningServer()
    let client = try running.client()
    let requests = (0..<1000).map { "GET /show/\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined()
    let thread = try LoopThread { client.sendAsFarAsTaken(Array(requests.utf8)) }
    for number in 0..<1000 {
      #expect(try client.response()?.body == "\(number)?-")
    }
    thread.join()
  }

  @Test func `a thousand requests that take turns between loop and queue stay in order`() throws {
    let running = try RunningServer()
    let client = try running.client()
    let requests = (0..<1000).map { number in
      let path = number.isMultiple(of: 2) ? "/queue" : "/echo"
      return "POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n\(1000 + number)"
    }
    let input = Array(requests.joined().utf8)
    let thread = try LoopThread { client.sendAsFarAsTaken(input) }
    for number in 0..<1000 {
      #expect(try client.response()?.body == "\(1000 + number)")
    }
    thread.join()
  }

  @Test(arguments: [1, 2, 3, 1000])
  func `any depth of pipelining keeps the order`(_ depth: Int) throws {
    let running = try RunningServer(configure: { $0.maxPipelinedRequests = depth })
    let client = try running.client()
    let requests = (0..<300).map { "GET /show/\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined()
    try client.send(requests)
    for number in 0..<300 {
      #expect(try client.response()?.body == "\(number)?-")
    }
    // Long bodies are written directly to the socket.
    try client.send(
      String(repeating: "GET /big?40000 HTTP/1.1\r\nHost: a\r\n\r\n", count: 10))
    for _ in 0..<10 { #expect(try client.response()?.body.utf8.count == 40_000) }
  }

  @Test func `beyond the depth of pipelining others have their turn`() throws {
    let order = Mutex<[String]>([])
    let noting = Route(.get, "/note") { request, response in
      order.withLock { $0.append(request.query?.text ?? "") }
      response.set(.ok, contentType: "text/plain", body: "noted")
    }
    // The first request occupies the loop until both clients have sent theirs.
    let begun = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
    let gate = Route(.get, "/hold") { _, response in
      begun.signal()
      mayEnd.wait()
      response.set(.ok, contentType: "text/plain", body: "held")
    }
    let running = try RunningServer(
      extraRoutes: [noting, gate], configure: { $0.maxPipelinedRequests = 10 })
    let (holder, many, one) = (try running.client(), try running.client(), try running.client())
    // Both are accepted before the loop is occupied.
    for client in [many, one] {
      try client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try client.response()?.body == "hello")
    }
    try holder.send("GET /hold HTTP/1.1\r\nHost: a\r\n\r\n")
    begun.wait()
    try many.send(
      String(repeating: "GET /note?many HTTP/1.1\r\nHost: a\r\n\r\n", count: 200))
    try one.send("GET /note?one HTTP/1.1\r\nHost: a\r\n\r\n")
    mayEnd.signal()
    #expect(try one.response()?.body == "noted")
    for _ in 0..<200 { #expect(try many.response()?.body == "noted") }
    let index = order.withLock { $0.firstIndex(of: "one") } ?? -1
    #expect((0...10).contains(index))
  }

  @Test func `every response has the date and an id, a refused request's too`() throws {
    let running = try RunningServer()
    for input in [
      "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n", "GET /empty HTTP/1.1\r\nHost: a\r\n\r\n",
      "x\r\n\r\n",
      "GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n",
    ] {
      let client = try running.client()
      try client.send(input)
      let response = try client.response()
      #expect(response?.field("Date")?.hasSuffix(" GMT") == true)
      #expect(response?.field("X-Request-ID")?.count == 24)
    }
  }

  @Test func `a client that expects 100-continue gets it before it sends the body`() throws {
    let running = try RunningServer()
    let client = try running.client()
    for _ in 0..<2 {
      try client.send(
        "POST /echo HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
      #expect(try client.response()?.status == 100)
      try client.send("abc")
      #expect(try client.response()?.body == "abc")
    }
  }

  @Test func `a body that arrives after a final response is not taken for a request`() throws {
    let running = try RunningServer()
    let client = try running.client()
    try client.send(
      "POST /picky HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 31\r\n\r\n")
    #expect(try client.response()?.status == 415)
    client.sendAsFarAsTaken(Array("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
    client.endSending()
    #expect(try client.isAtEnd())
  }

  @Test func `a body sent before 100-continue is read, and the connection persists`() throws {
    let running = try RunningServer()
    let client = try running.client()
    try client.send(
      "POST /picky HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\nabc"
        + "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.response()?.status == 415)
    #expect(try client.response()?.body == "hello")
  }

  @Test func `a chunked body after 100-continue may come in pieces`() throws {
    let running = try RunningServer()
    let client = try running.client()
    try client.send(
      "POST /queue HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n"
        + "Transfer-Encoding: chunked\r\n\r\n")
    #expect(try client.response()?.status == 100)
    for piece in ["3\r\nab", "c\r\n2\r", "\nde\r\n0\r\n", "\r\n"] { try client.send(piece) }
    #expect(try client.response()?.body == "abcde")
  }

  @Test(arguments: ["/echo", "/queue"])
  func `a body of many reads arrives whole`(_ path: String) throws {
    let running = try RunningServer()
    let client = try running.client()
    let body = String(repeating: "0123456789abcdef", count: 64 * 1024)
    for _ in 0..<3 {
      let thread = try LoopThread {
        client.sendAsFarAsTaken(
          Array(
            "POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
              .utf8))
      }
      let response = try client.response()
      thread.join()
      #expect(response?.status == 200)
      #expect(response?.body == body)
    }
  }

  @Test func `a client that reads slowly gets every byte`() throws {
    let running = try RunningServer()
    let client = try running.client()
    client.shrinkReceiveBuffer()
    let sizes = [8_000_000, 10, 70_000, 32 * 1024, 32 * 1024 + 1]
    try client.send(sizes.map { "GET /big?\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
    for size in sizes {
      #expect(try client.response()?.body.utf8.count == size)
    }
    #expect(running.server.status.connections == 1)
  }

  @Test func `a streamed body continues as long as its client reads`() throws {
    let running = try RunningServer()
    let client = try running.client()
    try client.send(
      "GET /stream?50000 HTTP/1.1\r\nHost: a\r\n\r\nGET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
    let body = try client.response()?.body ?? ""
    #expect(body == (1...50_000).map { "piece \($0)\n" }.joined())
    #expect(try client.response()?.body == "hello")
  }

  @Test func `a streamed body that nobody reads holds one piece, and is cut off in time`() throws {
    let running = try RunningServer(configure: { $0.writeTimeout = 100 })
    let client = try running.client()
    client.shrinkReceiveBuffer()
    try client.send("GET /flood?100000 HTTP/1.1\r\nHost: a\r\n\r\n")
    try running.waitUntil { $0.connections == 1 }
    var most = 0
    try running.waitUntil {
      most = max(most, $0.bufferedBytes)
      return $0.connections == 0
    }
    #expect(most > 0 && most < 400_000)
    #expect(running.server.status.bufferedBytes == 0)
  }

  @Test func `a stream that fails is cut off, so that the client sees it`() throws {
    let running = try RunningServer()
    let client = try running.client()
    try client.send("GET /stream?2x HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(throws: RawClient.Failure.self) { try client.response() }
  }

  @Test func `a client that disconnects in the middle of a stream ends it`() throws {
    let running = try RunningServer()
    for _ in 0..<20 {
      let client = try running.client()
      client.resetAtClose()
      try client.send("GET /flood?5000 HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(client.hasInput(within: 2_000))
    }
    try running.waitUntil { $0.connections == 0 }
    #expect(running.server.status.bufferedBytes == 0)
  }

  @Test func `a client that closes its side gets its responses first`() throws {
    let running = try RunningServer()
    let client = try running.client()
    try client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n")
    client.endSending()
    #expect(try client.response()?.body == "hello")
    #expect(try client.response()?.body == "root")
    #expect(try client.isAtEnd())
  }

  @Test func `a client that closes its side within a request gets an error`() throws {
    let running = try RunningServer()
    let client = try running.client()
    try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nab")
    client.endSending()
    #expect(try client.response()?.status == 400)
    #expect(try client.isAtEnd())
  }

  @Test func `a response to a refused upload is not lost to a reset`() throws {
    let running = try RunningServer(configure: { $0.maxBodyBytes = 1000 })
    for _ in 0..<20 {
      let client = try running.client()
      let body = [UInt8](repeating: 120, count: 500_000)
      let thread = try LoopThread {
        client.sendAsFarAsTaken(
          Array("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\n".utf8) + body)
        client.endSending()
      }
      #expect(try client.response()?.status == 413)
      #expect(try client.isAtEnd())
      thread.join()
    }
  }

  @Test func `the error responder makes the body of every error`() throws {
    let running = try RunningServer(errorResponder: { error, response in
      response.addField("Content-Type", "application/problem+json")
      response.body.append("{\"status\":\(error.status.code)}")
    })
    let inputs: [(String, Int)] = [
      ("GET /x HTTP/1.1\r\nHost: a\r\n\r\n", 404), ("PUT / HTTP/1.1\r\nHost: a\r\n\r\n", 405),
      ("GET / HTTP/1.1\r\n\r\n", 400), ("BREW / HTTP/1.1\r\nHost: a\r\n\r\n", 501),
      ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
      ("POST /strict HTTP/1.1\r\nHost: a\r\n\r\n", 411),
    ]
    for (input, status) in inputs {
      let client = try running.client()
      try client.send(input)
      let response = try client.response()
      #expect(response?.status == status)
      #expect(response?.body == "{\"status\":\(status)}")
      #expect(response?.field("Content-Type") == "application/problem+json")
      #expect(status != 405 || response?.field("Allow") == "GET, HEAD, OPTIONS")
    }
  }

  @Test func `a field value cannot end its line`() throws {
    let evil = Route(.get, "/evil") { _, response in
      response.addField("X", "a\r\nInjected: yes")
    }
    let running = try RunningServer(extraRoutes: [evil])
    let client = try running.client()
    try client.send("GET /evil HTTP/1.1\r\nHost: a\r\n\r\n")
    let response = try client.response()
    #expect(response?.field("X") == "a  Injected: yes")
    #expect(response?.field("Injected") == nil)
  }
}

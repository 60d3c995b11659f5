import EventLoop
import Testing

@Suite struct EventLoopTests {
  @Test func `a wake-up from another thread arrives on the loop`() throws {
    let loop = try Loop()
    var arrived = 0
    var wakeUp: WakeUp?
    let sent = try WakeUp(on: loop) {
      arrived += 1
      wakeUp?.close()
    }
    wakeUp = sent
    let thread = try LoopThread { sent.send() }
    loop.run()
    thread.join()
    #expect(arrived == 1)
    sent.send()  // without effect after the close
  }

  @Test func `wake-ups that the loop has not taken are one call`() throws {
    let loop = try Loop()
    var arrived = 0
    var wakeUp: WakeUp?
    let sent = try WakeUp(on: loop) {
      arrived += 1
      wakeUp?.close()
    }
    wakeUp = sent
    // More than a pipe holds, so that the last ones find it full.
    for _ in 0..<100_000 { sent.send() }
    loop.run()
    #expect(arrived == 1)
  }

  @Test func `a timer fires until it is closed`() throws {
    let loop = try Loop()
    var fired = 0
    var timer: RepeatingTimer?
    timer = RepeatingTimer(every: 1, on: loop) {
      fired += 1
      if fired == 3 { timer?.close() }
    }
    loop.run()
    #expect(fired == 3)
  }

  @Test func `port 0 becomes a real port`() throws {
    let loop = try Loop()
    let listener = try TCPListener(.loopback(port: 0), on: loop, sharesPort: false)
    let address = try #require(listener.address)
    #expect(address.port != 0)
    #expect(address.host == "127.0.0.1")
  }

  @Test func `an address in use is an error that names it`() throws {
    let loop = try Loop()
    let first = try TCPListener(.loopback(port: 0), on: loop, sharesPort: false)
    try first.listen(backlog: 1) { _ in }
    let address = try #require(first.address)
    let error = #expect(throws: EventLoopError.self) {
      let second = try TCPListener(address, on: loop, sharesPort: false)
      try second.listen(backlog: 1) { _ in }
    }
    #expect(error?.name == "EADDRINUSE")
    #expect(error?.description.contains(address.description) == true)
  }

  @Test func `listeners that share a port can bind it together`() throws {
    let loop = try Loop()
    let first = try TCPListener(.loopback(port: 0), on: loop, sharesPort: true)
    try first.listen(backlog: 1) { _ in }
    let second = try TCPListener(#require(first.address), on: loop, sharesPort: true)
    try second.listen(backlog: 1) { _ in }
    #expect(second.address == first.address)
  }
}

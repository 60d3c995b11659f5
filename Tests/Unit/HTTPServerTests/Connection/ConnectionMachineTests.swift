import HTTPCore
import Testing

@testable import HTTPServer

@Suite struct ConnectionMachineTests {
  /// Runs a test with a machine at time 0.
  private func withMachine(
    _ configure: (inout ServerConfiguration) -> Void = { _ in },
    _ body: (inout ConnectionMachine) -> Void
  ) {
    var configuration = ServerConfiguration()
    configure(&configuration)
    let handle = ConfigurationHandle(configuration)
    defer { handle.deallocate() }
    var machine = ConnectionMachine(configuration: handle, now: 0)
    body(&machine)
  }

  private func receive(_ text: String, _ machine: inout ConnectionMachine, now: UInt64 = 0)
    -> String
  {
    var actions: [String] = []
    var offset = 0
    Array(text.utf8).withUnsafeBytes { bytes in
      while true {
        switch machine.receive(bytes, from: &offset, now: now) {
        case .wait:
          actions.append("wait")
          return
        case .checkAdmission: continue
        case .meetExpectation: actions.append("continue")
        case .respond:
          actions.append("respond")
          let more = offset < bytes.count
          let goesOn = machine.keepsAlive(
            head: machine.parser.head, isDraining: false, hasMoreInput: more)
          machine.responded(keepingAlive: goesOn, hasMoreInput: more, now: now)
        case .refuse(let error):
          actions.append("\(error.status.code)")
          return
        }
      }
    }
    return actions.joined(separator: " ")
  }

  private func name(_ result: ConnectionMachine.ReceiveResult) -> String {
    switch result {
    case .wait: "wait"
    case .checkAdmission: "weigh"
    case .meetExpectation: "continue"
    case .respond: "respond"
    case .refuse(let error): "\(error.status.code)"
    }
  }

  private func name(_ result: ConnectionMachine.InputEndResult) -> String {
    switch result {
    case .wait: "wait"
    case .refuse(let error): "\(error.status.code)"
    case .close: "close"
    }
  }

  private func name(_ result: ConnectionMachine.TickResult) -> String {
    switch result {
    case .wait: "wait"
    case .refuse(let error): "\(error.status.code)"
    case .close: "close"
    }
  }

  private func name(_ result: ConnectionMachine.SentLastResult) -> String {
    switch result {
    case .linger: "linger"
    case .close: "close"
    }
  }

  private let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
  private let post = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n"

  @Test func `a body can be refused by its head before it arrives`() {
    withMachine { machine in
      let whole = post + "\r\nabc"
      var offset = 0
      Array(whole.utf8.dropLast()).withUnsafeBytes { bytes in
        #expect(name(machine.receive(bytes, from: &offset, now: 0)) == "weigh")
        #expect(name(machine.receive(bytes, from: &offset, now: 0)) == "wait")
      }
      #expect(offset == whole.utf8.count - 1)
    }
    withMachine { machine in
      #expect(receive(post + "\r\nabc", &machine) == "respond wait")
    }
  }

  @Test func `each request in one read gets its response in turn`() {
    withMachine { machine in
      #expect(receive(get + get + get, &machine) == "respond respond respond wait")
      #expect(machine.phase == .idle)
      #expect(machine.requests == 3)
    }
  }

  @Test func `lingering continues while bytes arrive, for eight windows`() {
    let window = UInt64(ServerConfiguration().lingerTimeout)
    withMachine { machine in
      machine.beginLingeringClose()
      #expect(name(machine.sentLast(now: 0)) == "linger")
      for number in 1..<UInt64(ConnectionMachine.lingerWindows) {
        machine.drop()
        #expect(name(machine.tick(now: number * window - 1, unwritten: 0)) == "wait")
        #expect(name(machine.tick(now: number * window, unwritten: 0)) == "wait")
      }
      machine.drop()
      let end = UInt64(ConnectionMachine.lingerWindows) * window
      #expect(name(machine.tick(now: end, unwritten: 0)) == "close")
    }
    withMachine { machine in
      machine.beginLingeringClose()
      #expect(name(machine.sentLast(now: 0)) == "linger")
      machine.drop()
      #expect(name(machine.tick(now: window, unwritten: 0)) == "wait")
      // No more bytes arrived.
      #expect(name(machine.tick(now: 2 * window, unwritten: 0)) == "close")
    }
  }

  @Test func `the last request closes, and lingers if something is unread`() {
    withMachine { machine in
      #expect(receive("GET / HTTP/1.0\r\n\r\n", &machine) == "respond wait")
      #expect(machine.phase == .closing)
      #expect(name(machine.sentLast(now: 0)) == "close")
    }
    withMachine { machine in
      #expect(receive("GET / HTTP/1.0\r\n\r\n\(get)", &machine) == "respond wait")
      #expect(name(machine.sentLast(now: 0)) == "linger")
      #expect(machine.phase == .lingering)
      #expect(name(machine.tick(now: 1_999, unwritten: 0)) == "wait")
      #expect(name(machine.tick(now: 2_000, unwritten: 0)) == "close")
    }
  }

  @Test func `an error is the last response, and bytes behind it are dropped`() {
    withMachine { machine in
      #expect(receive("GET\r\n\r\n", &machine) == "400")
      #expect(receive(get, &machine) == "wait")
      #expect(machine.phase == .closing)
      #expect(name(machine.sentLast(now: 0)) == "linger")
      #expect(receive(get, &machine) == "wait")
      #expect(name(machine.inputEnded()) == "close")
    }
  }

  @Test func `100-continue is asked for once, and not where the body has begun`() {
    withMachine { machine in
      #expect(receive(post + "Expect: 100-continue\r\n\r\n", &machine) == "continue wait")
      #expect(receive("abc", &machine) == "respond wait")
      #expect(receive(post + "Expect: 100-continue\r\n\r\na", &machine) == "wait")
      #expect(receive("bc", &machine) == "respond wait")
    }
  }

  @Test func `each phase has its time-out`() {
    withMachine { machine in
      #expect(name(machine.tick(now: 74_999, unwritten: 0)) == "wait")
      #expect(name(machine.tick(now: 75_000, unwritten: 0)) == "close")
    }
    withMachine { machine in
      #expect(receive("GET /", &machine, now: 1_000) == "wait")
      #expect(receive("a", &machine, now: 9_000) == "wait")
      #expect(name(machine.tick(now: 10_999, unwritten: 0)) == "wait")
      #expect(name(machine.tick(now: 11_000, unwritten: 0)) == "408")
    }
    withMachine { machine in
      #expect(receive(get, &machine, now: 50_000) == "respond wait")
      #expect(name(machine.tick(now: 124_999, unwritten: 0)) == "wait")
      #expect(name(machine.tick(now: 125_000, unwritten: 0)) == "close")
    }
  }

  /// The bytes of the minimum rate in a window of thirty seconds.
  private let window = 30 * 1024

  private func bytes(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test(arguments: [(0, "wait"), (-1, "408")])
  func `a body has to arrive at the minimum rate per window`(_ more: Int, _ outcome: String) {
    let head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n"
    withMachine { machine in
      #expect(receive(head, &machine) == "wait")
      // Fast at first: bytes of one window must not count for the next.
      #expect(receive(bytes(10 * window), &machine, now: 1) == "wait")
      #expect(name(machine.tick(now: 30_000, unwritten: 0)) == "wait")
      #expect(receive(bytes(window + more), &machine, now: 30_001) == "wait")
      #expect(name(machine.tick(now: 59_999, unwritten: 0)) == "wait")
      #expect(name(machine.tick(now: 60_000, unwritten: 0)) == outcome)
    }
  }

  @Test func `a body that stops is refused at any rate`() {
    withMachine({ $0.minUploadRate = 0 }) { machine in
      #expect(receive(post + "\r\na", &machine) == "wait")
      #expect(name(machine.tick(now: 30_000, unwritten: 0)) == "wait")
      #expect(name(machine.tick(now: 60_000, unwritten: 0)) == "408")
    }
  }

  @Test(arguments: [(0, "wait"), (1, "close")])
  func `a response has to be read at the minimum rate per window`(_ more: Int, _ outcome: String) {
    withMachine { machine in
      #expect(receive(get, &machine) == "respond wait")
      let all = 100 * window
      machine.writeIsBlocked(bytes: all, now: 0)
      #expect(name(machine.tick(now: 29_999, unwritten: all)) == "wait")
      #expect(name(machine.tick(now: 30_000, unwritten: all / 2)) == "wait")
      #expect(name(machine.tick(now: 59_999, unwritten: all / 2)) == "wait")
      #expect(name(machine.tick(now: 60_000, unwritten: all / 2 - window + more)) == outcome)
    }
  }

  @Test func `the rest of a response has to be read in one window`() {
    withMachine { machine in
      #expect(receive(get, &machine) == "respond wait")
      machine.writeIsBlocked(bytes: 100, now: 0)
      #expect(name(machine.tick(now: 29_999, unwritten: 50)) == "wait")
      #expect(name(machine.tick(now: 30_000, unwritten: 50)) == "close")
    }
  }

  @Test func `the end of input means what the phase says`() {
    withMachine { #expect(name($0.inputEnded()) == "close") }
    withMachine { machine in
      #expect(receive("GET /", &machine) == "wait")
      #expect(name(machine.inputEnded()) == "400")
    }
    withMachine { machine in
      #expect(receive(post + "\r\na", &machine) == "wait")
      #expect(name(machine.inputEnded()) == "400")
    }
  }

  @Test func `a draining connection responds to what has arrived, then closes`() {
    withMachine { machine in
      var offset = 0
      Array((get + get).utf8).withUnsafeBytes { bytes in
        _ = machine.receive(bytes, from: &offset, now: 0)
        let goesOn = machine.keepsAlive(
          head: machine.parser.head, isDraining: true, hasMoreInput: true)
        #expect(goesOn)
        machine.responded(keepingAlive: true, hasMoreInput: true, now: 0)
        _ = machine.receive(bytes, from: &offset, now: 0)
        let goesOnAtEnd = machine.keepsAlive(
          head: machine.parser.head, isDraining: true, hasMoreInput: false)
        #expect(!goesOnAtEnd)
      }
    }
  }

  @Test func `the limit of requests ends a connection`() {
    withMachine({ $0.maxRequestsPerConnection = 2 }) { machine in
      #expect(receive(get + get + get, &machine) == "respond respond wait")
      #expect(machine.phase == .closing)
    }
  }
}

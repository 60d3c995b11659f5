import API
import Foundation
import Glibc
import JSONDocuments
import TestSupport
import Testing

@Suite struct ServeTests {
  @Test(arguments: ["127.0.0.1:0", "[::1]:0"])
  func `serve runs, health finds it, and SIGTERM ends it`(listen: String) throws {
    let server = try ServerProcess(listen: listen)
    let (program, address) = (server.program, server.address)
    let healthy = try Program.run(["health", "--listen", address])
    #expect(healthy.status == 0 && healthy.errors.isEmpty)
    let byVariable = try Program.run(["health"], environment: ["TRELLIS_LISTEN": address])
    #expect(byVariable.status == 0)
    program.send(SIGTERM)
    let outcome = program.wait()
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("stopped"))
    let dead = try Program.run(["health", "--listen", address])
    #expect(dead.status == 1)
    #expect(dead.errors.split(separator: "\n").count == 1)
  }

  @Test func `a port without a host is that of every IPv4 address`() throws {
    let server = try ServerProcess(listen: ":0")
    #expect(server.address.hasPrefix("0.0.0.0:"))
    let port = try #require(server.address.split(separator: ":").last)
    #expect(try Program.run(["health", "--listen", ":\(port)"]).status == 0)
    #expect(server.stop().status == 0)
  }

  @Test(arguments: ["exec <&-", "exec >&-", "exec <&- >&-"])
  func `closed standard streams are not taken for others`(closing: String) throws {
    let server = try ServerProcess(shell: closing)
    #expect(try server.connect().request("GET", "/healthz").status == 200)
    #expect(server.stop().status == 0)
  }

  @Test func `too few file descriptors are an error that says so`() throws {
    let program = try Program.Running(["serve", "--listen", "127.0.0.1:0"], shell: "ulimit -n 5")
    let outcome = program.wait()
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("the limit of 5 open files"), "\(outcome.errors)")
  }

  @Test(arguments: ["true", "renice -n 19 $$"])
  func `work threads have nice values ten above the process's own, and never ones below`(
    before: String
  ) throws {
    let server = try ServerProcess(shell: "\(before) >&2")
    // A body too large for handling on a loop.
    let body = #"{"items":[]}"# + String(repeating: " ", count: 20_000)
    #expect(
      try server.connect().request("POST", "/v1/snapshot", body: Array(body.utf8)).status == 200)
    let own = Int(getpriority(.init(PRIO_PROCESS.rawValue), id_t(server.program.process)))
    let tasks = "/proc/\(server.program.process)/task"
    let values = try FileManager.default.contentsOfDirectory(atPath: tasks).map { task in
      let status = try String(contentsOfFile: "\(tasks)/\(task)/stat", encoding: .utf8)
      // The nineteenth field, nice. The second, a name in parentheses, may contain spaces.
      let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
      return try #require(Int(fields[16]))
    }
    #expect(Set(values) == [own, min(19, own + 10)])
    #expect(server.stop().status == 0)
  }

  @Test func `SIGINT ends it too`() throws {
    let program = try ServerProcess().program
    program.send(SIGINT)
    #expect(program.wait().status == 0)
  }

  @Test func `Ctrl-C on a terminal ends an idle server at once, whatever the grace periods`()
    throws
  {
    let terminal = try Terminal()
    let program = try Program.Running(
      ["serve", "--listen", "127.0.0.1:0", "--drain-grace", "3600", "--idle-grace", "3600"],
      terminal: terminal.path)
    let line = try #require(program.line(holding: "listening"))
    let port = try #require(line.split(separator: ":").last.flatMap { UInt16($0) })
    let client = try RawClient(port: port)
    #expect(try client.request("GET", "/healthz").status == 200)
    terminal.type("\u{3}")
    let outcome = program.wait()
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("outcome=drained"))
  }

  @Test func `Ctrl-C on a terminal lets a running request finish`() throws {
    let terminal = try Terminal()
    let program = try Program.Running(
      ["serve", "--listen", "127.0.0.1:0", "--drain-grace", "3600"], terminal: terminal.path)
    let line = try #require(program.line(holding: "listening"))
    let port = try #require(line.split(separator: ":").last.flatMap { UInt16($0) })
    let client = try RawClient(port: port)
    client.send("POST /v1/snapshot HTTP/1.1\r\nHost: x\r\nContent-Length: 15\r\n\r\n{\"items\"")
    let other = try RawClient(port: port)
    #expect(try other.request("GET", "/healthz").status == 200)
    terminal.type("\u{3}")
    while (try? RawClient(port: port)) != nil {}
    client.send(":[\"a\"]}")
    let response = try client.receive()
    #expect(response.status == 200)
    #expect(response.field("Connection") == "close")
    #expect(program.wait().status == 0)
  }

  @Test func `SIGTERM keeps the grace period, on a terminal too`() throws {
    let terminal = try Terminal()
    let program = try Program.Running(
      ["serve", "--listen", "127.0.0.1:0", "--drain-grace", "3600"], terminal: terminal.path)
    let line = try #require(program.line(holding: "listening"))
    let port = try #require(line.split(separator: ":").last.flatMap { UInt16($0) })
    program.send(SIGTERM)
    var response = try RawClient(port: port).request("GET", "/readyz")
    while response.status == 200 { response = try RawClient(port: port).request("GET", "/readyz") }
    #expect(response.status == 503)
    program.send(SIGTERM)
    #expect(program.wait().status == 0)
  }

  @Test func `an unread log does not delay SIGTERM`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    defer { for end in ends { close(end) } }
    // Full from the beginning, so that not even the first line can be written.
    let bytes = [UInt8](repeating: 10, count: 4_096)
    while write(ends[1], bytes, bytes.count) > 0 {}
    _ = fcntl(ends[1], F_SETFL, 0)
    let port = try FreePort.find()
    let program = try Program.Running(
      ["serve", "--listen", "127.0.0.1:\(port)", "--drain-grace", "0"], errors: ends[1])
    while (try? RawClient(port: port).request("GET", "/healthz"))?.status != 200 {}
    program.send(SIGTERM)
    #expect(program.wait().status == 0)
  }

  @Test func `a second signal ends a drain at once`() throws {
    let program = try ServerProcess(["--drain-grace", "3600"]).program
    program.send(SIGTERM)
    program.send(SIGINT)
    #expect(program.wait().status >= 0)
  }

  @Test func `an address in use is one clear line and exit status 1`() throws {
    let server = try ServerProcess()
    let (program, address) = (server.program, server.address)
    let second = try Program.run(["serve", "--listen", address])
    #expect(second.status == 1)
    #expect(second.errors.split(separator: "\n").count == 1)
    #expect(second.errors.contains(address) && second.errors.contains("in use"))
    program.send(SIGTERM)
    _ = program.wait()
  }

  @Test func `an address of another machine is one clear line and exit status 1`() throws {
    let outcome = try Program.run(["serve", "--listen", "192.0.2.1:8080"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `several addresses are served`() throws {
    let program = try Program.Running(
      ["serve", "--drain-grace", "0"], environment: ["TRELLIS_LISTEN": "127.0.0.1:0,[::1]:0"])
    let line = try #require(program.line(holding: "listening"))
    let addresses = line.split(separator: "http://").dropFirst().map {
      String($0.prefix { $0 != "\"" && $0 != " " })
    }
    #expect(addresses.count == 2)
    for address in addresses {
      #expect(try Program.run(["health", "--listen", address]).status == 0)
    }
    program.send(SIGTERM)
    #expect(program.wait().status == 0)
  }

  @Test func `the log is JSON if configured`() throws {
    let program = try Program.Running(
      ["serve", "--drain-grace", "0", "--listen", "127.0.0.1:0"],
      environment: ["TRELLIS_LOG_FORMAT": "json", "TRELLIS_LOG_LEVEL": "debug"])
    let line = try #require(program.line(holding: "listening"))
    let document = try JSONDocument.parse(Array(line.utf8))
    #expect(document.root["level"]?.string == "notice")
    let address = try #require(document.root["address"]?.string?.dropFirst("http://".count))
    #expect(try Program.run(["health", "--listen", String(address)]).status == 0)
    let request = try #require(program.line(holding: "request"))
    let entry = try JSONDocument.parse(Array(request.utf8))
    #expect(entry.root["path"]?.string == "/healthz")
    #expect(entry.root["status"]?.integer == 200)
    program.send(SIGTERM)
    #expect(program.wait().status == 0)
  }

  @Test func `a running request finishes before SIGTERM ends the server`() throws {
    let server = try ServerProcess()
    let client = try server.connect()
    #expect(try client.request("GET", "/healthz").status == 200)
    client.send("POST /v1/snapshot HTTP/1.1\r\nHost: x\r\nContent-Length: 15\r\n\r\n{\"items\"")
    // A second connection shows that the server has received the signal.
    server.program.send(SIGTERM)
    while (try? server.connect().request("GET", "/readyz"))?.status == 200 {}
    client.send(":[\"a\"]}")
    let response = try client.receive()
    #expect(response.status == 200)
    #expect(response.field("Connection") == "close")
    #expect(server.program.wait().status == 0)
  }
}

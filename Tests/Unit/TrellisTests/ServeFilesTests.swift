import Foundation
import Glibc
import TestSupport
import Testing

/// The files that `trellis serve` rereads and writes.
@Suite struct ServeFilesTests {
  // The SHA-256 of "first" and "second", computed by sha256sum.
  private static let first = "a7937b64b8caa58f03721bb6bacf5c78cb235febe0e70b1b84cd99541461a08e"
  private static let second = "16367aacb67a4a017c8da8ab95682ccb390863780f7114dda0a0e0c55644c7c4"

  private func status(_ server: ServerProcess, _ token: String) throws -> Int {
    try server.connect().request("GET", "/version", ["Authorization: Bearer \(token)"]).status
  }

  /// Waits until a condition holds, for at most half a minute.
  private func wait(until isSo: () throws -> Bool) throws {
    for _ in 0..<3_000 {
      if try isSo() { return }
      usleep(10_000)
    }
    Issue.record("it did not come to be")
  }

  // MARK: SIGHUP

  @Test func `SIGHUP ends no server, whether it has files to read again or not`() throws {
    let folder = try TestFolder()
    try folder.write("one \(Self.first)", to: "tokens")
    let tokens = ["--tokens-file", folder.url.appending(path: "tokens").path]
    let fonts = ["--fonts", folder.url.path]
    for arguments in [[], tokens, fonts, tokens + fonts] {
      let server = try ServerProcess(arguments)
      for _ in 0..<3 { server.program.send(SIGHUP) }
      #expect(try server.connect().request("GET", "/healthz").status == 200)
      if arguments.isEmpty {
        _ = try #require(server.program.line(holding: "ignored SIGHUP"))
      }
      server.program.send(SIGTERM)
      for _ in 0..<20 { server.program.send(SIGHUP) }
      #expect(server.program.wait().status == 0, "\(arguments)")
    }
  }

  @Test(.timeLimit(.minutes(10))) func `tokens that turn into something else stay, with a word`()
    throws
  {
    let folder = try TestFolder()
    try folder.write("one \(Self.first)", to: "tokens")
    let path = folder.url.appending(path: "tokens").path
    let server = try ServerProcess(["--tokens-file", path])
    #expect(try status(server, "first") == 200)
    for (kind, make) in [
      ("a pipe", { mkfifo(path, 0o600) }), ("a folder", { mkdir(path, 0o700) }),
      ("a device", { symlink("/dev/full", path) }), ("No such file", { 0 }),
    ] {
      try FileManager.default.removeItem(atPath: path)
      #expect(make() == 0)
      server.program.send(SIGHUP)
      let line = try #require(server.program.line(holding: "cannot reload the tokens"))
      #expect(line.contains(kind), "\(line)")
      #expect(try status(server, "first") == 200)
      if kind == "No such file" { break }
    }
    try folder.write("", to: "tokens")
    server.program.send(SIGHUP)
    _ = try #require(server.program.line(holding: "reloaded the tokens"))
    #expect(try status(server, "first") == 401)
    #expect(server.stop().status == 0)
  }

  @Test func `a token is revoked within a second while fonts are read`() throws {
    let folder = try TestFolder()
    try folder.write("one \(Self.first)\ntwo \(Self.second)", to: "tokens")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "fonts"), withIntermediateDirectories: true)
    let server = try ServerProcess([
      "--tokens-file", folder.url.appending(path: "tokens").path, "--fonts",
      folder.url.appending(path: "fonts").path, "--max-all-font-bytes", "\(1 << 34)",
    ])
    // Thousands of links to one file take seconds to read.
    let fonts = "/usr/share/fonts/opentype/inter"
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: fonts).first { $0.hasSuffix(".otf") })
    try FileManager.default.copyItem(
      atPath: "\(fonts)/\(name)", toPath: folder.url.appending(path: "one.otf").path)
    for number in 0..<4_000 {
      #expect(
        link(
          folder.url.appending(path: "one.otf").path,
          folder.url.appending(path: "fonts/\(number).otf").path) == 0)
    }
    server.program.send(SIGHUP)
    usleep(200_000)
    let start = ContinuousClock.now
    try folder.write("two \(Self.second)", to: "tokens")
    server.program.send(SIGHUP)
    while try status(server, "first") == 200, ContinuousClock.now - start < .seconds(10) {
      usleep(5_000)
    }
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(try status(server, "first") == 401 && status(server, "second") == 200)
    server.program.send(SIGKILL)
  }

  @Test func `the log names the token's holder and the rate that refused it, never the token`()
    throws
  {
    let folder = try TestFolder()
    let token = "0123456789abcdef"
    try folder.write(
      "holder 9f9f5111f7b27a781f1f1ddde5ebc2dd2b796bfc7365c9c28b548e564176929f", to: "tokens")
    let server = try ServerProcess([
      "--tokens-file", folder.url.appending(path: "tokens").path, "--rate", "1/h",
    ])
    #expect(try status(server, token) == 200)
    #expect(try status(server, token) == 429)
    #expect(try status(server, "another") == 401)
    let log = server.stop().errors
    // Each event loop writes its lines at once.
    let ends = log.split(separator: "\n").filter { $0.contains("path=/version") }
      .map { $0.split(separator: " ").drop { !$0.hasPrefix("client=") }.joined(separator: " ") }
    #expect(
      ends.sorted() == [
        "client=127.0.0.1", "client=127.0.0.1 token=holder",
        "client=127.0.0.1 token=holder limit=rate",
      ])
    #expect(!log.contains(token) && !log.contains("another"))
  }

  @Test(arguments: ["TRELLIS_TOKENS_FILE", "TRELLIS_RATE"])
  func `a variable that protects the service and is empty ends the start`(name: String) throws {
    let program = try Program.Running(
      ["serve", "--listen", "127.0.0.1:0"], environment: [name: ""])
    let outcome = program.wait()
    #expect(outcome.status == 2 && outcome.errors.contains("\(name) is empty"), "\(outcome)")
  }

  // MARK: The log

  @Test func `a log that reaches the limit of file sizes goes on once there is room`() throws {
    let folder = try TestFolder()
    let path = folder.url.appending(path: "log").path
    let log = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { close(log) }
    // Eight blocks of 512 bytes.
    let program = try Program.Running(
      ["serve", "--listen", "127.0.0.1:0", "--drain-grace", "0", "--no-web"], errors: log,
      shell: "ulimit -f 8")
    func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
    try wait { try text().contains("listening") }
    let line = try text().split(separator: "http://").last?.prefix { $0 != "\"" && $0 != "\n" }
    let port = try #require(line?.split(separator: ":").last.flatMap { UInt16($0) })
    let client = try RawClient(port: port)
    func dropped() throws -> Double {
      let metrics = try client.request("GET", "/metrics").text
      let line = metrics.split(separator: "\n").first {
        $0.hasPrefix("trellis_log_dropped_lines_total ")
      }
      return try #require(line?.split(separator: " ").last.flatMap { Double($0) })
    }
    for number in 0..<200 { _ = try client.request("GET", "/none/\(number)") }
    func written() throws -> Int { try text().count { $0 == "\n" } }
    // Each line is written or counted; the first one reports the listening address.
    try wait { try Int(dropped()) + written() == 201 }
    #expect(try text().utf8.count <= 4096 && dropped() >= 100)
    #expect(truncate(path, 0) == 0)
    #expect(try client.request("GET", "/later").status == 404)
    try wait { try text().contains("path=/later") }
    let lines = try text().split(separator: "\n")
    #expect(lines.allSatisfy { $0.contains(" info refused id=") }, "\(lines)")
    program.send(SIGTERM)
    #expect(program.wait().status == 0)
  }
}

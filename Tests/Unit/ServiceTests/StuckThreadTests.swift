import Foundation
import TestSupport
import Testing

/// A service process with handlers that never return.
@Suite struct StuckThreadTests {
  private final class Process {
    let process = Foundation.Process()
    let log = Pipe()
    private var read = ""
    private(set) var port: UInt16 = 0

    init(stall: Int, drain: Int) throws {
      process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "stuck-probe")
      process.arguments = ["\(stall)", "\(drain)"]
      process.standardError = log
      try process.run()
      let line = try line(with: "listening")
      let text = line.components(separatedBy: "\"port\":\"").last?.prefix { $0.isNumber }
      port = UInt16(text ?? "") ?? 0
    }

    deinit { kill(process.processIdentifier, SIGKILL) }

    /// Reads the log up to a line that contains a text.
    func line(with text: String) throws -> String {
      while true {
        while let end = read.firstIndex(of: "\n") {
          let line = String(read[..<end])
          read.removeSubrange(...end)
          if line.contains(text) { return line }
        }
        let data = log.fileHandleForReading.availableData
        guard !data.isEmpty else { throw RawClient.Failure.closed(after: Array(read.utf8)) }
        read += String(decoding: data, as: UTF8.self)
      }
    }

    func ask(_ path: String, _ fields: [String] = []) throws -> RawClient {
      let client = try RawClient(port: port)
      let lines = ["GET \(path) HTTP/1.1", "Host: h"] + fields
      client.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
      return client
    }

    /// Sends signals; returns the seconds until the process has ended.
    func end(_ signals: Int32...) -> TimeInterval {
      let start = Date()
      for (index, signal) in signals.enumerated() {
        // Pending signals of one kind are merged.
        if index > 0 { Thread.sleep(forTimeInterval: 0.3) }
        kill(process.processIdentifier, signal)
      }
      process.waitUntilExit()
      return Date().timeIntervalSince(start)
    }
  }

  @Test func `a stuck request is logged and counted, and the service is alive and not ready`()
    throws
  {
    let probe = try Process(stall: 1000, drain: 500)
    let stuck = try probe.ask("/stuck", ["X-Request-ID: the-id"])
    let line = try probe.line(with: "a thread is stuck")
    for part in [#""operation":"GET /stuck""#, #""request":"the-id""#, #""level":"error""#] {
      #expect(line.contains(part), "\(line)")
    }
    let ready = try probe.ask("/readyz").receive()
    #expect(ready.status == 503 && ready.problemCode() == "overloaded")
    #expect(try probe.ask("/healthz").receive().status == 200)
    let metrics = try probe.ask("/metrics").receive().body
    let text = String(decoding: metrics, as: UTF8.self)
    #expect(text.contains("\ntrellis_thread_stalls_total 1\n"))
    #expect(text.contains("\ntrellis_stuck_threads 1\n"))
    #expect(text.contains("\ntrellis_ready 0\n"))
    let seconds = probe.end(SIGTERM)
    #expect(seconds > 0.4 && seconds < 30)
    #expect(probe.process.terminationStatus == 1)
    #expect(try probe.line(with: "stopped").contains("abandoned"))
    withExtendedLifetime(stuck) {}
  }

  @Test(arguments: ["/stuck", "/stuck-loop"])
  func `the second signal ends a process whose thread is stuck`(_ path: String) throws {
    let probe = try Process(stall: 1000, drain: 3_600_000)
    let stuck = try probe.ask(path)
    #expect(try probe.line(with: "a thread is stuck").contains("GET \(path)"))
    #expect(probe.end(SIGTERM, SIGTERM) < 60)
    #expect(probe.process.terminationStatus == 1)
    withExtendedLifetime(stuck) {}
  }
}

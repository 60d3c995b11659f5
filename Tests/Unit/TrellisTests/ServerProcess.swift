import Glibc
import TestSupport
import Testing

/// A `trellis serve` on a free port.
struct ServerProcess {
  let program: Program.Running
  /// Its address as `host:port`.
  let address: String

  init(
    _ arguments: [String] = [], listen: String = "127.0.0.1:0",
    environment: [String: String] = [:], shell: String? = nil
  ) throws {
    program = try Program.Running(
      ["serve", "--drain-grace", "0", "--listen", listen] + arguments, environment: environment,
      shell: shell)
    let line = try #require(program.line(holding: "listening"))
    let rest = try #require(line.split(separator: "http://").last)
    address = String(rest.prefix { $0 != "\"" && $0 != " " })
  }

  func connect() throws -> RawClient {
    try RawClient(port: #require(address.split(separator: ":").last.flatMap { UInt16($0) }))
  }

  /// Sends SIGTERM, and waits for the end.
  func stop() -> Program.Outcome {
    program.send(SIGTERM)
    return program.wait()
  }
}

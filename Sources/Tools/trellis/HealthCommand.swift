import ArgumentParser
import EventLoop

/// `trellis health`.
struct HealthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "health",
    abstract: "Check whether a server is healthy: exit status 0 if it is, 1 if not.",
    discussion: "Sends GET /healthz to the address that `serve` listens on.")

  @Option(
    help: "Address of the server, or unix:PATH. (default: 127.0.0.1:8080; TRELLIS_LISTEN)")
  var listen: String?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Send a PROXY protocol header first, for a server that runs with --proxy-protocol. \
      (default: --no-proxy-protocol; TRELLIS_PROXY_PROTOCOL)
      """)
  var proxyProtocol: Bool?

  @Option(
    help: ArgumentHelp(
      "Time to wait for the response. (default: 5s; TRELLIS_TIMEOUT)", valueName: "time"))
  var timeout: String?

  func run() throws {
    let sources = SettingSources()
    let text = sources.value(listen, of: "listen", default: "127.0.0.1:8080")
    let first = String(text.split(separator: ",").first ?? "")
    let target: HealthProbe.Target
    if first.hasPrefix("unix:"), let socket = UnixSocket(path: String(first.dropFirst(5))) {
      target = .unix(socket)
    } else if let address = SocketAddress(first) {
      target = .tcp(address)
    } else {
      throw ValidationError(
        "'\(first)' is not an address: write 127.0.0.1:8080, [::1]:8080 or "
          + "unix:/run/trellis.sock")
    }
    let beginsWithHeader = try sources.flag(
      proxyProtocol, of: "proxy-protocol", default: false)
    let time = sources.value(timeout, of: "timeout", default: "5s")
    guard let milliseconds = Setting.Unit.seconds.parse(time), (1...3_600_000) ~= milliseconds
    else {
      throw ValidationError("--timeout must be a time from 1ms to 3600s, not '\(time)'")
    }
    do throws(HealthProbe.Failure) {
      try HealthProbe.ask(
        target, milliseconds: milliseconds, beginsWithProxyHeader: beginsWithHeader)
    } catch {
      Output.complain("\(first) is not healthy: \(error.message)")
      throw ExitCode.failure
    }
  }
}

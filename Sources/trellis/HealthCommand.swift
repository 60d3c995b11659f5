import ArgumentParser
import EventLoop

/// `trellis health`.
struct HealthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "health",
    abstract: "Ask a running server whether it lives: exit status 0 if it does, else 1.",
    discussion: "Sends GET /healthz to the address that `serve` listens on.")

  @Option(help: "Address of the server. (default: 127.0.0.1:8080; TRELLIS_LISTEN)")
  var listen: String?

  @Option(help: "Seconds to wait for its answer. (default: 5; TRELLIS_TIMEOUT)")
  var timeout: Double?

  func run() throws {
    let text = Environment.value(listen, or: "listen") ?? "127.0.0.1:8080"
    let first = String(text.split(separator: ",").first ?? "")
    guard let address = SocketAddress(first) else {
      throw ValidationError("'\(first)' is no address; it looks like 127.0.0.1:8080 or [::1]:8080")
    }
    let seconds = timeout ?? Environment["TRELLIS_TIMEOUT"].flatMap(Double.init) ?? 5
    guard seconds > 0, seconds <= 3600 else {
      throw ValidationError("the time-out must be above 0 and at most 3600 seconds")
    }
    do throws(HealthProbe.Failure) {
      try HealthProbe.ask(address, seconds: seconds)
    } catch {
      Output.complain("\(address) is not healthy: \(error.message)")
      throw ExitCode.failure
    }
  }
}

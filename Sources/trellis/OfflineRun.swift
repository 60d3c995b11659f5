internal import Cancellation
import API
import ArgumentParser
import HTTPServer
import MemoryMetering
import Service
internal import ServiceContract

/// Carries out one request without a server, as the service would.
struct OfflineRun: ParsableArguments {
  @Argument(help: "A file with the request's body, or - for standard input.")
  var file: String

  @OptionGroup(title: "Limits") var limits: LimitOptions

  /// Prints the response; the exit status is 1 if it is a problem.
  func respond(_ endpoint: Endpoint, as form: Representation) throws {
    var configuration = ServiceConfiguration()
    try limits.apply(to: &configuration)
    let response: OperationResponse
    do throws(Input.Failure) {
      let body = try Input.read(file, limit: configuration.server.maxBodyBytes)
      let end = ContinuousClock.now + .milliseconds(configuration.server.requestTimeout)
      let memory = MemoryLimits(request: configuration.server.maxRequestMemory, threads: 1)
      memory.apply()
      MemoryMeter.begin(limit: memory.request, held: body.count)
      defer { MemoryMeter.end() }
      response = body.withUnsafeBytes {
        endpoint.response(
          to: $0, as: form, limits: configuration.limits,
          cancellation: CancellationCheck {
            MemoryMeter.excess != nil || ContinuousClock.now > end
          })
      }.reporting(MemoryMeter.foundExcess, memory)
    } catch {
      switch error {
      case .tooLarge:
        let limit = configuration.server.maxBodyBytes
        response = OperationResponse(
          Problem(.contentTooLarge, "the body is over the limit of \(limit) bytes"))
      case .system(let message):
        Output.complain("cannot read \(file): \(message)")
        throw ExitCode.failure
      }
    }
    Output.write(
      response.body.last == UInt8(ascii: "\n") ? response.body : response.body + [0x0A])
    if response.problem != nil { throw ExitCode.failure }
  }
}

import API
import ArgumentParser
import Cancellation
import Checking
import Files
import HTTPServer
import JSONRPC
import ModelContext
import Service
internal import ServiceContract
internal import TextBytes

/// Performs tools on this machine, as the offline commands would.
struct OfflineToolHost: ToolHost {
  let service: ServiceConfiguration
  /// The folders whose files may be read.
  let roots: [String]
  let allowsFixes: Bool
  /// The longest time to work on one check.
  let checkTime: Duration
  /// The call that the work is for, which its client may cancel.
  var cancellation: RunningRequests.Ticket?

  var hasFiles: Bool { !roots.isEmpty }
  var hasChecks: Bool { true }

  func response(
    of endpoint: Endpoint, to body: [UInt8], as form: Representation,
    parameters: TextDictionary<String>
  ) -> OperationResponse {
    let limit = service.server.maxBodyBytes
    guard body.count <= limit else {
      let problem = Problem(.contentTooLarge, "the body is over the limit of \(limit) bytes")
      return OperationResponse(problem)
    }
    let cancellation = cancellation
    return OfflineRun.response(
      endpoint, as: form, to: body, service, parameters: parameters,
      isCancelled: { cancellation?.isCancelled == true })
  }

  func file(at path: String) throws(ToolFailure) -> [UInt8] {
    try checkPath(path)
    do throws(FileReader.Failure) {
      return try FileReader.read(path, limit: service.server.maxBodyBytes)
    } catch {
      throw ToolFailure("cannot read \(Excerpt.cut(path)): \(error)")
    }
  }

  /// Refuses a path that leads out of the roots. Whether there is a file there is not told.
  private func checkPath(_ path: String) throws(ToolFailure) {
    guard !roots.isEmpty else { throw ToolFailure("no files can be read: name a --root") }
    guard FileReader.passedDescriptor(path) == nil,
      FileConfinement.leads(path, below: roots)
    else { throw ToolFailure("there is no \(Excerpt.cut(path)) below the roots") }
  }

  // MARK: Checks

  func check(_ request: CheckRequest) throws(ToolFailure) -> CheckAnswer {
    for path in request.paths { try checkPath(path) }
    let remarks = Remarks()
    do {
      var session = try session(for: request)
      session.complain = { remarks.all.append($0) }
      let (cancellation, end) = (cancellation, ContinuousClock.now + checkTime)
      session.cancellation = CancellationCheck {
        cancellation?.isCancelled == true || ContinuousClock.now > end
      }
      var answer: CheckAnswer
      if let document = request.document {
        answer = try session.answer(on: document, isFixing: request.fix)
      } else {
        answer = try session.answer(isFixing: request.fix) {
          FileConfinement.leads($0, below: roots)
        }
      }
      if session.cancellation.isCancelled { throw Self.timeOut(after: answer) }
      answer.remarks += remarks.all
      return answer
    } catch let failure as ToolFailure {
      throw failure
    } catch let error as ValidationError {
      throw ToolFailure(error.message)
    } catch {
      throw ToolFailure(
        remarks.all.isEmpty ? "the check failed: \(error)" : remarks.all.joined(separator: "; "))
    }
  }

  /// The failure of a check that has taken too long, which may have written repairs before.
  private static func timeOut(after answer: CheckAnswer) -> ToolFailure {
    let files = answer.fixes.compactMap { $0.path.map { Excerpt.cut($0) } }
    let written = files.isEmpty ? "" : "; repaired before that: \(files.joined(separator: ", "))"
    return ToolFailure(
      "time-limit-exceeded: check fewer files, devices, directions or text scales, or start with a "
        + "longer --check-timeout\(written)")
  }

  private func session(for request: CheckRequest) throws -> CheckSession {
    // No tool but a repair writes, so syntax trees are not kept.
    var flags = ["--no-cache"]
    if roots.isEmpty { flags.append("--no-config") }
    if request.fix { flags.append("--fix") }
    do {
      return try CheckSession(
        paths: request.paths, choices: request.choices(flags),
        output: CheckOutput.parse(["--quiet"]), service: service)
    } catch let status as ExitCode {
      throw status
    } catch {
      throw ValidationError(CheckChoices.message(for: error))
    }
  }
}

extension CheckRequest {
  /// The options as `trellis check` reads them.
  ///
  /// - Parameter flags: Further arguments.
  /// - Returns: The options.
  /// - Throws: A wrong value.
  func choices(_ flags: [String]) throws -> CheckChoices {
    var arguments = flags
    for (name, value) in options {
      guard value.utf8.count <= Trellis.argumentBytes else {
        throw ValidationError("\(name) is over the limit of \(Trellis.argumentBytes) bytes")
      }
      arguments.append("--\(name)=\(value)")
    }
    let choices = try CheckChoices.parse(arguments)
    try choices.validateTogether()
    return choices
  }
}

/// Messages about one check.
private final class Remarks {
  var all: [String] = []
}

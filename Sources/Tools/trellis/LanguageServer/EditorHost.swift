import API
import ArgumentParser
import Cancellation
import Checking
import HTTPServer
import LanguageServer
import Service
internal import TextBytes

import Libc

/// Checks the documents of an editor as `trellis check` does, and performs operations as the
/// offline commands do.
struct EditorHost: LanguageHost {
  let service: ServiceConfiguration

  var version: String { BuildFacts.version }
  var contract: [UInt8] { BuildFacts.contract }
  var byteLimit: Int { service.server.maxBodyBytes }
  var limits: RequestLimits { service.limits }
  var fonts: FontStore { service.fonts }

  func enter(_ folder: String) { _ = chdir(folder) }

  func end(with process: Int) { ProcessWatch.begin(process) }

  func report(
    on bytes: [UInt8]?, at path: String, kind: DocumentKind, searchesRepairs: Bool,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(LanguageFailure) -> CheckReport? {
    var complaints: [String] = []
    do {
      // An editor waits for no folder of syntax trees to be written.
      var session = try CheckSession(
        paths: [path], choices: CheckChoices.parse([]), output: CheckOutput.parse(["--quiet"]),
        service: service)
      session.complain = { complaints.append($0) }
      session.cancellation = CancellationCheck(isCancelled)
      return try report(on: bytes, at: path, kind, searchesRepairs, session)
    } catch let error as ValidationError {
      throw LanguageFailure(error.message)
    } catch {
      throw LanguageFailure(
        complaints.isEmpty ? "the check failed: \(error)" : complaints.joined(separator: "; "))
    }
  }

  private func report(
    on bytes: [UInt8]?, at path: String, _ kind: DocumentKind, _ searchesRepairs: Bool,
    _ session: CheckSession
  ) throws -> CheckReport? {
    let documents =
      bytes == nil
      ? FileFinder([path]).documents
      : [FileFinder.Document(path: path, kind: kind, isNamed: false)]
    let (tasks, settings) = try session.tasks(for: documents)
    guard !tasks.isEmpty else { return nil }
    var run = session.checkRun
    run.searchesRepairs = searchesRepairs
    let report = bytes.map { run.report(on: $0, as: tasks[0]) } ?? run.report(on: tasks)
    return try session.acceptedFindings(settings).map { report.without($0) } ?? report
  }

  func response(
    of endpoint: Endpoint, to body: [UInt8], as form: Representation,
    isCancelled: @escaping @Sendable () -> Bool
  ) -> OperationResponse {
    OfflineRun.response(endpoint, as: form, to: body, service, isCancelled: isCancelled)
  }
}

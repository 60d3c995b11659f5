internal import Cancellation
internal import InterfaceBuilder
internal import ServiceContract

/// `POST /v1/import`: a document of Interface Builder in, its scenes as layout requests out.
enum ImportEndpoint {
  /// Responds to a received document.
  ///
  /// - Complexity: O(bytes · log(bytes)), expected.
  static func response(
    to body: UnsafeRawBufferPointer, limits: RequestLimits, cancellation: CancellationCheck
  ) -> OperationResponse {
    do throws(DocumentError) {
      let report = try ImportReport(body, cancellation: cancellation)
      let json = report.json()
      guard json.count <= limits.answerBytes else {
        return OperationResponse(.responseTooLong(limit: limits.answerBytes))
      }
      return OperationResponse(body: json)
    } catch {
      return OperationResponse(problem(error))
    }
  }

  /// The problem of a document that cannot be read.
  private static func problem(_ error: DocumentError) -> Problem {
    switch error {
    case .xml(.cancelled): return Problem(.timeLimitExceeded, error.description)
    case .xml(.outOfMemory): return Problem(.overloaded, error.description)
    case .xml(.limitExceeded): return Problem(.limitExceeded, error.description)
    default: break
    }
    let place = error.position
    let input = InputError(
      .invalidDocument, at: "", error.description, line: place?.line, column: place?.column)
    return Problem(.invalidDocument, error.description, errors: [input])
  }
}

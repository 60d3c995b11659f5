internal import Cancellation
internal import InterfaceBuilder
internal import LayoutRequests
internal import ServiceContract
internal import TextBytes

/// `POST /v1/import`: takes an Interface Builder document and returns layout requests.
enum ImportEndpoint {
  /// The query parameters.
  enum Parameter: String, CaseIterable {
    /// Overrides the document's device.
    case device
    /// The only scene to import.
    case scene
  }

  /// Responds to a received document.
  ///
  /// - Complexity: O(bytes · log(bytes)), expected.
  static func response(
    to body: UnsafeRawBufferPointer, in context: OperationContext
  ) -> OperationResponse {
    let cancellation = context.cancellation
    var device: CanvasDevice?
    if let name = context.parameters[Parameter.device.rawValue] {
      device = CanvasDevice(named: name)
      guard device != nil else {
        return OperationResponse(
          Problem(
            ofQuery: "there is no device \(Excerpt.quoted(name)); known are "
              + "\(CanvasDevice.knownNames)"))
      }
    }
    let scene = context.parameters[Parameter.scene.rawValue]
    do throws(DocumentError) {
      let report = try ImportReport(
        body, device: device, scene: scene, fonts: context.fonts, cancellation: cancellation)
      if let scene, !report.document.scenes.contains(where: { $0.isNamed(scene) }) {
        return OperationResponse(
          Problem(ofQuery: "the document has no scene \(Excerpt.quoted(scene))"))
      }
      let json = report.json(cancellation: cancellation)
      if cancellation.isCancelled { throw .xml(.cancelled) }
      guard json.count <= context.limits.answerBytes else {
        return OperationResponse(.responseTooLong(limit: context.limits.answerBytes))
      }
      return OperationResponse(body: json)
    } catch {
      return OperationResponse(problem(error))
    }
  }

  /// The problem for a document that cannot be read.
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

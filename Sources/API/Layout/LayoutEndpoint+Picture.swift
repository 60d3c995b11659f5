internal import Cancellation
internal import ConstraintLayout
internal import LayoutRendering
internal import ServiceContract

extension LayoutEndpoint {
  /// Responds with a picture of the frames.
  static func picture(
    _ body: UnsafeRawBufferPointer, limits: RequestLimits, cancellation: CancellationCheck
  ) -> OperationResponse {
    do throws(Problem) {
      let request = try decode(body, limits: limits)
      let outcome = try request.solve(limits: limits, cancellation: cancellation)
      let subject = LayoutPicture.Subject(request, outcome)
      return OperationResponse(
        mediaType: "\(Representation.svg.field)",
        body: try svg(of: subject, TextLimit(limits), cancellation))
    } catch {
      return OperationResponse(error)
    }
  }

  private static func svg(
    of subject: LayoutPicture.Subject, _ limit: TextLimit, _ cancellation: CancellationCheck
  ) throws(Problem) -> [UInt8] {
    do throws(LayoutPicture.Failure) {
      return try LayoutPicture.svg(of: subject, limit: limit.bytes, cancellation: cancellation)
    } catch {
      switch error {
      case .tooLong: throw limit.exceeded()
      case .stopped: throw Problem(.timeLimitExceeded, "the picture was not ready in time")
      }
    }
  }
}

extension LayoutPicture.Subject {
  /// Makes the subject of a picture from a request and its outcome.
  fileprivate init(_ request: LayoutRequest, _ outcome: LayoutOutcome) {
    var panels: [(name: String?, content: LayoutPicture.Content)] = [(nil, .frames(outcome.base))]
    for (variant, outcome) in zip(request.variants, outcome.variants) {
      switch outcome {
      case .solved(let solution, _): panels.append((variant.name, .frames(solution)))
      case .conflict(let sets, _): panels.append((variant.name, .conflicts(sets.map(\.members))))
      }
    }
    self.init(
      scene: request.scene, coordinates: request.options.coordinates, panels: panels,
      sceneOfPanel: { $0 == 0 ? request.scene : request.scene(of: request.variants[$0 - 1]) },
      directionOfPanel: { panel in
        let own = panel == 0 ? nil : request.variants[panel - 1].direction
        return own ?? request.options.direction
      },
      details: PictureDetails(
        sizes: request.picture.showsSizes, distances: request.picture.showsDistances),
      titleOfConstraint: { request.sourceMap.title(ofConstraint: $0) })
  }
}

internal import Cancellation
internal import ConstraintLayout
internal import LayoutRendering
internal import ServiceContract
internal import LayoutRequests

extension LayoutEndpoint {
  /// The most pixels per side that drawing libraries support.
  private static let pixelsOfSide = 32_767

  /// Responds with a picture of the frames as SVG; with `inPixels`, as the document to rasterize.
  static func picture(
    _ body: UnsafeRawBufferPointer, inPixels: Bool, in context: OperationContext
  ) -> OperationResponse {
    let (limits, cancellation) = (context.limits, context.cancellation)
    do throws(Problem) {
      context.stages?.begins(.decode)
      let request = try decode(
        body, limits: limits, fonts: context.fonts, cancellation: cancellation)
      context.stages?.begins(.solve)
      let outcome = try request.solve(limits: limits, cancellation: cancellation)
      context.stages?.begins(.encode)
      let subject = LayoutPicture.Subject(request, outcome)
      let picture = try document(of: subject, TextLimit(limits), cancellation)
      var response = OperationResponse(
        mediaType: "\(Representation.svg.field)", body: picture.bytes)
      response.fontDigest = request.fontDigest
      if inPixels {
        let scale = request.picture.pixelsPerPoint
        try check(picture, timesScale: scale, limits)
        response.pixelsPerPoint = scale
      }
      return response
    } catch {
      return OperationResponse(error)
    }
  }

  /// Rejects a picture with too many pixels before drawing it.
  private static func check(
    _ picture: LayoutPicture.Document, timesScale scale: Int, _ limits: RequestLimits
  ) throws(Problem) {
    let (width, height) = (picture.width * Double(scale), picture.height * Double(scale))
    guard max(width, height) <= Double(pixelsOfSide) else {
      throw Problem(
        .limitExceeded,
        """
        the picture is \(number(width)) by \(number(height)) pixels; \
        the limit of a side is \(pixelsOfSide)
        """)
    }
    guard width * height <= Double(limits.pngPixels) else {
      throw Problem(
        .limitExceeded,
        """
        the picture has \(number(width)) by \(number(height)) pixels; \
        the limit is \(limits.pngPixels) pngPixels
        """, limit: "pngPixels")
    }
  }

  private static func number(_ pixels: Double) -> String {
    NumberText.string(pixels)
  }

  private static func document(
    of subject: LayoutPicture.Subject, _ limit: TextLimit, _ cancellation: CancellationCheck
  ) throws(Problem) -> LayoutPicture.Document {
    do throws(LayoutPicture.Failure) {
      return try LayoutPicture.document(
        of: subject, limit: limit.bytes, cancellation: cancellation)
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
      titleOfConstraint: { request.places.title(ofConstraint: $0) },
      textInFrame: { scene, item, frame, direction in
        guard !request.textItems.isEmpty else { return nil }
        return scene.viewText(of: item)?.drawn(
          in: frame, insets: scene.geometry(of: item).alignment, direction)
      })
  }
}

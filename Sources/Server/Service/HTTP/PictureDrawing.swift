public import API
public import PictureRaster
internal import ServiceContract

/// Renders pictures as PNG, and maps rendering errors to problems.
public enum PictureDrawing {
  /// The advice for a server without the library.
  public static let advice = "image/png needs librsvg on the server (Debian: librsvg2-2)"

  /// Renders the picture of a response, if the response requests it.
  ///
  /// It blocks the thread for tens of milliseconds or more.
  ///
  /// - Parameters:
  ///   - response: The response of an operation.
  ///   - rasterizer: The rasterizer.
  ///   - limits: The limits of the request.
  ///   - work: The request that rendering belongs to.
  /// - Returns: The response with a PNG file as its body, or a problem; nil if the library is
  ///   missing.
  public static func png(
    _ response: consuming OperationResponse, by rasterizer: Rasterizer, limits: RequestLimits,
    for work: Rasterizer.Work
  ) -> OperationResponse? {
    guard let scale = response.pixelsPerPoint else { return response }
    do throws(RasterError) {
      response.body = try rasterizer.png(
        of: response.body, scale: scale, limit: limits.answerBytes, for: work)
      response.mediaType = "\(Representation.png.field)"
      return response
    } catch {
      guard let problem = problem(error, limits) else { return nil }
      return OperationResponse(problem)
    }
  }

  /// The problem of an error; nil if the library is missing.
  private static func problem(_ error: RasterError, _ limits: RequestLimits) -> Problem? {
    switch error {
    case .unavailable:
      nil
    case .tooMany(let limit):
      Problem(
        .overloaded, "the server already draws the maximum of \(limit) pictures at a time",
        limit: "pngProcesses")
    case .stopped:
      Problem(.timeLimitExceeded, "the picture was not drawn in time")
    case .tooMuchMemory(let limit):
      Problem(
        .limitExceeded, "drawing the picture exceeds the limit of \(limit) pngMemory bytes",
        limit: "pngMemory")
    case .tooLong:
      .responseTooLong(limit: limits.answerBytes)
    case .refused(let reason):
      Problem(.limitExceeded, "the picture is too large for the library that draws it: \(reason)")
    case .failed(let reason):
      Problem(.overloaded, "the server currently cannot draw pictures: \(reason)")
    }
  }
}

public import Cancellation

/// `POST /v1/layout`: a constraint set in, solved frames out.
public enum LayoutEndpoint {
  /// Answers a request.
  ///
  /// - Parameters:
  ///   - body: The request's body.
  ///   - limits: What it may ask for.
  ///   - cancellation: Checked at intervals; ends the work with `time-limit-exceeded`.
  /// - Returns: The frames, or a problem.
  public static func response(
    to body: UnsafeRawBufferPointer, limits: RequestLimits,
    cancellation: CancellationCheck = .never
  ) -> OperationResponse {
    do throws(Problem) {
      let request = try decode(body, limits: limits)
      try cancellation.check(.layoutRequest)
      let outcome = try request.solve(limits: limits, cancellation: cancellation)
      var response = OperationResponse(body: try encode(outcome, of: request, limits: limits))
      response.cost.work = outcome.work
      return response
    } catch {
      return OperationResponse(error)
    }
  }

  /// Reads a request.
  ///
  /// - Throws: All that is wrong with it.
  /// - Complexity: O(bytes), expected.
  public static func decode(
    _ body: UnsafeRawBufferPointer, limits: RequestLimits
  ) throws(Problem) -> LayoutRequest {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(body, depthLimit: limits.jsonDepth)
    } catch {
      throw Problem(error)
    }
    // Values borrow from the document, which the decoder's faults keep alive as well.
    let errors = InputErrorList(of: document, limit: limits.errorsListed)
    var decoder = LayoutRequestDecoder(limits: limits, errors: errors)
    let request = try decoder.read(document.root)
    return withExtendedLifetime(document) { request }
  }

  /// Writes the answer's body.
  ///
  /// - Throws: The limit of an answer's bytes.
  /// - Complexity: O(bytes).
  public static func encode(
    _ outcome: LayoutOutcome, of request: LayoutRequest, limits: RequestLimits
  ) throws(Problem) -> [UInt8] {
    var encoder = LayoutResponseEncoder(request, limit: limits.answerBytes)
    return try encoder.encode(outcome)
  }
}

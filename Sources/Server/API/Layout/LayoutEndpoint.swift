public import Cancellation
internal import JSONDocuments
public import LayoutRequests

/// `POST /v1/layout`: takes a constraint set and returns the solved frames.
public enum LayoutEndpoint {
  /// Responds to a request.
  ///
  /// - Parameters:
  ///   - body: The request's body.
  ///   - context: The limits and the environment.
  /// - Returns: The frames, or a problem.
  public static func response(
    to body: UnsafeRawBufferPointer, in context: OperationContext = OperationContext()
  ) -> OperationResponse {
    let (limits, cancellation) = (context.limits, context.cancellation)
    do throws(Problem) {
      context.stages?.begins(.decode)
      let request = try decode(
        body, limits: limits, fonts: context.fonts, cancellation: cancellation)
      try cancellation.check(.layoutRequest)
      context.stages?.begins(.solve)
      let outcome = try request.solve(limits: limits, cancellation: cancellation)
      context.stages?.begins(.encode)
      var response = OperationResponse(body: try encode(outcome, of: request, limits: limits))
      response.cost.work = outcome.work
      response.cost.ranOutOfTime = outcome.ranOutOfTime
      response.hasFinding = outcome.hasFinding
      return response
    } catch {
      return OperationResponse(error)
    }
  }

  /// Decodes a request.
  ///
  /// - Parameters:
  ///   - body: The request's body.
  ///   - limits: The limits of the request.
  ///   - fonts: The fonts that measure texts.
  ///   - cancellation: Checked for each text that is shaped.
  ///   - changingTexts: Maps each text of the body to the text that its view shows.
  /// - Returns: The request.
  /// - Throws: All errors in the body.
  /// - Complexity: O(bytes), expected.
  public static func decode(
    _ body: UnsafeRawBufferPointer, limits: RequestLimits, fonts: FontStore = .none,
    cancellation: CancellationCheck = .never, changingTexts: ((String) -> String)? = nil
  ) throws(Problem) -> LayoutRequest {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      // Decoding constraints notices duplicate names.
      document = try JSONDocument(
        body, depthLimit: limits.jsonDepth, deferring: "constraints")
    } catch {
      throw Problem(error)
    }
    // Values borrow from the document, which the error list retains as well.
    let errors = InputErrorList(of: document, limit: limits.errorsListed)
    var decoder = LayoutRequestDecoder(
      limits: limits, errors: errors, fonts: fonts, cancellation: cancellation)
    decoder.changeText = changingTexts
    let request: LayoutRequest
    do throws(Problem) {
      request = try decoder.read(document.root)
    } catch {
      // Report the document's own errors before those of the request.
      try checkDeferred(document, body)
      throw error
    }
    if decoder.hasRepeatedNames { try checkDeferred(document, body) }
    return withExtendedLifetime(document) { request }
  }

  private static func checkDeferred(
    _ document: JSONDocument, _ body: UnsafeRawBufferPointer
  ) throws(Problem) {
    do throws(JSONSyntaxError) {
      try document.checkDeferred(in: body)
    } catch {
      throw Problem(error)
    }
  }

  /// Encodes the response body.
  ///
  /// - Throws: `limit-exceeded` for a response that is too long.
  /// - Complexity: O(bytes).
  public static func encode(
    _ outcome: LayoutOutcome, of request: LayoutRequest, limits: RequestLimits
  ) throws(Problem) -> [UInt8] {
    var encoder = LayoutResponseEncoder(
      request, limit: limits.answerBytes, sweep: outcome.sweep)
    return try encoder.encode(outcome)
  }
}

public import Cancellation

/// `POST /v1/sequence`: dependent requests in, their answers out.
public enum SequenceEndpoint {
  /// Answers a request: carries out its steps in order, up to the first that fails.
  ///
  /// - Parameters:
  ///   - body: The received body.
  ///   - limits: What the request may ask for. All steps together have the solver work, the budgets
  ///     of templates and the bytes of answers of one request.
  ///   - cancellation: Checked at intervals; ends the work with `time-limit-exceeded`.
  /// - Returns: The answers of the steps, or the problem with the request as a whole.
  /// - Complexity: O(bytes of the request, of what templates render to and of the answers) on
  ///   average, besides what the steps cost.
  public static func response(
    to body: UnsafeRawBufferPointer, limits: RequestLimits,
    cancellation: CancellationCheck = .never
  ) -> OperationResponse {
    do throws(Problem) {
      let request = try SequenceRequest(body, limits: limits)
      var run = SequenceRun(request, cancellation)
      return try run.response()
    } catch {
      return OperationResponse(error)
    }
  }
}

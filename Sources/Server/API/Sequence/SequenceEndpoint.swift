public import Cancellation

/// `POST /v1/sequence`: dependent requests in, their responses out.
public enum SequenceEndpoint {
  /// Responds to a request by running its steps in order, up to the first that fails.
  ///
  /// - Parameters:
  ///   - body: The received body.
  ///   - limits: The limits of the request. All steps together share the solver work, the limits of
  ///     templates and the bytes of responses.
  ///   - fonts: What texts are measured with.
  ///   - cancellation: Checked at intervals; ends the work with `time-limit-exceeded`.
  /// - Returns: The responses of the steps, or the problem with the request as a whole.
  /// - Complexity: O(bytes of the request, of rendered templates and of responses) on average, plus
  ///   the cost of the steps.
  public static func response(
    to body: UnsafeRawBufferPointer, limits: RequestLimits, fonts: FontStore = .none,
    cancellation: CancellationCheck = .never
  ) -> OperationResponse {
    do throws(Problem) {
      let request = try SequenceRequest(body, limits: limits)
      var run = SequenceRun(request, fonts, cancellation)
      return try run.response()
    } catch {
      return OperationResponse(error)
    }
  }
}

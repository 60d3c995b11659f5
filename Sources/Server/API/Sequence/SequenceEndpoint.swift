/// `POST /v1/sequence`: takes dependent requests and returns their responses.
public enum SequenceEndpoint {
  /// Responds to a request by running its steps in order, up to the first that fails.
  ///
  /// - Parameters:
  ///   - body: The received body.
  ///   - context: The limits and the environment. All steps share the solver work, the template
  ///     limits and the bytes of responses.
  /// - Returns: The responses of the steps, or the problem with the request as a whole.
  /// - Complexity: O(bytes of the request, of rendered templates and of responses) on average, plus
  ///   the cost of the steps.
  public static func response(
    to body: UnsafeRawBufferPointer, in context: OperationContext = OperationContext()
  ) -> OperationResponse {
    do throws(Problem) {
      let request = try SequenceRequest(body, limits: context.limits)
      var run = SequenceRun(request, context)
      return try run.response()
    } catch {
      return OperationResponse(error)
    }
  }
}

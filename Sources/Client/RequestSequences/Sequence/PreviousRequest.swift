/// The previous request and its response.
public struct PreviousRequest: Sendable {
  /// The request, as the sequence described it.
  public let request: Request
  /// The response.
  public let response: Response
  /// All responses so far, ending with ``response``.
  public let responses: [Response]

  /// Makes a previous request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - response: The response.
  ///   - earlier: The responses before it.
  public init(_ request: Request, _ response: Response, after earlier: [Response] = []) {
    self.init(request, response, all: earlier + [response])
  }

  init(_ request: Request, _ response: Response, all responses: [Response]) {
    self.request = request
    self.response = response
    self.responses = responses
  }

  /// The response's body as JSON.
  ///
  /// - Complexity: O(size of the body).
  public var json: ResponseJSON { response.json }
}

import HTTPCore

/// Error responses: the fields that the status requires, and those of the error responder.
extension HTTPResponse {
  /// Fills in the response to an error.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - allowed: the methods of the resource, if the request's is not among them.
  ///   - responder: makes the body.
  mutating func fill(
    with error: HTTPError, allowed: AllowedMethods? = nil, by responder: ErrorResponder
  ) {
    allowed?.add(to: &self)
    status = error.status
    self.error = error
    if error.status == .serviceUnavailable { addField("Retry-After", "1") }
    responder(error, &self)
    status = error.status
  }

  /// Replaces the response with that of an error, for the same request.
  mutating func replace(with error: HTTPError, by responder: ErrorResponder) {
    let request = (row: row, isLogged: isLogged, started: started)
    reset()
    (row, isLogged, started) = request
    fill(with: error, by: responder)
  }
}

internal import Cancellation

/// `POST /v1/snapshot`: takes a hierarchical list spec and returns an ordered, expanded snapshot.
///
/// The stages are public, so that a caller can encode the result in another form:
///
/// ```swift
/// let request = try SnapshotRequest(body, limits: limits)
/// let list = try ListSnapshot(request)
/// let selection = try SnapshotSelection(from: list, for: request)
/// let response = try SnapshotEndpoint.response(to: request, list, selection)
/// ```
public enum SnapshotEndpoint {
  /// Responds to a request in JSON.
  ///
  /// - Parameters:
  ///   - body: The received body.
  ///   - context: The limits and the environment.
  /// - Returns: The snapshot, or the problem with the request.
  /// - Complexity: O(body and response) on average.
  public static func response(
    to body: UnsafeRawBufferPointer, in context: OperationContext = OperationContext()
  ) -> OperationResponse {
    let cancellation = context.cancellation
    do {
      context.stages?.begins(.decode)
      let request = try SnapshotRequest(
        body, limits: context.limits, now: context.now, cancellation: cancellation)
      try cancellation.check(.snapshot)
      context.stages?.begins(.build)
      let list = try ListSnapshot(request)
      try cancellation.check(.snapshot)
      let selection = try SnapshotSelection(from: list, for: request)
      try cancellation.check(.snapshot)
      context.stages?.begins(.encode)
      return try response(to: request, list, selection)
    } catch {
      return OperationResponse(error)
    }
  }

  /// Encodes a built list and a selection as JSON.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - list: The list.
  ///   - selection: The items to show.
  ///   - version: The version of the list; computed if it is not known.
  /// - Returns: The response.
  /// - Throws: `limit-exceeded` for a response that is too long.
  /// - Complexity: O(list + response).
  public static func response(
    to request: SnapshotRequest, _ list: ListSnapshot, _ selection: SnapshotSelection,
    version: String? = nil
  ) throws(Problem) -> OperationResponse {
    let version = version ?? list.version
    var response = try OperationResponse(
      etag: entityTag(version: version),
      body: SnapshotEncoder.bytes(list, selection: selection, form: request.form, version: version))
    response.cost = request.cost
    return response
  }

  /// The weak entity tag of a list's version.
  static func entityTag(version: String) -> String { "W/\"\(version)\"" }
}

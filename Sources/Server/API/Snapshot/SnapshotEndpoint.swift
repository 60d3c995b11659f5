public import Cancellation
public import JSONTemplates

/// `POST /v1/snapshot`: a hierarchical list spec in, an ordered, expanded snapshot out.
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
  ///   - limits: The limits of the request.
  ///   - now: The time for templates; the system's if `nil`.
  ///   - cancellation: Checked between the stages; ends the work with `time-limit-exceeded`.
  ///   - stages: Told of the stages of the operation.
  /// - Returns: The snapshot, or the problem with the request.
  /// - Complexity: O(body and response) on average.
  public static func response(
    to body: UnsafeRawBufferPointer, limits: RequestLimits = RequestLimits(),
    now: TemplateInstant? = nil, cancellation: CancellationCheck = .never,
    stages: (any StageObserver)? = nil
  ) -> OperationResponse {
    do {
      stages?.begins(.decode)
      let request = try SnapshotRequest(body, limits: limits, now: now, cancellation: cancellation)
      try cancellation.check(.snapshot)
      stages?.begins(.build)
      let list = try ListSnapshot(request)
      try cancellation.check(.snapshot)
      let selection = try SnapshotSelection(from: list, for: request)
      try cancellation.check(.snapshot)
      stages?.begins(.encode)
      return try response(to: request, list, selection)
    } catch {
      return OperationResponse(error)
    }
  }

  /// Encodes a built list and a selection as JSON.
  ///
  /// - Throws: `limit-exceeded` for a response that is too long.
  /// - Complexity: O(list + response).
  public static func response(
    to request: SnapshotRequest, _ list: ListSnapshot, _ selection: SnapshotSelection
  ) throws(Problem) -> OperationResponse {
    let version = list.version
    var response = try OperationResponse(
      etag: entityTag(version: version),
      body: SnapshotEncoder.bytes(list, selection: selection, form: request.form, version: version))
    response.cost = request.cost
    return response
  }

  /// The weak entity tag of a list's version.
  static func entityTag(version: String) -> String { "W/\"\(version)\"" }
}

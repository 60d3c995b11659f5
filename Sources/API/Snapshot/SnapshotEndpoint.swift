public import Cancellation
public import JSONTemplates

/// `POST /v1/snapshot`: a hierarchical list spec in, an ordered, expanded snapshot out.
///
/// The steps stand by themselves, so that a caller can write the result in another form:
///
/// ```swift
/// let request = try SnapshotRequest(body, limits: limits)
/// let list = try ListSnapshot(request)
/// let selection = try SnapshotSelection(from: list, for: request)
/// let answer = try SnapshotEndpoint.answer(to: request, list, selection)
/// ```
public enum SnapshotEndpoint {
  /// Answers a request in JSON.
  ///
  /// - Parameters:
  ///   - body: The received body.
  ///   - limits: What the request may ask for.
  ///   - now: The time for templates that ask for it; the system's where it is not given.
  ///   - cancellation: Checked between the stages; ends the work with `time-limit-exceeded`.
  /// - Returns: The snapshot, or the problem with the request.
  /// - Complexity: O(size of the body and the answer) on average.
  public static func response(
    to body: UnsafeRawBufferPointer, limits: RequestLimits = RequestLimits(),
    now: TemplateInstant? = nil, cancellation: CancellationCheck = .never
  ) -> OperationResponse {
    do {
      let request = try SnapshotRequest(body, limits: limits, now: now, cancellation: cancellation)
      try cancellation.check(.snapshot)
      let list = try ListSnapshot(request)
      try cancellation.check(.snapshot)
      let selection = try SnapshotSelection(from: list, for: request)
      try cancellation.check(.snapshot)
      return try response(to: request, list, selection)
    } catch {
      return OperationResponse(error)
    }
  }

  /// Writes what was built and chosen as JSON.
  ///
  /// - Throws: The limit of an answer's bytes.
  /// - Complexity: O(size of the list and the answer).
  public static func response(
    to request: SnapshotRequest, _ list: ListSnapshot, _ selection: SnapshotSelection
  ) throws(Problem) -> OperationResponse {
    let version = list.version
    var response = try OperationResponse(
      etag: entityTag(version: version),
      body: SnapshotEncoder.bytes(list, selection, request.form, version: version))
    response.cost = request.cost
    return response
  }

  /// The weak entity tag of a list's version.
  public static func entityTag(version: String) -> String { "W/\"\(version)\"" }
}

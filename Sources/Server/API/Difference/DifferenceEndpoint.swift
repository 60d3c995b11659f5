internal import Cancellation
internal import JSONDocuments
internal import JSONText

/// `POST /v1/diff`: takes two lists and returns the changes between them.
public enum DifferenceEndpoint {
  /// Responds to a request in JSON.
  ///
  /// - Parameters:
  ///   - body: The received body.
  ///   - context: The limits and the environment. List limits apply to each list separately.
  /// - Returns: The changes, or the problem with the request.
  /// - Complexity: O(body and response) on average, and O(m · log(m)) for m siblings that are out
  ///   of order.
  public static func response(
    to body: UnsafeRawBufferPointer, in context: OperationContext = OperationContext()
  ) -> OperationResponse {
    do {
      context.stages?.begins(.decode)
      let request = try DifferenceRequest(
        body, limits: context.limits, now: context.now, cancellation: context.cancellation)
      return try response(to: request, in: context)
    } catch {
      return OperationResponse(error)
    }
  }

  /// Responds to a decoded request.
  ///
  /// - Throws: `limit-exceeded` for a response that is too long, or `time-limit-exceeded`.
  static func response(
    to request: DifferenceRequest, in context: OperationContext
  ) throws(Problem) -> OperationResponse {
    context.stages?.begins(.compare)
    let versions = try versions(of: request, context.cancellation)
    var json = JSONWriter.metered(capacity: 256, limit: context.limits.answerBytes)
    json.beginObject()
    json.member("from", versions.from)
    json.member("to", versions.to)
    if versions.from == versions.to {
      writeNothing(request.format, to: &json)
    } else {
      let difference = try difference(of: request)
      try context.cancellation.check(.difference)
      context.stages?.begins(.encode)
      try write(difference, request.format, versions, to: &json, context.cancellation)
    }
    json.endObject()
    var response = OperationResponse(
      etag: entityTag(versions, request.format.rawValue), body: try json.finished())
    response.cost = request.cost
    return response
  }

  /// Responds to a decoded request with the text that `text` makes from the difference.
  ///
  /// - Throws: `limit-exceeded` for a response that is too long, or `time-limit-exceeded`.
  static func textResponse(
    to request: DifferenceRequest, mediaType: String, in context: OperationContext,
    text: (ListDifference) -> [UInt8]
  ) throws(Problem) -> OperationResponse {
    context.stages?.begins(.compare)
    let versions = try versions(of: request, context.cancellation)
    var body = Array("--- \(versions.from)\n+++ \(versions.to)\n".utf8)
    if versions.from == versions.to {
      body = Array("no changes\n".utf8)
    } else {
      let difference = try difference(of: request)
      try context.cancellation.check(.difference)
      context.stages?.begins(.encode)
      body += text(difference)
    }
    let limit = context.limits.answerBytes
    guard body.count <= limit else { throw .responseTooLong(limit: limit) }
    var response = OperationResponse(
      mediaType: mediaType, etag: entityTag(versions, "text"), body: body)
    response.cost = request.cost
    return response
  }

  private static func write(
    _ difference: ListDifference, _ format: DifferenceRequest.Format,
    _ versions: (from: String, to: String), to json: inout JSONWriter,
    _ cancellation: CancellationCheck
  ) throws(Problem) {
    switch format {
    case .operations:
      json.key("operations")
      try OperationsEncoder(difference: difference).write(to: &json, cancellation)
    case .rows:
      try RowsEncoder(difference: difference).write(to: &json, cancellation)
    case .jsonPatch:
      json.key("operations")
      var encoder = PatchEncoder(difference)
      try encoder.write(versions: versions, to: &json, cancellation)
    }
  }

  /// Compares the lists if memory allows.
  private static func difference(
    of request: DifferenceRequest
  ) throws(Problem) -> ListDifference {
    try Problem.checkMemory(
      for: (request.from.count + request.to.count) * ListSnapshot.bytesOfNode)
    return ListDifference(from: request.from, to: request.to)
  }

  private static func writeNothing(_ format: DifferenceRequest.Format, to json: inout JSONWriter) {
    let names = format == .rows ? ["deletes", "inserts", "moves", "updates"] : ["operations"]
    for name in names {
      json.beginArray(name)
      json.endArray()
    }
  }

  /// The versions of both lists; lists with equal versions need no comparison.
  ///
  /// - Throws: `time-limit-exceeded`.
  /// - Complexity: O(size of the lists).
  static func versions(
    of request: DifferenceRequest, _ cancellation: CancellationCheck
  ) throws(Problem) -> (from: String, to: String) {
    try cancellation.check(.difference)
    let from = request.from.version
    try cancellation.check(.difference)
    let to = request.to.version
    try cancellation.check(.difference)
    return (from, to)
  }

  /// The weak entity tag of one form of a difference.
  static func entityTag(_ versions: (from: String, to: String), _ form: String) -> String {
    "W/\"\(versions.from)-\(versions.to)-\(form)\""
  }
}

import API
public import Foundation
public import ConstraintLayout
public import RequestSequences
public import SectionSnapshots

/// A client of a Trellis service.
///
/// ```swift
/// let client = ServiceClient(at: URL(string: "http://127.0.0.1:8080/")!)
/// let reply = try await client.layout(screen)
/// print(reply[label])
/// ```
///
/// Every operation of the service is a function of its request, so that each is tried again where
/// it fails in passing, such as with 503 while the service is full.
public struct ServiceClient: Sendable {
  private let runner: SequenceRunner

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - url: Where the service is; its paths count from here.
  ///   - headers: Headers of every request.
  ///   - credentials: What a proxy before the service may ask for.
  ///   - transport: What sends requests.
  ///   - limits: What each call may cost; the answers to large requests need more `answerBytes`.
  ///   - retries: When calls are tried again.
  /// - Precondition: The URL is an http or https URL.
  public init(
    at url: URL, headers: HeaderFields = [:], credentials: Credentials? = nil,
    transport: any Transport = URLSessionTransport(), limits: RunnerLimits = .init(),
    retries: RetryPolicy = .init()
  ) {
    let base = url.absoluteString.hasSuffix("/") ? url : url.appending(path: "/")
    runner = SequenceRunner(
      audiences: [
        .service: AudienceSettings(baseURL: base, headers: headers, credentials: credentials)
      ], transport: transport, limits: limits, retries: retries)
  }

  // MARK: Layout

  /// Solves the constraints that are active in a tree of views.
  ///
  /// - Throws: ``ClientError``; a conflict is the problem `unsatisfiable-constraints` with its
  ///   ``ServiceProblem/conflicts``.
  public func layout(_ layout: LiveLayout) async throws(ClientError) -> LayoutReply {
    try await self.layout(try LayoutRequestEncoder.body(layout))
  }

  /// Solves the constraints that are active in a tree of views.
  public func layout(
    _ root: View, options: LayoutOptions = .init()
  ) async throws(ClientError) -> LayoutReply {
    try await layout(LiveLayout(root, options: options))
  }

  /// Solves a layout that is written as JSON, variants and questions included.
  public func layout(_ request: JSONText) async throws(ClientError) -> LayoutReply {
    try await post("v1/layout", request.bytes) { json throws(ClientError) in
      try LayoutReply(json)
    }
  }

  // MARK: Snapshot

  /// Orders and expands a list.
  public func snapshot(
    _ list: ListSource, options: SnapshotOptions = .init()
  ) async throws(ClientError) -> SnapshotReply {
    let body = list.object(adding: options.members)
    return try await post("v1/snapshot", body) { json throws(ClientError) in
      try SnapshotReply(json)
    }
  }

  /// Orders and expands a list.
  public func snapshot<Item: ListItem>(
    _ snapshot: SectionSnapshot<Item>, options: SnapshotOptions = .init()
  ) async throws(ClientError) -> SnapshotReply {
    try await self.snapshot(try ListSource(snapshot), options: options)
  }

  // MARK: Differences

  /// The changes that make one list of another.
  public func difference(
    from: ListSource, to: ListSource
  ) async throws(ClientError) -> Difference {
    try await post("v1/diff", Self.pair(from, to, "operations")) { json throws(ClientError) in
      try Difference(json)
    }
  }

  /// What happens to the visible rows where one list becomes another.
  public func rowChanges(from: ListSource, to: ListSource) async throws(ClientError) -> RowChanges {
    try await post("v1/diff", Self.pair(from, to, "rows")) { json throws(ClientError) in
      try RowChanges(json)
    }
  }

  /// The changes as a JSON Patch (RFC 6902) of the nested form of the first list: an array of
  /// operations.
  public func jsonPatch(from: ListSource, to: ListSource) async throws(ClientError) -> JSONText {
    try await post("v1/diff", Self.pair(from, to, "json-patch")) { json throws(ClientError) in
      JSONText(try json.member("operations"))
    }
  }

  private static func pair(_ from: ListSource, _ to: ListSource, _ format: String) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("from")
    json.raw(from.object())
    json.key("to")
    json.raw(to.object())
    json.key("format")
    json.string(format)
    json.endObject()
    return json.bytes
  }

  // MARK: Sequences

  /// Runs dependent requests in one call. A step that fails is no error here: it ends the sequence,
  /// and its ``SequenceReply/Step/problem`` says why.
  public func sequence(
    input: JSONText? = nil, _ steps: [ServiceStep]
  ) async throws(ClientError) -> SequenceReply {
    var json = JSONWriter()
    json.beginObject()
    if let input {
      json.key("input")
      json.raw(input.bytes)
    }
    json.key("steps")
    json.beginArray()
    for step in steps { step.write(to: &json) }
    json.endArray()
    json.endObject()
    return try await post("v1/sequence", json.bytes) { json throws(ClientError) in
      try SequenceReply(json)
    }
  }

  // MARK: Calls

  private func post<Reply>(
    _ path: String, _ body: [UInt8], _ read: (JSONValue) throws(ClientError) -> Reply
  ) async throws(ClientError) -> Reply {
    let request = Request(
      .post, path, headers: ["Accept": "application/json, application/problem+json"],
      body: .bytes(Data(body), contentType: "application/json"), repeatability: .repeatable,
      name: path)
    let answer: Response?
    do throws(RequestSequenceError) {
      answer = try await runner.run(SingleRequest(request: request)).lastAnswer
    } catch {
      throw ClientError(error)
    }
    return try AnswerReader(answer?.body ?? Data()).read(read)
  }
}

/// A sequence of one request.
private struct SingleRequest: RequestSequence {
  var request: Request?

  mutating func nextRequest(after answer: Response?) -> Request? {
    defer { request = nil }
    return request
  }
}

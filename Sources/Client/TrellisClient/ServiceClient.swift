public import Foundation
public import ConstraintLayout
public import HTTPTypes
public import RequestSequences
public import SectionSnapshots
public import TextLayout
internal import JSONText

/// A client of a Trellis service.
///
/// ```swift
/// let client = ServiceClient(at: URL(string: "http://127.0.0.1:8080/")!)
/// let reply = try await client.layout(screen)
/// print(reply[label])
/// ```
///
/// Every operation of the service but those of ``KeptList`` is a pure function of its request. So
/// each is retried after a transient failure, such as 503 while the service is overloaded.
public struct ServiceClient: Sendable {
  let runner: SequenceRunner

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - url: The base URL of the service.
  ///   - headers: Headers of every request.
  ///   - credentials: Credentials for a proxy in front of the service.
  ///   - transport: Sends the requests; `nil` for the default of the platform.
  ///   - limits: The limits of each call; large results need more `responseBytes`.
  ///   - retries: The retry policy.
  /// - Precondition: The URL is an http or https URL.
  public init(
    at url: URL, headers: HTTPFields = [:], credentials: Credentials? = nil,
    transport: (any Transport)? = nil, limits: RunnerLimits = .init(),
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
  public func layout(
    _ layout: LiveLayout, asking questions: LayoutQuestions = .init()
  ) async throws(ClientError) -> LayoutReply {
    try await self.layout(try LayoutRequestEncoder.body(layout, questions))
  }

  /// Solves the constraints that are active in a tree of views.
  public func layout(
    _ root: View, options: LayoutOptions = .init(), textTraits: TextTraits = .init(),
    asking questions: LayoutQuestions = .init()
  ) async throws(ClientError) -> LayoutReply {
    try await layout(
      LiveLayout(root, options: options, textTraits: textTraits), asking: questions)
  }

  /// Solves a layout request in JSON, which may have explanations and fitting sizes.
  public func layout(_ request: RawJSON) async throws(ClientError) -> LayoutReply {
    try await post("v1/layout", body: request.bytes) { json throws(ClientError) in
      try LayoutReply(json)
    }
  }

  /// The devices that the service knows, telephones before tablets.
  public func devices() async throws(ClientError) -> [DeviceReply] {
    try await call(Request(.get, "v1/devices", headers: Self.accepted, name: "v1/devices")) {
      json throws(ClientError) in
      try json.list("devices") { device throws(ClientError) in try DeviceReply(device) }
    }
  }

  /// The scenes of a storyboard or xib as layout requests.
  ///
  /// - Parameters:
  ///   - document: The document, in UTF-8.
  ///   - device: The device for which they are laid out: a name of ``devices()``, one of Interface
  ///     Builder, or a size such as `393x852`; `nil` for that of the document.
  ///   - scene: The id of the only scene that is wanted, or of its root view or view controller.
  /// - Returns: The scenes, and the faults of the document.
  /// - Throws: ``ClientError``.
  public func importDocument(
    _ document: Data, device: String? = nil, scene: String? = nil
  ) async throws(ClientError) -> ImportReply {
    let parameters = [("device", device), ("scene", scene)].compactMap { name, value in
      value.map { "\(name)=\(Self.percentEncoded($0))" }
    }
    let query = parameters.isEmpty ? "" : "?\(parameters.joined(separator: "&"))"
    let request = Request(
      .post, "v1/import\(query)", headers: Self.accepted,
      body: .bytes(document, contentType: "application/xml"), repeatability: .repeatable,
      name: "v1/import")
    return try await call(request) { json throws(ClientError) in try ImportReply(json) }
  }

  static func percentEncoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default: encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  // MARK: Texts

  /// Measures texts, without a layout.
  ///
  /// - Parameters:
  ///   - texts: The texts with their widths.
  ///   - scale: The pixels of a point, which sizes are rounded up to.
  ///   - traits: What the texts have in common.
  /// - Returns: The texts, in the same order.
  /// - Throws: ``ClientError``.
  public func measure(
    _ texts: [TextQuestion], scale: Double = 2, traits: TextTraits = .init()
  ) async throws(ClientError) -> [TextReply] {
    var json = JSONWriter()
    json.beginObject()
    json.beginArray("texts")
    for text in texts { text.write(to: &json) }
    json.endArray()
    json.member("scale", scale)
    json.members(of: traits)
    json.endObject()
    return try await post("v1/text", body: json.bytes) { json throws(ClientError) in
      _ = try json.member("texts")
      return try json.list("texts") { text throws(ClientError) in try TextReply(text) }
    }
  }

  /// The fonts that texts can name.
  public func fonts() async throws(ClientError) -> FontListReply {
    try await call(Request(.get, "v1/fonts", headers: Self.accepted, name: "v1/fonts")) {
      json throws(ClientError) in
      try FontListReply(json)
    }
  }

  // MARK: Snapshot

  /// Orders and expands a list.
  public func snapshot(
    _ list: ListSource, options: SnapshotOptions = .init()
  ) async throws(ClientError) -> SnapshotReply {
    let body = list.object(adding: options.members)
    return try await post("v1/snapshot", body: body) { json throws(ClientError) in
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

  /// The operations that turn one list into another.
  public func difference(
    from: ListSource, to: ListSource
  ) async throws(ClientError) -> ListDifference {
    try await post("v1/diff", body: Self.diffRequest(from: from, to: to, "operations")) {
      json throws(ClientError) in
      try ListDifference(json)
    }
  }

  /// The changes of the visible rows between two lists.
  public func rowChanges(from: ListSource, to: ListSource) async throws(ClientError) -> RowChanges {
    try await post("v1/diff", body: Self.diffRequest(from: from, to: to, "rows")) {
      json throws(ClientError) in
      try RowChanges(json)
    }
  }

  /// The JSON Patch (RFC 6902) from the nested form of one list to that of another: an array of
  /// operations.
  public func jsonPatch(from: ListSource, to: ListSource) async throws(ClientError) -> RawJSON {
    try await post("v1/diff", body: Self.diffRequest(from: from, to: to, "json-patch")) {
      json throws(ClientError) in
      RawJSON(try json.member("operations"))
    }
  }

  private static func diffRequest(
    from: ListSource, to: ListSource, _ format: String
  ) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("from", raw: from.object())
    json.member("to", raw: to.object())
    json.member("format", format)
    json.endObject()
    return json.bytes
  }

  // MARK: Kept lists

  /// A list that the service keeps, or will keep. Nothing is sent.
  ///
  /// - Parameter id: The id of the list.
  /// - Returns: The calls of the list.
  public func list(_ id: String) -> KeptList { KeptList(id: id, client: self) }

  // MARK: Sequences

  /// Runs dependent requests in one call.
  ///
  /// A step that fails ends the sequence but does not throw: its
  /// ``SequenceReply/StepResult/problem`` says why.
  public func sequence(
    input: RawJSON? = nil, _ steps: [ServiceStep]
  ) async throws(ClientError) -> SequenceReply {
    var json = JSONWriter()
    json.beginObject()
    if let input {
      json.member("input", raw: input.bytes)
    }
    json.beginArray("steps")
    for step in steps { step.write(to: &json) }
    json.endArray()
    json.endObject()
    return try await post("v1/sequence", body: json.bytes) { json throws(ClientError) in
      try SequenceReply(json)
    }
  }

  // MARK: Calls

  private func post<Reply>(
    _ path: String, body: [UInt8], _ read: (ResponseValue) throws(ClientError) -> Reply
  ) async throws(ClientError) -> Reply {
    try await call(
      Request(
        .post, path, headers: Self.accepted,
        body: .bytes(Data(body), contentType: "application/json"), repeatability: .repeatable,
        name: path), read)
  }

  static let accepted: HTTPFields = [.accept: "application/json, application/problem+json"]

  private func call<Reply>(
    _ request: Request, _ read: (ResponseValue) throws(ClientError) -> Reply
  ) async throws(ClientError) -> Reply {
    try read(ResponseValue(body: try await send(request)?.body ?? Data()))
  }

  /// Sends a request, and repeats it where that is allowed.
  func send(_ request: Request) async throws(ClientError) -> Response? {
    do throws(RequestSequenceError) {
      return try await runner.run(SingleRequest(request: request)).lastResponse
    } catch {
      throw ClientError(error)
    }
  }
}

/// A sequence of one request.
private struct SingleRequest: RequestSequence {
  var request: Request?

  mutating func nextRequest(after previous: PreviousRequest?) -> Request? {
    defer { request = nil }
    return request
  }
}

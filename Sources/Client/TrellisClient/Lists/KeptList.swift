internal import HTTPTypes
internal import Foundation
internal import JSONText
internal import RequestSequences

/// A list that the service keeps under an id.
///
/// ```swift
/// let groceries = client.list("groceries")
/// try await groceries.store(try ListSource(of: String.self) { "bread" })
/// for try await update in groceries.updates() {
///   rows = try update.rows(after: rows)
/// }
/// ```
///
/// A ``KeptListState/version`` names a content, so a list that returns to an earlier content has
/// the earlier version. A ``KeptListState/position`` names a moment.
public struct KeptList: Sendable {
  /// What must hold for a write to happen.
  public enum Condition: Hashable, Sendable {
    /// Nothing.
    case none
    /// The list does not exist.
    case isAbsent
    /// The list has this version.
    case hasVersion(String)
  }

  /// The id of the list.
  public let id: String
  let client: ServiceClient

  var path: String { "v1/lists/\(ServiceClient.percentEncoded(id))" }

  // MARK: Writing

  /// Stores a list in the place of the one before, if there is one.
  ///
  /// - Throws: ``ClientError``; `precondition-failed` if the condition does not hold.
  @discardableResult
  public func store(
    _ list: ListSource, if condition: Condition = .none
  ) async throws(ClientError) -> KeptListState {
    // A condition that a first attempt has fulfilled no longer holds for its repetition.
    try await write(
      .put, path, list.object(), condition,
      repeatability: condition == .none ? .repeatable : .once)
  }

  /// Changes the list by operations: all of them are applied, or none.
  ///
  /// - Parameters:
  ///   - operations: Operations of the contract, such as those of a ``ListDifference``.
  ///   - condition: What must hold for the change to happen.
  ///   - idempotencyKey: A key with which the service recognises a repetition, for 24 hours; `nil`
  ///     for a new one, which covers the repetitions of this call.
  /// - Returns: The stored version.
  /// - Throws: ``ClientError``; `precondition-failed` if the condition does not hold.
  @discardableResult
  public func apply(
    _ operations: [RawJSON], if condition: Condition = .none,
    idempotencyKey: String? = nil
  ) async throws(ClientError) -> KeptListState {
    var json = JSONWriter()
    json.beginObject()
    json.beginArray("operations")
    for operation in operations { json.raw(operation.bytes) }
    json.endArray()
    json.endObject()
    return try await write(
      .post, "\(path)/operations", json.bytes, condition,
      headers: [Self.idempotencyKey: idempotencyKey ?? UUID().uuidString],
      repeatability: .repeatable)
  }

  /// Deletes the list with its history.
  ///
  /// - Throws: ``ClientError``; `not-found` if there is none.
  public func delete(if condition: Condition = .none) async throws(ClientError) {
    // A repetition would find that the list is no longer there.
    _ = try await client.send(
      Request(
        .delete, path, headers: Self.headers(condition), repeatability: .once,
        name: "v1/lists/{id}"))
  }

  private static let idempotencyKey = HTTPField.Name("Idempotency-Key")!

  private static func headers(_ condition: Condition, _ more: HTTPFields = [:]) -> HTTPFields {
    var headers = ServiceClient.accepted
    headers.append(contentsOf: more)
    switch condition {
    case .none: break
    case .isAbsent: headers[.ifNoneMatch] = "*"
    case .hasVersion(let version): headers[.ifMatch] = "\"\(version)\""
    }
    return headers
  }

  private func write(
    _ method: HTTPRequest.Method, _ path: String, _ body: [UInt8], _ condition: Condition,
    headers: HTTPFields = [:], repeatability: Request.Repeatability
  ) async throws(ClientError) -> KeptListState {
    let response = try await client.send(
      Request(
        method, path, headers: Self.headers(condition, headers),
        body: .bytes(Data(body), contentType: "application/json"), repeatability: repeatability,
        name: method == .put ? "v1/lists/{id}" : "v1/lists/{id}/operations"))
    return try KeptListState(try ResponseValue(body: response?.body ?? Data()))
  }

  // MARK: Reading

  /// The newest version of the list.
  ///
  /// - Parameters:
  ///   - window: The part to return; `nil` for the whole list.
  ///   - showsVisibleOnly: Whether items under collapsed ones are omitted.
  /// - Returns: The list, or the part.
  /// - Throws: ``ClientError``; `not-found` if there is none.
  public func snapshot(
    _ window: SnapshotOptions.Window? = nil, showsVisibleOnly: Bool = false
  ) async throws(ClientError) -> SnapshotReply {
    var query: [(String, String)] = showsVisibleOnly ? [("show", "visible")] : []
    switch window {
    case nil: break
    case .offset(let offset, let limit):
      query += [("offset", "\(offset)"), ("limit", "\(limit)")]
    case .from(let id, let limit): query += [("from", id), ("limit", "\(limit)")]
    }
    let response = try await read("", query, accepting: [200])
    return try SnapshotReply(try ResponseValue(body: response?.body ?? Data()))
  }

  /// The fewest operations from a version to the newest one.
  ///
  /// - Parameter mark: A version or a position.
  /// - Returns: The operations; `nil` if it is the newest version.
  /// - Throws: ``ClientError``; `version-gone` if it is no longer stored, so that the list has to
  ///   be read anew.
  public func difference(since mark: String) async throws(ClientError) -> ListDifference? {
    try await changes(since: mark, "operations").map { json throws(ClientError) in
      try ListDifference(json)
    }
  }

  /// The changes of the visible rows from a version to the newest one.
  ///
  /// - Parameter mark: A version or a position.
  /// - Returns: The changes; `nil` if it is the newest version.
  /// - Throws: ``ClientError``; `version-gone` if it is no longer stored, so that the list has to
  ///   be read anew.
  public func rowChanges(since mark: String) async throws(ClientError) -> RowChanges? {
    try await changes(since: mark, "rows").map { json throws(ClientError) in
      try RowChanges(json)
    }
  }

  private func changes(
    since mark: String, _ format: String
  ) async throws(ClientError) -> ResponseValue? {
    let response = try await read(
      "/changes", [("since", mark), ("format", format)], accepting: [200, 304])
    guard let response, response.status != 304 else { return nil }
    return try ResponseValue(body: response.body)
  }

  /// The changes of the visible rows, as they come.
  ///
  /// The first update is the whole list, or what has changed since a position. The sequence goes on
  /// while the service is away, and resumes where it was. It ends with an error if the list does
  /// not exist or is deleted, if it may not be read, or if its task is cancelled.
  ///
  /// - Parameter position: The position that the caller has; `nil` to begin with the whole list.
  /// - Returns: The updates, which are read as they are asked for.
  public func updates(since position: String? = nil) -> KeptListUpdates {
    KeptListUpdates(list: self, position: position)
  }

  func read(
    _ suffix: String, _ query: [(String, String)], accepting statuses: Set<Int>
  ) async throws(ClientError) -> Response? {
    let query = query.map { "\($0)=\(ServiceClient.percentEncoded($1))" }
    return try await client.send(
      Request(
        .get, "\(path)\(suffix)" + (query.isEmpty ? "" : "?\(query.joined(separator: "&"))"),
        headers: ServiceClient.accepted, accepts: .only(statuses),
        name: "v1/lists/{id}\(suffix)"))
  }
}

/// A stored version of a list.
public struct KeptListState: Hashable, Sendable {
  /// The hash of the content.
  public let version: String
  /// The moment in the history of the store.
  public let position: String
  /// The number of operations from the version before.
  public let changes: Int
  /// The number of items.
  public let itemCount: Int

  init(_ value: ResponseValue) throws(ClientError) {
    version = try value.text("version")
    position = try value.text("position")
    changes = try value.integer("changes")
    itemCount = try value.integer("itemCount")
  }
}

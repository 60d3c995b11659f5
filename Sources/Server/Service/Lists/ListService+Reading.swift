internal import API
internal import HTTPCore
internal import HTTPServer
internal import JSONDocuments
internal import JSONText
internal import ListStores
internal import ServiceContract
internal import TextBytes

extension ListService {
  // MARK: GET /v1/lists/{id}

  /// Responds with a list, like `/v1/snapshot`.
  @Sendable func get(
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) throws(Problem) {
    let (store, key) = try list(of: request)
    let selection = try KeptListSelection(
      Self.parameters(request, known: KeptListSelection.parameters))
    guard let form = Representation.choose(request.fields, among: [.json, .text]) else {
      throw Problem(.notAcceptable, "available media types: application/json, text/plain")
    }
    let conditions = ListConditions(request)
    guard
      let state = try Self.ask({ () throws(ListStoreError) in
        try store.newestState(of: key)
      })
    else { throw Self.noList(key) }
    if let problem = conditions.problemOfRead(state) { throw problem }
    // Conditions are for requests that succeed without them.
    if conditions.isKnown(state), !selection.needsItem {
      return respondThatItIsKnown(state, as: form, &response)
    }
    guard let kept = try Self.ask({ () throws(ListStoreError) in try store.newest(of: key) })
    else { throw Self.noList(key) }
    // It may have changed in between.
    if let problem = conditions.problemOfRead(kept.state) { throw problem }
    let stages = StageRecorder(request)
    var result = selection.response(
      from: source(kept), as: form, in: context(request, stages))
    stages?.finish(&response)
    let isFound = result.problem == nil
    if isFound, conditions.isKnown(kept.state) {
      return respondThatItIsKnown(kept.state, as: form, &response)
    }
    // The list has a strong tag.
    result.etag = nil
    OperationRoutes.respond(with: result, to: request, metrics, &response)
    guard isFound, !response.isUnfinished else { return }
    addFields(of: kept.state, as: form, &response)
    compression.apply(to: &response, of: request)
  }

  private func respondThatItIsKnown(
    _ state: ListState, as form: Representation, _ response: inout HTTPResponse
  ) {
    addFields(of: state, as: form, &response)
    response.status = .notModified
  }

  /// Adds the fields of a response with a state.
  private func addFields(
    of state: ListState, as form: Representation, _ response: inout HTTPResponse
  ) {
    // The text is another representation of the same version.
    response.addField("ETag", form == .text ? "W/\"\(state.version)\"" : "\"\(state.version)\"")
    response.addField("Trellis-Position", "\(state.position)")
    response.addField("Cache-Control", cacheControl)
    response.vary(on: .accept)
  }

  // MARK: GET /v1/lists/{id}/changes

  private static let changesParameters = ["since", "format"]

  /// Responds with the changes since a version or a position.
  @Sendable func changes(
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) throws(Problem) {
    let (store, key) = try list(of: request)
    let parameters = try Self.parameters(request, known: Self.changesParameters)
    let format = try Self.format(parameters)
    let representation = format.representation
    guard Representation.choose(request.fields, among: [representation]) != nil else {
      throw Problem(
        .notAcceptable, "format=\(format.rawValue) is \(representation.essence)")
    }
    let mark = try Self.mark(parameters)
    let isConditional = request.fields.first("if-none-match") != nil
    let budget = request.budget
    while true {
      let span = try Self.ask { () throws(ListStoreError) in try store.span(of: key, since: mark) }
      switch span {
      case .noList: throw Self.noList(key)
      case .reset(let reason, let newest): throw Self.gone(reason, newest)
      case .current(let state):
        let tag = Self.tag(state, state, format)
        guard isConditional, !EntityTag.matches(request.fields, tag) else {
          response.addField("ETag", tag)
          response.status = .notModified
          return addFields(of: state, &response)
        }
        // A cache asks whether other changes still hold. 304 would say that they do.
        guard
          let kept = try Self.ask({ () throws(ListStoreError) in try store.newest(of: key) })
        else { throw Self.noList(key) }
        if kept.state.version == state.version {
          return try respond(from: kept, to: kept, format, request, &response)
        }
        // It has changed in between.
        guard !budget.isSpent else {
          throw Problem(.timeLimitExceeded, "the list changed until the request timed out")
        }
      case .between(let old, let new):
        return try respond(from: old, to: new, format, request, &response)
      }
    }
  }

  private static func tag(
    _ old: ListState, _ new: ListState, _ format: KeptListChanges.Format
  ) -> String {
    "W/\"\(old.version)-\(new.version)-\(format.rawValue)\""
  }

  private func addFields(of state: ListState, _ response: inout HTTPResponse) {
    response.addField("Trellis-Position", "\(state.position)")
    response.addField("Cache-Control", cacheControl)
  }

  /// Responds with the changes between two states, or 304 if the client has them.
  private func respond(
    from old: KeptList, to new: KeptList, _ format: KeptListChanges.Format,
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) throws(Problem) {
    let tag = Self.tag(old.state, new.state, format)
    guard !EntityTag.matches(request.fields, tag) else {
      response.addField("ETag", tag)
      response.status = .notModified
      return addFields(of: new.state, &response)
    }
    let stages = StageRecorder(request)
    let result = KeptListChanges.response(
      from: source(old), to: source(new), as: format, in: context(request, stages))
    stages?.finish(&response)
    let isFound = result.problem == nil
    OperationRoutes.respond(with: result, to: request, metrics, &response)
    guard isFound, !response.isUnfinished else { return }
    addFields(of: new.state, &response)
    compression.apply(to: &response, of: request)
  }

  private static func format(
    _ parameters: TextDictionary<String>
  ) throws(Problem) -> KeptListChanges.Format {
    try givenFormat(parameters) ?? .operations
  }

  /// The format that a query names; `nil` if it names none.
  static func givenFormat(
    _ parameters: TextDictionary<String>
  ) throws(Problem) -> KeptListChanges.Format? {
    guard let text = parameters["format"] else { return nil }
    guard let format = KeptListChanges.Format(exactly: text) else {
      let names = KeptListChanges.Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(ofQuery: "format must be one of \(names), not \(Excerpt.quoted(text))")
    }
    return format
  }

  private static func mark(_ parameters: TextDictionary<String>) throws(Problem) -> ListMark {
    guard let text = parameters["since"] else {
      throw Problem(ofQuery: "the query needs since: a version or a position of the list")
    }
    return try mark(text)
  }

  /// Reads a version or a position.
  static func mark(_ text: String) throws(Problem) -> ListMark {
    if let version = ListVersion(text) { return .version(version) }
    if let position = ListPosition(text) { return .position(position) }
    throw Problem(ofQuery: "since must be a version or a position, not \(Excerpt.quoted(text))")
  }

  static func gone(_ reason: ListReset, _ newest: ListState) -> Problem {
    let detail =
      switch reason {
      case .otherEpoch: "the position is of a store that has since been restored or recreated"
      case .future: "the store has not reached the position"
      case .notStored: "the list has no such version, or no longer has it"
      }
    return Problem(.versionGone, "\(detail); read the whole list")
      .adding("reset", Array("\"\(reason.rawValue)\"".utf8)).adding(newest: newest)
  }

  // MARK: GET /v1/lists

  private static let pageParameters = ["after", "limit"]
  private static let defaultPage = 100

  /// Responds with a page of lists, in the order of their ids.
  @Sendable func page(
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) throws(Problem) {
    let (store, owner) = try storeAndOwner(of: request)
    let parameters = try Self.parameters(request, known: Self.pageParameters)
    guard Representation.choose(request.fields, among: [.json]) != nil else {
      throw Problem(.notAcceptable, "available media types: application/json")
    }
    let most = lists.limits.pageLists
    var limit = min(Self.defaultPage, most)
    if let text = parameters["limit"] {
      guard let count = Int(queryText: text), count > 0 else {
        throw Problem(ofQuery: "limit must be a whole number from 1, not \(Excerpt.quoted(text))")
      }
      guard count <= most else {
        throw Problem(
          .limitExceeded, "the page exceeds the limit of \(most) listPage", limit: "listPage")
      }
      limit = count
    }
    let after = Array((parameters["after"] ?? "").utf8)
    let entries = try Self.ask { () throws(ListStoreError) in
      try store.page(owner: owner, after: after, limit: limit + 1)
    }
    var json = JSONWriter.metered(capacity: 256 + 160 * entries.count)
    json.beginObject()
    json.beginArray("lists")
    for entry in entries.prefix(limit) {
      json.beginObject()
      json.key("id")
      json.string(entry.id[...])
      json.member("version", "\(entry.state.version)")
      json.member("position", "\(entry.state.position)")
      json.member("itemCount", entry.state.itemCount)
      json.endObject()
    }
    json.endArray()
    json.member("hasMore", entries.count > limit)
    json.endObject()
    OperationRoutes.respond(
      with: OperationResponse(body: json.bytes), to: request, metrics, &response)
    guard !response.isUnfinished else { return }
    response.addField("Cache-Control", cacheControl)
    compression.apply(to: &response, of: request)
  }

  /// Calls the store, and turns its errors into problems.
  static func ask<Result>(
    _ body: () throws(ListStoreError) -> Result
  ) throws(Problem) -> Result {
    do {
      return try body()
    } catch {
      throw Problem(error)
    }
  }
}

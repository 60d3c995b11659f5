internal import API
internal import HTTPCore
internal import HTTPServer
internal import Hashing
internal import ListStores
internal import ServiceContract

extension ListService {
  // MARK: PUT /v1/lists/{id}

  /// Stores a whole list.
  @Sendable func put(
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) throws(Problem) {
    let (store, key) = try list(of: request, mayChange: true)
    _ = try Self.parameters(request, known: [])
    let conditions = ListConditions(request)
    let stages = StageRecorder(request)
    let context = context(request, stages)
    var inflated = ByteBuffer()
    let body = try body(of: request, into: &inflated)
    // A request that its condition forbids should not cost the work.
    if let problem = conditions.problem(try state(of: key, in: store)) { throw problem }
    let content = try KeptListContent(body, in: context)
    let version = try Self.version(of: content)
    while true {
      let base = try Self.ask { () throws(ListStoreError) in try store.newest(of: key) }
      if let problem = conditions.problem(base?.state) { throw problem }
      var changes = 0
      if base?.state.version != version {
        changes = try content.changes(
          from: base.map { self.source($0) }, in: context)
      }
      let write = ListWrite(
        key: key, base: base?.state.position.number, version: version, content: content.bytes,
        itemCount: content.itemCount, changes: changes)
      if let state = try commit(write, in: store, request) {
        stages?.finish(&response)
        let answer = content.answer(id: key.id, position: "\(state.position)", changes: changes)
        return respond(
          answer, state, status: base == nil ? HTTPStatus(code: 201) : .ok, &response)
      }
      // Another client changed the list in between. The deadline bounds the attempts.
    }
  }

  // MARK: POST /v1/lists/{id}/operations

  /// Applies operations to a list, all or none.
  @Sendable func operate(
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) throws(Problem) {
    let (store, key) = try list(of: request, mayChange: true)
    _ = try Self.parameters(request, known: [])
    let conditions = ListConditions(request)
    let stages = StageRecorder(request)
    let context = context(request, stages)
    var inflated = ByteBuffer()
    let body = try body(of: request, into: &inflated)
    let idempotency = try idempotency(of: request, body)
    while true {
      let newest = try Self.ask { () throws(ListStoreError) in try store.newest(of: key) }
      // In this order: if the key has no answer yet, its request has not changed the state either.
      if let idempotency,
        let known = try Self.ask({ () throws(ListStoreError) in
          try store.answer(of: key, to: idempotency.key, now: Self.now)
        })
      {
        return try repeatAnswer(known, to: idempotency, &response)
      }
      guard let base = newest else { throw Self.noList(key) }
      if let problem = conditions.problem(base.state) { throw problem }
      let source = self.source(base)
      let content = try KeptListContent(applying: body, to: source, in: context)
      let version = try Self.version(of: content)
      let changes =
        base.state.version == version ? 0 : try content.changes(from: source, in: context)
      func answer(_ state: ListState) -> [UInt8] {
        content.answer(id: key.id, position: "\(state.position)", changes: changes)
      }
      let write = ListWrite(
        key: key, base: base.state.position.number, version: version, content: content.bytes,
        itemCount: content.itemCount, changes: changes,
        answer: idempotency.map {
          ListWrite.Answer(key: $0.key, digest: $0.digest, body: answer)
        })
      if let state = try commit(write, in: store, request) {
        stages?.finish(&response)
        return respond(answer(state), state, status: .ok, &response)
      }
      // Another client changed the list, or used the key. The deadline bounds the attempts.
    }
  }

  /// The idempotency key of a request, and the digest of the request.
  private struct Idempotency {
    var key: [UInt8]
    var digest: [UInt8]
  }

  private func idempotency(
    of request: borrowing HTTPRequest, _ body: UnsafeRawBufferPointer
  ) throws(Problem) -> Idempotency? {
    var keys: [[UInt8]] = []
    request.fields.forEach("idempotency-key") { keys.append(Array($0.trimmed)) }
    guard let key = keys.first else { return nil }
    guard keys.count == 1, !key.isEmpty, key.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw Problem(ofQuery: "Idempotency-Key must be one word of visible ASCII characters")
    }
    let limit = lists.limits.idempotencyKeyBytes
    guard key.count <= limit else {
      throw Problem(
        .limitExceeded, "the key exceeds the limit of \(limit) idempotencyKeyBytes",
        limit: "idempotencyKeyBytes")
    }
    var hash = SHA256Hash()
    hash.update(body)
    return Idempotency(key: key, digest: hash.finalize())
  }

  /// Responds with the first answer to an idempotency key.
  private func repeatAnswer(
    _ answer: KeptAnswer, to idempotency: Idempotency, _ response: inout HTTPResponse
  ) throws(Problem) {
    guard answer.digest == idempotency.digest else {
      throw Problem(
        .idempotencyKeyReused, "the Idempotency-Key was sent with another body in the last 24 hours"
      )
    }
    respond(answer.body, answer.state, status: .ok, &response)
  }

  // MARK: DELETE /v1/lists/{id}

  /// Deletes a list with its history.
  @Sendable func delete(
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) throws(Problem) {
    let (store, key) = try list(of: request, mayChange: true)
    _ = try Self.parameters(request, known: [])
    let conditions = ListConditions(request)
    let budget = request.budget
    while true {
      guard let state = try state(of: key, in: store) else { throw Self.noList(key) }
      if let problem = conditions.problem(state) { throw problem }
      let isDeleted = try Self.ask { () throws(ListStoreError) in
        try store.delete(key, base: state.position.number)
      }
      if isDeleted {
        announcer?.noteDeletion(of: key)
        break
      }
      guard !budget.isSpent else {
        throw Problem(.timeLimitExceeded, "the list changed until the request timed out")
      }
    }
    response.status = .noContent
    response.addField("Cache-Control", "no-store")
  }

  // MARK: Common parts

  private func state(of key: ListKey, in store: any ListStore) throws(Problem) -> ListState? {
    try Self.ask { () throws(ListStoreError) in try store.newestState(of: key) }
  }

  private static func version(of content: KeptListContent) throws(Problem) -> ListVersion {
    guard let version = ListVersion(content.version) else {
      throw Problem(.failed("the version \(content.version) is no digest"))
    }
    return version
  }

  /// The body, decompressed if need be.
  private func body(
    of request: borrowing HTTPRequest, into inflated: inout ByteBuffer
  ) throws(Problem) -> UnsafeRawBufferPointer {
    guard ContentCodings.applied(request.fields) == .gzip else { return request.body }
    switch RequestInflation.inflate(
      request, into: &inflated, limit: bodyBytes, loopBytes: bodyBytes)
    {
    case .complete: return inflated.bytes
    case .refused(let problem): throw problem
    case .unfinished:
      throw Problem(.timeLimitExceeded, "the request timed out while its body was decoded")
    }
  }

  /// Writes to the store; returns the stored state, or `nil` if another client was faster.
  ///
  /// From here on the request succeeds, however long the disk takes: what is stored is acknowledged
  /// unless the client has left.
  private func commit(
    _ write: ListWrite, in store: any ListStore, _ request: borrowing HTTPRequest
  ) throws(Problem) -> ListState? {
    guard !request.budget.isSpent else {
      throw Problem(.timeLimitExceeded, "the request timed out before it was stored")
    }
    let outcome = try Self.ask { () throws(ListStoreError) in
      try store.write(write, now: Self.now)
    }
    switch outcome {
    case .stored(let state):
      announcer?.noteChange()
      return state
    case .unchanged(let state): return state
    case .conflict, .answered: return nil
    }
  }

  private func respond(
    _ answer: [UInt8], _ state: ListState, status: HTTPStatus, _ response: inout HTTPResponse
  ) {
    response.set(status, contentType: Representation.json.field, body: answer)
    response.addField("ETag", "\"\(state.version)\"")
    response.addField("Trellis-Position", "\(state.position)")
    response.addField("Cache-Control", "no-store")
  }
}

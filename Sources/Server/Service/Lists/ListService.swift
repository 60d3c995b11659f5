internal import API
internal import Cancellation
internal import HTTPCore
internal import HTTPServer
internal import ListStores
internal import ServiceContract
internal import TextBytes
private import Libc

/// What every route of kept lists needs.
struct ListService: Sendable {
  let lists: KeptLists
  let owner: ListOwner
  let limits: RequestLimits
  let bodyBytes: Int
  /// The time of a request, in milliseconds.
  let requestTime: UInt64
  let metrics: WorkMetrics
  let compression: ResponseCompression
  /// Announces changes to those who wait for them; `nil` if the service keeps no lists.
  let announcer: EventAnnouncer?
  /// Lists that were read before.
  let cache: KeptListCache?

  init(
    _ configuration: ServiceConfiguration, _ metrics: WorkMetrics,
    _ compression: ResponseCompression, _ announcer: EventAnnouncer?
  ) {
    lists = configuration.lists
    owner = ListOwner(configuration.access)
    limits = configuration.limitsOfOperations
    bodyBytes = configuration.server.maxBodyBytes
    requestTime = UInt64(max(0, configuration.server.requestTimeout))
    self.metrics = metrics
    self.compression = compression
    self.announcer = announcer
    cache = announcer?.cache
  }

  /// The time in milliseconds since 1970.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// The value of Cache-Control for a list: to be asked for again each time.
  var cacheControl: StaticString { owner.isPrivate ? "private, no-cache" : "no-cache" }

  /// The store, and the list that the path names.
  ///
  /// Throws `forbidden` if the request `mayChange` the list and its token is read-only; otherwise
  /// `lists-off`, or a fault of the id.
  func list(
    of request: borrowing HTTPRequest, mayChange: Bool = false
  ) throws(Problem) -> (store: any ListStore, key: ListKey) {
    let (store, owner) = try storeAndOwner(of: request, mayChange: mayChange)
    let id = request.parameter("id") ?? Bytes(start: nil, count: 0)
    if let problem = ListID.problem(id, limit: lists.limits.idBytes) { throw problem }
    return (store, ListKey(owner: owner, id: Array(id)))
  }

  /// The store, and the owner of the lists that the request sees.
  ///
  /// - Throws: `lists-off`, `unauthorized` for a token that was just revoked, or `forbidden`.
  func storeAndOwner(
    of request: borrowing HTTPRequest, mayChange: Bool = false
  ) throws(Problem) -> (store: any ListStore, owner: [UInt8]) {
    guard let store = lists.store else {
      throw Problem(
        .listsOff, "the service keeps no lists; start it with --data-dir FOLDER to keep them there")
    }
    guard let holder = owner.holder(of: request) else { throw EventAnnouncer.revoked }
    guard holder.mayWrite || !mayChange else {
      throw Problem(.forbidden, "the token is read-only, and changes no lists")
    }
    return (store, holder.name)
  }

  /// The environment of the operation.
  func context(
    _ request: borrowing HTTPRequest, _ stages: StageRecorder?
  ) -> OperationContext {
    let budget = request.budget
    return OperationContext(
      limits: limits, cancellation: CancellationCheck { budget.isSpent }, stages: stages)
  }

  /// Reads the query.
  static func parameters(
    _ request: borrowing HTTPRequest, known: [String]
  ) throws(Problem) -> TextDictionary<String> {
    do {
      return try QueryParameters(request.query, known: known).values
    } catch {
      throw Problem(ofQuery: error.reason)
    }
  }

  /// A kept list, whose content is compared with its version when it is read.
  func source(_ kept: KeptList) -> KeptListSource { kept.source(cache) }

  static func noList(_ key: ListKey) -> Problem {
    let id = String(decoding: key.id, as: UTF8.self)
    return Problem(.notFound, "there is no list \(Excerpt.quoted(id))")
  }
}

extension KeptList {
  /// Its content, which is compared with its version when it is read.
  func source(_ cache: KeptListCache?) -> KeptListSource {
    KeptListSource(content, version: "\(state.version)", cache: cache)
  }
}

extension Problem {
  /// Makes the problem for an error of the store.
  init(_ error: ListStoreError) {
    switch error {
    case .full(let limit):
      self.init(
        .storeFull,
        "the newest versions of all lists leave no room in the limit of \(limit) "
          + "maxStoreBytes", limit: "maxStoreBytes")
    case .diskFull: self.init(.storeFull, "\(error)")
    // The reason names hosts and users, which are the operator's business.
    case .unavailable:
      self.init(.storeFailed, "the database of the store cannot be reached at present")
    case .uncertain:
      self.init(
        .storeFailed,
        "the database was lost while it stored the change, so it is not known whether it did; read "
          + "the list, or repeat the request with its Idempotency-Key")
    case .damaged, .inUse, .unusable, .failed: self.init(.storeFailed, "\(error)")
    }
  }
}

internal import API
internal import ListStores
internal import ServiceContract

/// The messages after an offset: one for each stored version, as the Durable Streams protocol
/// requires of a stream whose bytes never change. From the beginning, the first message is the
/// newest state, which stands for all before it.
struct EventRead {
  /// The messages, in the order of their positions.
  var messages: [[UInt8]] = []
  /// Where to read on.
  let next: ListPosition
  /// Whether nothing was left out.
  var isUpToDate = true
  /// The number up to which each list was read.
  let bases: [ListKey: Int]

  /// The most messages of a read.
  private static let batch = 100

  /// Reads lists.
  ///
  /// - Throws: `version-gone` for an offset that cannot be used, `not-found` for a missing list.
  init(
    _ keys: [ListKey], _ query: EventQuery, in store: any ListStore, _ pace: EventPace,
    _ limits: KeptLists.Limits, cache: KeptListCache? = nil
  ) throws(Problem) {
    let mark = query.position.map { ListMark.position($0) }
    let moment = try ListService.ask { () throws(ListStoreError) in
      try store.moment(of: keys, since: mark)
    }
    let number = moment.position.number
    bases = Dictionary(uniqueKeysWithValues: keys.map { ($0, number) })
    var last = query.position?.number ?? 0
    for (key, part) in zip(keys, moment.parts) {
      guard let newest = part.newest else { throw ListService.noList(key) }
      if case .whole(let reason?, _) = part { throw ListService.gone(reason, newest) }
      last = max(last, newest.position.number)
    }
    let messages = EventMessages(format: query.format, cache: cache)
    switch query.start {
    case .now, .unknown: break
    case .beginning:
      for (key, part) in zip(keys, moment.parts) {
        if case .whole(_, let list) = part {
          self.messages.append(try messages.snapshot(of: key, list, in: pace.whole))
        }
      }
    case .mark:
      let changes = try Self.changes(
        of: keys, after: query.position?.number ?? 0, upTo: number, in: store)
      var bytes = 0
      for change in changes {
        let isFirst = self.messages.isEmpty
        guard bytes <= limits.eventBufferBytes, self.messages.count < Self.batch,
          isFirst || !pace.isUsedUp,
          let message = try Self.message(of: change, messages, in: store, pace, isFirst: isFirst)
        else {
          isUpToDate = false
          break
        }
        bytes += message.count
        self.messages.append(message)
        last = change.state.position.number
      }
    }
    next = ListPosition(epoch: moment.position.epoch, number: last)
  }

  /// The states of lists after a number, as far as they belong to the moment.
  private static func changes(
    of keys: [ListKey], after number: Int, upTo last: Int, in store: any ListStore
  ) throws(Problem) -> [ListChange] {
    var changes: [ListChange] = []
    for key in keys {
      changes += try ListService.ask { () throws(ListStoreError) in
        try store.changes(of: key, after: number, limit: batch + 1)
      }
    }
    return changes.filter { $0.state.position.number <= last }
      .sorted { $0.state.position.number < $1.state.position.number }
  }

  /// The message of a change; `nil` if it is left to the next read.
  private static func message(
    of change: ListChange, _ messages: EventMessages, in store: any ListStore, _ pace: EventPace,
    isFirst: Bool
  ) throws(Problem) -> [UInt8]? {
    guard messages.format != nil else { return messages.message(of: change.key, change.state) }
    let step = try ListService.ask { () throws(ListStoreError) in
      try store.step(of: change.key, to: change.state.position.number)
    }
    guard let step else { throw ListService.gone(.notStored, change.state) }
    do throws(Problem) {
      return try messages.message(of: change.key, step, in: pace.changes)
    } catch {
      guard pace.allowsWhole(after: error) else { throw error }
      return isFirst ? try messages.snapshot(of: change.key, step.new, in: pace.whole) : nil
    }
  }
}

/// What a new subscriber of an `EventSource` gets first: each list whole, or the changes from the
/// state that it has.
struct EventStart {
  private let keys: [ListKey]
  private let moment: ListMoment
  private let query: EventQuery
  private let pace: EventPace
  private let cache: KeptListCache?

  init(
    _ keys: [ListKey], _ query: EventQuery, in store: any ListStore, _ pace: EventPace,
    cache: KeptListCache? = nil
  ) throws(Problem) {
    var mark: ListMark?
    if case .mark(let given) = query.start { mark = given }
    moment = try ListService.ask { () throws(ListStoreError) in
      try store.moment(of: keys, since: mark)
    }
    self.keys = keys
    self.query = query
    self.pace = pace
    self.cache = cache
    if keys.count == 1, case .noList = moment.parts[0] { throw ListService.noList(keys[0]) }
  }

  /// The lists that do not exist.
  var missing: Set<ListKey> {
    Set(zip(keys, moment.parts).filter { $0.1 == .noList }.map(\.0))
  }

  /// The first bytes of the stream, and the number up to which each list was read.
  ///
  /// Only the last event has an id. A client that is cut off before it resumes from where it was,
  /// and misses none of the lists.
  func bytes() throws(Problem) -> (bytes: [UInt8], bases: [ListKey: Int]) {
    let messages = EventMessages(format: query.format, cache: cache)
    var notices: [UInt8] = []
    var first: [[UInt8]] = []
    for (key, part) in zip(keys, moment.parts) {
      switch part {
      case .noList: notices += EventFrame.deleted(key)
      case .current: break
      case .between(let old, let new):
        do throws(Problem) {
          first.append(try messages.change(of: key, from: old, to: new, in: pace.changes))
        } catch {
          guard pace.allowsWhole(after: error) else { throw error }
          notices += EventFrame.reset(key, Self.tooMuch, new.state)
          first.append(try messages.snapshot(of: key, new, in: pace.whole))
        }
      case .whole(let reason, let list):
        if case .now = query.start { break }
        if let reason = reason ?? unknown {
          notices += EventFrame.reset(key, reason.rawValue, list.state)
        }
        first.append(try messages.snapshot(of: key, list, in: pace.whole))
      }
    }
    let position = keys.count == 1 ? moment.parts[0].newest?.position : moment.position
    var bytes = notices
    if first.isEmpty {
      // Without an event, the client must still know where to resume.
      bytes += position.map { EventFrame.position($0) } ?? EventFrame.heartbeat
    }
    for (index, message) in first.enumerated() {
      bytes += EventFrame.message(message, at: index == first.count - 1 ? position : nil)
    }
    let number = moment.position.number
    return (bytes, Dictionary(uniqueKeysWithValues: keys.map { ($0, number) }))
  }

  /// The reason to begin anew for a client since whose position too much has changed.
  private static let tooMuch = "\(ProblemCode.limitExceeded.rawValue)"

  /// The reason to begin anew for a client whose last event has no position.
  private var unknown: ListReset? {
    if case .unknown = query.start { .notStored } else { nil }
  }
}

internal import API
internal import HTTPCore
internal import ListStores
internal import ServiceContract
internal import JSONText
internal import TextBytes

/// How messages are framed in a response.
enum EventFraming: Hashable, Sendable {
  /// Events for `EventSource`: the position is the id of the event.
  case plain
  /// Events of the Durable Streams protocol: `data`, each followed by `control`.
  case durable
  /// A JSON array.
  case array
}

/// The bytes of events in a `text/event-stream` response.
enum EventFrame {
  /// A comment that keeps the connection alive. It has no id, so it moves no position.
  static let heartbeat = Array(":\n\n".utf8)

  /// A message; its id is the position from which a client can resume after it. Without a position,
  /// a client that is cut off after it resumes from an earlier one.
  static func message(_ json: [UInt8], at position: ListPosition?) -> [UInt8] {
    let id = position.map { "id: \($0)\n" } ?? ""
    return Array("\(id)data: ".utf8) + json + Array("\n\n".utf8)
  }

  /// Moves the client's position without an event.
  static func position(_ position: ListPosition) -> [UInt8] { Array("id: \(position)\n\n".utf8) }

  /// Messages for `live=sse`, which a `control` must follow.
  static func durable(_ messages: [[UInt8]]) -> [UInt8] {
    Array("event: data\ndata:[".utf8)
      + messages.joined(separator: CollectionOfOne(UInt8(ascii: ","))) + Array("]\n\n".utf8)
  }

  /// The end of a batch for `live=sse`: where to go on.
  static func control(
    next: ListPosition, cursor: Int, isUpToDate: Bool = true
  ) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.beginObject()
    json.member("streamNextOffset", "\(next)")
    json.member("streamCursor", "\(cursor)")
    if isUpToDate { json.member("upToDate", true) }
    json.endObject()
    return Array("event: control\ndata:".utf8) + json.bytes + Array("\n\n".utf8)
  }

  /// The whole list follows, because the client's position cannot be used, or because the changes
  /// since then exceed a limit.
  static func reset(_ key: ListKey, _ reason: String, _ state: ListState) -> [UInt8] {
    notice("reset") { json in
      json.key("list")
      json.string(key.id[...])
      json.member("reset", reason)
      json.member("version", "\(state.version)")
      json.member("position", "\(state.position)")
    }
  }

  /// There is no such list.
  static func deleted(_ key: ListKey) -> [UInt8] {
    notice("deleted") { json in
      json.key("list")
      json.string(key.id[...])
    }
  }

  /// The client reads too slowly, and can resume.
  static func slow(limit: Int) -> [UInt8] {
    notice("slow-reader") { json in json.member("eventBufferBytes", limit) }
  }

  /// The server ends; the client should reconnect after some milliseconds.
  static func closing(retry: Int) -> [UInt8] {
    notice("closing", retry: retry)
  }

  /// The client's token was revoked.
  static let revoked = notice("revoked") { _ in }

  /// The messages could not be made in time, and the client can resume after some milliseconds.
  static func behind(retry: Int) -> [UInt8] { notice("behind", retry: retry) }

  /// The request cannot be served at present; the client should come back after some milliseconds.
  static func unavailable(_ problem: Problem, retry: Int) -> [UInt8] {
    Array("retry: \(retry)\n".utf8)
      + notice("unavailable") { json in
        json.member("code", problem.code.rawValue)
        json.member("detail", problem.detail)
        json.member("retry", retry)
      }
  }

  private static func notice(_ name: StaticString, retry: Int) -> [UInt8] {
    Array("retry: \(retry)\n".utf8) + notice(name) { json in json.member("retry", retry) }
  }

  private static func notice(_ name: StaticString, _ members: (inout JSONWriter) -> Void) -> [UInt8]
  {
    var json = JSONWriter(capacity: 256)
    json.beginObject()
    members(&json)
    json.endObject()
    return Array("event: \(name)\ndata: ".utf8) + json.bytes + Array("\n\n".utf8)
  }
}

/// The cursor of a live response, which keeps caches from answering with it for ever.
enum EventCursor {
  /// The start of the first interval, 2024-10-09, in seconds since 1970.
  private static let epoch = 1_728_432_000
  /// The length of an interval in seconds.
  private static let interval = 20
  /// The most intervals by which a cursor advances within an interval: an hour.
  private static let mostJitter = 180

  /// The next cursor of a client, at a time in milliseconds since 1970.
  static func next(after client: Int?, now: Int) -> Int {
    let current = max(0, (now / 1000 - epoch) / interval)
    guard let client, client >= current, client < .max - mostJitter else { return current }
    return client + Int.random(in: 1...mostJitter)
  }
}

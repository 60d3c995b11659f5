internal import API
internal import HTTPCore
internal import HTTPServer
internal import ListStores
internal import ServiceContract

/// The responses of reads with an offset (Durable Streams, read half).
enum EventResponses {
  /// Fills in messages and where to read on.
  static func fill(
    _ response: inout HTTPResponse, _ messages: [[UInt8]], next: ListPosition, cursor: Int?,
    isUpToDate: Bool = true
  ) {
    response.status = .ok
    response.addField("Content-Type", Representation.json.field)
    var separator: StaticString = "["
    for message in messages {
      response.body.append(literal: separator)
      response.body.append(message)
      separator = ","
    }
    response.body.append(literal: messages.isEmpty ? "[]" : "]")
    addFields(&response, next: next, cursor: cursor, isUpToDate: isUpToDate)
  }

  /// Fills in that nothing changed.
  static func nothingNew(_ response: inout HTTPResponse, next: ListPosition?, cursor: Int) {
    response.status = .noContent
    if let next { addFields(&response, next: next, cursor: cursor, isUpToDate: true) }
    response.addField("Cache-Control", "no-store")
  }

  static func addFields(
    _ response: inout HTTPResponse, next: ListPosition, cursor: Int?, isUpToDate: Bool
  ) {
    response.addField("Stream-Next-Offset", "\(next)")
    if isUpToDate { response.addField("Stream-Up-To-Date", "true") }
    if let cursor { response.addField("Stream-Cursor", "\(cursor)") }
  }

  /// Fills in that there is no such list.
  static func missing(_ key: ListKey, _ response: inout HTTPResponse) {
    response.clear()
    response.addField("Cache-Control", "no-store")
    ProblemMapping.respond(ListService.noList(key), &response)
  }

  /// Fills in that the token of the client was revoked.
  static func revoked(_ response: inout HTTPResponse) {
    response.clear()
    response.addField("WWW-Authenticate", #"Bearer realm="trellis", error="invalid_token""#)
    ProblemMapping.respond(EventAnnouncer.revoked, &response)
  }

  /// Fills in that the client should read on from where it is: there are messages, which a request
  /// makes.
  static func more(_ response: inout HTTPResponse, next: ListPosition?, cursor: Int) {
    guard let next else { return nothingNew(&response, next: nil, cursor: cursor) }
    fill(&response, [], next: next, cursor: cursor, isUpToDate: false)
    response.addField("Cache-Control", "no-store")
  }
}

/// The entity tags of reads from one offset. What is between two offsets never changes.
struct EventTag: Sendable {
  let start: ListPosition?
  let format: KeptListChanges.Format?
  let cacheControl: StaticString

  /// The tag of the messages up to an offset.
  func value(next: ListPosition) -> String {
    "\"\(start.map { "\($0)" } ?? "-1")-\(next)-\(format?.rawValue ?? "none")\""
  }

  /// Adds the tag, and what caches may do.
  func addFields(to response: inout HTTPResponse, next: ListPosition) {
    response.addField("ETag", value(next: next))
    response.addField("Cache-Control", cacheControl)
    response.vary(on: .accept)
  }
}

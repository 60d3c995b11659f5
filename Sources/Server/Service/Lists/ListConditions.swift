internal import API
internal import HTTPCore
internal import HTTPServer
internal import ListStores
internal import ServiceContract

/// The conditions of a request on a kept list.
///
/// A version names the content of a list, whatever its representation. So If-Match compares only
/// the opaque part of a tag: a compressed response has a weak tag, with the same version.
struct ListConditions {
  private let tags: Tags

  private struct Tags {
    var ifMatch: [[UInt8]]?
    var ifNoneMatch: [[UInt8]]?
  }

  init(_ request: borrowing HTTPRequest) {
    tags = Tags(
      ifMatch: EntityTag.opaqueTags(request.fields, "if-match"),
      ifNoneMatch: EntityTag.opaqueTags(request.fields, "if-none-match"))
  }

  /// The problem of a request in the current state of the list, which is `nil` if there is none.
  func problem(_ state: ListState?) -> Problem? {
    if let tags = tags.ifMatch, !Self.matches(tags, state) {
      return Self.failure("If-Match does not name the version of the list", state)
    }
    if let tags = tags.ifNoneMatch, Self.matches(tags, state) {
      return Self.failure("If-None-Match names the version of the list", state)
    }
    return nil
  }

  /// The problem of If-Match for a read.
  func problemOfRead(_ state: ListState) -> Problem? {
    guard let tags = tags.ifMatch, !Self.matches(tags, state) else { return nil }
    return Self.failure("If-Match does not name the version of the list", state)
  }

  /// Whether If-None-Match names the version.
  func isKnown(_ state: ListState) -> Bool {
    tags.ifNoneMatch.map { Self.matches($0, state) } ?? false
  }

  private static func matches(_ tags: [[UInt8]], _ state: ListState?) -> Bool {
    guard let state else { return false }
    let tag = Array("\"\(state.version)\"".utf8)
    return tags.contains { $0 == tag || $0 == [UInt8(ascii: "*")] }
  }

  private static func failure(_ reason: String, _ state: ListState?) -> Problem {
    guard let state else { return Problem(.preconditionFailed, "there is no such list") }
    return Problem(.preconditionFailed, reason).adding(newest: state)
  }
}

extension Problem {
  /// The problem with the newest version and position of a list.
  func adding(newest state: ListState) -> Problem {
    adding("version", Array("\"\(state.version)\"".utf8))
      .adding("position", Array("\"\(state.position)\"".utf8))
  }
}

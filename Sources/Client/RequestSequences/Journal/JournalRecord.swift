import Foundation
import HTTPTypes
import Hashing

/// A line of a journal.
///
/// The member names in JSON are fixed by version 1 of the format.
enum JournalRecord: Hashable, Codable {
  /// The first line.
  case began(sequence: String, version: Int)
  /// A request is about to be sent.
  case intent(Intent)
  /// No part of a step's request was sent, so the step has not begun.
  case unsent(step: Int)
  /// A step's request was refused with a status from 400 to 499, and had no effect.
  case refused(step: Int, status: Int)
  /// A response, recorded before the sequence sees it.
  case responded(step: Int, response: Response)
  /// The sequence has no more requests.
  case ended

  private enum CodingKeys: String, CodingKey {
    case began, intent, unsent, refused, ended
    case responded = "answered"
  }

  private enum RespondedCodingKeys: String, CodingKey {
    case step
    case response = "answer"
  }

  struct Intent: Hashable, Codable {
    let step: Int
    let name: String
    let audience: String
    let method: String
    /// The URL without user, query and fragment, which may be confidential.
    let url: String
    let fingerprint: String
    /// The idempotency key, if the request has one.
    let key: String?
    let mayRepeat: Bool
  }

  static let version = 1
  /// The number of hexadecimal digits of the checksum before a line's JSON.
  private static let checksumLength = 16

  /// The line, terminated by a line feed: checksum, space, JSON.
  ///
  /// The checksum detects partially written and changed lines.
  func line() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(self)
    return Data(Self.checksum(json).utf8) + Data(" ".utf8) + json + Data("\n".utf8)
  }

  /// Parses a line without its line feed; `nil` if it is damaged.
  init?(line: Data) {
    let checksum = line.prefix(Self.checksumLength)
    let json = line.dropFirst(Self.checksumLength + 1)
    guard line.count > Self.checksumLength + 1, checksum.elementsEqual(Self.checksum(json).utf8),
      let record = try? JSONDecoder().decode(JournalRecord.self, from: Data(json))
    else { return nil }
    self = record
  }

  private static func checksum(_ json: Data) -> String {
    var hash = SHA256Hash()
    hash.update(json)
    return String(hash.finalize().hexadecimal.prefix(checksumLength))
  }
}

extension Response {
  private static let secretFields: [HTTPField.Name] = [
    .setCookie, HTTPField.Name("Set-Cookie2")!, .authorization, .authenticationInfo,
    .wwwAuthenticate, .proxyAuthenticate, .proxyAuthenticationInfo,
  ]

  /// The response as recorded: without headers that set cookies or concern authentication.
  var withoutSecrets: Response {
    var headers = headers
    for name in Self.secretFields { headers[name] = nil }
    let shown = URL(string: Request.withoutQuery(url.absoluteString)) ?? url
    return Response(status: status, headers: headers, body: body, url: shown)
  }
}

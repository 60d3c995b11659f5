import Crypto
import Foundation

/// A line of a journal.
enum JournalRecord: Hashable, Codable {
  /// The first line.
  case began(sequence: String, version: Int)
  /// A request is about to be sent.
  case intent(Intent)
  /// Nothing of the request of a step was sent, so that the step is as if it had not begun.
  case unsent(step: Int)
  /// The request of a step was refused with a status of 400 to 499, so that it did nothing.
  case refused(step: Int, status: Int)
  /// An answer that the sequence is about to see.
  case answered(step: Int, answer: Response)
  /// The sequence has no more requests.
  case ended

  struct Intent: Hashable, Codable {
    let step: Int
    let name: String
    let audience: String
    let method: String
    /// Without user, query and fragment, which may hold secrets.
    let url: String
    let fingerprint: String
    /// What the server, where it honours that, tells repetitions by.
    let key: String?
    let mayRepeat: Bool
  }

  static let version = 1
  /// Digits of a line's check, which stand before its JSON.
  private static let checkLength = 16

  /// The line, with the line feed at its end.
  ///
  /// Its check tells a line that was written in part, or changed, from a whole one.
  func line() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(self)
    return Data(Self.check(json).utf8) + Data(" ".utf8) + json + Data("\n".utf8)
  }

  /// Reads a line without its line feed; nothing where it is damaged.
  init?(line: Data) {
    let check = line.prefix(Self.checkLength)
    let json = line.dropFirst(Self.checkLength + 1)
    guard line.count > Self.checkLength + 1, check.elementsEqual(Self.check(json).utf8),
      let record = try? JSONDecoder().decode(JournalRecord.self, from: Data(json))
    else { return nil }
    self = record
  }

  private static func check(_ json: Data) -> String {
    let digest = SHA256.hash(data: json).prefix(checkLength / 2)
    return digest.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }
}

extension Response {
  /// The answer as it is recorded: without headers that set cookies or are about authentication.
  var withoutSecrets: Response {
    var headers = headers
    for name in [
      "Set-Cookie", "Set-Cookie2", "Authorization", "Authentication-Info", "WWW-Authenticate",
      "Proxy-Authenticate", "Proxy-Authentication-Info",
    ] { headers[name] = nil }
    let shown = URL(string: Request.withoutQuery(url.absoluteString)) ?? url
    return Response(status: status, headers: headers, body: body, url: shown)
  }
}

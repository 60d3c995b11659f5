public import Foundation

/// What came back for a request.
public struct Response: Hashable, Sendable, Codable {
  /// The status code.
  public let status: Int
  /// The header fields.
  public let headers: HeaderFields
  /// The body, without content codings.
  public let body: Data
  /// The URL that answered, after redirects.
  public let url: URL

  /// Makes an answer.
  public init(status: Int, headers: HeaderFields = [:], body: Data = Data(), url: URL) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
  }

  /// The body as text; bytes that are not UTF-8 show as U+FFFD.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The body's JSON as a value.
  ///
  /// - Throws: ``UndecodableAnswer``.
  /// - Complexity: O(size of the body).
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, with decoder: JSONDecoder = JSONDecoder()
  ) throws(UndecodableAnswer) -> Value {
    do {
      return try decoder.decode(type, from: body)
    } catch {
      throw UndecodableAnswer(answer: self, type: "\(type)", reason: "\(error)")
    }
  }
}

/// An answer that does not hold what the sequence needs of it.
public struct UndecodableAnswer: Error, CustomStringConvertible {
  /// The answer.
  public let answer: Response
  /// What it should have been.
  public let type: String
  /// Why it is not.
  public let reason: String

  /// What is wrong, as a sentence without its full stop.
  public var description: String {
    "the answer with status \(answer.status) and \(answer.body.count) bytes is no \(type): \(reason)"
  }
}

extension HeaderFields: Codable {
  /// Reads an array of names and values in turn.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      self[name] = try container.decode(String.self)
    }
  }

  /// Writes an array of names and values in turn.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for field in fields {
      try container.encode(field.name)
      try container.encode(field.value)
    }
  }
}

public import Foundation

/// The response to a request.
public struct Response: Hashable, Sendable, Codable {
  /// The status code.
  public let status: Int
  /// The header fields.
  public let headers: HeaderFields
  /// The body, after content decoding.
  public let body: Data
  /// The URL of the response, after redirects.
  public let url: URL

  /// Makes a response.
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
  /// - Throws: ``ResponseDecodingError``.
  /// - Complexity: O(size of the body).
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, with decoder: JSONDecoder = JSONDecoder()
  ) throws(ResponseDecodingError) -> Value {
    do {
      return try decoder.decode(type, from: body)
    } catch {
      throw ResponseDecodingError(response: self, type: "\(type)", reason: "\(error)")
    }
  }
}

/// A response whose body is not JSON of the expected type.
public struct ResponseDecodingError: Error, CustomStringConvertible {
  /// The response.
  public let response: Response
  /// The expected type.
  public let type: String
  /// The error of the decoder.
  public let reason: String

  /// What is wrong, as a sentence without its full stop.
  public var description: String {
    "the response with status \(response.status) and \(response.body.count) bytes is no \(type): \(reason)"
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

public import Foundation
public import HTTPTypes

/// The response to a request.
public struct Response: Hashable, Sendable {
  /// The status code.
  public let status: Int
  /// The header fields.
  public let headers: HTTPFields
  /// The body, after content decoding.
  public let body: Data
  /// The URL of the response, after redirects.
  public let url: URL

  /// Makes a response.
  public init(status: Int, headers: HTTPFields = [:], body: Data = Data(), url: URL) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
  }

  /// The body as text. Bytes that are not UTF-8 become U+FFFD.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The body as JSON that can be read without a `Decodable` type.
  ///
  /// - Complexity: O(size of the body).
  public var json: ResponseJSON { ResponseJSON(body) }

  /// Decodes the body's JSON.
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
  /// The decoder's error.
  public let reason: String

  /// The fault, as a sentence without a full stop.
  public var description: String {
    "the response with status \(response.status) and \(response.body.count) bytes is not a valid \(type): \(reason)"
  }
}

extension Response: Codable {
  private enum CodingKeys: String, CodingKey {
    case status, headers, body, url
  }

  /// The maximum number of header fields that ``init(from:)`` accepts.
  private static let maximumFields = 10_000

  /// Decodes a response. Its headers are an array of alternating names and values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var list = try container.nestedUnkeyedContainer(forKey: .headers)
    var headers = HTTPFields()
    while !list.isAtEnd {
      guard headers.count < Self.maximumFields,
        let name = HTTPField.Name(try list.decode(String.self))
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .headers, in: container, debugDescription: "these are no header fields")
      }
      headers.append(HTTPField(name: name, value: try list.decode(String.self)))
    }
    self.init(
      status: try container.decode(Int.self, forKey: .status), headers: headers,
      body: try container.decode(Data.self, forKey: .body),
      url: try container.decode(URL.self, forKey: .url))
  }

  /// Encodes a response. Its headers are an array of alternating names and values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(status, forKey: .status)
    try container.encode(body, forKey: .body)
    try container.encode(url, forKey: .url)
    var list = container.nestedUnkeyedContainer(forKey: .headers)
    for field in headers {
      try list.encode(field.name.rawName)
      try list.encode(field.value)
    }
  }
}

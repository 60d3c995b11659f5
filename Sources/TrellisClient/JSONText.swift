public import API
import Foundation

/// A JSON value as text, which keeps every digit of its numbers and the order of its members.
public struct JSONText: Hashable, Sendable, CustomStringConvertible {
  /// The text, as UTF-8.
  public let bytes: [UInt8]

  /// Makes a value from its text.
  ///
  /// - Throws: `JSONSyntaxError` if the text is not JSON.
  /// - Complexity: O(length).
  public init(_ text: String) throws(JSONSyntaxError) {
    bytes = Array(text.utf8)
    _ = try JSONDocument.parse(bytes)
  }

  /// Writes a value as JSON, with the members of its objects in alphabetical order.
  ///
  /// - Throws: What the encoder throws.
  public init(encoding value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    bytes = Array(try encoder.encode(value))
  }

  /// Copies a value of a document.
  init(_ value: JSONValue) {
    var json = JSONWriter()
    json.value(value)
    bytes = json.bytes
  }

  init(unchecked bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the value.
  ///
  /// - Throws: What the decoder throws.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  /// The elements of an array member of this object; none where there is no such member.
  ///
  /// - Complexity: O(length).
  public func elements(of name: String) -> [JSONText] {
    guard let document = try? JSONDocument.parse(bytes, numbers: .text) else { return [] }
    defer { withExtendedLifetime(document) {} }
    for (member, value) in document.root.members
    where member.string?.utf8.elementsEqual(name.utf8) == true {
      return value.elements.map { JSONText($0) }
    }
    return []
  }

  /// The text.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

/// Reads the JSON of responses.
struct ResponseReader {
  private let document: JSONDocument

  /// - Throws: ``ClientError/unreadableResponse(_:)`` if the body is not JSON.
  init(_ body: Data) throws(ClientError) {
    do throws(JSONSyntaxError) {
      document = try JSONDocument.parse(Array(body), numbers: .text)
    } catch {
      throw .unreadableResponse("\(Problem(error).detail)")
    }
  }

  /// Reads the root value. No `JSONValue` may escape the closure.
  func read<Result>(
    _ body: (JSONValue) throws(ClientError) -> Result
  ) throws(ClientError) -> Result {
    defer { withExtendedLifetime(document) {} }
    return try body(document.root)
  }
}

extension JSONValue {
  func member(_ name: StaticString) throws(ClientError) -> JSONValue {
    guard let value = self[name] else { throw .unreadableResponse("\(name) is missing") }
    return value
  }

  func text(_ name: StaticString) throws(ClientError) -> String {
    guard let text = try member(name).string else {
      throw .unreadableResponse("\(name) is not a string")
    }
    return text
  }

  func number(_ name: StaticString) throws(ClientError) -> Double {
    guard let number = try member(name).number else {
      throw .unreadableResponse("\(name) is not a number")
    }
    return number
  }

  func integer(_ name: StaticString) throws(ClientError) -> Int {
    guard let integer = try member(name).integer else {
      throw .unreadableResponse("\(name) is not an integer")
    }
    return integer
  }

  func list<Element>(
    _ name: StaticString, _ read: (JSONValue) throws(ClientError) -> Element
  ) throws(ClientError) -> [Element] {
    guard let value = self[name] else { return [] }
    var list: [Element] = []
    list.reserveCapacity(value.count)
    for element in value.elements { list.append(try read(element)) }
    return list
  }
}

public import API
import Foundation

/// A JSON value as its text: every digit of its numbers, and the order of its members, as they
/// were.
public struct JSONText: Hashable, Sendable, CustomStringConvertible {
  /// The text, as UTF-8.
  public let bytes: [UInt8]

  /// Takes a text for JSON.
  ///
  /// - Throws: Where it is none.
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

  /// The elements of the array that is a member of this object; none where there is none.
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

/// What reads the members of answers.
struct AnswerReader {
  private let document: JSONDocument

  /// - Throws: Where the body is no JSON.
  init(_ body: Data) throws(ClientError) {
    do throws(JSONSyntaxError) {
      document = try JSONDocument.parse(Array(body), numbers: .text)
    } catch {
      throw .unreadableAnswer("\(Problem(error).detail)")
    }
  }

  /// Reads the outermost value. The closure must not let a `JSONValue` out.
  func read<Result>(
    _ body: (JSONValue) throws(ClientError) -> Result
  ) throws(ClientError) -> Result {
    defer { withExtendedLifetime(document) {} }
    return try body(document.root)
  }
}

extension JSONValue {
  func member(_ name: StaticString) throws(ClientError) -> JSONValue {
    guard let value = self[name] else { throw .unreadableAnswer("\(name) is missing") }
    return value
  }

  func text(_ name: StaticString) throws(ClientError) -> String {
    guard let text = try member(name).string else {
      throw .unreadableAnswer("\(name) is no string")
    }
    return text
  }

  func number(_ name: StaticString) throws(ClientError) -> Double {
    guard let number = try member(name).number else {
      throw .unreadableAnswer("\(name) is no number")
    }
    return number
  }

  func integer(_ name: StaticString) throws(ClientError) -> Int {
    guard let integer = try member(name).integer else {
      throw .unreadableAnswer("\(name) is no integer")
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

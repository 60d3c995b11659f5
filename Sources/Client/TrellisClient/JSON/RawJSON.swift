import Foundation
internal import JSONText

/// A JSON value as text, which keeps every digit of its numbers and the order of its members.
public struct RawJSON: Hashable, Sendable, CustomStringConvertible {
  /// The text, as UTF-8.
  public let bytes: [UInt8]

  /// Makes a value from its text.
  ///
  /// - Throws: ``JSONSyntaxError`` if the text is not JSON, has an object with one name twice, or
  ///   nests arrays and objects in more than 2,100 levels.
  /// - Complexity: O(length).
  public init(_ text: String) throws(JSONSyntaxError) {
    do throws(JSONTree.SyntaxError) {
      bytes = try JSONTree(Array(text.utf8)).bytes
    } catch {
      throw JSONSyntaxError(error)
    }
  }

  /// Writes a value as JSON, with the members of its objects in alphabetical order.
  ///
  /// - Throws: What the encoder throws.
  public init(encoding value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    bytes = Array(try encoder.encode(value))
  }

  /// Copies a value of a response, without the white space between its tokens.
  init(_ value: ResponseValue) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(value.text.count)
    var (isInString, isEscaped) = (false, false)
    for byte in value.text where isInString || !JSONEscape.isBlank(byte) {
      bytes.append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else {
        isEscaped = isInString && byte == UInt8(ascii: "\\")
      }
    }
    self.bytes = bytes
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
  public func elements(of name: String) -> [RawJSON] {
    guard let tree = try? JSONTree(bytes) else { return [] }
    return ResponseValue(tree.root)[name].map { $0.elements.map { RawJSON($0) } } ?? []
  }

  /// The text.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

public import Foundation

/// A value in a response's JSON that can be read without a `Decodable` type.
///
/// ```swift
/// let target = previous.json["snapshot"]["target"].string
/// let fields = try previous.json["snapshot"]["fields"].decode([String: String].self)
/// ```
///
/// A missing member or element is a value that does not exist, and so is every value in a body that
/// is not JSON. All of its properties are `nil` or empty.
///
/// - Complexity: Each access is O(length of the value), without recursion.
public struct ResponseJSON: Sendable, CustomStringConvertible {
  /// The JSON Pointer (RFC 6901) to the value.
  public let pointer: String
  private let bytes: [UInt8]
  /// The location of the value; `nil` if it does not exist.
  private let range: Range<Int>?

  init(_ body: Data) {
    bytes = Array(body)
    pointer = ""
    range = JSONScanner.document(bytes)
  }

  private init(_ parent: ResponseJSON, _ name: String, _ range: Range<Int>?) {
    bytes = parent.bytes
    self.range = range
    let name = name.replacingOccurrences(of: "~", with: "~0")
      .replacingOccurrences(of: "/", with: "~1")
    pointer = "\(parent.pointer)/\(name)"
  }

  /// A member of an object; the last one if several have the name.
  public subscript(name: String) -> ResponseJSON {
    members.last { $0.name == name }?.value ?? ResponseJSON(self, name, nil)
  }

  /// An element of an array, from 0.
  public subscript(index: Int) -> ResponseJSON {
    let elements = elements
    return elements.indices.contains(index)
      ? elements[index] : ResponseJSON(self, "\(index)", nil)
  }

  /// Whether the value exists.
  public var exists: Bool { range != nil }
  /// Whether it is `null`.
  public var isNull: Bool { text == "null" }
  /// A Boolean value; `nil` for any other.
  public var bool: Bool? { text.flatMap { Bool($0) } }
  /// An integer; `nil` for any other value.
  public var int: Int? { text.flatMap { Int($0) } }
  /// A number; `nil` for any other value.
  public var double: Double? {
    guard let first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first) else { return nil }
    return text.flatMap { Double($0) }
  }
  /// A string; `nil` for any other value.
  public var string: String? {
    first == UInt8(ascii: "\"") ? range.flatMap { JSONScanner.string(bytes[$0]) } : nil
  }

  /// The elements of an array; none for any other value.
  public var elements: [ResponseJSON] {
    guard let range, first == UInt8(ascii: "[") else { return [] }
    return JSONScanner.children(bytes, of: range).enumerated().map { index, child in
      ResponseJSON(self, "\(index)", child.value)
    }
  }

  /// The members of an object, in order; none for any other value.
  public var members: [(name: String, value: ResponseJSON)] {
    guard let range, first == UInt8(ascii: "{") else { return [] }
    return JSONScanner.children(bytes, of: range).compactMap { child in
      guard let name = child.name.flatMap({ JSONScanner.string(bytes[$0]) }) else { return nil }
      return (name, ResponseJSON(self, name, child.value))
    }
  }

  /// The value's text, as received; `nil` if it does not exist.
  public var text: String? { range.map { String(decoding: bytes[$0], as: UTF8.self) } }

  /// Decodes the value.
  ///
  /// - Throws: ``MissingJSONValue`` if it does not exist, or the decoder's error.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, with decoder: JSONDecoder = JSONDecoder()
  ) throws -> Value {
    guard let range else { throw MissingJSONValue(pointer: pointer) }
    return try decoder.decode(type, from: Data(bytes[range]))
  }

  /// The text of the value; empty if it does not exist.
  public var description: String { text ?? "" }

  private var first: UInt8? { range.map { bytes[$0.lowerBound] } }
}

/// A response has no JSON value at a location.
public struct MissingJSONValue: Error, Hashable, CustomStringConvertible {
  /// The JSON Pointer to the location.
  public let pointer: String
  /// The fault, as a sentence without a full stop.
  public var description: String { "the response has no JSON value at \(pointer.debugDescription)" }
}

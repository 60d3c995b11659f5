public import Foundation
internal import JSONText

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
/// - Complexity: ``Response/json`` parses the body in O(length). Each access to a member or an
///   element is then O(members or elements). Nothing recurses.
public struct ResponseJSON: Sendable, CustomStringConvertible {
  /// The JSON Pointer (RFC 6901) to the value.
  public let pointer: String
  /// `nil` if the value does not exist.
  private let value: JSONTree.Value?

  init(_ body: Data) {
    pointer = ""
    value = (try? JSONTree(Array(body), .lenient))?.root
  }

  private init(_ parent: ResponseJSON, _ name: String, _ value: JSONTree.Value?) {
    self.value = value
    let name = name.replacingOccurrences(of: "~", with: "~0")
      .replacingOccurrences(of: "/", with: "~1")
    pointer = "\(parent.pointer)/\(name)"
  }

  /// A member of an object; the last one where several have the name.
  public subscript(name: String) -> ResponseJSON { ResponseJSON(self, name, value?[name]) }

  /// An element of an array, from 0.
  public subscript(index: Int) -> ResponseJSON {
    let element = index < 0 ? nil : value?.elements.dropFirst(index).first { _ in true }
    return ResponseJSON(self, "\(index)", element)
  }

  /// Whether the value exists.
  public var exists: Bool { value != nil }
  /// Whether it is `null`.
  public var isNull: Bool { value?.isNull == true }
  /// A Boolean value; `nil` for any other.
  public var bool: Bool? { value?.bool }
  /// An integer; `nil` for any other value.
  public var int: Int? { value?.digits.flatMap { Int($0) } }
  /// A number; `nil` for any other value.
  public var double: Double? { value?.number }
  /// A string; `nil` for any other value.
  public var string: String? { value?.string }

  /// The elements of an array; none for any other value.
  public var elements: [ResponseJSON] {
    value?.elements.enumerated().map { ResponseJSON(self, "\($0.offset)", $0.element) } ?? []
  }

  /// The members of an object, in order; none for any other value.
  public var members: [(name: String, value: ResponseJSON)] {
    value?.members.compactMap { member in
      member.name.string.map { ($0, ResponseJSON(self, $0, member.value)) }
    } ?? []
  }

  /// The value as text, as it is in the response; `nil` where it does not exist.
  public var text: String? { value.map { String(decoding: $0.text, as: UTF8.self) } }

  /// Decodes the value.
  ///
  /// - Throws: ``MissingJSONValue`` if it does not exist, or the decoder's error.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, with decoder: JSONDecoder = JSONDecoder()
  ) throws -> Value {
    guard let value else { throw MissingJSONValue(pointer: pointer) }
    return try decoder.decode(type, from: Data(value.text))
  }

  /// The text of the value; empty if it does not exist.
  public var description: String { text ?? "" }
}

/// A response has no JSON value at a location.
public struct MissingJSONValue: Error, Hashable, CustomStringConvertible {
  /// The JSON Pointer to the location.
  public let pointer: String
  /// The fault, as a sentence without a full stop.
  public var description: String { "the response has no JSON value at \(pointer.debugDescription)" }
}

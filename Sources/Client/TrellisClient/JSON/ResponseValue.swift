import Foundation
internal import JSONText

/// A value of a response.
struct ResponseValue {
  private let value: JSONTree.Value

  init(_ value: JSONTree.Value) { self.value = value }

  /// Reads the body of a response.
  ///
  /// - Throws: ``ClientError/unreadableResponse(_:)`` if the body is not JSON.
  init(body: Data) throws(ClientError) {
    do throws(JSONTree.SyntaxError) {
      self.init(try JSONTree(Array(body)).root)
    } catch {
      throw .unreadableResponse("\(JSONSyntaxError(error))")
    }
  }

  /// The text of the value.
  var text: ArraySlice<UInt8> { value.text }
  /// A Boolean; `nil` for other kinds.
  var bool: Bool? { value.bool }
  /// A string; `nil` for other kinds.
  var string: String? { value.string }
  /// A number as the nearest `Double`, infinite if it is too large; `nil` for other kinds.
  var number: Double? { value.number }

  /// A number that is an integer; `nil` for other values, or if it does not fit.
  var integer: Int? {
    value.digits.flatMap { digits in Int(digits) ?? Double(digits).flatMap { Int(exactly: $0) } }
  }

  /// The elements of an array; none for other kinds.
  var elements: some Sequence<ResponseValue> { value.elements.lazy.map { ResponseValue($0) } }

  /// The members of an object in the order of the text; none for other kinds.
  var members: [(name: ResponseValue, value: ResponseValue)] {
    value.members.map { (ResponseValue($0.name), ResponseValue($0.value)) }
  }

  /// The member with this name, or `nil`.
  ///
  /// - Complexity: O(members).
  subscript(name: String) -> ResponseValue? { value[name].map { ResponseValue($0) } }
}

extension ResponseValue {
  func member(_ name: String) throws(ClientError) -> ResponseValue {
    guard let value = self[name] else { throw .unreadableResponse("\(name) is missing") }
    return value
  }

  func text(_ name: String) throws(ClientError) -> String {
    guard let text = try member(name).string else {
      throw .unreadableResponse("\(name) is not a string")
    }
    return text
  }

  func number(_ name: String) throws(ClientError) -> Double {
    guard let number = try member(name).number else {
      throw .unreadableResponse("\(name) is not a number")
    }
    return number
  }

  func integer(_ name: String) throws(ClientError) -> Int {
    guard let integer = try member(name).integer else {
      throw .unreadableResponse("\(name) is not an integer")
    }
    return integer
  }

  func list<Element>(
    _ name: String, _ read: (ResponseValue) throws(ClientError) -> Element
  ) throws(ClientError) -> [Element] {
    guard let value = self[name] else { return [] }
    var list: [Element] = []
    for element in value.elements { list.append(try read(element)) }
    return list
  }
}

import Foundation

/// A value of a response.
struct ResponseValue {
  private let tree: JSONTree
  private let index: Int

  init(_ tree: JSONTree, at index: Int = 0) {
    self.tree = tree
    self.index = index
  }

  /// Reads the body of a response.
  ///
  /// - Throws: ``ClientError/unreadableResponse(_:)`` if the body is not JSON.
  init(body: Data) throws(ClientError) {
    do throws(JSONSyntaxError) {
      self.init(try JSONTree(Array(body)))
    } catch {
      throw .unreadableResponse("\(error)")
    }
  }

  private var node: JSONTree.Node { tree.nodes[index] }
  private var first: UInt8 { tree.bytes[Int(node.start)] }

  /// The text of the value.
  var text: ArraySlice<UInt8> { tree.bytes[Int(node.start)..<Int(node.end)] }

  /// A boolean, `nil` for other kinds.
  var bool: Bool? {
    switch first {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  /// A string, `nil` for other kinds.
  var string: String? {
    first == UInt8(ascii: "\"") ? JSONEscape.unescaped(text.dropFirst().dropLast()) : nil
  }

  private var digits: String? {
    first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      ? String(decoding: text, as: UTF8.self) : nil
  }

  /// A number as the nearest `Double`, infinite if it is too large; `nil` for other kinds.
  var number: Double? { digits.flatMap { Double($0) } }

  /// A number that is an integer; `nil` for other values, or if it does not fit.
  var integer: Int? {
    digits.flatMap { digits in Int(digits) ?? Double(digits).flatMap { Int(exactly: $0) } }
  }

  // MARK: Containers

  /// The elements of an array, none for other kinds.
  var elements: Elements { Elements(self, from: first == UInt8(ascii: "[") ? index + 1 : nil) }

  /// The members of an object in the order of the text, none for other kinds.
  var members: [(name: ResponseValue, value: ResponseValue)] {
    guard first == UInt8(ascii: "{") else { return [] }
    var members: [(name: ResponseValue, value: ResponseValue)] = []
    var names = Elements(self, from: index + 1)
    while let name = names.next(), let value = names.next() { members.append((name, value)) }
    return members
  }

  /// The member with this name, or `nil`.
  ///
  /// - Complexity: O(members).
  subscript(name: String) -> ResponseValue? {
    guard first == UInt8(ascii: "{") else { return nil }
    var names = Elements(self, from: index + 1)
    while let found = names.next(), let value = names.next() {
      if found.isString(name) { return value }
    }
    return nil
  }

  /// The values in a container, one after the other; of an object, its names and values in turns.
  struct Elements: Sequence, IteratorProtocol {
    private let tree: JSONTree
    private var upcoming: Int
    private let end: Int

    fileprivate init(_ container: ResponseValue, from start: Int?) {
      tree = container.tree
      end = Int(container.node.next)
      upcoming = start ?? end
    }

    mutating func next() -> ResponseValue? {
      guard upcoming < end else { return nil }
      let value = ResponseValue(tree, at: upcoming)
      upcoming = Int(value.node.next)
      return value
    }
  }

  /// Whether this is the string `other`, scalar by scalar.
  func isString(_ other: String) -> Bool { string?.utf8.elementsEqual(other.utf8) == true }
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

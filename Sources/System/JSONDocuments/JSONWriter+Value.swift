public import JSONText

extension JSONWriter {
  /// Writes a document's value and its contents. With ``JSONDocument/Numbers/text``, numbers keep
  /// their digits.
  ///
  /// - Complexity: O(size of the value), without recursion.
  public mutating func value(_ value: JSONValue) {
    var open: [OpenContainer] = []
    var current = value
    while true {
      switch current.kind {
      case .null: null()
      case .bool: bool(current.bool ?? false)
      case .string: if let bytes = current.stringBytes { string(bytes) }
      case .number:
        if let text = current.numberText { raw(text) } else { number(of: current) }
      case .array:
        beginArray()
        open.append(.array(current.elements))
      case .object:
        beginObject()
        open.append(.object(current.members))
      }
      guard let next = nextValue(&open) else { return }
      current = next
    }
  }

  private enum OpenContainer {
    case array(JSONValue.Elements)
    case object(JSONValue.Members)
  }

  /// Closes completed containers and returns the next value, if any.
  private mutating func nextValue(_ open: inout [OpenContainer]) -> JSONValue? {
    while let level = open.popLast() {
      switch level {
      case .array(var elements):
        if let element = elements.next() {
          open.append(.array(elements))
          return element
        }
        endArray()
      case .object(var members):
        if let member = members.next() {
          open.append(.object(members))
          if let name = member.name.stringBytes { key(name) }
          return member.value
        }
        endObject()
      }
    }
    return nil
  }

  /// Writes a parsed number; integers keep all their digits.
  private mutating func number(of value: JSONValue) {
    if let integer = value.integer, Double(integer).magnitude > 9e15 {
      self.integer(integer)
    } else {
      number(value.number ?? 0)
    }
  }
}

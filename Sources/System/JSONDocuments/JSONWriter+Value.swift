public import JSONText

extension JSONWriter {
  /// Writes a document's value and its contents. With ``JSONDocument/Numbers/text``, numbers keep
  /// their digits.
  ///
  /// - Complexity: O(size of the value), without recursion.
  public mutating func value(_ value: JSONValue, sortsMembers: Bool = false) {
    var steps = JSONTraversal(value, sortsMembers: sortsMembers)
    while let step = steps.next() {
      switch step {
      case .scalar(let value): scalar(value)
      case .name(let name): if let bytes = name.stringBytes { key(bytes) }
      case .beginArray: beginArray()
      case .endArray: endArray()
      case .beginObject: beginObject()
      case .endObject: endObject()
      }
    }
  }

  private mutating func scalar(_ value: JSONValue) {
    switch value.kind {
    case .bool: bool(value.bool ?? false)
    case .string: if let bytes = value.stringBytes { string(bytes) }
    case .number: if let text = value.numberText { raw(text) } else { number(of: value) }
    case .null, .array, .object: null()
    }
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

internal import JSONText

extension JSONValue {
  /// The size in bytes of the text that a `JSONWriter` writes for the value.
  ///
  /// - Complexity: O(size of the text), without recursion.
  public var textSize: Int {
    var size = 0
    var next = address
    while next < end {
      let value = JSONValue(next)
      size += value.ownTextSize
      next += JSONValueLayout.size
    }
    return size
  }

  /// The size without the contents, but with the separators between them.
  private var ownTextSize: Int {
    switch kind {
    case .null: return 4
    case .bool: return bool == true ? 4 : 5
    case .number:
      if let numberText { return numberText.count }
      var json = JSONWriter()
      json.value(self)
      return json.count
    case .string: return JSONWriter.size(of: text)
    case .array: return 2 + max(0, count - 1)
    // A colon in each member, and commas between them.
    case .object: return 2 + max(0, 2 * count - 1)
    }
  }
}

internal import JSONDocuments

/// A change of a text, as `textDocument/didChange` has it.
struct ContentChange {
  /// The range to replace; `nil` for the whole text.
  var range: TextRange?
  var text: [UInt8]

  /// Reads a change; `nil` if it is none.
  init?(_ value: JSONValue) {
    guard let text = value["text"]?.stringBytes else { return nil }
    self.text = Array(text)
    guard let range = value["range"], range.kind != .null else { return }
    guard let read = TextRange(range) else { return nil }
    self.range = read
  }

  /// The text with the change.
  ///
  /// - Complexity: O(bytes).
  func applied(to table: LineTable, _ encoding: PositionEncoding) -> LineTable {
    guard let range else { return LineTable(text, encoding) }
    let start = table.offset(of: range.start)
    let end = max(start, table.offset(of: range.end))
    var bytes = table.bytes
    bytes.replaceSubrange(start..<end, with: text)
    return LineTable(bytes, encoding)
  }
}

extension TextPosition {
  /// Reads a position; `nil` if it is none.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }
}

extension TextRange {
  /// Reads a range; `nil` if it is none.
  init?(_ value: JSONValue?) {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else {
      return nil
    }
    self.init(start: start, end: end)
  }
}

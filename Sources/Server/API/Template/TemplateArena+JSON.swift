public import JSONTemplates
public import JSONDocuments
public import JSONText

extension TemplateArena {
  /// The bytes of a document's value in an arena, including its name and its entry while its
  /// container is open.
  static let bytesOfValue = 48

  /// Adds a value of a JSON document with its contents. With ``JSONDocument/Numbers/text`` numbers
  /// keep their digits.
  ///
  /// - Complexity: O(value) on average, without recursion.
  public mutating func add(_ value: JSONValue) {
    var steps = JSONTraversal(value)
    while let step = steps.next() {
      switch step {
      case .scalar(let value): add(scalar: value)
      case .name(let name): if let bytes = name.stringBytes { addName(bytes) }
      case .beginArray: beginArray()
      case .endArray: endArray()
      case .beginObject: beginObject()
      case .endObject: endObject()
      }
    }
  }

  private mutating func add(scalar value: JSONValue) {
    switch value.kind {
    case .bool: add(.bool(value.bool ?? false))
    case .string: if let bytes = value.stringBytes { add(bytes) }
    case .number:
      if let digits = value.numberText { add(digits: digits) } else { add(number: value) }
    case .null, .array, .object: add(.null)
    }
  }

  private mutating func add(number: JSONValue) {
    if let integer = number.integer { add(integer) } else { add(number.number ?? 0) }
  }
}

extension JSONWriter {
  /// Writes a rendered value with its contents.
  ///
  /// - Complexity: O(size of the text), without recursion.
  public mutating func value(_ value: TemplateValue, in arena: TemplateArena) {
    arena.withTexts { arena.add(value, texts: $0, to: &self) }
  }
}

extension JSONDocumentBuilder {
  /// Adds a rendered value with its contents.
  ///
  /// - Complexity: O(values + bytes of texts), without recursion.
  public mutating func value(_ value: TemplateValue, in arena: TemplateArena) {
    arena.withTexts { arena.add(value, texts: $0, to: &self) }
  }
}

/// What takes rendered values: a writer of text, or a builder of a document.
private protocol RenderedValues: ~Copyable {
  var isFull: Bool { get }
  mutating func null()
  mutating func bool(_ value: Bool)
  mutating func integer(_ value: Int)
  mutating func number(_ value: Double)
  mutating func raw(_ digits: UnsafeBufferPointer<UInt8>)
  mutating func string(_ text: UnsafeBufferPointer<UInt8>)
  mutating func key(_ name: UnsafeBufferPointer<UInt8>)
  mutating func beginArray(count: Int)
  mutating func endArray()
  mutating func beginObject(count: Int)
  mutating func endObject()
}

extension JSONDocumentBuilder: RenderedValues {}

extension JSONWriter: RenderedValues {
  fileprivate mutating func beginArray(count: Int) { beginArray() }
  fileprivate mutating func beginObject(count: Int) { beginObject() }
}

extension TemplateArena {
  /// Adds a value and its contents; `texts` are those of the arena.
  fileprivate func add(
    _ value: TemplateValue, texts: UnsafeBufferPointer<UInt8>,
    to json: inout some RenderedValues & ~Copyable
  ) {
    func text(_ value: TemplateValue) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: texts[value.textRange])
    }
    var open: [(container: TemplateValue, count: Int, next: Int, isObject: Bool)] = []
    var current = value
    while !json.isFull {
      switch current.jsonKind {
      case .null: json.null()
      case .bool(let value): json.bool(value)
      case .integer(let value): json.integer(Int(value))
      case .double(let value): json.number(value)
      case .digits: json.raw(text(current))
      case .string: json.string(text(current))
      case .array(let count):
        json.beginArray(count: count)
        open.append((current, count, 0, false))
      case .object(let count):
        json.beginObject(count: count)
        open.append((current, count, 0, true))
      }
      while let level = open.last, level.next == level.count {
        if level.isObject { json.endObject() } else { json.endArray() }
        open.removeLast()
      }
      guard let last = open.indices.last else { return }
      let level = open[last]
      open[last].next += 1
      if level.isObject {
        let member = member(level.next, of: level.container)
        json.key(text(member.name))
        current = member.value
      } else {
        current = element(level.next, of: level.container)
      }
    }
  }
}

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
    var open: [OpenContainer] = []
    var current = value
    while true {
      switch current.kind {
      case .null: add(.null)
      case .bool: add(.bool(current.bool ?? false))
      case .string: if let bytes = current.stringBytes { add(bytes) }
      case .number:
        if let text = current.numberText { add(digits: text) } else { add(number: current) }
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

  private mutating func add(number: JSONValue) {
    if let integer = number.integer { add(integer) } else { add(number.number ?? 0) }
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
          if let name = member.name.stringBytes { addName(name) }
          return member.value
        }
        endObject()
      }
    }
    return nil
  }
}

extension JSONWriter {
  /// Writes a rendered value with its contents.
  ///
  /// - Complexity: O(size of the text), without recursion.
  public mutating func value(_ value: TemplateValue, in arena: TemplateArena) {
    var open: [(container: TemplateValue, count: Int, next: Int, isObject: Bool)] = []
    var current = value
    while !isFull {
      switch current.jsonKind {
      case .null: null()
      case .bool(let value): bool(value)
      case .integer(let value): integer(Int(value))
      case .double(let value): number(value)
      case .digits: arena.withText(of: current) { raw($0) }
      case .string: arena.withText(of: current) { string($0) }
      case .array(let count):
        beginArray()
        open.append((current, count, 0, false))
      case .object(let count):
        beginObject()
        open.append((current, count, 0, true))
      }
      while let level = open.last, level.next == level.count {
        if level.isObject { endObject() } else { endArray() }
        open.removeLast()
      }
      guard let last = open.indices.last else { return }
      let level = open[last]
      open[last].next += 1
      if level.isObject {
        let member = arena.member(level.next, of: level.container)
        arena.withText(of: member.name) { key($0) }
        current = member.value
      } else {
        current = arena.element(level.next, of: level.container)
      }
    }
  }
}

import API
import JSONDocuments

/// A string of JSON, which is equal to another only if it has the same bytes; to `String` a letter
/// with an accent is equal to one followed by a combining accent.
struct PatchText: Hashable, ExpressibleByStringLiteral {
  let text: String

  init(_ text: String) { self.text = text }

  init(stringLiteral text: String) { self.text = text }

  static func == (a: PatchText, b: PatchText) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

/// A JSON value whose numbers keep their digits.
indirect enum PatchValue: Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(PatchText)
  case array([PatchValue])
  case object([PatchText: PatchValue])

  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.bool == true)
    case .number:
      self = .number(value.numberText.map { String(decoding: $0, as: UTF8.self) } ?? "")
    case .string: self = .string(PatchText(value.string ?? ""))
    case .array: self = .array(value.elements.map(PatchValue.init))
    case .object:
      self = .object(
        Dictionary(
          uniqueKeysWithValues: value.members.map {
            (PatchText($0.name.string ?? ""), PatchValue($0.value))
          }))
    }
  }

  /// Parses a text.
  init(_ text: some Collection<UInt8>) throws {
    let document = try JSONDocument.parse(Array(text), numbers: .text)
    self = withExtendedLifetime(document) { PatchValue(document.root) }
  }

  subscript(name: PatchText) -> PatchValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  var text: String? { if case .string(let text) = self { text.text } else { nil } }

  var elements: [PatchValue] { if case .array(let elements) = self { elements } else { [] } }

  /// Whether two values are equal by RFC 6902, section 4.6: numbers by their value.
  func isSame(as other: PatchValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): Double(a) == Double(b)
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
    case (.object(let a), .object(let b)):
      a.count == b.count && a.allSatisfy { b[$0.key]?.isSame(as: $0.value) == true }
    default: self == other
    }
  }
}

/// A reference implementation of JSON Patch (RFC 6902).
enum JSONPatch {
  struct Refused: Error {
    let why: String
  }

  static func apply(_ patch: PatchValue, to document: PatchValue) throws -> PatchValue {
    guard case .array(let operations) = patch else { throw Refused(why: "no array") }
    var document = document
    for operation in operations { try apply(operation, &document) }
    return document
  }

  private static func apply(_ operation: PatchValue, _ document: inout PatchValue) throws {
    guard case .object = operation, let op = operation["op"]?.text else {
      throw Refused(why: "no op")
    }
    let path = try pointer(operation["path"])
    switch op {
    case "add":
      try add(try value(of: operation), at: path, to: &document)
    case "remove":
      _ = try remove(path, from: &document)
    case "replace":
      let value = try value(of: operation)
      _ = try get(path, document)
      try change(&document, at: path[...]) { $0 = value }
    case "move":
      let from = try pointer(operation["from"])
      if path.starts(with: from), path.count > from.count { throw Refused(why: "into itself") }
      try add(try remove(from, from: &document), at: path, to: &document)
    case "copy":
      try add(try get(try pointer(operation["from"]), document), at: path, to: &document)
    case "test":
      guard try get(path, document).isSame(as: try value(of: operation)) else {
        throw Refused(why: "test failed")
      }
    default: throw Refused(why: "unknown op \(op)")
    }
  }

  private static func value(of operation: PatchValue) throws -> PatchValue {
    guard let value = operation["value"] else { throw Refused(why: "no value") }
    return value
  }

  private static func pointer(_ value: PatchValue?) throws -> [String] {
    guard let text = value?.text else { throw Refused(why: "no pointer") }
    if text.isEmpty { return [] }
    guard text.hasPrefix("/") else { throw Refused(why: "a pointer begins with a slash") }
    return text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  /// An array index below `end`.
  private static func index(_ step: String, below end: Int) throws -> Int {
    guard step == "0" || !step.hasPrefix("0"), step.utf8.allSatisfy({ (48...57).contains($0) }),
      let index = Int(step), index < end
    else { throw Refused(why: "no index: \(step)") }
    return index
  }

  private static func get(_ path: [String], _ document: PatchValue) throws -> PatchValue {
    try path.reduce(document) { value, step in
      switch value {
      case .array(let elements): return elements[try index(step, below: elements.count)]
      case .object(let members):
        guard let member = members[PatchText(step)] else { throw Refused(why: "no member \(step)") }
        return member
      default: throw Refused(why: "no container")
      }
    }
  }

  private static func add(
    _ value: PatchValue, at path: [String], to document: inout PatchValue
  ) throws {
    guard let last = path.last else {
      document = value
      return
    }
    try change(&document, at: path.dropLast()) { container in
      switch container {
      case .array(var elements):
        elements.insert(
          value, at: last == "-" ? elements.count : try index(last, below: elements.count + 1))
        container = .array(elements)
      case .object(var members):
        members[PatchText(last)] = value
        container = .object(members)
      default: throw Refused(why: "no container")
      }
    }
  }

  private static func remove(
    _ path: [String], from document: inout PatchValue
  ) throws -> PatchValue {
    let removed = try get(path, document)
    guard let last = path.last else {
      document = .null
      return removed
    }
    try change(&document, at: path.dropLast()) { container in
      switch container {
      case .array(var elements):
        elements.remove(at: try index(last, below: elements.count))
        container = .array(elements)
      case .object(var members):
        members[PatchText(last)] = nil
        container = .object(members)
      default: throw Refused(why: "no container")
      }
    }
    return removed
  }

  private static func change(
    _ value: inout PatchValue, at path: ArraySlice<String>,
    _ body: (inout PatchValue) throws -> Void
  ) throws {
    guard let step = path.first else { return try body(&value) }
    switch value {
    case .array(var elements):
      try change(
        &elements[try index(step, below: elements.count)], at: path.dropFirst(), body)
      value = .array(elements)
    case .object(var members):
      guard var member = members[PatchText(step)] else { throw Refused(why: "no member \(step)") }
      try change(&member, at: path.dropFirst(), body)
      members[PatchText(step)] = member
      value = .object(members)
    default: throw Refused(why: "no container")
    }
  }
}

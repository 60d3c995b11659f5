extension TemplateValue {
  /// The kind of a value, including its contents if they are small.
  public enum JSONKind: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number that is an integer.
    case integer(Int64)
    /// A number that is not an integer.
    case double(Double)
    /// A number kept as text: see ``TemplateArena/withText(of:_:)``.
    case digits
    /// A string: see ``TemplateArena/withText(of:_:)``.
    case string
    /// An array, with the number of its elements.
    case array(count: Int)
    /// An object, with the number of its members.
    case object(count: Int)
  }

  /// The kind of the value.
  public var jsonKind: JSONKind {
    switch kind {
    case .bool: .bool(bits != 0)
    case .integer: .integer(Int64(bitPattern: bits))
    case .double: .double(Double(bitPattern: bits))
    case .digits: .digits
    case .string: .string
    case .array: .array(count: count)
    case .object: .object(count: count)
    case .null, .unbound, .deleted, .function: .null
    }
  }

  /// The range of a string, or of a number kept as text, in the bytes of
  /// ``TemplateArena/withTexts(_:)``; empty for other kinds.
  public var textRange: Range<Int> { kind == .string || kind == .digits ? range : 0..<0 }
}

extension TemplateArena {
  /// Calls a closure with the UTF-8 bytes of a string or of a number kept as text. The bytes are
  /// empty for other kinds.
  public func withText<Result>(
    of value: TemplateValue, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withBytes(of: value.kind == .string || value.kind == .digits ? value : string(at: 0..<0), body)
  }

  /// Calls a closure with the UTF-8 bytes of all strings and of all numbers kept as text. To read
  /// many of them, it is faster than a call of ``withText(of:_:)`` for each.
  public func withTexts<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer(body)
  }

  /// A copy of a string; empty for other kinds.
  public func string(_ value: TemplateValue) -> String {
    withText(of: value) { String(decoding: $0, as: UTF8.self) }
  }

  /// The element of an array at an index below its count.
  public func element(_ index: Int, of array: TemplateValue) -> TemplateValue {
    precondition(array.kind == .array && (0..<array.count).contains(index), "no such element")
    return values[array.start + index]
  }

  /// The name, as a string, and the value of an object's member at an index below its count.
  public func member(
    _ index: Int, of object: TemplateValue
  ) -> (name: TemplateValue, value: TemplateValue) {
    precondition(object.kind == .object && (0..<object.count).contains(index), "no such member")
    let member = members[object.start + index]
    return (string(member.name), member.value)
  }
}

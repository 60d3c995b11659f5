private import CYYJSON

private import Libc

/// A value of a ``JSONDocument``: a trivial view that is valid while the document lives.
///
/// Accessors of its two words are inlinable across modules: decoding a request of two kilobytes
/// visits about two hundred values several times each.
public struct JSONValue {
  /// The kind of a value.
  public enum Kind: UInt8, Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool
    /// A number.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object.
    case object

    /// The kind with its article, for messages.
    public var description: String {
      switch self {
      case .null: "null"
      case .bool: "a boolean"
      case .number: "a number"
      case .string: "a string"
      case .array: "an array"
      case .object: "an object"
      }
    }
  }

  /// The address of the parser's value; see ``JSONValueLayout``.
  @usableFromInline let address: UnsafeRawPointer

  @inlinable
  init(_ address: UnsafeRawPointer) {
    self.address = address
  }

  /// The type in the lowest three bits, the subtype in the next two, the length above the lowest
  /// byte.
  @inlinable var tag: UInt64 { address.load(as: UInt64.self) }
  @inlinable var type: UInt64 { tag & JSONValueLayout.typeMask }
  @inlinable var length: Int { Int(truncatingIfNeeded: tag >> 8) }

  /// The second word: a number, the address of a text, or the size of a container in bytes.
  @inlinable
  func payload<Word: BitwiseCopyable>(as type: Word.Type) -> Word {
    address.load(fromByteOffset: JSONValueLayout.payload, as: type)
  }

  /// Whether the value is an array or an object: their types are the two largest.
  @inlinable public var isContainer: Bool { type >= JSONValueLayout.array }

  /// Whether the value is an object. Cheaper than its kind.
  @inlinable public var isObject: Bool { type == JSONValueLayout.object }

  /// The value's kind.
  @inlinable public var kind: Kind {
    switch type {
    case JSONValueLayout.bool: .bool
    case JSONValueLayout.number, JSONValueLayout.raw: .number
    case JSONValueLayout.string: .string
    case JSONValueLayout.array: .array
    case JSONValueLayout.object: .object
    default: .null
    }
  }

  /// The value of a boolean, `nil` for other kinds.
  @inlinable public var bool: Bool? {
    type == JSONValueLayout.bool
      ? tag & JSONValueLayout.subtypeMask == JSONValueLayout.isTrue : nil
  }

  /// The UTF-8 bytes of a string, which may include NUL; `nil` for other kinds.
  @inlinable public var stringBytes: UnsafeBufferPointer<UInt8>? {
    type == JSONValueLayout.string ? text : nil
  }

  /// A copy of a string, `nil` for other kinds.
  public var string: String? {
    stringBytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the value is the string `other`, byte for byte.
  public func isString(_ other: StaticString) -> Bool {
    let count = other.utf8CodeUnitCount
    guard type == JSONValueLayout.string, length == count else { return false }
    return count == 0 || memcmp(payload(as: UnsafeRawPointer.self), other.utf8Start, count) == 0
  }

  /// The number of elements of an array or members of an object, otherwise 0.
  @inlinable public var count: Int { isContainer ? length : 0 }

  /// A number as the nearest `Double`, infinite if it is too large; `nil` for other kinds.
  @inlinable public var number: Double? {
    guard type == JSONValueLayout.number else { return unparsedNumber }
    switch tag & JSONValueLayout.subtypeMask {
    case JSONValueLayout.unsigned: return Double(payload(as: UInt64.self))
    case JSONValueLayout.signed: return Double(payload(as: Int64.self))
    default: return payload(as: Double.self)
    }
  }

  /// The number of a value whose text was kept.
  @usableFromInline var unparsedNumber: Double? {
    guard type == JSONValueLayout.raw else { return nil }
    // The parser has checked the grammar.
    return Double(String(decoding: text, as: UTF8.self)) ?? .infinity
  }

  /// An integral number, however it is written (`2`, `2.0` and `0.2e1` are all two); `nil` for
  /// other values, or if it does not fit.
  @inlinable public var integer: Int? {
    guard type == JSONValueLayout.number else { return unparsedInteger }
    switch tag & JSONValueLayout.subtypeMask {
    case JSONValueLayout.unsigned: return Int(exactly: payload(as: UInt64.self))
    case JSONValueLayout.signed: return Int(exactly: payload(as: Int64.self))
    default: return Int(exactly: payload(as: Double.self))
    }
  }

  /// The integer of a value whose text was kept.
  @usableFromInline var unparsedInteger: Int? {
    guard type == JSONValueLayout.raw else { return nil }
    return Int(String(decoding: text, as: UTF8.self)) ?? number.flatMap { Int(exactly: $0) }
  }

  /// The received text of a number; `nil` for other kinds, or if the text was not kept; see
  /// ``JSONDocument/Numbers``.
  public var numberText: UnsafeBufferPointer<UInt8>? {
    type == JSONValueLayout.raw ? text : nil
  }

  /// The elements of an array; none for other kinds.
  @inlinable public var elements: Elements {
    Elements(
      upcoming: address + JSONValueLayout.size,
      remaining: type == JSONValueLayout.array ? length : 0)
  }

  /// The members of an object in text order; none for other kinds.
  @inlinable public var members: Members {
    Members(
      upcoming: address + JSONValueLayout.size,
      remaining: type == JSONValueLayout.object ? length : 0)
  }

  /// The member with this name, or `nil`.
  ///
  /// - Complexity: O(members). To read several members use `ObjectFields`.
  public subscript(_ name: StaticString) -> JSONValue? {
    for member in members where member.name.isString(name) { return member.value }
    return nil
  }

  /// The address after the value and its contents.
  @inlinable var end: UnsafeRawPointer {
    isContainer ? address + payload(as: Int.self) : address + JSONValueLayout.size
  }

  @inlinable var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: payload(as: UnsafeRawPointer?.self)?.assumingMemoryBound(to: UInt8.self),
      count: length)
  }
}

/// The memory layout of the parser's values, as constants that can be inlined into other modules.
///
/// ``isThatOfTheParser`` checks them against the parser's header.
@usableFromInline
enum JSONValueLayout {
  @inlinable static var size: Int { 16 }
  @inlinable static var payload: Int { 8 }
  @inlinable static var typeMask: UInt64 { 0x07 }
  @inlinable static var raw: UInt64 { 1 }
  @inlinable static var null: UInt64 { 2 }
  @inlinable static var bool: UInt64 { 3 }
  @inlinable static var number: UInt64 { 4 }
  @inlinable static var string: UInt64 { 5 }
  @inlinable static var array: UInt64 { 6 }
  @inlinable static var object: UInt64 { 7 }
  @inlinable static var subtypeMask: UInt64 { 0x18 }
  @inlinable static var isTrue: UInt64 { 1 << 3 }
  @inlinable static var unsigned: UInt64 { 0 << 3 }
  @inlinable static var signed: UInt64 { 1 << 3 }

  /// Whether the constants agree with the header that this was compiled with. Swift does not import
  /// the subtype macros.
  static var isThatOfTheParser: Bool {
    MemoryLayout<yyjson_val>.stride == size
      && MemoryLayout<yyjson_val>.offset(of: \.tag) == 0
      && MemoryLayout<yyjson_val>.offset(of: \.uni) == payload
      && YYJSON_TYPE_RAW == raw && YYJSON_TYPE_NULL == null && YYJSON_TYPE_BOOL == bool
      && YYJSON_TYPE_NUM == number && YYJSON_TYPE_STR == string && YYJSON_TYPE_ARR == array
      && YYJSON_TYPE_OBJ == object
  }
}

extension JSONValue {
  /// The elements of an array, in order.
  public struct Elements: Sequence, IteratorProtocol {
    @usableFromInline var upcoming: UnsafeRawPointer
    @usableFromInline var remaining: Int

    /// Makes an empty sequence that borrows from a value's document.
    public init(noneOf value: JSONValue) {
      self.init(upcoming: value.address, remaining: 0)
    }

    @inlinable
    init(upcoming: UnsafeRawPointer, remaining: Int) {
      self.upcoming = upcoming
      self.remaining = remaining
    }

    /// The number of remaining elements.
    @inlinable public var count: Int { remaining }

    /// Advances to the next element.
    @inlinable
    public mutating func next() -> JSONValue? {
      guard remaining > 0 else { return nil }
      remaining &-= 1
      let value = JSONValue(upcoming)
      upcoming = value.end
      return value
    }
  }

  /// The members of an object, in order.
  public struct Members: Sequence, IteratorProtocol {
    @usableFromInline var upcoming: UnsafeRawPointer
    @usableFromInline var remaining: Int

    @inlinable
    init(upcoming: UnsafeRawPointer, remaining: Int) {
      self.upcoming = upcoming
      self.remaining = remaining
    }

    /// Advances to the next member.
    @inlinable
    public mutating func next() -> (name: JSONValue, value: JSONValue)? {
      guard remaining > 0 else { return nil }
      remaining &-= 1
      let name = JSONValue(upcoming)
      let value = JSONValue(upcoming + JSONValueLayout.size)
      upcoming = value.end
      return (name, value)
    }
  }
}

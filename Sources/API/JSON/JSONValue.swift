internal import CYYJSON

/// A value of a ``JSONDocument``: a trivial view, valid for as long as the document lives.
public struct JSONValue {
  /// What a value is.
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

  let address: UnsafePointer<yyjson_val>

  init(_ address: UnsafePointer<yyjson_val>) {
    self.address = address
  }

  private var type: UInt8 { UInt8(truncatingIfNeeded: address.pointee.tag) & 0x07 }
  private var subtype: UInt8 { UInt8(truncatingIfNeeded: address.pointee.tag) & 0x18 }
  private var length: Int { Int(truncatingIfNeeded: address.pointee.tag >> 8) }

  /// Whether the value is an array or an object: their types are the two largest.
  var isContainer: Bool { type >= YYJSON_TYPE_ARR }

  /// The value's kind.
  public var kind: Kind {
    switch type {
    case YYJSON_TYPE_BOOL: .bool
    case YYJSON_TYPE_NUM, YYJSON_TYPE_RAW: .number
    case YYJSON_TYPE_STR: .string
    case YYJSON_TYPE_ARR: .array
    case YYJSON_TYPE_OBJ: .object
    default: .null
    }
  }

  /// Whether the value is `true`, or nothing where it is no boolean.
  public var bool: Bool? {
    type == YYJSON_TYPE_BOOL ? subtype == Subtype.isTrue : nil
  }

  /// The UTF-8 bytes of a string, NUL bytes included, or nothing where the value is no string.
  public var stringBytes: UnsafeBufferPointer<UInt8>? {
    type == YYJSON_TYPE_STR ? text : nil
  }

  /// A copy of a string, or nothing where the value is no string.
  public var string: String? {
    stringBytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the value is the string `other`, byte for byte.
  public func isString(_ other: StaticString) -> Bool {
    guard let bytes = stringBytes, bytes.count == other.utf8CodeUnitCount else { return false }
    return bytes.elementsEqual(
      UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
  }

  /// The number of elements of an array or members of an object, otherwise 0.
  public var count: Int {
    type == YYJSON_TYPE_ARR || type == YYJSON_TYPE_OBJ ? length : 0
  }

  /// A number as the nearest `Double`, or nothing where the value is no number. A number that is too
  /// large for a finite `Double` is infinite.
  public var number: Double? {
    switch type {
    case YYJSON_TYPE_NUM:
      switch subtype {
      case Subtype.unsigned: Double(address.pointee.uni.u64)
      case Subtype.signed: Double(address.pointee.uni.i64)
      default: address.pointee.uni.f64
      }
    case YYJSON_TYPE_RAW:
      // The grammar is checked already: nothing but a number can stand here.
      Double(String(decoding: text, as: UTF8.self)) ?? .infinity
    default:
      nil
    }
  }

  /// A number that is an integer, however it is written (`2`, `2.0` and `0.2e1` are all two), or
  /// nothing where the value is something else or does not fit.
  public var integer: Int? {
    if type == YYJSON_TYPE_NUM {
      switch subtype {
      case Subtype.unsigned: return Int(exactly: address.pointee.uni.u64)
      case Subtype.signed: return Int(exactly: address.pointee.uni.i64)
      default: return Int(exactly: address.pointee.uni.f64)
      }
    }
    guard type == YYJSON_TYPE_RAW else { return nil }
    return Int(String(decoding: text, as: UTF8.self)) ?? number.flatMap { Int(exactly: $0) }
  }

  /// The received text of a number, or nothing where the value is no number or its text was not
  /// kept: see ``JSONDocument/Numbers``.
  public var numberText: UnsafeBufferPointer<UInt8>? {
    type == YYJSON_TYPE_RAW ? text : nil
  }

  /// The elements of an array; none where the value is something else.
  public var elements: Elements {
    Elements(upcoming: address + 1, remaining: type == YYJSON_TYPE_ARR ? length : 0)
  }

  /// The members of an object, in the order of the text; none where the value is something else.
  public var members: Members {
    Members(upcoming: address + 1, remaining: type == YYJSON_TYPE_OBJ ? length : 0)
  }

  /// The member with this name, or nothing.
  ///
  /// - Complexity: O(members). To read several members use ``ObjectFields``.
  public subscript(_ name: StaticString) -> JSONValue? {
    for member in members where member.name.isString(name) { return member.value }
    return nil
  }

  /// The address just past the value and all in it.
  var end: UnsafePointer<yyjson_val> {
    type == YYJSON_TYPE_ARR || type == YYJSON_TYPE_OBJ
      ? UnsafePointer(
        (UnsafeRawPointer(address) + address.pointee.uni.ofs).assumingMemoryBound(
          to: yyjson_val.self))
      : address + 1
  }

  private var text: UnsafeBufferPointer<UInt8> {
    UnsafeRawBufferPointer(start: address.pointee.uni.ptr, count: length)
      .assumingMemoryBound(to: UInt8.self)
  }
}

/// The header's macros for these are not imported.
private enum Subtype {
  static let isTrue: UInt8 = 1 << 3
  static let unsigned: UInt8 = 0 << 3
  static let signed: UInt8 = 1 << 3
}

extension JSONValue {
  /// The elements of an array, one after another.
  public struct Elements: Sequence, IteratorProtocol {
    var upcoming: UnsafePointer<yyjson_val>
    var remaining: Int

    /// The number of elements still to come.
    public var count: Int { remaining }

    /// Goes on to the next element.
    public mutating func next() -> JSONValue? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      let value = JSONValue(upcoming)
      upcoming = value.end
      return value
    }
  }

  /// The members of an object, one after another.
  public struct Members: Sequence, IteratorProtocol {
    var upcoming: UnsafePointer<yyjson_val>
    var remaining: Int

    /// The number of members still to come.
    public var count: Int { remaining }

    /// Goes on to the next member.
    public mutating func next() -> (name: JSONValue, value: JSONValue)? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      let name = JSONValue(upcoming)
      let value = JSONValue(upcoming + 1)
      upcoming = value.end
      return (name, value)
    }
  }
}

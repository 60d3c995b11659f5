/// A value of a template: one of JSON's kinds, or a built-in function.
///
/// A small handle into the ``TemplateArena`` that made it. Copying it copies no contents.
public struct TemplateValue: Sendable {
  enum Kind: UInt8 {
    /// The value of an unbound name.
    case unbound
    /// The result of an element or member to omit.
    case deleted
    case null
    case bool
    case integer
    case double
    /// A number as its text, because neither an integer nor the shortest text of a double would
    /// restore it.
    case digits
    case string
    case array
    case object
    case function
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The value is or contains a string or name with a `$`, which rendering may change.
    static let dollar = Flags(rawValue: 1)
    /// The value is or contains a function.
    static let function = Flags(rawValue: 2)
    /// The value is or contains a string or name that is not ASCII.
    static let nonASCII = Flags(rawValue: 4)
  }

  /// Depending on the kind: the boolean, the integer, the bits of the double, the start of the
  /// bytes or contents, or the function.
  var bits: UInt64 = 0
  /// The number of bytes, elements or members.
  var length: UInt32 = 0
  var kind: Kind
  var flags: Flags = []
  /// The number of levels of nested arrays and objects.
  var height: UInt16 = 0

  static let unbound = TemplateValue(kind: .unbound)
  static let deleted = TemplateValue(kind: .deleted)

  /// JSON's `null`.
  public static let null = TemplateValue(kind: .null)

  /// JSON's `true` or `false`.
  public static func bool(_ value: Bool) -> TemplateValue {
    TemplateValue(bits: value ? 1 : 0, kind: .bool)
  }

  static func integer(_ value: Int64) -> TemplateValue {
    TemplateValue(bits: UInt64(bitPattern: value), kind: .integer)
  }

  static func double(_ value: Double) -> TemplateValue {
    TemplateValue(bits: value.bitPattern, kind: .double)
  }

  static func function(_ builtin: Builtin) -> TemplateValue {
    TemplateValue(bits: UInt64(builtin.rawValue), kind: .function, flags: .function)
  }

  var start: Int { Int(truncatingIfNeeded: bits) }
  var count: Int { Int(length) }
  var end: Int { start + count }
  var range: Range<Int> { start..<end }

  var isNumber: Bool { kind == .integer || kind == .double || kind == .digits }
  var isContainer: Bool { kind == .array || kind == .object }

  /// A part of an array.
  func part(_ range: Range<Int>) -> TemplateValue {
    var copy = self
    copy.bits = UInt64(start + range.lowerBound)
    copy.length = UInt32(truncatingIfNeeded: range.count)
    return copy
  }
}

/// A member of an object.
struct TemplateMember: Sendable {
  var name: Symbol
  var value: TemplateValue
}

/// The number of a name in the arena's symbol table.
typealias Symbol = UInt32

import ConstraintSolver
import ConstraintLayout
internal import JSONText

extension LayoutRequestDecoder {
  /// Adds a constraint that is an object, read in one pass, if it is of the form that nearly all
  /// have: anchors of known items, a relation, and numbers within their limits.
  ///
  /// - Returns: Whether it was added. Any other object, above all one with an error, is then read
  ///   member by member. Where both read a constraint, they read the same.
  mutating func addPlainConstraint(_ object: JSONValue, _ items: NameLookup) -> Bool {
    var first: Anchor?
    var second: Anchor?
    var relation: Relation?
    var multiplier = 1.0
    var constant = 0.0
    var priority = Priority.required
    for (name, value) in object.members {
      guard let word = NameWord(name) else { return false }
      switch word.head {
      case 0x74_7372_6966 where word.length == 5:  // first
        guard let anchor = Self.plainAnchor(value, items) else { return false }
        first = anchor
      case 0x646E_6F63_6573 where word.length == 6:  // second
        guard let anchor = Self.plainAnchor(value, items) else { return false }
        second = anchor
      case 0x6E6F_6974_616C_6572 where word.length == 8:  // relation
        guard let read = Self.plainRelation(value) else { return false }
        relation = read
      case 0x746E_6174_736E_6F63 where word.length == 8:  // constant
        guard let number = value.number, LayoutLimits.allows(number) else { return false }
        constant = number
      case 0x7974_6972_6F69_7270 where word.length == 8:  // priority
        guard let number = value.number, let read = Priority(number) else { return false }
        priority = read
      case 0x696C_7069_746C_756D where name.isString("multiplier"):
        guard let number = value.number, LayoutLimits.allows(factor: number) else { return false }
        multiplier = number
      default: return false
      }
    }
    guard let first, let relation else { return false }
    return scene.addPlainConstraint(
      first, relation, to: second, multiplier: multiplier, constant: constant, priority: priority)
  }

  /// An anchor of a known item that is an object of two plain members, or `nil`.
  @inline(__always)
  private static func plainAnchor(_ value: JSONValue, _ items: NameLookup) -> Anchor? {
    guard value.kind == .object, value.count == 2 else { return nil }
    var members = value.members
    guard let (first, view) = members.next(), let (second, attribute) = members.next(),
      let viewName = NameWord(first), viewName.length == 4, viewName.head == 0x7765_6976,
      let attributeName = NameWord(second), attributeName.length == 9,
      attributeName.head == 0x7475_6269_7274_7461, attributeName.lastByte == UInt8(ascii: "e"),
      let item = NameWord(view), let read = NameWord(attribute)
    else { return nil }
    return items.plainAnchor(
      item.start, count: item.length, head: item.head,
      attribute: read.start, count: read.length, head: read.head)
  }

  @inline(__always)
  private static func plainRelation(_ value: JSONValue) -> Relation? {
    guard let sign = value.stringBytes, sign.count == 2, sign[1] == UInt8(ascii: "=") else {
      return nil
    }
    switch sign[0] {
    case UInt8(ascii: "="): return .equal
    case UInt8(ascii: "<"): return .lessThanOrEqual
    case UInt8(ascii: ">"): return .greaterThanOrEqual
    default: return nil
    }
  }
}

/// A name of a member, or another string within an object, by its length and its first eight bytes,
/// with zeros after the last if there are fewer.
///
/// Eight bytes can be read from its start: a quote follows it, the end of the object, and the
/// parser's padding of four bytes; a name has a colon and a value behind it.
struct NameWord {
  let start: UnsafeRawPointer
  let length: Int
  let head: UInt64

  /// The word of a string; `nil` for another value.
  @inline(__always)
  init?(_ value: JSONValue) {
    guard let bytes = value.stringBytes, let start = UnsafeRawPointer(bytes.baseAddress) else {
      return nil
    }
    self.start = start
    length = bytes.count
    head = PreparedName.start(of: start, length: bytes.count)
  }

  /// The bytes of the word.
  @inline(__always)
  var bytes: UnsafePointer<UInt8> { start.assumingMemoryBound(to: UInt8.self) }

  /// The last byte of a word that is not empty.
  @inline(__always)
  var lastByte: UInt8 { start.load(fromByteOffset: length &- 1, as: UInt8.self) }
}

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
      let word = NameWord(name: name)
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
      first.isName("view", word: 0x7765_6976),
      second.isName("attribute", word: 0x7475_6269_7274_7461),
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

import ConstraintSolver
import ConstraintLayout
internal import JSONDocuments

extension LayoutRequestDecoder {
  /// Adds a constraint object in one pass if it has the most common form: anchors of known items, a
  /// relation, and numbers within their limits, each stated once.
  ///
  /// - Returns: Whether it was added. Any other object, especially one with an error, is then read
  ///   member by member. Both readers agree on every constraint that both accept.
  mutating func addPlainConstraint(_ object: JSONValue, _ items: NameLookup) -> Bool {
    var first: AnchorWords?
    var second: AnchorWords?
    var relation: Relation?
    var multiplier: Double?
    var constant: Double?
    var priority: Priority?
    for (name, value) in object.members {
      // The length and the first bytes distinguish the names.
      switch name.textCount {
      case 5:
        guard name.isName("first", word: 0x74_7372_6966), first == nil,
          let words = AnchorWords(value)
        else { return false }
        first = words
      case 6:
        guard name.isName("second", word: 0x646E_6F63_6573), second == nil,
          let words = AnchorWords(value)
        else { return false }
        second = words
      case 8 where name.isName("relation", word: 0x6E6F_6974_616C_6572):
        guard relation == nil, let read = Self.plainRelation(value) else { return false }
        relation = read
      case 8 where name.isName("constant", word: 0x746E_6174_736E_6F63):
        guard constant == nil, let number = value.number, LayoutLimits.allows(number) else {
          return false
        }
        constant = number
      case 8 where name.isName("priority", word: 0x7974_6972_6F69_7270):
        guard priority == nil, let number = value.number, let read = Priority(number) else {
          return false
        }
        priority = read
      case 10 where name.isString("multiplier"):
        guard multiplier == nil, let number = value.number, LayoutLimits.allows(factor: number)
        else { return false }
        multiplier = number
      default: return false
      }
    }
    guard let first, let relation else { return false }
    return scene.addPlainConstraint(
      first, relation, to: second, multiplier: multiplier ?? 1, constant: constant ?? 0,
      priority: priority ?? .required, items)
  }

  @inline(__always)
  private static func plainRelation(_ value: JSONValue) -> Relation? {
    guard value.kind == .string, value.textCount == 2 else { return nil }
    let sign = value.textStart
    guard sign.load(fromByteOffset: 1, as: UInt8.self) == UInt8(ascii: "=") else { return nil }
    switch sign.load(as: UInt8.self) {
    case UInt8(ascii: "="): return .equal
    case UInt8(ascii: "<"): return .lessThanOrEqual
    case UInt8(ascii: ">"): return .greaterThanOrEqual
    default: return nil
    }
  }
}

extension AnchorWords {
  /// The two members of an anchor object in the most common order.
  ///
  /// Eight bytes can be read from each, as from every string within an object: see ``NameWord``.
  @inline(__always)
  fileprivate init?(_ value: JSONValue) {
    guard let (first, item, second, attribute) = value.pair,
      first.isName("view", word: 0x7765_6976),
      second.isName("attribute", word: 0x7475_6269_7274_7461)
    else { return nil }
    self.init(
      item: item.textStart, count: item.textCount,
      attribute: attribute.textStart, count: attribute.textCount)
  }
}

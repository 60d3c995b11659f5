import ConstraintLayout
internal import JSONText

/// A view that has no other members than an id, given numbers and children, read in one pass.
struct PlainView {
  let id: NameWord
  let idValue: JSONValue
  let given: GivenFrame
  let children: JSONValue.Elements?

  /// Reads an object; `nil` for anything else, above all for a view with an error, which is then
  /// read member by member.
  @inline(__always)
  init?(_ value: JSONValue, idBytes: Int) {
    var id: NameWord?
    var idValue = value
    var given = GivenFrame()
    var children: JSONValue.Elements?
    for (name, value) in value.members {
      guard let word = NameWord(name) else { return nil }
      switch word.head {
      case 0x6469 where word.length == 2:  // id
        id = NameWord(value)
        idValue = value
      case 0x7468_6769_6568 where word.length == 6:  // height
        guard let number = Self.length(value) else { return nil }
        given.height = number
      case 0x68_7464_6977 where word.length == 5:  // width
        guard let number = Self.length(value) else { return nil }
        given.width = number
      case 0x78 where word.length == 1:
        guard let number = Self.length(value) else { return nil }
        given.x = number
      case 0x79 where word.length == 1:
        guard let number = Self.length(value) else { return nil }
        given.y = number
      case 0x6E65_7264_6C69_6863 where word.length == 8:  // children
        guard value.kind == .array else { return nil }
        children = value.elements
      default: return nil
      }
    }
    guard let id, id.length <= idBytes else { return nil }
    (self.id, self.idValue, self.given, self.children) = (id, idValue, given, children)
  }

  @inline(__always)
  private static func length(_ value: JSONValue) -> Double? {
    guard let number = value.number, LayoutLimits.allows(number) else { return nil }
    return number
  }
}

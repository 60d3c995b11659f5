import ConstraintLayout
import ConstraintSolver
internal import JSONDocuments

/// A view in the most common form, read in one pass: an id, given numbers, children, an intrinsic
/// size, numeric priorities, and baselines.
struct PlainView {
  private(set) var id: NameWord
  private(set) var idValue: JSONValue
  private(set) var given = GivenFrame()
  private(set) var children: JSONValue.Elements?

  /// The less common members. The struct is large, so all views reuse one instance.
  struct Content {
    fileprivate(set) var intrinsicSize: IntrinsicSize?
    fileprivate(set) var geometry: ItemGeometry?
    fileprivate(set) var isEmpty = true
  }

  /// Reads an object; `nil` for any other form, especially a view with an error, which is then read
  /// member by member. Both readers agree on every view that both accept.
  @inline(__always)
  init?(_ value: JSONValue, idBytes: Int, _ content: inout Content) {
    if !content.isEmpty { content = Content() }
    var id: NameWord?
    (self.id, idValue) = (NameWord(noneOf: value), value)
    for (name, value) in value.members {
      let word = NameWord(name: name)
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
      case 0x78 where word.length == 1:  // x
        guard let number = Self.length(value) else { return nil }
        given.x = number
      case 0x79 where word.length == 1:  // y
        guard let number = Self.length(value) else { return nil }
        given.y = number
      case 0x6E65_7264_6C69_6863 where word.length == 8:  // children
        guard value.kind == .array else { return nil }
        children = value.elements
      default:
        guard content.read(name, word, value) else { return nil }
      }
    }
    guard let id, id.length <= idBytes else { return nil }
    self.id = id
  }

  @inline(__always)
  fileprivate static func length(_ value: JSONValue) -> Double? {
    guard let number = value.number, LayoutLimits.allows(number) else { return nil }
    return number
  }
}

extension PlainView.Content {
  /// Reads a member that gives the view an intrinsic size or a geometry; returns whether the name
  /// is such a member.
  @inline(never)
  fileprivate mutating func read(_ name: JSONValue, _ word: NameWord, _ value: JSONValue) -> Bool {
    isEmpty = false
    switch word.head {
    case 0x6973_6E69_7274_6E69 where name.isString("intrinsicSize"): return readSize(value)
    case 0x67_6E69_6767_7568 where word.length == 7:  // hugging
      var size = intrinsicSize ?? IntrinsicSize()
      guard let read = Self.priorities(value, size.hugging) else { return false }
      size.hugging = read
      intrinsicSize = size
    case 0x7373_6572_706D_6F63 where name.isString("compressionResistance"):
      var size = intrinsicSize ?? IntrinsicSize()
      guard let read = Self.priorities(value, size.compressionResistance) else { return false }
      size.compressionResistance = read
      intrinsicSize = size
    case 0x7361_4274_7372_6966 where name.isString("firstBaseline"):
      guard let number = PlainView.length(value) else { return false }
      geometry = geometry ?? ItemGeometry()
      geometry?.firstBaseline = number
    case 0x6573_6142_7473_616C where name.isString("lastBaseline"):
      guard let number = PlainView.length(value) else { return false }
      geometry = geometry ?? ItemGeometry()
      geometry?.lastBaseline = number
    default: return false
    }
    return true
  }

  /// Reads an intrinsic size whose only members are a width and a height.
  private mutating func readSize(_ value: JSONValue) -> Bool {
    guard value.kind == .object else { return false }
    var size = intrinsicSize ?? IntrinsicSize()
    for (name, value) in value.members {
      let word = NameWord(name: name)
      guard let number = PlainView.length(value) else { return false }
      switch word.head {
      case 0x68_7464_6977 where word.length == 5: size.width = number
      case 0x7468_6769_6568 where word.length == 6: size.height = number
      default: return false
      }
    }
    intrinsicSize = size
    return true
  }

  /// The priorities of a number, or of an object of numbers.
  private static func priorities(_ value: JSONValue, _ defaults: AxisPriorities) -> AxisPriorities?
  {
    if let number = value.number { return Priority(number).map { AxisPriorities(both: $0) } }
    guard value.kind == .object else { return nil }
    var priorities = defaults
    for (name, value) in value.members {
      guard let number = value.number, let priority = Priority(number) else { return nil }
      switch NameWord(name: name).head {
      case 0x746E_6F7A_6972_6F68 where name.isString("horizontal"):
        priorities.horizontal = priority
      case 0x6C61_6369_7472_6576 where name.isString("vertical"): priorities.vertical = priority
      default: return nil
      }
    }
    return priorities
  }
}

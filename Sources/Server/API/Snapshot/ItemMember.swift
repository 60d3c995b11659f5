/// The kind of an item's member, by its name.
enum ItemMember {
  case id, title, children, expanded
  /// A name that rows of the response use.
  case reserved
  /// Any other name.
  case payload

  /// Classifies a name.
  ///
  /// Switches over the length before comparing any text, since lists can have millions of items.
  init(_ name: UnsafeBufferPointer<UInt8>) {
    self =
      switch name.count {
      case 2 where Self.same(name, "id"): .id
      case 5 where Self.same(name, "title"): .title
      case 8 where Self.same(name, "children"): .children
      case 8 where Self.same(name, "expanded"): .expanded
      case 5 where Self.same(name, "level") || Self.same(name, "index"): .reserved
      case 6 where Self.same(name, "parent"): .reserved
      case 7 where Self.same(name, "visible"): .reserved
      case 8 where Self.same(name, "position"): .reserved
      case 10 where Self.same(name, "childCount"): .reserved
      case 12 where Self.same(name, "siblingCount"): .reserved
      default: .payload
      }
  }

  /// Compares texts of equal length.
  private static func same(_ a: UnsafeBufferPointer<UInt8>, _ b: StaticString) -> Bool {
    for index in 0..<a.count where a[index] != b.utf8Start[index] { return false }
    return true
  }
}

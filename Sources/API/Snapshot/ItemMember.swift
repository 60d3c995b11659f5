/// What a member of an item is, by its name.
enum ItemMember {
  case id, title, children, expanded
  /// A name that the rows of the answer need.
  case reserved
  /// Any other name.
  case payload

  /// Finds out what a name is.
  ///
  /// Items come by the million, so that the length decides before any text is compared.
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

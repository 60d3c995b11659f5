/// The items that parsed text names.
extension LayoutScene {
  /// The anchors of a side of a constraint; `nil` if an attribute, an area or a name is unknown.
  ///
  /// - Complexity: O(length of the names).
  package func anchors(of side: ConstraintText.Side, in text: Span<UInt8>) -> SideAnchors? {
    var anchors = SideAnchors()
    if let read = side.anchor {
      guard let anchor = anchor(read, in: text) else { return nil }
      anchors.anchor = anchor
    }
    if let read = side.origin {
      guard let anchor = anchor(read, in: text) else { return nil }
      anchors.origin = anchor
    }
    return anchors
  }

  /// The anchor in a text; `nil` if its attribute, its area or its name is unknown.
  ///
  /// - Complexity: O(length of the name).
  package func anchor(_ read: AnchorText, in text: Span<UInt8>) -> Anchor? {
    guard read.unknown == nil, let item = item(named: read.name, in: text) else { return nil }
    return Anchor(item, read.attribute, of: read.area)
  }

  /// The item with a name in a text, or `nil`.
  ///
  /// - Complexity: O(length of the name).
  package func item(named name: NameText, in text: Span<UInt8>) -> ItemIndex? {
    guard name.hasDoubledQuotes else { return item(named: text.extracting(name.range)) }
    return name.unquoted(text).withUnsafeBufferPointer { item(named: $0.span) }
  }
}

/// The form in which a ``ConstraintReader`` returns anchors.
///
/// The reader is specialised for each form, so that a small form costs no syntax tree.
protocol AnchorForm {
  /// The part of an anchor before the period.
  associatedtype Item
  /// An anchor.
  associatedtype Anchor

  /// The item with a plain name.
  mutating func item(named name: TextWord, in text: Span<UInt8>) -> Item

  /// The item with a quoted name.
  mutating func item(quoted name: NameText, in text: Span<UInt8>) -> Item

  /// The anchor of an attribute and an area.
  func anchor(_ item: Item, _ attribute: Attribute, of area: Area) -> Anchor

  /// The anchor of an unknown attribute or area.
  mutating func anchor(_ item: Item, unknown: UnknownWord) -> Anchor
}

/// Anchors as parts of a syntax tree.
struct AnchorSyntax: AnchorForm {
  @inline(__always)
  func item(named name: TextWord, in text: Span<UInt8>) -> NameText { NameText(name) }

  func item(quoted name: NameText, in text: Span<UInt8>) -> NameText { name }

  @inline(__always)
  func anchor(_ item: NameText, _ attribute: Attribute, of area: Area) -> AnchorText {
    AnchorText(name: item, area: area, attribute: attribute, unknown: nil)
  }

  func anchor(_ item: NameText, unknown: UnknownWord) -> AnchorText {
    AnchorText(name: item, area: .item, attribute: .left, unknown: unknown)
  }
}

/// Anchors of items with names in a table.
struct NamedAnchors: AnchorForm {
  let names: NameTable.Names
  /// Whether all names, attributes and areas so far are known. If not, some anchors are arbitrary.
  private(set) var areKnown = true

  init(_ names: NameTable.Names) { self.names = names }

  @inline(__always)
  mutating func item(named name: TextWord, in text: Span<UInt8>) -> ItemIndex {
    let start = name.start
    let number = text.withUnsafeBytes { bytes in
      // A text with a name is not empty.
      let bytes = bytes.baseAddress.unsafelyUnwrapped
      return names.number(of: bytes + start, count: name.count, head: name.head)
    }
    return known(number)
  }

  @inline(never)
  mutating func item(quoted name: NameText, in text: Span<UInt8>) -> ItemIndex {
    guard name.hasDoubledQuotes else {
      return known(text.extracting(name.range).withUnsafeBufferPointer { names.number(of: $0) })
    }
    return known(name.unquoted(text).withUnsafeBufferPointer { names.number(of: $0) })
  }

  @inline(__always)
  private mutating func known(_ number: Int?) -> ItemIndex {
    guard let number else {
      areKnown = false
      return ItemIndex(0)
    }
    return ItemIndex(number)
  }

  @inline(__always)
  func anchor(_ item: ItemIndex, _ attribute: Attribute, of area: Area) -> Anchor {
    Anchor(item, attribute, of: area)
  }

  mutating func anchor(_ item: ItemIndex, unknown: UnknownWord) -> Anchor {
    areKnown = false
    return Anchor(item, .left)
  }
}

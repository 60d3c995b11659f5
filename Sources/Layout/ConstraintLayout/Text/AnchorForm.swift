/// The form in which a ``ConstraintReader`` returns anchors.
///
/// The reader is specialised for each form, so that a small form costs no syntax tree.
protocol AnchorForm {
  /// The part of an anchor before the period.
  associatedtype Item
  /// An anchor.
  associatedtype Anchor

  /// The item whose plain name begins at an offset within the text and ends at a period, and the
  /// offset of the period; `nil` decides nothing.
  func item(beforePeriodFrom start: Int, in text: Span<UInt8>) -> (item: Item, period: Int)?

  /// The item with a plain name.
  func item(named name: TextWord, in text: Span<UInt8>) throws(TextFault) -> Item

  /// The item with a quoted name.
  func item(quoted name: NameText, in text: Span<UInt8>) throws(TextFault) -> Item

  /// The anchor of an attribute and an area.
  func anchor(_ item: Item, _ attribute: Attribute, of area: Area) -> Anchor

  /// The anchor of an unknown attribute of an area, or of an unknown area.
  func anchor(_ item: Item, of area: Area, unknown: UnknownWord) throws(TextFault) -> Anchor
}

/// Anchors as parts of a syntax tree.
struct AnchorSyntax: AnchorForm {
  func item(
    beforePeriodFrom start: Int, in text: Span<UInt8>
  ) -> (item: NameText, period: Int)? {
    guard TextScanner.startsWord(text.byte(at: start)) else { return nil }
    let word = text.plainWord(at: start)
    return text.byte(at: word.end) == UInt8(ascii: ".") ? (NameText(word), word.end) : nil
  }

  func item(named name: TextWord, in text: Span<UInt8>) -> NameText { NameText(name) }

  func item(quoted name: NameText, in text: Span<UInt8>) -> NameText { name }

  func anchor(_ item: NameText, _ attribute: Attribute, of area: Area) -> AnchorText {
    AnchorText(name: item, area: area, attribute: attribute, unknown: nil)
  }

  func anchor(_ item: NameText, of area: Area, unknown: UnknownWord) -> AnchorText {
    AnchorText(name: item, area: area, attribute: .left, unknown: unknown)
  }
}

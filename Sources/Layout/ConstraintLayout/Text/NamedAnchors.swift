/// Anchors of items with names in a table. An unknown word is a fault.
struct NamedAnchors: AnchorForm {
  let names: NameTable.Names

  init(_ names: NameTable.Names) { self.names = names }

  /// The table knows which names are plain words, so the bytes before the period need no scan.
  @inline(__always)
  func item(
    beforePeriodFrom start: Int, in text: Span<UInt8>
  ) -> (item: ItemIndex, period: Int)? {
    let bytes = text.eightBytes(at: start)
    let count = TextWord.lengthBeforePeriod(bytes)
    guard count < 8 else { return item(beforeLatePeriodFrom: start, bytes, in: text) }
    let bits = UInt64(truncatingIfNeeded: count &* 8)
    let number = text.withUnsafeBytes { text in
      // A text with a period is not empty.
      names.plainNumber(
        of: text.baseAddress.unsafelyUnwrapped + start, count: count,
        head: bytes & ((1 &<< bits) &- 1))
    }
    return number.map { (ItemIndex($0), start &+ count) }
  }

  /// Like ``item(beforePeriodFrom:in:)``, if the first eight bytes contain no period.
  @inline(never)
  private func item(
    beforeLatePeriodFrom start: Int, _ head: UInt64, in text: Span<UInt8>
  ) -> (item: ItemIndex, period: Int)? {
    var period = start &+ 8
    while period < text.count {
      let length = TextWord.lengthBeforePeriod(text.eightBytes(at: period))
      period &+= length
      if length < 8 { break }
    }
    guard period < text.count else { return nil }
    let number = text.withUnsafeBytes { text in
      names.plainNumber(
        of: text.baseAddress.unsafelyUnwrapped + start, count: period &- start, head: head)
    }
    return number.map { (ItemIndex($0), period) }
  }

  func item(named name: TextWord, in text: Span<UInt8>) throws(TextFault) -> ItemIndex {
    try item(text.extracting(name.range), at: name.start)
  }

  func item(quoted name: NameText, in text: Span<UInt8>) throws(TextFault) -> ItemIndex {
    guard name.hasDoubledQuotes else {
      return try item(text.extracting(name.range), at: name.start)
    }
    let unquoted = name.unquoted(text)
    return try item(unquoted.withUnsafeBufferPointer { names.number(of: $0) }, at: name.start)
  }

  private func item(_ name: Span<UInt8>, at start: Int) throws(TextFault) -> ItemIndex {
    try item(name.withUnsafeBufferPointer { names.number(of: $0) }, at: start)
  }

  private func item(_ number: Int?, at start: Int) throws(TextFault) -> ItemIndex {
    guard let number else { throw TextFault(.knownWord, at: start) }
    return ItemIndex(number)
  }

  @inline(__always)
  func anchor(_ item: ItemIndex, _ attribute: Attribute, of area: Area) -> Anchor {
    Anchor(item, attribute, of: area)
  }

  func anchor(
    _ item: ItemIndex, of area: Area, unknown: UnknownWord
  ) throws(TextFault) -> Anchor {
    throw TextFault(.knownWord, at: unknown.range.lowerBound)
  }
}

extension NameTable.Names {
  /// The anchor of an item and an attribute; `nil` if there is none.
  ///
  /// - Complexity: O(length of the name).
  package func anchor(
    of item: UnsafeBufferPointer<UInt8>, _ attribute: UnsafeBufferPointer<UInt8>
  ) -> Anchor? {
    guard let number = number(of: item), let attribute = Attribute(name: attribute.span) else {
      return nil
    }
    return Anchor(ItemIndex(number), attribute)
  }
}

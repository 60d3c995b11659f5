package import ConstraintSolver

extension LayoutScene {
  /// Parses a constraint in the most common form: two anchors of items with plain names, or an
  /// anchor and a number, with at most one factor.
  ///
  /// - Precondition: The text is followed by a zero and six more readable bytes.
  /// - Returns: The valid constraint; `nil` for any other text, which needs
  ///   ``ConstraintTextParser`` and ``error(in:)-(SceneConstraint)``. If both accept a text, their
  ///   constraints are equal.
  /// - Complexity: O(length), several times as fast as the parser.
  package func plainConstraint(
    terminated text: UnsafeBufferPointer<UInt8>
  ) -> SceneConstraint? {
    names.withLookup { names in
      var hasAreas = false
      guard let constraint = PlainConstraintReader.read(terminated: text, names, &hasAreas),
        !hasAreas || error(in: constraint) == nil
      else { return nil }
      return constraint
    }
  }

  /// Adds the constraint of a text that ``plainConstraint(terminated:)`` can parse; returns whether
  /// it can.
  package mutating func addPlainConstraint(
    terminated text: UnsafeBufferPointer<UInt8>, _ names: NameLookup
  ) -> Bool {
    var hasAreas = false
    guard let constraint = PlainConstraintReader.read(terminated: text, names, &hasAreas) else {
      return false
    }
    if hasAreas, error(in: constraint) != nil { return false }
    constraints.append(constraint)
    return true
  }

  /// Adds the constraint of two anchors, or of an anchor and a number, whose numbers are within
  /// their limits. Returns whether it is valid, has only known items, and refers to no margins or
  /// safe area.
  package mutating func addPlainConstraint(
    _ firstWords: AnchorWords, _ relation: Relation, to secondWords: AnchorWords?,
    multiplier: Double, constant: Double, priority: Priority, _ names: NameLookup
  ) -> Bool {
    guard let first = names.plainAnchor(firstWords) else { return false }
    var second: Anchor?
    if let secondWords {
      guard let read = names.plainAnchor(secondWords),
        first.attribute.isPlainlyComparable(to: read.attribute)
      else { return false }
      second = read
    }
    constraints.append(
      SceneConstraint(
        first, relation, to: second, multiplier: second == nil ? 1 : multiplier,
        constant: constant, priority: priority))
    return true
  }
}

extension PlainConstraintReader {
  /// The constraint of a text; `nil` to fall back to the parser. ``LayoutScene`` checks its areas.
  @inline(__always)
  fileprivate static func read(
    terminated text: UnsafeBufferPointer<UInt8>, _ names: NameLookup, _ hasAreas: inout Bool
  ) -> SceneConstraint? {
    guard let start = text.baseAddress, text.count <= LayoutLimits.textBytes else { return nil }
    var reader = PlainConstraintReader(start, count: text.count, names)
    guard let constraint = reader.constraint() else { return nil }
    hasAreas = reader.hasAreas
    if !hasAreas, let second = constraint.second,
      !constraint.first.attribute.isPlainlyComparable(to: second.attribute)
    {
      return nil
    }
    return constraint
  }
}

/// The two words of an anchor: the name of an item, and the name of an attribute.
///
/// Eight bytes must be readable from the start of each, however short it is.
@usableFromInline
package struct AnchorWords {
  @usableFromInline let item: UnsafeRawPointer
  @usableFromInline let itemCount: Int
  @usableFromInline let attribute: UnsafeRawPointer
  @usableFromInline let attributeCount: Int

  /// Makes the words from their addresses and lengths in bytes.
  @inlinable
  package init(
    item: UnsafeRawPointer, count itemCount: Int,
    attribute: UnsafeRawPointer, count attributeCount: Int
  ) {
    self.item = item
    self.itemCount = itemCount
    self.attribute = attribute
    self.attributeCount = attributeCount
  }

  /// The first eight bytes of a word, padded with zeros.
  @inline(__always)
  private static func head(_ word: UnsafeRawPointer, _ count: Int) -> UInt64 {
    let head = ByteWords.load(word)
    return count >= 8 ? head : head & ((1 &<< (UInt64(truncatingIfNeeded: count) &* 8)) &- 1)
  }

  /// The number of the item, or -1.
  @inline(__always)
  fileprivate func number(in names: NameLookup) -> Int {
    names.number(
      of: item, count: itemCount, head: Self.head(item, itemCount), isPlain: false)
  }

  /// The attribute; `nil` if there is none, or if it refers to margins or a safe area.
  @inline(__always)
  fileprivate var plainAttribute: Attribute? {
    let count = attributeCount
    let read = count <= 8 ? Attribute(shortName: ByteWords.load(attribute), count: count) : nil
    return read ?? rareAttribute
  }

  @inline(never)
  private var rareAttribute: Attribute? {
    guard attributeCount >= 3, attributeCount <= 13 else { return nil }
    let rest =
      attributeCount > 8 ? ByteWords.first(attribute + 8, count: attributeCount - 8) : 0
    return Attribute(start: Self.head(attribute, attributeCount), rest: rest)
  }
}

extension NameLookup {
  /// The anchor of two words; `nil` if there is none, or if it refers to margins or a safe area.
  @inline(__always)
  fileprivate func plainAnchor(_ words: AnchorWords) -> Anchor? {
    let item = words.number(in: self)
    guard item >= 0, let attribute = words.plainAttribute else { return nil }
    return Anchor(ItemIndex(item), attribute)
  }
}

extension Attribute {
  /// Four bits per attribute, in the order of raw values: its ``kind``, whether it
  /// ``isDirectional``, and whether it ``isAbsoluteEdge``.
  private static let traits: UInt64 = 0x2211_1110_4488

  /// Whether a constraint may compare the attribute with another one, both of items.
  @inline(__always)
  func isPlainlyComparable(to other: Attribute) -> Bool {
    let own = Self.traits &>> (4 &* UInt64(rawValue))
    let its = Self.traits &>> (4 &* UInt64(other.rawValue))
    // Same kind, and not a directional edge with an absolute one.
    return (own ^ its) & 0b0011 == 0 && (own | its) & 0b1100 != 0b1100
  }
}

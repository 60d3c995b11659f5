package import ConstraintSolver

extension LayoutScene {
  /// Reads a constraint from text in the form that nearly all have: two anchors of items with plain
  /// names, or an anchor and a number, with at most one factor.
  ///
  /// - Precondition: A zero follows the text, and six more bytes that can be read.
  /// - Returns: The valid constraint; `nil` for any other text, which ``ConstraintTextParser``
  ///   reads and ``error(in:)-(SceneConstraint)`` judges. Where both give a constraint, they give
  ///   the same.
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

  /// Adds the constraint of a text that ``plainConstraint(terminated:)`` reads; returns whether it
  /// does.
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

  /// Adds the constraint of two anchors without areas, or of an anchor and a number, whose numbers
  /// are within their limits; returns whether it is valid.
  package mutating func addPlainConstraint(
    _ first: Anchor, _ relation: Relation, to second: Anchor?, multiplier: Double,
    constant: Double, priority: Priority
  ) -> Bool {
    if let second, !first.attribute.isPlainlyComparable(to: second.attribute) { return false }
    constraints.append(
      SceneConstraint(
        first, relation, to: second, multiplier: second == nil ? 1 : multiplier,
        constant: constant, priority: priority))
    return true
  }
}

extension PlainConstraintReader {
  /// The constraint of a text; `nil` to give up. Where it has areas, ``LayoutScene`` checks it.
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

extension NameLookup {
  /// The anchor of the item with a name and of the attribute with another; `nil` if there is none,
  /// or if it is of margins or a safe area.
  ///
  /// Each is given by its address, its length and its first eight bytes, with zeros after the last
  /// if there are fewer.
  package func plainAnchor(
    _ name: UnsafeRawPointer, count: Int, head: UInt64,
    attribute: UnsafeRawPointer, count length: Int, head start: UInt64
  ) -> Anchor? {
    guard length >= 3, length <= 13 else { return nil }
    let rest = length > 8 ? ByteWords.first(attribute + 8, count: length - 8) : 0
    let item = number(of: name, count: count, head: head, isPlain: false)
    guard item >= 0, let read = Attribute(start: start, rest: rest) else { return nil }
    return Anchor(ItemIndex(item), read)
  }
}

extension Attribute {
  /// For each attribute, in the order of their raw values, four bits: its ``kind``, whether it
  /// ``isDirectional``, whether it ``isAbsoluteEdge``.
  private static let traits: UInt64 = 0x2211_1110_4488

  /// Whether a constraint may compare the attribute with another, both of items.
  @inline(__always)
  func isPlainlyComparable(to other: Attribute) -> Bool {
    let own = Self.traits &>> (4 &* UInt64(rawValue))
    let its = Self.traits &>> (4 &* UInt64(other.rawValue))
    // Of one kind, and not a directional one with an absolute edge.
    return (own ^ its) & 0b0011 == 0 && (own | its) & 0b1100 != 0b1100
  }
}

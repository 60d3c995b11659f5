public import ConstraintSolver

/// A constraint as it was written, before its names are looked up.
///
/// One text has two sides, or three in a chain such as `0 <= label.top <= 20`. Places are offsets
/// in bytes; ``TextPosition`` turns one into a line and a column.
public struct ConstraintText: Hashable, Sendable {
  /// A sum of numbers with at most one anchor, or the difference of two.
  public struct Side: Hashable, Sendable {
    /// The sum of the numbers.
    public var constant: Double
    /// What the anchor is multiplied by.
    public var factor: Double
    /// The anchor, if there is one.
    public var anchor: AnchorText?
    /// The anchor that is taken off it, with the same factor, if there is one.
    public var origin: AnchorText?
    /// Where the side starts.
    public var start: Int
  }

  /// The side before the first relation.
  public var first: Side
  /// The relation between the first two sides.
  public var relation: Relation
  /// The side after the first relation.
  public var second: Side
  /// The relation between the second side and the third of a chain.
  public var chainRelation: Relation?
  /// The third side of a chain.
  public var third: Side?
  /// The priority after `@`, if there is one.
  public var priority: Priority?

  /// How many constraints the text stands for: 2 for a chain, else 1.
  public var partCount: Int { chainRelation == nil || third == nil ? 1 : 2 }

  /// The sides and the relation of one of the constraints that the text stands for.
  public func part(_ part: Int) -> (left: Side, relation: Relation, right: Side) {
    if part > 0, let chainRelation, let third { return (second, chainRelation, third) }
    return (first, relation, second)
  }

  /// Makes one of the constraints that the text stands for: an anchor on the left, all numbers on
  /// the right.
  ///
  /// - Parameters:
  ///   - number: Which of them, from 0.
  ///   - left: What the anchors of its left side are.
  ///   - right: What the anchors of its right side are.
  /// - Returns: Nothing where neither side has an anchor.
  public func constraint(
    part number: Int, left: SideAnchors, right: SideAnchors
  ) -> SceneConstraint? {
    let part = self.part(number)
    let priority = self.priority ?? .required
    guard let first = left.anchor else {
      guard let first = right.anchor else { return nil }
      var constraint = SceneConstraint(
        first, part.relation.flipped, firstFactor: part.right.factor,
        constant: part.left.constant - part.right.constant, priority: priority)
      constraint.firstOrigin = right.origin
      return constraint
    }
    var constraint = SceneConstraint(
      first, part.relation, right.anchor, firstFactor: part.left.factor,
      multiplier: right.anchor == nil ? 1 : part.right.factor,
      constant: part.right.constant - part.left.constant, priority: priority)
    constraint.firstOrigin = left.origin
    constraint.secondOrigin = right.origin
    return constraint
  }
}

/// What the anchors of a side stand for.
public struct SideAnchors: Hashable, Sendable {
  /// The anchor, if the side has one.
  public var anchor: Anchor?
  /// The one that is taken off it, if there is one.
  public var origin: Anchor?

  /// Makes the anchors of a side.
  public init(anchor: Anchor? = nil, origin: Anchor? = nil) {
    self.anchor = anchor
    self.origin = origin
  }
}

/// A view's or guide's name as it was written.
public struct NameText: Hashable, Sendable {
  /// The bytes of the name, without the quotes around it.
  public var range: Range<Int>
  /// Whether quotes inside it are doubled.
  public var hasDoubledQuotes: Bool
  /// Where it starts, with its quote if it has one.
  public var start: Int

  /// The name's own bytes, where they differ from those of ``range``.
  public func unquoted(_ text: Span<UInt8>) -> [UInt8] {
    var name: [UInt8] = []
    name.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      name.append(text[position])
      position += hasDoubledQuotes && text[position] == UInt8(ascii: "'") ? 2 : 1
    }
    return name
  }
}

/// A word of a text that is not one of those that can stand there.
public struct UnknownWord: Hashable, Sendable {
  /// What was looked for.
  public enum Expected: Hashable, Sendable {
    /// An attribute such as `leading`.
    case attribute
    /// `margins` or `safeArea`.
    case area
  }

  /// What was looked for.
  public var expected: Expected
  /// The bytes of the word.
  public var range: Range<Int>
}

/// An anchor as it was written, such as `'a b'.margins.leading`.
public struct AnchorText: Hashable, Sendable {
  /// The view or guide.
  public var name: NameText
  /// Which of its rectangles.
  public var area: Area
  /// What is measured of it; meaningless where ``unknown`` says so.
  public var attribute: Attribute
  /// A word that is no attribute, or no area.
  public var unknown: UnknownWord?
}

/// Where text stops being what it should be.
public struct TextFault: Error, Hashable, Sendable {
  /// The offset in bytes.
  public var offset: Int
  /// What is wrong, as a sentence without its full stop.
  public var message: String
  /// What was probably meant, if that is plain.
  public var suggestion: String?

  /// Makes a fault.
  public init(offset: Int, message: String, suggestion: String? = nil) {
    self.offset = offset
    self.message = message
    self.suggestion = suggestion
  }
}

/// A place in text as people count it.
public struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Finds the place of the byte at `offset`.
  ///
  /// - Complexity: O(offset).
  public init(of offset: Int, in text: Span<UInt8>) {
    line = 1
    column = 1
    var position = 0
    while position < offset, position < text.count {
      if text[position] == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if text[position] & 0xC0 != 0x80 {
        column += 1
      }
      position += 1
    }
  }
}

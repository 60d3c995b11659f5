public import ConstraintSolver

/// The syntax tree of constraint text, before name lookup.
///
/// A text has two sides, or three in a chain such as `0 <= label.top <= 20`. Offsets count bytes;
/// ``TextPosition`` converts them to lines and columns.
public struct ConstraintText: Hashable, Sendable {
  /// A sum of numbers with at most one anchor, or the difference of two.
  public struct Side: Hashable, Sendable {
    /// The sum of the numbers.
    public var constant = 0.0
    /// The factor of the anchor and of ``origin``.
    public var factor = 0.0
    /// The anchor; `nil` if the side is a number.
    public var anchor: AnchorText?
    /// The anchor subtracted from ``anchor``; `nil` if the side is not a distance.
    public var origin: AnchorText?
    /// The offset of the side.
    public var start = 0
  }

  /// The side before the first relation.
  public var first = Side()
  /// The relation between the first two sides.
  public var relation = Relation.equal
  /// The side after the first relation.
  public var second = Side()
  /// The relation between the second and the third side of a chain.
  public var chainRelation: Relation?
  /// The third side of a chain.
  public var third: Side?
  /// The priority after `@`; `nil` if the text has none.
  public var priority: Priority?

  /// The number of constraints in the text: 2 for a chain, otherwise 1.
  public var partCount: Int { chainRelation == nil || third == nil ? 1 : 2 }

  /// The sides and the relation of one of the constraints.
  public func part(_ part: Int) -> (left: Side, relation: Relation, right: Side) {
    if part > 0, let chainRelation, let third { return (second, chainRelation, third) }
    return (first, relation, second)
  }

  /// Makes one of the constraints in canonical form: an anchor on the left, all numbers on the
  /// right.
  ///
  /// - Parameters:
  ///   - number: The index of the constraint in the text.
  ///   - left: The resolved anchors of its left side.
  ///   - right: The resolved anchors of its right side.
  /// - Returns: The constraint; `nil` if neither side has an anchor.
  public func constraint(
    part number: Int, left: SideAnchors, right: SideAnchors
  ) -> SceneConstraint? {
    let part = part(number)
    return SceneConstraint(
      SceneSide(part.left, left), part.relation, SceneSide(part.right, right),
      priority: priority ?? .required)
  }
}

/// The resolved anchors of a ``ConstraintText/Side``.
public struct SideAnchors: Hashable, Sendable {
  /// The anchor; `nil` if the side is a number.
  public var anchor: Anchor?
  /// The anchor subtracted from ``anchor``; `nil` if the side is not a distance.
  public var origin: Anchor?

  /// Makes the anchors of a side.
  public init(anchor: Anchor? = nil, origin: Anchor? = nil) {
    self.anchor = anchor
    self.origin = origin
  }
}

/// The name of a view or guide in text.
public struct NameText: Hashable, Sendable {
  // A text is so short that its offsets fit 32 bits, which keeps syntax trees small.
  private var lower: Int32
  private var upper: Int32
  private var first: Int32
  /// Whether the name contains quotes, which are doubled in text.
  public var hasDoubledQuotes: Bool

  /// Makes an unquoted name.
  @inline(__always)
  init(_ word: TextWord) {
    self.init(range: word.range, hasDoubledQuotes: false, start: word.start)
  }

  init(range: Range<Int>, hasDoubledQuotes: Bool, start: Int) {
    lower = Int32(truncatingIfNeeded: range.lowerBound)
    upper = Int32(truncatingIfNeeded: range.upperBound)
    first = Int32(truncatingIfNeeded: start)
    self.hasDoubledQuotes = hasDoubledQuotes
  }

  /// The byte range of the name without its surrounding quotes.
  public var range: Range<Int> {
    get { Int(lower)..<Int(upper) }
    set {
      lower = Int32(truncatingIfNeeded: newValue.lowerBound)
      upper = Int32(truncatingIfNeeded: newValue.upperBound)
    }
  }

  /// The offset of the name, including its quote if there is one.
  public var start: Int {
    get { Int(first) }
    set { first = Int32(truncatingIfNeeded: newValue) }
  }

  /// The byte range of the name with its surrounding quotes.
  package var wholeRange: Range<Int> { start..<range.upperBound + range.lowerBound - start }

  /// The bytes of the name, with doubled quotes undoubled.
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

/// An unknown word where an attribute or an area was expected.
public struct UnknownWord: Hashable, Sendable {
  /// The kinds of expected words.
  public enum Expected: Hashable, Sendable {
    /// An attribute such as `leading`.
    case attribute
    /// `margins` or `safeArea`.
    case area
  }

  /// The kind of the expected word.
  public var expected: Expected
  private var lower: Int32
  private var upper: Int32

  init(expected: Expected, range: Range<Int>) {
    self.expected = expected
    lower = Int32(truncatingIfNeeded: range.lowerBound)
    upper = Int32(truncatingIfNeeded: range.upperBound)
  }

  /// The byte range of the word.
  public var range: Range<Int> {
    get { Int(lower)..<Int(upper) }
    set {
      lower = Int32(truncatingIfNeeded: newValue.lowerBound)
      upper = Int32(truncatingIfNeeded: newValue.upperBound)
    }
  }
}

/// An anchor in text, such as `'a b'.margins.leading`.
public struct AnchorText: Hashable, Sendable {
  /// The name of the view or guide.
  public var name: NameText
  /// The rectangle; the item's own if the word that should name it is unknown.
  public var area: Area
  /// The attribute; meaningless unless ``unknown`` is `nil`.
  public var attribute: Attribute
  /// The word that is not an attribute or area; `nil` if both are known.
  public var unknown: UnknownWord?
}

/// An error in constraint text, a visual format or a path.
public struct TextError: Error, Hashable, Sendable {
  /// The offset of the error, in bytes.
  public var offset: Int
  /// The error as a sentence without a final period.
  public var message: String
  /// A likely correction of the ``length`` bytes at the offset, or `nil`.
  public var suggestion: String?
  /// The number of bytes that the suggestion replaces; 0 if there is none.
  public var length: Int

  /// Makes an error.
  public init(offset: Int, message: String, suggestion: String? = nil, length: Int = 0) {
    self.offset = offset
    self.message = message
    self.suggestion = suggestion
    self.length = length
  }
}

/// A position in text as a line and a column.
public struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Converts a byte offset.
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

public import ConstraintSolver

/// A constraint of a ``LayoutScene``: a linear relation between one or two anchors, or distances
/// between anchors.
///
/// It reads `firstFactor · first  relation  multiplier · second + constant`. Positions are relative
/// to the origin of the container, by default the nearest common ancestor of the two items. With
/// ``firstOrigin`` or ``secondOrigin``, a side is the distance from that anchor, which is a size.
public struct SceneConstraint: Hashable, Sendable {
  /// The anchor on the left side.
  public var first: Anchor
  /// The anchor subtracted from ``first``; `nil` if the left side is not a distance.
  public var firstOrigin: Anchor?
  /// The factor of the left side.
  public var firstFactor: Double
  /// The relation between the sides.
  public var relation: Relation
  /// The anchor on the right side; `nil` if there is only a constant.
  public var second: Anchor?
  /// The anchor subtracted from ``second``; `nil` if the right side is not a distance.
  public var secondOrigin: Anchor?
  /// The factor of ``second``.
  public var multiplier: Double
  /// The constant on the right side, in points.
  public var constant: Double
  /// The priority.
  public var priority: Priority
  /// The view whose origin positions are relative to, instead of the nearest common ancestor's.
  public var container: ItemIndex?
  /// Whether the constraint takes part in layout.
  public var isActive: Bool

  /// Makes a constraint.
  @inlinable
  public init(
    _ first: Anchor, _ relation: Relation, to second: Anchor? = nil, firstFactor: Double = 1,
    multiplier: Double = 1, constant: Double = 0, priority: Priority = .required,
    container: ItemIndex? = nil, isActive: Bool = true
  ) {
    self.first = first
    self.firstFactor = firstFactor
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.container = container
    self.isActive = isActive
  }

  /// The kind of quantity of both sides.
  public var kind: Attribute.Kind { firstOrigin == nil ? first.attribute.kind : .size }

  /// Whether right-to-left layout mirrors the constraint. Distances are mirrored on their own.
  public var isDirectional: Bool {
    kind != .size
      && (first.attribute.isDirectional || (second?.attribute.isDirectional ?? false))
  }

  /// All anchors, left side first.
  public var anchors: [Anchor] { [first, firstOrigin, second, secondOrigin].compactMap { $0 } }

  /// Replaces each item of the constraint; `nil` if one has no replacement.
  func replacingItems(_ replacement: (ItemIndex) -> ItemIndex?) -> SceneConstraint? {
    func replaced(_ anchor: Anchor?) -> Anchor?? {
      guard let anchor else { return .some(nil) }
      return replacement(anchor.item).map { Anchor($0, anchor.attribute, of: anchor.area) }
    }
    guard let first = replaced(first) ?? nil, let firstOrigin = replaced(firstOrigin),
      let second = replaced(second), let secondOrigin = replaced(secondOrigin)
    else { return nil }
    var copy = self
    (copy.first, copy.firstOrigin) = (first, firstOrigin)
    (copy.second, copy.secondOrigin) = (second, secondOrigin)
    return copy
  }
}

extension Relation {
  /// The relation with its sides exchanged.
  package var flipped: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// The sign in constraint text.
  public var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
  /// Parses the sign in constraint text; `nil` if it is not one.
  package init?(sign: Span<UInt8>) {
    guard sign.count == 2, sign[1] == UInt8(ascii: "=") else { return nil }
    switch sign[0] {
    case UInt8(ascii: "="): self = .equal
    case UInt8(ascii: "<"): self = .lessThanOrEqual
    case UInt8(ascii: ">"): self = .greaterThanOrEqual
    default: return nil
    }
  }
}

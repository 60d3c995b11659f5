public import ConstraintSolver

/// A linear relation between one or two anchors, or distances between anchors.
///
/// It reads `firstFactor · first  relation  multiplier · second + constant`, where positions count
/// from the origin of the container: the nearest common ancestor of the two items unless
/// ``container`` names another. With ``firstOrigin`` or ``secondOrigin`` a side is the distance
/// from that anchor, which is a size.
public struct SceneConstraint: Hashable, Sendable {
  /// The anchor on the left side.
  public var first: Anchor
  /// The anchor that is taken off ``first``, if one is.
  public var firstOrigin: Anchor?
  /// What ``first`` is multiplied by.
  public var firstFactor: Double
  /// How the sides relate.
  public var relation: Relation
  /// The anchor on the right side, if there is one.
  public var second: Anchor?
  /// The anchor that is taken off ``second``, if one is.
  public var secondOrigin: Anchor?
  /// What ``second`` is multiplied by.
  public var multiplier: Double
  /// What is added on the right side, in points.
  public var constant: Double
  /// How much it matters.
  public var priority: Priority
  /// The view from whose origin positions count, in place of the nearest common ancestor.
  public var container: ItemIndex?
  /// Whether it takes part at all.
  public var isActive: Bool

  /// Makes a constraint.
  public init(
    _ first: Anchor, _ relation: Relation, _ second: Anchor? = nil, firstFactor: Double = 1,
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

  /// What kind of quantity its sides are.
  public var kind: Attribute.Kind { firstOrigin == nil ? first.attribute.kind : .size }

  /// Whether right-to-left layout mirrors it; distances are mirrored each for itself.
  public var isDirectional: Bool {
    kind != .size
      && (first.attribute.isDirectional || (second?.attribute.isDirectional ?? false))
  }

  /// All its anchors, those of the left side first.
  public var anchors: [Anchor] { [first, firstOrigin, second, secondOrigin].compactMap { $0 } }

  /// The constraint with each item replaced; nothing where one has no replacement.
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
  /// The relation that holds between the sides when they change places.
  public var flipped: Relation {
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
}

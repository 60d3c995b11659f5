public import ConstraintSolver

/// A linear relation between one or two anchors.
///
/// It reads `firstFactor · first  relation  multiplier · second + constant`, where positions count
/// from the origin of the container: the nearest common ancestor of the two items unless
/// ``container`` names another.
public struct LayoutConstraint: Hashable, Sendable {
  /// The anchor on the left side.
  public var first: Anchor
  /// What ``first`` is multiplied by.
  public var firstFactor: Double
  /// How the sides relate.
  public var relation: Relation
  /// The anchor on the right side, if there is one.
  public var second: Anchor?
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

  /// Whether right-to-left layout mirrors it.
  public var isDirectional: Bool {
    first.attribute.isDirectional || (second?.attribute.isDirectional ?? false)
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

import ConstraintSolver

/// A side of a constraint.
struct ConstraintSide<Anchor> {
  var constant = 0.0
  var factor = 0.0
  var anchor: Anchor?
  var origin: Anchor?
  var start = 0
}

/// A side of a constraint of a scene.
typealias SceneSide = ConstraintSide<Anchor>

extension SceneSide {
  init(_ side: ConstraintText.Side, _ anchors: SideAnchors) {
    self.init(
      constant: side.constant, factor: side.factor, anchor: anchors.anchor, origin: anchors.origin)
  }
}

extension SceneConstraint {
  /// Makes a constraint in canonical form: an anchor on the left, all numbers on the right; `nil`
  /// if neither side has an anchor.
  @inline(__always)
  init?(
    _ left: SceneSide, _ relation: Relation, _ right: SceneSide, priority: Priority,
    container: ItemIndex? = nil, isActive: Bool = true
  ) {
    if let first = left.anchor {
      self.init(
        first, from: left.origin, times: left.factor, relation, right.anchor, from: right.origin,
        times: right.anchor == nil ? 1 : right.factor, plus: right.constant - left.constant,
        priority: priority, container: container, isActive: isActive)
    } else if let first = right.anchor {
      self.init(
        first, from: right.origin, times: right.factor, relation.flipped, nil, from: nil, times: 1,
        plus: left.constant - right.constant, priority: priority, container: container,
        isActive: isActive)
    } else {
      return nil
    }
  }

  /// Sets all members at once, so that they can stay in registers.
  @inline(__always)
  private init(
    _ first: Anchor, from firstOrigin: Anchor?, times firstFactor: Double, _ relation: Relation,
    _ second: Anchor?, from secondOrigin: Anchor?, times multiplier: Double, plus constant: Double,
    priority: Priority, container: ItemIndex?, isActive: Bool
  ) {
    self.first = first
    self.firstOrigin = firstOrigin
    self.firstFactor = firstFactor
    self.relation = relation
    self.second = second
    self.secondOrigin = secondOrigin
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.container = container
    self.isActive = isActive
  }
}

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
    guard let first = left.anchor else {
      guard let first = right.anchor else { return nil }
      self.init(
        first, relation.flipped, firstFactor: right.factor,
        constant: left.constant - right.constant, priority: priority,
        container: container, isActive: isActive)
      firstOrigin = right.origin
      return
    }
    self.init(
      first, relation, to: right.anchor, firstFactor: left.factor,
      multiplier: right.anchor == nil ? 1 : right.factor,
      constant: right.constant - left.constant, priority: priority,
      container: container, isActive: isActive)
    firstOrigin = left.origin
    secondOrigin = right.origin
  }
}

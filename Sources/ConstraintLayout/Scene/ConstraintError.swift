/// Why a constraint is not one, whatever the values of its anchors.
public enum ConstraintError: Hashable, Sendable, CustomStringConvertible {
  /// The anchors are of different kinds.
  case mixedKinds(Attribute, Attribute)
  /// A leading or trailing edge stands against a left or right one.
  case mixedDirections(Attribute, Attribute)
  /// A distance between a size and something else, or between positions of two kinds.
  case noDistance(Attribute, Attribute)
  /// A distance stands against a position.
  case distanceAgainst(Attribute)
  /// Margins and safe areas have no baselines.
  case baselineOfArea(Anchor)
  /// Guides have no margins and no safe area.
  case areaOfGuide(Anchor)
  /// A container is a view.
  case containerIsGuide(ItemIndex)
  /// A constant beyond ``LayoutLimits/magnitude``.
  case constantOutOfRange(Double)
  /// A factor beyond the limits of ``LayoutLimits``.
  case factorOutOfRange(Double)

  /// What is wrong, as a sentence without its full stop.
  public var description: String {
    switch self {
    case .mixedKinds(let first, let second):
      return "\(first.name) is \(first.kind.phrase) and \(second.name) is "
        + "\(second.kind.phrase); both sides must be of one kind"
    case .mixedDirections(let first, let second):
      return "\(first.name) cannot stand against \(second.name): "
        + "leading and trailing change sides with the direction, left and right do not"
    case .noDistance(let end, let start):
      return "\(end.name) less \(start.name) is no distance: "
        + "both must be horizontal positions, or both vertical ones"
    case .distanceAgainst(let attribute):
      return "the difference of two positions is a size and \(attribute.name) is "
        + "\(attribute.kind.phrase); both sides must be of one kind"
    case .baselineOfArea(let anchor):
      return "\(anchor.area.name) has no \(anchor.attribute.name)"
    case .areaOfGuide(let anchor):
      return "a guide has no \(anchor.area.name)"
    case .containerIsGuide:
      return "the container must be a view, and this is a guide"
    case .constantOutOfRange(let number):
      return "the constant \(NumberText.string(number)) is beyond the limit of "
        + NumberText.string(LayoutLimits.magnitude)
    case .factorOutOfRange(let factor):
      return "the multiplier \(NumberText.string(factor)) is beyond the limits of "
        + "\(NumberText.string(LayoutLimits.smallestFactor)) and "
        + NumberText.string(LayoutLimits.largestFactor)
    }
  }
}

extension Attribute {
  /// Whether one of the two changes sides with the direction, and the other keeps its own.
  fileprivate func isDirectional(unlike other: Attribute) -> Bool {
    (isDirectional && other.isAbsoluteEdge) || (isAbsoluteEdge && other.isDirectional)
  }
}

extension Attribute.Kind {
  fileprivate var phrase: String {
    switch self {
    case .horizontal: "a horizontal position"
    case .vertical: "a vertical position"
    case .size: "a size"
    }
  }
}

extension LayoutScene {
  /// What is wrong with a constraint by itself, if anything is.
  ///
  /// - Complexity: O(1).
  public func fault(of constraint: SceneConstraint) -> ConstraintError? {
    if let fault = fault(of: constraint.first, from: constraint.firstOrigin) { return fault }
    if let second = constraint.second {
      if let fault = fault(of: second, from: constraint.secondOrigin) { return fault }
      let (a, b) = (constraint.first.attribute, second.attribute)
      switch (constraint.firstOrigin, constraint.secondOrigin) {
      case (nil, nil):
        if a.kind != b.kind { return .mixedKinds(a, b) }
        if a.isDirectional(unlike: b) { return .mixedDirections(a, b) }
      case (.some, nil): if b.kind != .size { return .distanceAgainst(b) }
      case (nil, .some): if a.kind != .size { return .distanceAgainst(a) }
      case (.some, .some): break
      }
    }
    if let container = constraint.container, !items[container.index].isView {
      return .containerIsGuide(container)
    }
    if !LayoutLimits.allows(constraint.constant) {
      return .constantOutOfRange(constraint.constant)
    }
    if !LayoutLimits.allows(factor: constraint.firstFactor) {
      return .factorOutOfRange(constraint.firstFactor)
    }
    if !LayoutLimits.allows(factor: constraint.multiplier) {
      return .factorOutOfRange(constraint.multiplier)
    }
    return nil
  }

  private func fault(of anchor: Anchor, from origin: Anchor?) -> ConstraintError? {
    if let fault = fault(of: anchor) { return fault }
    guard let origin else { return nil }
    if let fault = fault(of: origin) { return fault }
    let (a, b) = (anchor.attribute, origin.attribute)
    if a.kind != b.kind || a.kind == .size { return .noDistance(a, b) }
    return a.isDirectional(unlike: b) ? .mixedDirections(a, b) : nil
  }

  /// What is wrong with an anchor by itself, if anything is.
  ///
  /// - Complexity: O(1).
  public func fault(of anchor: Anchor) -> ConstraintError? {
    guard anchor.area != .item else { return nil }
    if !items[anchor.item.index].isView { return .areaOfGuide(anchor) }
    if anchor.attribute.isBaseline { return .baselineOfArea(anchor) }
    return nil
  }
}

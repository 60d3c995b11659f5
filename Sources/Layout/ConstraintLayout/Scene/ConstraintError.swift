/// The reason a constraint is invalid, regardless of the values of its anchors.
public enum ConstraintError: Hashable, Sendable, CustomStringConvertible {
  /// The anchors are of different kinds.
  case mixedKinds(Attribute, Attribute)
  /// A leading or trailing edge is compared with a left or right one.
  case mixedDirections(Attribute, Attribute)
  /// A distance involves a size, or positions on different axes.
  case noDistance(Attribute, Attribute)
  /// A distance is compared with a position.
  case distanceAgainst(Attribute)
  /// A baseline of margins or of a safe area; neither has baselines.
  case baselineOfArea(Anchor)
  /// Margins or a safe area of a guide; a guide has neither.
  case areaOfGuide(Anchor)
  /// The container is a guide; only views can be containers.
  case containerIsGuide(ItemIndex)
  /// A constant beyond ``LayoutLimits/magnitude``.
  case constantOutOfRange(Double)
  /// A factor beyond ``LayoutLimits/largestFactor`` or ``LayoutLimits/smallestFactor``.
  case factorOutOfRange(Double)
  /// An anchor that was divided by 0.
  case divisionByZero

  /// The reason as a sentence without a final period.
  public var description: String {
    switch self {
    case .mixedKinds(let first, let second):
      return "\(first.name) is \(first.kind.phrase) and \(second.name) is "
        + "\(second.kind.phrase); both sides must be of one kind"
    case .mixedDirections(let first, let second):
      return "\(first.name) cannot stand against \(second.name): "
        + "leading and trailing change sides with the direction, left and right do not"
    case .noDistance(let end, let start):
      return "\(end.name) less \(start.name) is not a distance: "
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
    case .divisionByZero:
      return "an anchor cannot be divided by 0"
    }
  }
}

extension Attribute {
  /// Whether one of the two depends on layout direction and the other is an absolute edge.
  func isDirectional(unlike other: Attribute) -> Bool {
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

extension SceneConstraint {
  /// Whether the constraint of items without distances is valid in every scene. `false` decides
  /// nothing.
  @inline(__always)
  var isPlainlyValid: Bool {
    guard first.area == .item, firstOrigin == nil, secondOrigin == nil, container == nil,
      LayoutLimits.allows(constant), firstFactor == 1
    else { return false }
    guard let second else { return multiplier == 1 }
    return second.area == .item && first.attribute.isComparable(to: second.attribute)
      && LayoutLimits.allows(factor: multiplier)
  }
}

extension Attribute {
  /// Four bits for each attribute, in the order of raw values: its ``kind``, whether it
  /// ``isDirectional``, and whether it ``isAbsoluteEdge``.
  private static let traits: UInt64 = 0x2211_1110_4488

  /// Whether a constraint may compare the attribute with another one, both of items.
  @inline(__always)
  fileprivate func isComparable(to other: Attribute) -> Bool {
    let own = Self.traits &>> (4 &* UInt64(rawValue))
    let its = Self.traits &>> (4 &* UInt64(other.rawValue))
    // Same kind, and not a directional edge with an absolute one.
    return (own ^ its) & 0b0011 == 0 && (own | its) & 0b1100 != 0b1100
  }
}

extension LayoutScene {
  /// The error that makes a constraint invalid, or `nil`.
  ///
  /// - Complexity: O(1).
  public func error(in constraint: SceneConstraint) -> ConstraintError? {
    constraint.isPlainlyValid ? nil : fullCheck(constraint)
  }

  @inline(never)
  private func fullCheck(_ constraint: SceneConstraint) -> ConstraintError? {
    if let error = error(in: constraint.first, from: constraint.firstOrigin) { return error }
    if let second = constraint.second {
      if let error = error(in: second, from: constraint.secondOrigin) { return error }
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

  private func error(in anchor: Anchor, from origin: Anchor?) -> ConstraintError? {
    if let error = error(in: anchor) { return error }
    guard let origin else { return nil }
    if let error = error(in: origin) { return error }
    let (a, b) = (anchor.attribute, origin.attribute)
    if a.kind != b.kind || a.kind == .size { return .noDistance(a, b) }
    return a.isDirectional(unlike: b) ? .mixedDirections(a, b) : nil
  }

  /// The error that makes an anchor invalid, or `nil`.
  ///
  /// - Complexity: O(1).
  public func error(in anchor: Anchor) -> ConstraintError? {
    guard anchor.area != .item else { return nil }
    if !items[anchor.item.index].isView { return .areaOfGuide(anchor) }
    if anchor.attribute.isBaseline { return .baselineOfArea(anchor) }
    return nil
  }
}

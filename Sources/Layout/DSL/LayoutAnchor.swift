import ConstraintSolver

/// What an anchor measures, as a type, so that what cannot be compared does not compile.
public protocol AnchorKind {}

/// A side of a rectangle on the horizontal axis.
public protocol HorizontalEdgeKind: AnchorKind {}

/// `leading` or `trailing`: sides that change places with the direction of reading.
public enum LeadingTrailing: HorizontalEdgeKind {}

/// `left` or `right`: sides that stay in either direction of reading.
public enum LeftRight: HorizontalEdgeKind {}

/// `centerX`, which can stand against either kind of horizontal side.
public enum HorizontalCenter: AnchorKind {}

/// A position on the vertical axis, baselines included.
public enum VerticalPosition: AnchorKind {}

/// `width` or `height`.
public enum Length: AnchorKind {}

/// A quantity of an element, times a factor, plus a constant: one side of a constraint.
///
/// `button.bottom` is one, and so is `button.bottom * 0.5 + 20`. Comparing two of one kind with `==`,
/// `<=` or `>=` makes a ``Constraint``; comparing any others does not compile.
public struct LayoutAnchor<Kind: AnchorKind> {
  /// The view or guide.
  public let element: LayoutElement
  /// Which of its rectangles.
  public let area: Area
  /// What is measured of it.
  public let attribute: Attribute
  /// What the quantity is multiplied by.
  public internal(set) var factor = 1.0
  /// What is added, in points.
  public internal(set) var constant = 0.0

  init(_ element: LayoutElement, _ attribute: Attribute, of area: Area) {
    self.element = element
    self.attribute = attribute
    self.area = area
  }

  func scaled(by scale: Double) -> LayoutAnchor {
    var copy = self
    copy.factor *= scale
    copy.constant *= scale
    return copy
  }

  func shifted(by distance: Double) -> LayoutAnchor {
    var copy = self
    copy.constant += distance
    return copy
  }

  var end: Constraint.End { Constraint.End(element: element, area: area, attribute: attribute) }

  /// Makes a constraint between this and `other`, whatever its kind.
  func constraint<Other>(_ relation: Relation, _ other: LayoutAnchor<Other>) -> Constraint {
    Constraint(
      end, relation, other.end, firstFactor: factor, multiplier: other.factor,
      constant: other.constant - constant)
  }

  func constraint(_ relation: Relation, _ number: Double) -> Constraint {
    Constraint(
      end, relation, nil, firstFactor: factor, multiplier: 1, constant: number - constant)
  }
}

import ConstraintSolver

/// What an anchor measures, as a type, so that what cannot be compared does not compile.
public protocol AnchorKind {}

/// A position, from which there is a distance to another of its kind.
public protocol PositionKind: AnchorKind {}

/// A side of a rectangle on the horizontal axis.
public protocol HorizontalEdgeKind: PositionKind {}

/// `leading` or `trailing`: sides that change places with the direction of reading.
public enum LeadingTrailing: HorizontalEdgeKind {}

/// `left` or `right`: sides that stay in either direction of reading.
public enum LeftRight: HorizontalEdgeKind {}

/// `centerX`, which can stand against either kind of horizontal side.
public enum HorizontalCenter: PositionKind {}

/// A position on the vertical axis, baselines included.
public enum VerticalPosition: PositionKind {}

/// `width` or `height`, or the distance between two positions.
public enum Length: AnchorKind {}

/// A quantity of an element, times a factor, plus a constant: one side of a constraint.
///
/// `button.bottom` is one, and so is `button.bottom * 0.5 + 20`. Comparing two of one kind with
/// `==`, `<=` or `>=` makes a ``Constraint``; comparing any others does not compile.
public struct LayoutAnchor<Kind: AnchorKind> {
  /// The view or guide.
  public let element: LayoutElement
  /// Which of its rectangles.
  public let area: Area
  /// What is measured of it.
  public let attribute: Attribute
  /// What the quantity is multiplied by.
  public internal(set) var factor = 1.0
  /// Of a distance, the anchor from which it counts.
  var origin: (element: LayoutElement, area: Area, attribute: Attribute)?
  /// What is added, in points.
  public internal(set) var constant = 0.0

  init(_ element: LayoutElement, _ attribute: Attribute, of area: Area) {
    self.element = element
    self.attribute = attribute
    self.area = area
  }

  /// Makes the distance from one position to another.
  init<Position: PositionKind>(
    from start: LayoutAnchor<Position>, to end: LayoutAnchor<Position>
  ) where Kind == Length {
    precondition(
      start.factor == end.factor,
      "there is no distance between an anchor times \(start.factor) and one times \(end.factor)")
    self.init(end.element, end.attribute, of: end.area)
    origin = (start.element, start.area, start.attribute)
    factor = end.factor
    constant = end.constant - start.constant
  }

  func scaled(by scale: Double) -> LayoutAnchor {
    var copy = self
    copy.factor *= scale
    copy.constant *= scale
    guard copy.factor < 0, let origin else { return copy }
    // A distance with the other sign is that in the other direction.
    var turned = LayoutAnchor(origin.element, origin.attribute, of: origin.area)
    turned.origin = (element, area, attribute)
    (turned.factor, turned.constant) = (-copy.factor, copy.constant)
    return turned
  }

  func shifted(by distance: Double) -> LayoutAnchor {
    var copy = self
    copy.constant += distance
    return copy
  }

  var end: Constraint.End { Constraint.End(element: element, area: area, attribute: attribute) }

  var originEnd: Constraint.End? {
    origin.map { Constraint.End(element: $0.element, area: $0.area, attribute: $0.attribute) }
  }

  /// Makes a constraint between this and `other`, whatever its kind.
  func constraint<Other>(_ relation: Relation, _ other: LayoutAnchor<Other>) -> Constraint {
    Constraint(
      .init(end, from: originEnd), relation, .init(other.end, from: other.originEnd),
      firstFactor: factor, multiplier: other.factor, constant: other.constant - constant)
  }

  func constraint(_ relation: Relation, _ number: Double) -> Constraint {
    Constraint(
      .init(end, from: originEnd), relation, nil, firstFactor: factor, multiplier: 1,
      constant: number - constant)
  }
}

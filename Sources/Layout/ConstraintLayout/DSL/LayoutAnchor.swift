package import ConstraintSolver

/// An anchor's kind of quantity as a type, so that comparing different kinds does not compile.
public protocol AnchorKind {}

/// The kind of a position. Two positions of one kind have a distance.
public protocol PositionKind: AnchorKind {}

/// The kind of a side of a rectangle on the horizontal axis.
public protocol HorizontalEdgeKind: PositionKind {}

/// `leading` or `trailing`, which depend on the layout direction.
public enum LeadingTrailing: HorizontalEdgeKind {}

/// `left` or `right`, which do not depend on the layout direction.
public enum LeftRight: HorizontalEdgeKind {}

/// `centerX`, which is comparable with both kinds of horizontal sides.
public enum HorizontalCenter: PositionKind {}

/// A position on the vertical axis, including baselines.
public enum VerticalPosition: PositionKind {}

/// `width` or `height`, or the distance between two positions.
public enum Length: AnchorKind {}

/// One side of a constraint: a quantity of an element, times a factor, plus a constant.
///
/// Examples are `button.bottom` and `button.bottom * 0.5 + 20`. Comparing two anchors of one kind
/// with `==`, `<=` or `>=` makes a ``Constraint``. Comparing different kinds does not compile.
public struct LayoutAnchor<Kind: AnchorKind> {
  /// The view or guide.
  public let element: LayoutElement
  /// The rectangle of the element.
  public let area: Area
  /// The attribute of the rectangle.
  public let attribute: Attribute
  /// The factor of the quantity.
  public internal(set) var factor = 1.0
  /// The anchor from which a distance is measured; `nil` for a position or size.
  var origin: (element: LayoutElement, area: Area, attribute: Attribute)?
  /// The constant, in points.
  public internal(set) var constant = 0.0
  /// Whether the anchor was divided by 0, which makes its constraints invalid.
  private(set) var isDividedByZero = false

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
    isDividedByZero = start.isDividedByZero || end.isDividedByZero
  }

  func scaled(by scale: Double) -> LayoutAnchor {
    var copy = self
    copy.factor *= scale
    copy.constant *= scale
    return copy.distanceOrdered()
  }

  func divided(by divisor: Double) -> LayoutAnchor {
    var copy = self
    copy.factor /= divisor
    if divisor == 0 {
      copy.isDividedByZero = true
    } else {
      copy.constant /= divisor
    }
    return copy.distanceOrdered()
  }

  /// A distance with a negative factor, expressed as the opposite distance.
  private func distanceOrdered() -> LayoutAnchor {
    guard factor < 0, let origin else { return self }
    var reversed = LayoutAnchor(origin.element, origin.attribute, of: origin.area)
    reversed.origin = (element, area, attribute)
    (reversed.factor, reversed.constant) = (-factor, constant)
    reversed.isDividedByZero = isDividedByZero
    return reversed
  }

  func shifted(by distance: Double) -> LayoutAnchor {
    var copy = self
    copy.constant += distance
    return copy
  }

  /// The same anchor as one of another kind. The caller checks kinds in place of the compiler.
  package func assuming<Other>(_ kind: Other.Type) -> LayoutAnchor<Other> {
    var copy = LayoutAnchor<Other>(element, attribute, of: area)
    copy.factor = factor
    copy.origin = origin
    copy.constant = constant
    copy.isDividedByZero = isDividedByZero
    return copy
  }

  private var side: Constraint.Side {
    Constraint.Side(
      Constraint.WeakAnchor(element: element, area: area, attribute: attribute),
      from: origin.map {
        Constraint.WeakAnchor(element: $0.element, area: $0.area, attribute: $0.attribute)
      })
  }

  /// Makes a constraint between this anchor and `other`. The caller must have checked their kinds.
  package func constraint<Other>(
    _ relation: Relation, _ other: LayoutAnchor<Other>
  ) -> Constraint {
    Constraint(
      side, relation, to: other.side, firstFactor: factor, multiplier: other.factor,
      constant: other.constant - constant,
      isDividedByZero: isDividedByZero || other.isDividedByZero)
  }

  package func constraint(_ relation: Relation, _ number: Double) -> Constraint {
    Constraint(
      side, relation, to: nil, firstFactor: factor, multiplier: 1,
      constant: number - constant, isDividedByZero: isDividedByZero)
  }
}

import ConstraintSolver

// The anchor API. Methods named `constraint` return inactive constraints; `equal(to:)` and its
// variants activate theirs.

extension LayoutAnchor {
  /// The constraint that this anchor equals `multiplier · other + constant`.
  public func constraint(
    equalTo other: LayoutAnchor<Kind>, multiplier: Double = 1, constant: Double = 0
  ) -> Constraint {
    constraint(.equal, other.scaled(by: multiplier).shifted(by: constant))
  }

  /// Makes and activates the constraint that this anchor equals `other + constant`.
  @discardableResult
  public func equal(
    to other: LayoutAnchor<Kind>, offsetBy constant: Double = 0
  ) -> Constraint {
    constraint(.equal, other.shifted(by: constant)).activated()
  }

  /// The constraint that this anchor is at most `multiplier · other + constant`.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor<Kind>, multiplier: Double = 1, constant: Double = 0
  ) -> Constraint {
    constraint(.lessThanOrEqual, other.scaled(by: multiplier).shifted(by: constant))
  }

  /// Makes and activates the constraint that this anchor is at most `other + constant`.
  @discardableResult
  public func lessThanOrEqual(
    to other: LayoutAnchor<Kind>, offsetBy constant: Double = 0
  ) -> Constraint {
    constraint(.lessThanOrEqual, other.shifted(by: constant)).activated()
  }

  /// The constraint that this anchor is at least `multiplier · other + constant`.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor<Kind>, multiplier: Double = 1, constant: Double = 0
  ) -> Constraint {
    constraint(.greaterThanOrEqual, other.scaled(by: multiplier).shifted(by: constant))
  }

  /// Makes and activates the constraint that this anchor is at least `other + constant`.
  @discardableResult
  public func greaterThanOrEqual(
    to other: LayoutAnchor<Kind>, offsetBy constant: Double = 0
  ) -> Constraint {
    constraint(.greaterThanOrEqual, other.shifted(by: constant)).activated()
  }
}

extension LayoutAnchor where Kind == HorizontalCenter {
  /// The constraint that this anchor equals `multiplier · other + constant`.
  public func constraint<Edge: HorizontalEdgeKind>(
    equalTo other: LayoutAnchor<Edge>, multiplier: Double = 1, constant: Double = 0
  ) -> Constraint {
    constraint(.equal, other.scaled(by: multiplier).shifted(by: constant))
  }

  /// Makes and activates the constraint that this anchor equals `other + constant`.
  @discardableResult
  public func equal<Edge: HorizontalEdgeKind>(
    to other: LayoutAnchor<Edge>, offsetBy constant: Double = 0
  ) -> Constraint {
    constraint(.equal, other.shifted(by: constant)).activated()
  }

  /// The constraint that this anchor is at most `multiplier · other + constant`.
  public func constraint<Edge: HorizontalEdgeKind>(
    lessThanOrEqualTo other: LayoutAnchor<Edge>, multiplier: Double = 1, constant: Double = 0
  ) -> Constraint {
    constraint(.lessThanOrEqual, other.scaled(by: multiplier).shifted(by: constant))
  }

  /// Makes and activates the constraint that this anchor is at most `other + constant`.
  @discardableResult
  public func lessThanOrEqual<Edge: HorizontalEdgeKind>(
    to other: LayoutAnchor<Edge>, offsetBy constant: Double = 0
  ) -> Constraint {
    constraint(.lessThanOrEqual, other.shifted(by: constant)).activated()
  }

  /// The constraint that this anchor is at least `multiplier · other + constant`.
  public func constraint<Edge: HorizontalEdgeKind>(
    greaterThanOrEqualTo other: LayoutAnchor<Edge>, multiplier: Double = 1, constant: Double = 0
  ) -> Constraint {
    constraint(.greaterThanOrEqual, other.scaled(by: multiplier).shifted(by: constant))
  }

  /// Makes and activates the constraint that this anchor is at least `other + constant`.
  @discardableResult
  public func greaterThanOrEqual<Edge: HorizontalEdgeKind>(
    to other: LayoutAnchor<Edge>, offsetBy constant: Double = 0
  ) -> Constraint {
    constraint(.greaterThanOrEqual, other.shifted(by: constant)).activated()
  }
}

extension LayoutAnchor where Kind: HorizontalEdgeKind {
  /// The constraint that this anchor equals `multiplier · other + constant`.
  public func constraint(
    equalTo other: LayoutAnchor<HorizontalCenter>, multiplier: Double = 1, constant: Double = 0
  ) -> Constraint {
    constraint(.equal, other.scaled(by: multiplier).shifted(by: constant))
  }

  /// Makes and activates the constraint that this anchor equals `other + constant`.
  @discardableResult
  public func equal(
    to other: LayoutAnchor<HorizontalCenter>, offsetBy constant: Double = 0
  ) -> Constraint {
    constraint(.equal, other.shifted(by: constant)).activated()
  }

  /// The constraint that this anchor is at most `multiplier · other + constant`.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor<HorizontalCenter>, multiplier: Double = 1,
    constant: Double = 0
  ) -> Constraint {
    constraint(.lessThanOrEqual, other.scaled(by: multiplier).shifted(by: constant))
  }

  /// Makes and activates the constraint that this anchor is at most `other + constant`.
  @discardableResult
  public func lessThanOrEqual(
    to other: LayoutAnchor<HorizontalCenter>, offsetBy constant: Double = 0
  ) -> Constraint {
    constraint(.lessThanOrEqual, other.shifted(by: constant)).activated()
  }

  /// The constraint that this anchor is at least `multiplier · other + constant`.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor<HorizontalCenter>, multiplier: Double = 1,
    constant: Double = 0
  ) -> Constraint {
    constraint(.greaterThanOrEqual, other.scaled(by: multiplier).shifted(by: constant))
  }

  /// Makes and activates the constraint that this anchor is at least `other + constant`.
  @discardableResult
  public func greaterThanOrEqual(
    to other: LayoutAnchor<HorizontalCenter>, offsetBy constant: Double = 0
  ) -> Constraint {
    constraint(.greaterThanOrEqual, other.shifted(by: constant)).activated()
  }
}

extension LayoutAnchor {
  /// The constraint that this anchor equals `constant`, in points.
  public func constraint(equalToConstant constant: Double) -> Constraint {
    constraint(.equal, constant)
  }

  /// Makes and activates the constraint that this anchor equals `constant`.
  @discardableResult
  public func equal(to constant: Double) -> Constraint {
    constraint(.equal, constant).activated()
  }

  /// The constraint that this anchor is at most `constant`, in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> Constraint {
    constraint(.lessThanOrEqual, constant)
  }

  /// Makes and activates the constraint that this anchor is at most `constant`.
  @discardableResult
  public func lessThanOrEqual(to constant: Double) -> Constraint {
    constraint(.lessThanOrEqual, constant).activated()
  }

  /// The constraint that this anchor is at least `constant`, in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> Constraint {
    constraint(.greaterThanOrEqual, constant)
  }

  /// Makes and activates the constraint that this anchor is at least `constant`.
  @discardableResult
  public func greaterThanOrEqual(to constant: Double) -> Constraint {
    constraint(.greaterThanOrEqual, constant).activated()
  }

  /// The two constraints that keep this anchor within `range`.
  public func constraints(within range: ClosedRange<Double>) -> [Constraint] {
    [
      constraint(.greaterThanOrEqual, range.lowerBound),
      constraint(.lessThanOrEqual, range.upperBound),
    ]
  }
}

extension LayoutAnchor where Kind == LeadingTrailing {
  /// The constraint that this anchor equals `multiplier` standard spacings after `other`.
  public func constraint(
    equalToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1
  ) -> Constraint {
    constraint(.equal, other.shifted(by: multiplier * StandardSpacing.sibling))
  }

  /// The constraint that this anchor is at most `multiplier` standard spacings after `other`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1
  ) -> Constraint {
    constraint(.lessThanOrEqual, other.shifted(by: multiplier * StandardSpacing.sibling))
  }

  /// The constraint that this anchor is at least `multiplier` standard spacings after `other`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1
  ) -> Constraint {
    constraint(.greaterThanOrEqual, other.shifted(by: multiplier * StandardSpacing.sibling))
  }
}

extension LayoutAnchor where Kind == VerticalPosition {
  /// The constraint that this anchor equals `multiplier` standard spacings below `other`.
  public func constraint(
    equalToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1
  ) -> Constraint {
    constraint(.equal, other.shifted(by: multiplier * StandardSpacing.sibling))
  }

  /// The constraint that this anchor is at most `multiplier` standard spacings below `other`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1
  ) -> Constraint {
    constraint(.lessThanOrEqual, other.shifted(by: multiplier * StandardSpacing.sibling))
  }

  /// The constraint that this anchor is at least `multiplier` standard spacings below `other`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1
  ) -> Constraint {
    constraint(.greaterThanOrEqual, other.shifted(by: multiplier * StandardSpacing.sibling))
  }
}

/// The default spacings.
public enum StandardSpacing {
  /// The spacing between siblings, in points.
  public static let sibling = 8.0
  /// The spacing between a view and its superview, in points.
  public static let superview = 20.0
}

extension LayoutAnchor where Kind: PositionKind {
  /// The distance from this position to `other` as a length; negative if `other` comes first.
  ///
  /// ```swift
  /// a.trailing.anchorWithOffset(to: b.leading)
  ///   .constraint(equalTo: b.trailing.anchorWithOffset(to: c.leading))
  /// b.leading - a.trailing == c.leading - b.trailing  // the same
  /// ```
  ///
  /// - Precondition: Both have the same factor.
  public func anchorWithOffset(to other: LayoutAnchor<Kind>) -> LayoutAnchor<Length> {
    LayoutAnchor<Length>(from: self, to: other)
  }
}

import ConstraintSolver

// Both operands have the same type, which keeps the number of overloads, and so the time of type
// checking, small.

// MARK: One side

/// An anchor shifted by a constant.
public func + <K>(anchor: LayoutAnchor<K>, constant: Double) -> LayoutAnchor<K> {
  anchor.shifted(by: constant)
}

/// An anchor shifted by a constant.
public func + <K>(constant: Double, anchor: LayoutAnchor<K>) -> LayoutAnchor<K> {
  anchor.shifted(by: constant)
}

/// An anchor shifted back by a constant.
public func - <K>(anchor: LayoutAnchor<K>, constant: Double) -> LayoutAnchor<K> {
  anchor.shifted(by: -constant)
}

/// A constant minus an anchor.
public func - <K>(constant: Double, anchor: LayoutAnchor<K>) -> LayoutAnchor<K> {
  anchor.scaled(by: -1).shifted(by: constant)
}

/// The distance from one position to another of its kind, in points.
///
/// - Precondition: Both have the same factor.
public func - <K: PositionKind>(
  end: LayoutAnchor<K>, start: LayoutAnchor<K>
) -> LayoutAnchor<Length> {
  LayoutAnchor<Length>(from: start, to: end)
}

/// The negative of an anchor.
public prefix func - <K>(anchor: LayoutAnchor<K>) -> LayoutAnchor<K> { anchor.scaled(by: -1) }

/// A multiple of an anchor; positions are relative to the container's origin.
public func * <K>(anchor: LayoutAnchor<K>, factor: Double) -> LayoutAnchor<K> {
  anchor.scaled(by: factor)
}

/// A multiple of an anchor; positions are relative to the container's origin.
public func * <K>(factor: Double, anchor: LayoutAnchor<K>) -> LayoutAnchor<K> {
  anchor.scaled(by: factor)
}

/// A fraction of an anchor; positions are relative to the container's origin.
///
/// A constraint with an anchor that was divided by 0 makes ``LiveLayout/solve()`` throw.
public func / <K>(anchor: LayoutAnchor<K>, divisor: Double) -> LayoutAnchor<K> {
  anchor.divided(by: divisor)
}

// Counts, such as those of columns, are integers.

/// A multiple of an anchor; positions are relative to the container's origin.
public func * <K>(anchor: LayoutAnchor<K>, factor: Int) -> LayoutAnchor<K> {
  anchor.scaled(by: Double(factor))
}

/// A multiple of an anchor; positions are relative to the container's origin.
public func * <K>(factor: Int, anchor: LayoutAnchor<K>) -> LayoutAnchor<K> {
  anchor.scaled(by: Double(factor))
}

/// A fraction of an anchor; positions are relative to the container's origin.
///
/// A constraint with an anchor that was divided by 0 makes ``LiveLayout/solve()`` throw.
public func / <K>(anchor: LayoutAnchor<K>, divisor: Int) -> LayoutAnchor<K> {
  anchor.divided(by: Double(divisor))
}

// MARK: ==

/// The constraint that one anchor equals another of its kind, not activated.
public func == <K>(a: LayoutAnchor<K>, b: LayoutAnchor<K>) -> Constraint {
  a.constraint(.equal, b)
}

/// The constraint that a horizontal center equals a horizontal side.
public func == <K: HorizontalEdgeKind>(
  a: LayoutAnchor<HorizontalCenter>, b: LayoutAnchor<K>
) -> Constraint {
  a.constraint(.equal, b)
}

/// The constraint that a horizontal side equals a horizontal center.
public func == <K: HorizontalEdgeKind>(
  a: LayoutAnchor<K>, b: LayoutAnchor<HorizontalCenter>
) -> Constraint {
  a.constraint(.equal, b)
}

/// The constraint that an anchor equals a constant; a position is relative to the parent's
/// origin.
public func == <K>(a: LayoutAnchor<K>, constant: Double) -> Constraint {
  a.constraint(.equal, constant)
}

/// The constraint that a constant equals an anchor.
public func == <K>(constant: Double, a: LayoutAnchor<K>) -> Constraint {
  a.constraint(.equal, constant)
}

// MARK: <=

/// The constraint that one anchor is at most another of its kind, not activated.
public func <= <K>(a: LayoutAnchor<K>, b: LayoutAnchor<K>) -> Constraint {
  a.constraint(.lessThanOrEqual, b)
}

/// The constraint that a horizontal center is at most a horizontal side.
public func <= <K: HorizontalEdgeKind>(
  a: LayoutAnchor<HorizontalCenter>, b: LayoutAnchor<K>
) -> Constraint {
  a.constraint(.lessThanOrEqual, b)
}

/// The constraint that a horizontal side is at most a horizontal center.
public func <= <K: HorizontalEdgeKind>(
  a: LayoutAnchor<K>, b: LayoutAnchor<HorizontalCenter>
) -> Constraint {
  a.constraint(.lessThanOrEqual, b)
}

/// The constraint that an anchor is at most a constant; a position is relative to the parent's
/// origin.
public func <= <K>(a: LayoutAnchor<K>, constant: Double) -> Constraint {
  a.constraint(.lessThanOrEqual, constant)
}

/// The constraint that a constant is at most an anchor.
public func <= <K>(constant: Double, a: LayoutAnchor<K>) -> Constraint {
  a.constraint(.greaterThanOrEqual, constant)
}

// MARK: >=

/// The constraint that one anchor is at least another of its kind, not activated.
public func >= <K>(a: LayoutAnchor<K>, b: LayoutAnchor<K>) -> Constraint {
  a.constraint(.greaterThanOrEqual, b)
}

/// The constraint that a horizontal center is at least a horizontal side.
public func >= <K: HorizontalEdgeKind>(
  a: LayoutAnchor<HorizontalCenter>, b: LayoutAnchor<K>
) -> Constraint {
  a.constraint(.greaterThanOrEqual, b)
}

/// The constraint that a horizontal side is at least a horizontal center.
public func >= <K: HorizontalEdgeKind>(
  a: LayoutAnchor<K>, b: LayoutAnchor<HorizontalCenter>
) -> Constraint {
  a.constraint(.greaterThanOrEqual, b)
}

/// The constraint that an anchor is at least a constant; a position is relative to the parent's
/// origin.
public func >= <K>(a: LayoutAnchor<K>, constant: Double) -> Constraint {
  a.constraint(.greaterThanOrEqual, constant)
}

/// The constraint that a constant is at least an anchor.
public func >= <K>(constant: Double, a: LayoutAnchor<K>) -> Constraint {
  a.constraint(.lessThanOrEqual, constant)
}

import ConstraintSolver

// Comparisons without a meaning. They do not compile, and their messages say how to correct them.
// The type checker prefers every other operator, so none of these makes a valid comparison
// ambiguous.

extension LayoutAnchor {
  /// Unavailable: anchors of different kinds have no common scale.
  @available(
    *, unavailable,
    message: "these anchors have different kinds: compare positions on one axis, or two lengths"
  )
  @_disfavoredOverload
  public static func == <Other>(a: LayoutAnchor, b: LayoutAnchor<Other>) -> Constraint {
    a.constraint(.equal, b)
  }

  /// Unavailable: anchors of different kinds have no common scale.
  @available(
    *, unavailable,
    message: "these anchors have different kinds: compare positions on one axis, or two lengths"
  )
  @_disfavoredOverload
  public static func <= <Other>(a: LayoutAnchor, b: LayoutAnchor<Other>) -> Constraint {
    a.constraint(.lessThanOrEqual, b)
  }

  /// Unavailable: anchors of different kinds have no common scale.
  @available(
    *, unavailable,
    message: "these anchors have different kinds: compare positions on one axis, or two lengths"
  )
  @_disfavoredOverload
  public static func >= <Other>(a: LayoutAnchor, b: LayoutAnchor<Other>) -> Constraint {
    a.constraint(.greaterThanOrEqual, b)
  }

  /// Unavailable: a layout has no strict inequality.
  @available(*, unavailable, message: "a constraint has no strict inequality: use `<=`")
  public static func < <Other>(a: LayoutAnchor, b: LayoutAnchor<Other>) -> Constraint {
    a.constraint(.lessThanOrEqual, b)
  }

  /// Unavailable: a layout has no strict inequality.
  @available(*, unavailable, message: "a constraint has no strict inequality: use `<=`")
  public static func < (a: LayoutAnchor, constant: Double) -> Constraint {
    a.constraint(.lessThanOrEqual, constant)
  }

  /// Unavailable: a layout has no strict inequality.
  @available(*, unavailable, message: "a constraint has no strict inequality: use `>=`")
  public static func > <Other>(a: LayoutAnchor, b: LayoutAnchor<Other>) -> Constraint {
    a.constraint(.greaterThanOrEqual, b)
  }

  /// Unavailable: a layout has no strict inequality.
  @available(*, unavailable, message: "a constraint has no strict inequality: use `>=`")
  public static func > (a: LayoutAnchor, constant: Double) -> Constraint {
    a.constraint(.greaterThanOrEqual, constant)
  }

  /// Unavailable: a ratio of two anchors is not linear.
  @available(
    *, unavailable,
    message: "a ratio is not a constraint: multiply one side, as in `width == height * 1.5`"
  )
  public static func / <Other>(a: LayoutAnchor, b: LayoutAnchor<Other>) -> LayoutAnchor { a }
}

extension LayoutAnchor where Kind == LeadingTrailing {
  /// Unavailable: only leading edges follow the direction of the language.
  @available(
    *, unavailable,
    message: "`leading` follows the language, `left` does not: compare two edges of one kind"
  )
  public static func == (a: LayoutAnchor, b: LayoutAnchor<LeftRight>) -> Constraint {
    a.constraint(.equal, b)
  }
}

extension LayoutAnchor where Kind == LeftRight {
  /// Unavailable: only leading edges follow the direction of the language.
  @available(
    *, unavailable,
    message: "`leading` follows the language, `left` does not: compare two edges of one kind"
  )
  public static func == (a: LayoutAnchor, b: LayoutAnchor<LeadingTrailing>) -> Constraint {
    a.constraint(.equal, b)
  }
}

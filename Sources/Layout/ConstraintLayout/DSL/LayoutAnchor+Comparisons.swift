import ConstraintSolver

// These operators do not activate their constraints.

extension LayoutAnchor {
  /// The constraint that one anchor equals another of its kind.
  public static func == (a: LayoutAnchor, b: LayoutAnchor) -> Constraint {
    a.constraint(.equal, b)
  }

  /// The constraint that an anchor equals a constant; a position is relative to the parent's
  /// origin.
  public static func == (a: LayoutAnchor, constant: Double) -> Constraint {
    a.constraint(.equal, constant)
  }

  /// The constraint that a constant equals an anchor.
  public static func == (constant: Double, a: LayoutAnchor) -> Constraint {
    a.constraint(.equal, constant)
  }

  /// The constraint that an anchor equals a constant; a position is relative to the parent's
  /// origin.
  public static func == (a: LayoutAnchor, constant: Int) -> Constraint {
    a.constraint(.equal, Double(constant))
  }

  /// The constraint that a constant equals an anchor.
  public static func == (constant: Int, a: LayoutAnchor) -> Constraint {
    a.constraint(.equal, Double(constant))
  }

  /// The constraint that one anchor is at most another of its kind.
  public static func <= (a: LayoutAnchor, b: LayoutAnchor) -> Constraint {
    a.constraint(.lessThanOrEqual, b)
  }

  /// The constraint that an anchor is at most a constant; a position is relative to the parent's
  /// origin.
  public static func <= (a: LayoutAnchor, constant: Double) -> Constraint {
    a.constraint(.lessThanOrEqual, constant)
  }

  /// The constraint that a constant is at most an anchor.
  public static func <= (constant: Double, a: LayoutAnchor) -> Constraint {
    a.constraint(.greaterThanOrEqual, constant)
  }

  /// The constraint that an anchor is at most a constant; a position is relative to the parent's
  /// origin.
  public static func <= (a: LayoutAnchor, constant: Int) -> Constraint {
    a.constraint(.lessThanOrEqual, Double(constant))
  }

  /// The constraint that a constant is at most an anchor.
  public static func <= (constant: Int, a: LayoutAnchor) -> Constraint {
    a.constraint(.greaterThanOrEqual, Double(constant))
  }

  /// The constraint that one anchor is at least another of its kind.
  public static func >= (a: LayoutAnchor, b: LayoutAnchor) -> Constraint {
    a.constraint(.greaterThanOrEqual, b)
  }

  /// The constraint that an anchor is at least a constant; a position is relative to the parent's
  /// origin.
  public static func >= (a: LayoutAnchor, constant: Double) -> Constraint {
    a.constraint(.greaterThanOrEqual, constant)
  }

  /// The constraint that a constant is at least an anchor.
  public static func >= (constant: Double, a: LayoutAnchor) -> Constraint {
    a.constraint(.lessThanOrEqual, constant)
  }

  /// The constraint that an anchor is at least a constant; a position is relative to the parent's
  /// origin.
  public static func >= (a: LayoutAnchor, constant: Int) -> Constraint {
    a.constraint(.greaterThanOrEqual, Double(constant))
  }

  /// The constraint that a constant is at least an anchor.
  public static func >= (constant: Int, a: LayoutAnchor) -> Constraint {
    a.constraint(.lessThanOrEqual, Double(constant))
  }
}

extension LayoutAnchor where Kind == HorizontalCenter {
  /// The constraint that a horizontal center equals a horizontal side.
  public static func == (a: LayoutAnchor, b: LayoutAnchor<LeadingTrailing>) -> Constraint {
    a.constraint(.equal, b)
  }

  /// The constraint that a horizontal center equals a horizontal side.
  public static func == (a: LayoutAnchor, b: LayoutAnchor<LeftRight>) -> Constraint {
    a.constraint(.equal, b)
  }

  /// The constraint that a horizontal center is at most a horizontal side.
  public static func <= (a: LayoutAnchor, b: LayoutAnchor<LeadingTrailing>) -> Constraint {
    a.constraint(.lessThanOrEqual, b)
  }

  /// The constraint that a horizontal center is at most a horizontal side.
  public static func <= (a: LayoutAnchor, b: LayoutAnchor<LeftRight>) -> Constraint {
    a.constraint(.lessThanOrEqual, b)
  }

  /// The constraint that a horizontal center is at least a horizontal side.
  public static func >= (a: LayoutAnchor, b: LayoutAnchor<LeadingTrailing>) -> Constraint {
    a.constraint(.greaterThanOrEqual, b)
  }

  /// The constraint that a horizontal center is at least a horizontal side.
  public static func >= (a: LayoutAnchor, b: LayoutAnchor<LeftRight>) -> Constraint {
    a.constraint(.greaterThanOrEqual, b)
  }
}

extension LayoutAnchor where Kind: HorizontalEdgeKind {
  /// The constraint that a horizontal side equals a horizontal center.
  public static func == (
    a: LayoutAnchor, b: LayoutAnchor<HorizontalCenter>
  ) -> Constraint {
    a.constraint(.equal, b)
  }

  /// The constraint that a horizontal side is at most a horizontal center.
  public static func <= (
    a: LayoutAnchor, b: LayoutAnchor<HorizontalCenter>
  ) -> Constraint {
    a.constraint(.lessThanOrEqual, b)
  }

  /// The constraint that a horizontal side is at least a horizontal center.
  public static func >= (
    a: LayoutAnchor, b: LayoutAnchor<HorizontalCenter>
  ) -> Constraint {
    a.constraint(.greaterThanOrEqual, b)
  }
}

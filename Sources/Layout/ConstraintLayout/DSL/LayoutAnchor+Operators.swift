import ConstraintSolver

// Operators are members of their type: the type checker then asks no others. Numbers are `Double`,
// to which `CGFloat` converts, or `Int`; a protocol for both would not let `CGFloat` in.

extension LayoutAnchor {
  /// An anchor shifted by a constant.
  public static func + (anchor: LayoutAnchor, constant: Double) -> LayoutAnchor {
    anchor.shifted(by: constant)
  }

  /// An anchor shifted by a constant.
  public static func + (constant: Double, anchor: LayoutAnchor) -> LayoutAnchor {
    anchor.shifted(by: constant)
  }

  /// An anchor shifted back by a constant.
  public static func - (anchor: LayoutAnchor, constant: Double) -> LayoutAnchor {
    anchor.shifted(by: -constant)
  }

  /// A constant minus an anchor.
  public static func - (constant: Double, anchor: LayoutAnchor) -> LayoutAnchor {
    anchor.scaled(by: -1).shifted(by: constant)
  }

  /// A multiple of an anchor; positions are relative to the container's origin.
  public static func * (anchor: LayoutAnchor, factor: Double) -> LayoutAnchor {
    anchor.scaled(by: factor)
  }

  /// A multiple of an anchor; positions are relative to the container's origin.
  public static func * (factor: Double, anchor: LayoutAnchor) -> LayoutAnchor {
    anchor.scaled(by: factor)
  }

  /// A fraction of an anchor; positions are relative to the container's origin.
  ///
  /// A constraint with an anchor that was divided by 0 makes ``LiveLayout/solve()`` throw.
  public static func / (anchor: LayoutAnchor, divisor: Double) -> LayoutAnchor {
    anchor.divided(by: divisor)
  }

  /// An anchor shifted by a constant.
  public static func + (anchor: LayoutAnchor, constant: Int) -> LayoutAnchor {
    anchor.shifted(by: Double(constant))
  }

  /// An anchor shifted by a constant.
  public static func + (constant: Int, anchor: LayoutAnchor) -> LayoutAnchor {
    anchor.shifted(by: Double(constant))
  }

  /// An anchor shifted back by a constant.
  public static func - (anchor: LayoutAnchor, constant: Int) -> LayoutAnchor {
    anchor.shifted(by: -Double(constant))
  }

  /// A constant minus an anchor.
  public static func - (constant: Int, anchor: LayoutAnchor) -> LayoutAnchor {
    anchor.scaled(by: -1).shifted(by: Double(constant))
  }

  /// A multiple of an anchor; positions are relative to the container's origin.
  public static func * (anchor: LayoutAnchor, factor: Int) -> LayoutAnchor {
    anchor.scaled(by: Double(factor))
  }

  /// A multiple of an anchor; positions are relative to the container's origin.
  public static func * (factor: Int, anchor: LayoutAnchor) -> LayoutAnchor {
    anchor.scaled(by: Double(factor))
  }

  /// A fraction of an anchor; positions are relative to the container's origin.
  ///
  /// A constraint with an anchor that was divided by 0 makes ``LiveLayout/solve()`` throw.
  public static func / (anchor: LayoutAnchor, divisor: Int) -> LayoutAnchor {
    anchor.divided(by: Double(divisor))
  }

  /// The negative of an anchor.
  public static prefix func - (anchor: LayoutAnchor) -> LayoutAnchor {
    anchor.scaled(by: -1)
  }
}

extension LayoutAnchor where Kind: PositionKind {
  /// The distance from one position to another of its kind, in points.
  ///
  /// - Precondition: Both have the same factor.
  public static func - (end: LayoutAnchor, start: LayoutAnchor) -> LayoutAnchor<Length> {
    LayoutAnchor<Length>(from: start, to: end)
  }
}

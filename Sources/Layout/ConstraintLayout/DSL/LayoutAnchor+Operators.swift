import ConstraintSolver

// Operators are members of their type, so the type checker considers no others. Numbers are
// `Double`, to which `CGFloat` converts, or `Int`; a protocol for both would exclude `CGFloat`.

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
  /// Dividing by 0 makes ``LiveLayout/solve()`` throw for a constraint with the anchor.
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
  /// Dividing by 0 makes ``LiveLayout/solve()`` throw for a constraint with the anchor.
  public static func / (anchor: LayoutAnchor, divisor: Int) -> LayoutAnchor {
    anchor.divided(by: Double(divisor))
  }

  /// The negative of an anchor.
  public static prefix func - (anchor: LayoutAnchor) -> LayoutAnchor {
    anchor.scaled(by: -1)
  }
}

extension LayoutAnchor where Kind: PositionKind {
  /// The distance between two positions of one kind, in points.
  ///
  /// - Precondition: Both have the same factor.
  public static func - (end: LayoutAnchor, start: LayoutAnchor) -> LayoutAnchor<Length> {
    LayoutAnchor<Length>(from: start, to: end)
  }
}

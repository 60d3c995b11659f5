internal import ConstraintLayout
internal import ConstraintSolver
public import Foundation

/// A width, a height, or the distance between two positions.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The constraint that this length equals `constant`, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, constant)
  }

  /// The constraint that this length is at least `constant`, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, constant)
  }

  /// The constraint that this length is at most `constant`, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, constant)
  }

  /// The constraint that this length equals `multiplier · anchor`.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier)
  }

  /// The constraint that this length is at least `multiplier · anchor`.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier)
  }

  /// The constraint that this length is at most `multiplier · anchor`.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier)
  }

  /// The constraint that this length equals `multiplier · anchor + constant`.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// The constraint that this length is at least `multiplier · anchor + constant`.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// The constraint that this length is at most `multiplier · anchor + constant`.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  private func constraint(_ relation: Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(anchor.constraint(relation, Double(constant)))
  }
}

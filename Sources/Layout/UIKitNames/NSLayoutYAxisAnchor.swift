internal import ConstraintLayout
internal import ConstraintSolver
public import Foundation

/// A position on the vertical axis: an upper or lower edge, a center or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this position to `otherAnchor`; negative if `otherAnchor` comes first.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(anchor.anchorWithOffset(to: otherAnchor.anchor))
  }

  /// The constraint that this anchor equals `multiplier` standard spacings below `anchor`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: multiplier * StandardSpacing.sibling)
  }

  /// The constraint that this anchor is at least `multiplier` standard spacings below `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: multiplier * StandardSpacing.sibling)
  }

  /// The constraint that this anchor is at most `multiplier` standard spacings below `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: multiplier * StandardSpacing.sibling)
  }
}

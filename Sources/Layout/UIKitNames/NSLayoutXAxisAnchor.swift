internal import ConstraintLayout
internal import ConstraintSolver
public import Foundation

/// A position on the horizontal axis: a leading, trailing, left or right edge, or a center.
///
/// A leading or trailing edge cannot be compared with a left or right one. As in UIKit, such a
/// constraint compiles, and making it ends the program.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this position to `otherAnchor`; negative if `otherAnchor` comes first.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    requireComparable(with: otherAnchor)
    return NSLayoutDimension(anchor.anchorWithOffset(to: otherAnchor.anchor))
  }

  /// The constraint that this anchor equals `multiplier` standard spacings after `anchor`.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: multiplier * StandardSpacing.sibling)
  }

  /// The constraint that this anchor is at least `multiplier` standard spacings after `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: multiplier * StandardSpacing.sibling)
  }

  /// The constraint that this anchor is at most `multiplier` standard spacings after `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: multiplier * StandardSpacing.sibling)
  }

  override func requireComparable(with other: NSLayoutAnchor<NSLayoutXAxisAnchor>) {
    let (first, second) = (anchor.attribute, other.anchor.attribute)
    guard
      first.isDirectional && second.isAbsoluteEdge || first.isAbsoluteEdge && second.isDirectional
    else { return }
    stop(ConstraintError.mixedDirections(first, second))
  }
}

internal import ConstraintLayout
internal import ConstraintSolver
public import Foundation

/// An edge, a center, a baseline or a length of a view or guide.
///
/// `AnchorType` is the subclass for an axis or for lengths: comparing anchors of different kinds
/// does not compile.
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let anchor: LayoutAnchor<AnyQuantity>

  init<Kind>(_ anchor: LayoutAnchor<Kind>) { self.anchor = anchor.assuming(AnyQuantity.self) }

  /// The constraint that this anchor equals `anchor`.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }

  /// The constraint that this anchor is at least `anchor`.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }

  /// The constraint that this anchor is at most `anchor`.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }

  /// The constraint that this anchor equals `anchor + constant`.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: constant)
  }

  /// The constraint that this anchor is at least `anchor + constant`.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// The constraint that this anchor is at most `anchor + constant`.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: constant)
  }

  /// The constraint between this anchor and `multiplier · other + constant`.
  final func constraint(
    _ relation: Relation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    requireComparable(with: other)
    return NSLayoutConstraint(
      anchor.constraint(relation, other.anchor * Double(multiplier) + Double(constant)))
  }

  /// Stops if the two anchors cannot be compared although they are of one class.
  func requireComparable(with other: NSLayoutAnchor<AnchorType>) {}
}

/// The kind of every anchor here: the classes keep the kinds apart.
enum AnyQuantity: PositionKind {}

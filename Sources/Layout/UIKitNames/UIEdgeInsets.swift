internal import ConstraintLayout
public import Foundation

/// Inward distances from the edges of a rectangle, in points, by absolute side.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset of the upper edge.
  public var top: CGFloat
  /// The inset of the left edge.
  public var left: CGFloat
  /// The inset of the lower edge.
  public var bottom: CGFloat
  /// The inset of the right edge.
  public var right: CGFloat

  /// No inset on any side.
  public static let zero = UIEdgeInsets()

  /// Makes insets of 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Inward distances from the edges of a rectangle, in points, by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset of the upper edge.
  public var top: CGFloat
  /// The inset of the edge at which reading starts.
  public var leading: CGFloat
  /// The inset of the lower edge.
  public var bottom: CGFloat
  /// The inset of the edge at which reading ends.
  public var trailing: CGFloat

  /// No inset on any side.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension UIEdgeInsets {
  /// The insets of a layout from left to right, the only direction here.
  var directional: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets of a layout from left to right, the only direction here.
  var absolute: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }

  var layoutInsets: DirectionalInsets {
    DirectionalInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards.
  func inset(_ insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

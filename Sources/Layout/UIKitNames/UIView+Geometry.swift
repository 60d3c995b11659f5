public import Foundation

extension UIView {
  /// The view's rectangle in its own coordinates.
  public var bounds: CGRect {
    CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
  }

  /// The insets of the margins, by absolute side.
  public var layoutMargins: UIEdgeInsets {
    get { directionalLayoutMargins.absolute }
    set { directionalLayoutMargins = newValue.directional }
  }
}

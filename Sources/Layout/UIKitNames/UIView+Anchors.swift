internal import ConstraintLayout

extension UIView {
  /// The edge at which reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(item.leading) }
  /// The edge at which reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(item.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(item.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(item.right) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(item.centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(item.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(item.bottom) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(item.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(item.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(item.height) }
  /// The baseline of the first line of text, which is the upper edge: a view here has no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(item.firstBaseline) }
  /// The baseline of the last line of text, which is the lower edge: a view here has no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(item.lastBaseline) }
}

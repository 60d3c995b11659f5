internal import ConstraintLayout
public import Foundation

/// A layout guide: an invisible rectangle with anchors.
open class UILayoutGuide: NSObject {
  /// The view that contains the guide.
  public internal(set) weak var owningView: UIView?
  /// A guide of its own, or the margins or safe area of a view.
  let rectangle: any RectangleAnchors
  /// The frame of a guide of its own, after the last layout.
  var solvedFrame = CGRect.zero

  /// Makes a guide without a view.
  public override init() {
    rectangle = LayoutGuide()
    super.init()
  }

  init(_ area: InsetArea, of view: UIView) {
    rectangle = area
    owningView = view
    super.init()
  }

  /// The frame in the coordinates of the owning view. That of a guide added to a view is the one of
  /// the last layout.
  public var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return switch rectangle.area {
    case .item: solvedFrame
    case .margins: owningView.bounds.inset(owningView.layoutMargins)
    case .safeArea: owningView.bounds.inset(owningView.safeAreaInsets)
    }
  }

  /// The edge at which reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(rectangle.leading) }
  /// The edge at which reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(rectangle.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(rectangle.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(rectangle.right) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(rectangle.centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(rectangle.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(rectangle.bottom) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(rectangle.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(rectangle.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(rectangle.height) }
}

public import ConstraintSolver

// The UIKit and AppKit names of this module's types. Not defined if one of those frameworks exists.

#if !canImport(UIKit) && !canImport(AppKit)
  /// The name of ``Constraint`` in UIKit and AppKit.
  public typealias NSLayoutConstraint = Constraint
  /// The name of the anchors of leading and trailing edges in UIKit and AppKit. Here, left and
  /// right edges and centers have their own types.
  public typealias NSLayoutXAxisAnchor = LayoutAnchor<LeadingTrailing>
  /// The name of the anchors of vertical positions in UIKit and AppKit.
  public typealias NSLayoutYAxisAnchor = LayoutAnchor<VerticalPosition>
  /// The name of the anchors of widths and heights in UIKit and AppKit.
  public typealias NSLayoutDimension = LayoutAnchor<Length>
  /// The name of ``DirectionalInsets`` in UIKit and AppKit.
  public typealias NSDirectionalEdgeInsets = DirectionalInsets
  /// The name of ``View`` in UIKit.
  public typealias UIView = View
  /// The name of ``LayoutGuide`` in UIKit.
  public typealias UILayoutGuide = LayoutGuide
  /// The name of ``EdgeInsets`` in UIKit.
  public typealias UIEdgeInsets = EdgeInsets
  /// The name of `Priority` in UIKit.
  public typealias UILayoutPriority = Priority
#endif

extension Priority {
  /// 750, like ``high``.
  public static var defaultHigh: Priority { high }
  /// 250, like ``low``.
  public static var defaultLow: Priority { low }
  /// 50, like ``fitting``.
  public static var fittingSizeLevel: Priority { fitting }

  /// Makes a priority from a number known to be valid.
  ///
  /// - Precondition: `rawValue` is above 0 and at most 1000.
  public init(rawValue: Double) {
    guard let priority = Priority(rawValue) else {
      preconditionFailure("a priority is above 0 and at most 1000, not \(rawValue)")
    }
    self = priority
  }
}

extension View {
  /// Adds a guide, like ``addGuide(_:)``.
  public func addLayoutGuide(_ guide: LayoutGuide) { addGuide(guide) }

  /// Sets the priority at which the view resists growing beyond its content.
  public func setContentHuggingPriority(_ priority: Priority, for axis: Axis) {
    var size = intrinsicSize ?? IntrinsicSize()
    size.hugging[axis] = priority
    intrinsicSize = size
  }

  /// Sets the priority at which the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(_ priority: Priority, for axis: Axis) {
    var size = intrinsicSize ?? IntrinsicSize()
    size.compressionResistance[axis] = priority
    intrinsicSize = size
  }
}

extension AxisPriorities {
  /// The priority on an axis.
  subscript(axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

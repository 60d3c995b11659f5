/// The given numbers of a frame, in points. Each is a required constraint.
public struct GivenFrame: Hashable, Sendable {
  /// The left edge, relative to the parent's frame.
  public var x: Double?
  /// The upper edge, relative to the parent's frame.
  public var y: Double?
  /// The width.
  public var width: Double?
  /// The height.
  public var height: Double?

  /// Makes a frame. Any number may be missing.
  public init(x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The baselines and inset rectangles of an item, relative to its frame, in points.
public struct ItemGeometry: Hashable, Sendable {
  /// The distance of the first baseline below the frame's top.
  public var firstBaseline: Double
  /// The distance of the last baseline above the frame's bottom.
  public var lastBaseline: Double
  /// The insets of the layout margins.
  public var margins: DirectionalInsets
  /// The insets of the safe area.
  public var safeArea: DirectionalInsets
  /// The insets of the alignment rectangle, which plain anchors and the intrinsic size refer to.
  public var alignment: EdgeInsets

  /// Makes a geometry. The default is a plain view with margins of 8 points.
  public init(
    firstBaseline: Double = 0, lastBaseline: Double = 0,
    margins: DirectionalInsets = .init(all: 8), safeArea: DirectionalInsets = .init(),
    alignment: EdgeInsets = .zero
  ) {
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.margins = margins
    self.safeArea = safeArea
    self.alignment = alignment
  }

  /// The geometry of a plain view.
  public static let plain = ItemGeometry()
}

/// A view or guide of a ``LayoutScene``.
public struct LayoutItem: Hashable, Sendable {
  /// The kinds of items.
  public enum Kind: Hashable, Sendable {
    /// A view: a rectangle that can have children, margins and an intrinsic size.
    case view
    /// A free invisible rectangle of a view.
    case guide
    /// An invisible rectangle with required insets from its view's frame.
    case insetGuide(EdgeInsets)
  }

  /// Whether the item is a view or a guide.
  public var kind: Kind
  /// The view that contains the item; `nil` for a root.
  public var parent: ItemIndex?
  /// The given numbers of the frame.
  public var given: GivenFrame
  /// The index of the item's intrinsic size in the scene, or -1.
  var intrinsic: Int32
  /// The index of the item's geometry in the scene, or -1 for the plain one.
  var geometry: Int32

  /// Whether it is a view.
  public var isView: Bool {
    if case .view = kind { true } else { false }
  }
}

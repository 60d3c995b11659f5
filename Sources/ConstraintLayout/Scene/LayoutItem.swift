/// What is given of a frame as numbers, each a required constraint.
public struct GivenFrame: Hashable, Sendable {
  /// The left edge, from the parent's frame.
  public var x: Double?
  /// The upper edge, from the parent's frame.
  public var y: Double?
  /// The frame's width.
  public var width: Double?
  /// The frame's height.
  public var height: Double?

  /// Makes a frame of which some is given.
  public init(x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The rectangles and lines of an item beside its frame.
public struct ItemGeometry: Hashable, Sendable {
  /// How far the first baseline is below the frame's top.
  public var firstBaseline: Double
  /// How far the last baseline is above the frame's bottom.
  public var lastBaseline: Double
  /// From the frame to the margins' rectangle.
  public var margins: DirectionalInsets
  /// From the frame to the safe area.
  public var safeArea: DirectionalInsets
  /// From the frame to the rectangle that the item's own anchors and intrinsic size see.
  public var alignment: EdgeInsets

  /// Makes a geometry; without arguments that of a plain view, with margins of 8.
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
  /// What an item is.
  public enum Kind: Hashable, Sendable {
    /// A view: a rectangle that can have children, margins and an intrinsic size.
    case view
    /// An invisible rectangle of a view, of any size.
    case guide
    /// An invisible rectangle whose edges are pinned at these distances from its view's frame.
    case insetGuide(EdgeInsets)
  }

  /// What the item is.
  public var kind: Kind
  /// The view that it is in; none for a root.
  public var parent: ItemIndex?
  /// What is given of its frame.
  public var given: GivenFrame
  /// Which of the scene's intrinsic sizes is its own, or -1.
  var intrinsic: Int32
  /// Which of the scene's geometries is its own, or -1 for the plain one.
  var geometry: Int32

  /// Whether it is a view.
  public var isView: Bool { kind == .view }
}

/// A rectangle with anchors for its edges, sizes and centers. Each has a short name and a name that
/// ends in `Anchor`.
public protocol RectangleAnchors {
  /// The view or guide to which the rectangle belongs.
  var element: LayoutElement { get }
  /// The rectangle of the element.
  var area: Area { get }
}

/// A rectangle that also has baselines.
public protocol BaselineAnchors: RectangleAnchors {}

extension RectangleAnchors {
  private func anchor<Kind>(_ attribute: Attribute) -> LayoutAnchor<Kind> {
    LayoutAnchor(element, attribute, of: area)
  }

  /// The edge at which reading starts.
  public var leading: LayoutAnchor<LeadingTrailing> { anchor(.leading) }
  /// The edge at which reading ends.
  public var trailing: LayoutAnchor<LeadingTrailing> { anchor(.trailing) }
  /// The left edge.
  public var left: LayoutAnchor<LeftRight> { anchor(.left) }
  /// The right edge.
  public var right: LayoutAnchor<LeftRight> { anchor(.right) }
  /// The horizontal center.
  public var centerX: LayoutAnchor<HorizontalCenter> { anchor(.centerX) }
  /// The upper edge.
  public var top: LayoutAnchor<VerticalPosition> { anchor(.top) }
  /// The lower edge.
  public var bottom: LayoutAnchor<VerticalPosition> { anchor(.bottom) }
  /// The vertical center.
  public var centerY: LayoutAnchor<VerticalPosition> { anchor(.centerY) }
  /// The width.
  public var width: LayoutAnchor<Length> { anchor(.width) }
  /// The height.
  public var height: LayoutAnchor<Length> { anchor(.height) }

  /// The edge at which reading starts.
  public var leadingAnchor: LayoutAnchor<LeadingTrailing> { leading }
  /// The edge at which reading ends.
  public var trailingAnchor: LayoutAnchor<LeadingTrailing> { trailing }
  /// The left edge.
  public var leftAnchor: LayoutAnchor<LeftRight> { left }
  /// The right edge.
  public var rightAnchor: LayoutAnchor<LeftRight> { right }
  /// The horizontal center.
  public var centerXAnchor: LayoutAnchor<HorizontalCenter> { centerX }
  /// The upper edge.
  public var topAnchor: LayoutAnchor<VerticalPosition> { top }
  /// The lower edge.
  public var bottomAnchor: LayoutAnchor<VerticalPosition> { bottom }
  /// The vertical center.
  public var centerYAnchor: LayoutAnchor<VerticalPosition> { centerY }
  /// The width.
  public var widthAnchor: LayoutAnchor<Length> { width }
  /// The height.
  public var heightAnchor: LayoutAnchor<Length> { height }

  /// All four edges.
  public var edges: EdgesAnchor { EdgesAnchor(self) }
  /// Width and height.
  public var size: SizeAnchor { SizeAnchor(width: width, height: height) }
  /// Both centers.
  public var center: CenterAnchor { CenterAnchor(x: centerX, y: centerY) }
}

extension BaselineAnchors {
  /// The baseline of the first line of text.
  public var firstBaseline: LayoutAnchor<VerticalPosition> {
    LayoutAnchor(element, .firstBaseline, of: area)
  }
  /// The baseline of the last line of text.
  public var lastBaseline: LayoutAnchor<VerticalPosition> {
    LayoutAnchor(element, .lastBaseline, of: area)
  }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: LayoutAnchor<VerticalPosition> { firstBaseline }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: LayoutAnchor<VerticalPosition> { lastBaseline }
}

/// The margins or the safe area of a view.
public struct InsetArea: RectangleAnchors {
  /// The view.
  public let element: LayoutElement
  /// The margins or the safe area.
  public let area: Area
}

extension View {
  /// The frame inset by the margins.
  public var margins: InsetArea { InsetArea(element: self, area: .margins) }
  /// The frame inset by the insets of the safe area.
  public var safeArea: InsetArea { InsetArea(element: self, area: .safeArea) }
  /// The frame inset by the margins.
  public var layoutMarginsGuide: InsetArea { margins }
  /// The frame inset by the insets of the safe area.
  public var safeAreaLayoutGuide: InsetArea { safeArea }
}

/// The argument of a `layout` closure: the anchors of the element being laid out.
public struct LayoutProxy: BaselineAnchors {
  /// The element being laid out.
  public let element: LayoutElement
  /// The element's own rectangle.
  public var area: Area { .item }

  /// Makes a proxy for use outside a closure, as in `equal(to:offsetBy:)`.
  public init(view element: LayoutElement) { self.element = element }
}

/// A rectangle with edges, sizes and centers, each under its short name and under the one with
/// `Anchor`.
public protocol RectangleAnchors {
  /// The view or guide that the rectangle belongs to.
  var element: LayoutElement { get }
  /// Which of its rectangles it is.
  var area: Area { get }
}

/// A rectangle that has baselines as well.
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
  /// Half way between the left and the right edge.
  public var centerX: LayoutAnchor<HorizontalCenter> { anchor(.centerX) }
  /// The upper edge.
  public var top: LayoutAnchor<VerticalPosition> { anchor(.top) }
  /// The lower edge.
  public var bottom: LayoutAnchor<VerticalPosition> { anchor(.bottom) }
  /// Half way between the upper and the lower edge.
  public var centerY: LayoutAnchor<VerticalPosition> { anchor(.centerY) }
  /// The distance from left to right.
  public var width: LayoutAnchor<Length> { anchor(.width) }
  /// The distance from top to bottom.
  public var height: LayoutAnchor<Length> { anchor(.height) }

  /// The edge at which reading starts.
  public var leadingAnchor: LayoutAnchor<LeadingTrailing> { leading }
  /// The edge at which reading ends.
  public var trailingAnchor: LayoutAnchor<LeadingTrailing> { trailing }
  /// The left edge.
  public var leftAnchor: LayoutAnchor<LeftRight> { left }
  /// The right edge.
  public var rightAnchor: LayoutAnchor<LeftRight> { right }
  /// Half way between the left and the right edge.
  public var centerXAnchor: LayoutAnchor<HorizontalCenter> { centerX }
  /// The upper edge.
  public var topAnchor: LayoutAnchor<VerticalPosition> { top }
  /// The lower edge.
  public var bottomAnchor: LayoutAnchor<VerticalPosition> { bottom }
  /// Half way between the upper and the lower edge.
  public var centerYAnchor: LayoutAnchor<VerticalPosition> { centerY }
  /// The distance from left to right.
  public var widthAnchor: LayoutAnchor<Length> { width }
  /// The distance from top to bottom.
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
  /// Which of the two it is.
  public let area: Area
}

extension View {
  /// The frame less the margins.
  public var margins: InsetArea { InsetArea(element: self, area: .margins) }
  /// The frame less the safe area's insets.
  public var safeArea: InsetArea { InsetArea(element: self, area: .safeArea) }
  /// The frame less the margins.
  public var layoutMarginsGuide: InsetArea { margins }
  /// The frame less the safe area's insets.
  public var safeAreaLayoutGuide: InsetArea { safeArea }
}

/// What a `layout` closure is given: the anchors of the element that it lays out.
public struct LayoutProxy: BaselineAnchors {
  /// The element that is laid out.
  public let element: LayoutElement
  /// Its own rectangle.
  public var area: Area { .item }

  /// Makes a proxy, for `equal(to:offsetBy:)` outside a closure.
  public init(view element: LayoutElement) { self.element = element }
}

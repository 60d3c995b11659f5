/// Inward distances from the edges of a rectangle, in points, by absolute side.
///
/// The insets of screens, pinned guides and alignment rectangles, which are the same in every
/// reading direction. ``DirectionalInsets`` are mirrored.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset of the upper edge.
  public var top: Double
  /// The inset of the left edge.
  public var left: Double
  /// The inset of the lower edge.
  public var bottom: Double
  /// The inset of the right edge.
  public var right: Double

  /// Makes insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset on any side.
  public static let zero = EdgeInsets()

  /// A side of a rectangle.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    case top, left, bottom, right
  }

  /// The inset of a side.
  public subscript(side: Side) -> Double {
    get {
      switch side {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch side {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }

  /// The insets by reading direction.
  public func directional(_ direction: LayoutDirection) -> DirectionalInsets {
    switch direction {
    case .leftToRight: DirectionalInsets(top: top, leading: left, bottom: bottom, trailing: right)
    case .rightToLeft: DirectionalInsets(top: top, leading: right, bottom: bottom, trailing: left)
    }
  }
}

/// Inward distances from the edges of a rectangle, in points, by reading direction.
///
/// The margins and safe areas of views, which are mirrored in right-to-left layout.
/// ``EdgeInsets`` are not.
public struct DirectionalInsets: Hashable, Sendable {
  /// The inset of the upper edge.
  public var top: Double
  /// The inset of the edge at which reading starts.
  public var leading: Double
  /// The inset of the lower edge.
  public var bottom: Double
  /// The inset of the edge at which reading ends.
  public var trailing: Double

  /// Makes insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes the same inset on every side.
  public init(all inset: Double) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  /// A side of a rectangle, by reading direction.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing
  }

  /// The inset of a side.
  public subscript(side: Side) -> Double {
    get {
      switch side {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch side {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The insets by side in a layout direction.
  public func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}

/// The reading direction.
public enum LayoutDirection: UInt8, Hashable, Sendable {
  /// `leading` is left.
  case leftToRight
  /// `leading` is right; constraints with leading or trailing anchors are mirrored.
  case rightToLeft
}

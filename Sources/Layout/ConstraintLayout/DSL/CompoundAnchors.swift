import ConstraintSolver

/// The top, leading, bottom and trailing edges of a rectangle, with insets.
public struct EdgesAnchor {
  let rectangle: any RectangleAnchors
  var insets = DirectionalInsets()

  init(_ rectangle: any RectangleAnchors) { self.rectangle = rectangle }

  /// The edges moved inwards by insets in points, in addition to existing insets.
  public func inset(by more: DirectionalInsets) -> EdgesAnchor {
    var copy = self
    copy.insets.top += more.top
    copy.insets.leading += more.leading
    copy.insets.bottom += more.bottom
    copy.insets.trailing += more.trailing
    return copy
  }

  /// The edges moved inwards by one distance in points.
  public func inset(by distance: Double) -> EdgesAnchor { inset(by: .init(all: distance)) }

  func constraints(_ relation: Relation, _ other: EdgesAnchor) -> [Constraint] {
    let (a, b) = (insets, other.insets)
    let (mine, its) = (rectangle, other.rectangle)
    // The inner rectangle has the larger near edges and the smaller far edges.
    return [
      (mine.top + a.top).constraint(relation.flipped, its.top + b.top),
      (mine.leading + a.leading).constraint(relation.flipped, its.leading + b.leading),
      (mine.bottom - a.bottom).constraint(relation, its.bottom - b.bottom),
      (mine.trailing - a.trailing).constraint(relation, its.trailing - b.trailing),
    ]
  }
}

/// The width and height of a rectangle.
public struct SizeAnchor {
  let width: LayoutAnchor<Length>
  let height: LayoutAnchor<Length>

  /// The size increased by constants, in points.
  public func adding(width more: Double = 0, height higher: Double = 0) -> SizeAnchor {
    SizeAnchor(width: width + more, height: height + higher)
  }

  func constraints(_ relation: Relation, _ other: SizeAnchor) -> [Constraint] {
    [width.constraint(relation, other.width), height.constraint(relation, other.height)]
  }

  func constraints(_ relation: Relation, _ size: Size) -> [Constraint] {
    [width.constraint(relation, size.width), height.constraint(relation, size.height)]
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// The horizontal and vertical center of a rectangle.
public struct CenterAnchor {
  let x: LayoutAnchor<HorizontalCenter>
  let y: LayoutAnchor<VerticalPosition>

  /// The center moved right and down, in points.
  public func offset(x right: Double = 0, y down: Double = 0) -> CenterAnchor {
    CenterAnchor(x: x + right, y: y + down)
  }
}

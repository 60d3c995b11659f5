import ConstraintSolver

/// The four edges of a rectangle, leading and trailing among them, with insets.
public struct EdgesAnchor {
  let rectangle: any RectangleAnchors
  var insets = DirectionalInsets()

  init(_ rectangle: any RectangleAnchors) { self.rectangle = rectangle }

  /// The edges moved inwards, each by the distance of its side.
  public func inset(by more: DirectionalInsets) -> EdgesAnchor {
    var copy = self
    copy.insets.top += more.top
    copy.insets.leading += more.leading
    copy.insets.bottom += more.bottom
    copy.insets.trailing += more.trailing
    return copy
  }

  /// The edges moved inwards by the same distance.
  public func inset(by distance: Double) -> EdgesAnchor { inset(by: .init(all: distance)) }

  fileprivate func constraints(_ relation: Relation, _ other: EdgesAnchor) -> [Constraint] {
    let (a, b) = (insets, other.insets)
    let (mine, its) = (rectangle, other.rectangle)
    // Being inside turns round at the far edges.
    return [
      (mine.top + a.top).constraint(relation.flipped, its.top + b.top),
      (mine.leading + a.leading).constraint(relation.flipped, its.leading + b.leading),
      (mine.bottom - a.bottom).constraint(relation, its.bottom - b.bottom),
      (mine.trailing - a.trailing).constraint(relation, its.trailing - b.trailing),
    ]
  }
}

/// Width and height of a rectangle.
public struct SizeAnchor {
  let width: LayoutAnchor<Length>
  let height: LayoutAnchor<Length>

  /// The size with more of each.
  public func adding(width more: Double = 0, height higher: Double = 0) -> SizeAnchor {
    SizeAnchor(width: width + more, height: height + higher)
  }

  fileprivate func constraints(_ relation: Relation, _ other: SizeAnchor) -> [Constraint] {
    [width.constraint(relation, other.width), height.constraint(relation, other.height)]
  }

  fileprivate func constraints(_ relation: Relation, _ size: Size) -> [Constraint] {
    [width.constraint(relation, size.width), height.constraint(relation, size.height)]
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Both centers of a rectangle.
public struct CenterAnchor {
  let x: LayoutAnchor<HorizontalCenter>
  let y: LayoutAnchor<VerticalPosition>

  /// The center moved to the right and down.
  public func offset(x right: Double = 0, y down: Double = 0) -> CenterAnchor {
    CenterAnchor(x: x + right, y: y + down)
  }
}

/// All edges of one rectangle at those of another.
public func == (a: EdgesAnchor, b: EdgesAnchor) -> [Constraint] { a.constraints(.equal, b) }

/// One rectangle inside another.
public func <= (a: EdgesAnchor, b: EdgesAnchor) -> [Constraint] {
  a.constraints(.lessThanOrEqual, b)
}

/// One rectangle around another.
public func >= (a: EdgesAnchor, b: EdgesAnchor) -> [Constraint] {
  a.constraints(.greaterThanOrEqual, b)
}

/// The edges moved inwards by the same distance.
public func - (edges: EdgesAnchor, distance: Double) -> EdgesAnchor { edges.inset(by: distance) }

/// The edges moved outwards by the same distance.
public func + (edges: EdgesAnchor, distance: Double) -> EdgesAnchor { edges.inset(by: -distance) }

/// Both sizes equal.
public func == (a: SizeAnchor, b: SizeAnchor) -> [Constraint] { a.constraints(.equal, b) }

/// Neither size above the other's.
public func <= (a: SizeAnchor, b: SizeAnchor) -> [Constraint] {
  a.constraints(.lessThanOrEqual, b)
}

/// Neither size below the other's.
public func >= (a: SizeAnchor, b: SizeAnchor) -> [Constraint] {
  a.constraints(.greaterThanOrEqual, b)
}

/// Both sizes given.
public func == (a: SizeAnchor, size: Size) -> [Constraint] { a.constraints(.equal, size) }

/// Both sizes limited.
public func <= (a: SizeAnchor, size: Size) -> [Constraint] {
  a.constraints(.lessThanOrEqual, size)
}

/// Both sizes at least these.
public func >= (a: SizeAnchor, size: Size) -> [Constraint] {
  a.constraints(.greaterThanOrEqual, size)
}

/// A multiple of a size.
public func * (size: SizeAnchor, factor: Double) -> SizeAnchor {
  SizeAnchor(width: size.width * factor, height: size.height * factor)
}

/// A fraction of a size.
public func / (size: SizeAnchor, divisor: Double) -> SizeAnchor { size * (1 / divisor) }

/// Both centers at those of another rectangle.
public func == (a: CenterAnchor, b: CenterAnchor) -> [Constraint] { [a.x == b.x, a.y == b.y] }

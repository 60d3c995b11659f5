import ConstraintSolver

/// The top, leading, bottom and trailing edges of a rectangle, with insets.
public struct EdgesAnchor {
  let rectangle: any RectangleAnchors
  var insets = DirectionalInsets()

  init(_ rectangle: any RectangleAnchors) { self.rectangle = rectangle }

  /// The edges moved inwards by insets in points, added to those there are.
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

  fileprivate func constraints(_ relation: Relation, _ other: EdgesAnchor) -> [Constraint] {
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

  fileprivate func constraints(_ relation: Relation, _ other: SizeAnchor) -> [Constraint] {
    [width.constraint(relation, other.width), height.constraint(relation, other.height)]
  }

  fileprivate func constraints(_ relation: Relation, _ size: Size) -> [Constraint] {
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

/// Constrains all edges of one rectangle to those of another.
public func == (a: EdgesAnchor, b: EdgesAnchor) -> [Constraint] { a.constraints(.equal, b) }

/// Constrains one rectangle to lie inside another.
public func <= (a: EdgesAnchor, b: EdgesAnchor) -> [Constraint] {
  a.constraints(.lessThanOrEqual, b)
}

/// Constrains one rectangle to enclose another.
public func >= (a: EdgesAnchor, b: EdgesAnchor) -> [Constraint] {
  a.constraints(.greaterThanOrEqual, b)
}

/// The edges moved inwards by one distance, in points.
public func - (edges: EdgesAnchor, distance: Double) -> EdgesAnchor { edges.inset(by: distance) }

/// The edges moved outwards by one distance, in points.
public func + (edges: EdgesAnchor, distance: Double) -> EdgesAnchor { edges.inset(by: -distance) }

/// Constrains width and height to those of another rectangle.
public func == (a: SizeAnchor, b: SizeAnchor) -> [Constraint] { a.constraints(.equal, b) }

/// Constrains width and height to at most those of another rectangle.
public func <= (a: SizeAnchor, b: SizeAnchor) -> [Constraint] {
  a.constraints(.lessThanOrEqual, b)
}

/// Constrains width and height to at least those of another rectangle.
public func >= (a: SizeAnchor, b: SizeAnchor) -> [Constraint] {
  a.constraints(.greaterThanOrEqual, b)
}

/// Constrains width and height to a size.
public func == (a: SizeAnchor, size: Size) -> [Constraint] { a.constraints(.equal, size) }

/// Constrains width and height to at most a size.
public func <= (a: SizeAnchor, size: Size) -> [Constraint] {
  a.constraints(.lessThanOrEqual, size)
}

/// Constrains width and height to at least a size.
public func >= (a: SizeAnchor, size: Size) -> [Constraint] {
  a.constraints(.greaterThanOrEqual, size)
}

/// A multiple of a size.
public func * (size: SizeAnchor, factor: Double) -> SizeAnchor {
  SizeAnchor(width: size.width * factor, height: size.height * factor)
}

/// A fraction of a size.
public func / (size: SizeAnchor, divisor: Double) -> SizeAnchor {
  SizeAnchor(width: size.width / divisor, height: size.height / divisor)
}

/// A multiple of a size.
public func * (size: SizeAnchor, factor: Int) -> SizeAnchor { size * Double(factor) }

/// A fraction of a size.
public func / (size: SizeAnchor, divisor: Int) -> SizeAnchor { size / Double(divisor) }

/// Constrains both centers to those of another rectangle.
public func == (a: CenterAnchor, b: CenterAnchor) -> [Constraint] { [a.x == b.x, a.y == b.y] }

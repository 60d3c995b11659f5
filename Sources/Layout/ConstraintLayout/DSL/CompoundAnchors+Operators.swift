import ConstraintSolver

extension EdgesAnchor {
  /// Constrains all edges of one rectangle to those of another.
  public static func == (a: EdgesAnchor, b: EdgesAnchor) -> [Constraint] {
    a.constraints(.equal, b)
  }

  /// Constrains one rectangle to lie inside another.
  public static func <= (a: EdgesAnchor, b: EdgesAnchor) -> [Constraint] {
    a.constraints(.lessThanOrEqual, b)
  }

  /// Constrains one rectangle to enclose another.
  public static func >= (a: EdgesAnchor, b: EdgesAnchor) -> [Constraint] {
    a.constraints(.greaterThanOrEqual, b)
  }

  /// The edges moved inwards by one distance, in points.
  public static func - (edges: EdgesAnchor, distance: Double) -> EdgesAnchor {
    edges.inset(by: distance)
  }

  /// The edges moved outwards by one distance, in points.
  public static func + (edges: EdgesAnchor, distance: Double) -> EdgesAnchor {
    edges.inset(by: -distance)
  }

  /// The edges moved inwards by one distance, in points.
  public static func - (edges: EdgesAnchor, distance: Int) -> EdgesAnchor {
    edges.inset(by: Double(distance))
  }

  /// The edges moved outwards by one distance, in points.
  public static func + (edges: EdgesAnchor, distance: Int) -> EdgesAnchor {
    edges.inset(by: -Double(distance))
  }

  /// Unavailable: four edges at the same position would be an empty rectangle.
  @available(
    *, unavailable,
    message: "edges are compared with those of a rectangle: `edges == superview.edges.inset(by: 8)`"
  )
  public static func == (a: EdgesAnchor, distance: Double) -> [Constraint] { [] }

  /// Unavailable: four edges at the same position would be an empty rectangle.
  @available(
    *, unavailable,
    message: "edges are compared with those of a rectangle: `edges == superview.edges.inset(by: 8)`"
  )
  public static func <= (a: EdgesAnchor, distance: Double) -> [Constraint] { [] }

  /// Unavailable: four edges at the same position would be an empty rectangle.
  @available(
    *, unavailable,
    message: "edges are compared with those of a rectangle: `edges == superview.edges.inset(by: 8)`"
  )
  public static func >= (a: EdgesAnchor, distance: Double) -> [Constraint] { [] }
}

extension SizeAnchor {
  /// Constrains width and height to those of another rectangle.
  public static func == (a: SizeAnchor, b: SizeAnchor) -> [Constraint] {
    a.constraints(.equal, b)
  }

  /// Constrains width and height to a size.
  public static func == (a: SizeAnchor, size: Size) -> [Constraint] {
    a.constraints(.equal, size)
  }

  /// Constrains width and height to one length, in points.
  public static func == (a: SizeAnchor, length: Double) -> [Constraint] {
    a.constraints(.equal, Size(width: length, height: length))
  }

  /// Constrains width and height to one length, in points.
  public static func == (a: SizeAnchor, length: Int) -> [Constraint] {
    a.constraints(.equal, Size(width: Double(length), height: Double(length)))
  }

  /// Constrains width and height to at most those of another rectangle.
  public static func <= (a: SizeAnchor, b: SizeAnchor) -> [Constraint] {
    a.constraints(.lessThanOrEqual, b)
  }

  /// Constrains width and height to at most a size.
  public static func <= (a: SizeAnchor, size: Size) -> [Constraint] {
    a.constraints(.lessThanOrEqual, size)
  }

  /// Constrains width and height to at most one length, in points.
  public static func <= (a: SizeAnchor, length: Double) -> [Constraint] {
    a.constraints(.lessThanOrEqual, Size(width: length, height: length))
  }

  /// Constrains width and height to at most one length, in points.
  public static func <= (a: SizeAnchor, length: Int) -> [Constraint] {
    a.constraints(.lessThanOrEqual, Size(width: Double(length), height: Double(length)))
  }

  /// Constrains width and height to at least those of another rectangle.
  public static func >= (a: SizeAnchor, b: SizeAnchor) -> [Constraint] {
    a.constraints(.greaterThanOrEqual, b)
  }

  /// Constrains width and height to at least a size.
  public static func >= (a: SizeAnchor, size: Size) -> [Constraint] {
    a.constraints(.greaterThanOrEqual, size)
  }

  /// Constrains width and height to at least one length, in points.
  public static func >= (a: SizeAnchor, length: Double) -> [Constraint] {
    a.constraints(.greaterThanOrEqual, Size(width: length, height: length))
  }

  /// Constrains width and height to at least one length, in points.
  public static func >= (a: SizeAnchor, length: Int) -> [Constraint] {
    a.constraints(.greaterThanOrEqual, Size(width: Double(length), height: Double(length)))
  }

  /// A multiple of a size.
  public static func * (size: SizeAnchor, factor: Double) -> SizeAnchor {
    SizeAnchor(width: size.width * factor, height: size.height * factor)
  }

  /// A multiple of a size.
  public static func * (size: SizeAnchor, factor: Int) -> SizeAnchor {
    SizeAnchor(width: size.width * factor, height: size.height * factor)
  }

  /// A fraction of a size.
  public static func / (size: SizeAnchor, divisor: Double) -> SizeAnchor {
    SizeAnchor(width: size.width / divisor, height: size.height / divisor)
  }

  /// A fraction of a size.
  public static func / (size: SizeAnchor, divisor: Int) -> SizeAnchor {
    SizeAnchor(width: size.width / divisor, height: size.height / divisor)
  }
}

extension CenterAnchor {
  /// Constrains both centers to those of another rectangle.
  public static func == (a: CenterAnchor, b: CenterAnchor) -> [Constraint] {
    [a.x == b.x, a.y == b.y]
  }

  /// Constrains both centers to at most those of another rectangle.
  public static func <= (a: CenterAnchor, b: CenterAnchor) -> [Constraint] {
    [a.x <= b.x, a.y <= b.y]
  }

  /// Constrains both centers to at least those of another rectangle.
  public static func >= (a: CenterAnchor, b: CenterAnchor) -> [Constraint] {
    [a.x >= b.x, a.y >= b.y]
  }

  /// The center moved right and down by one distance, in points.
  public static func + (center: CenterAnchor, distance: Double) -> CenterAnchor {
    center.offset(x: distance, y: distance)
  }

  /// The center moved left and up by one distance, in points.
  public static func - (center: CenterAnchor, distance: Double) -> CenterAnchor {
    center.offset(x: -distance, y: -distance)
  }

  /// The center moved right and down by one distance, in points.
  public static func + (center: CenterAnchor, distance: Int) -> CenterAnchor {
    center.offset(x: Double(distance), y: Double(distance))
  }

  /// The center moved left and up by one distance, in points.
  public static func - (center: CenterAnchor, distance: Int) -> CenterAnchor {
    center.offset(x: -Double(distance), y: -Double(distance))
  }
}

public import ConstraintSolver

/// The size that a view's content asks for, and how much that matters.
///
/// An axis with a size makes two inequalities: at most the size at the hugging priority, at least
/// the size at the compression resistance. An axis without one has no intrinsic metric.
public struct IntrinsicSize: Hashable, Sendable {
  /// The width asked for, in points.
  public var width: Double?
  /// The height asked for, in points.
  public var height: Double?
  /// The heights of wrapping text, by width.
  public var heightForWidth: HeightTable?
  /// How strongly the view refuses to be wider, and higher, than its content.
  public var hugging: AxisPriorities
  /// How strongly the view refuses to be narrower, and lower, than its content.
  public var compressionResistance: AxisPriorities

  /// Makes an intrinsic size.
  public init(
    width: Double? = nil, height: Double? = nil, heightForWidth: HeightTable? = nil,
    hugging: AxisPriorities = .init(both: .low),
    compressionResistance: AxisPriorities = .init(both: .high)
  ) {
    self.width = width
    self.height = height
    self.heightForWidth = heightForWidth
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }
}

/// A priority for each axis.
public struct AxisPriorities: Hashable, Sendable {
  /// On the horizontal axis.
  public var horizontal: Priority
  /// On the vertical axis.
  public var vertical: Priority

  /// Makes a pair.
  public init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes a pair of equals.
  public init(both priority: Priority) {
    self.init(horizontal: priority, vertical: priority)
  }
}

/// The heights of wrapping text, by width.
public struct HeightTable: Hashable, Sendable {
  /// A width that was measured, and the height that the text has there.
  public struct Row: Hashable, Sendable {
    /// The width, in points.
    public var width: Double
    /// The height at that width, in points.
    public var height: Double

    /// Makes a row.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The rows by ascending width; never empty.
  public let rows: [Row]

  /// Makes a table of measured rows in any order, or nothing where there are none. Of rows of equal
  /// width the first counts.
  ///
  /// - Complexity: O(n log n).
  public init?(_ rows: [Row]) {
    guard !rows.isEmpty else { return nil }
    self.rows = rows.enumerated().sorted {
      ($0.element.width, $0.offset) < ($1.element.width, $1.offset)
    }.map(\.element)
  }

  /// The height at a width: that of the widest row not above it, to a millionth of a point, else
  /// that of the narrowest.
  ///
  /// - Complexity: O(log n).
  public func height(at width: Double) -> Double {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].width <= width + 1e-6 { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return rows[0].height }
    var row = low - 1
    while row > 0, rows[row - 1].width == rows[row].width { row -= 1 }
    return rows[row].height
  }
}

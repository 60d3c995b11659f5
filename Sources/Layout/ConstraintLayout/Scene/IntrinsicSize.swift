public import ConstraintSolver

/// The natural size of a view's content, with its priorities.
///
/// Each axis with a size implies two inequalities: at most the size at the hugging priority, and at
/// least the size at the compression resistance priority.
public struct IntrinsicSize: Hashable, Sendable {
  /// The width of the content, in points.
  public var width: Double?
  /// The height of the content, in points.
  public var height: Double?
  /// The heights of wrapping text, by width.
  public var heightForWidth: HeightTable?
  /// The content's text. `width` and `height` are then its size on one line, or its last measured
  /// size. Set by ``LayoutEdit/text(_:_:)``.
  public internal(set) var text: MeasuredText?
  /// The priorities at which the view resists growing beyond its content.
  public var hugging: AxisPriorities
  /// The priorities at which the view resists shrinking below its content.
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

  /// Whether the height depends on the solved width.
  package var followsWidth: Bool {
    if let text { return text.givesHeight && text.measure.wraps }
    return heightForWidth != nil
  }
}

/// A priority for each axis.
public struct AxisPriorities: Hashable, Sendable {
  /// On the horizontal axis.
  public var horizontal: Priority
  /// On the vertical axis.
  public var vertical: Priority

  /// Makes a pair of priorities.
  public init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes a pair of the same priority.
  public init(both priority: Priority) {
    self.init(horizontal: priority, vertical: priority)
  }
}

/// The heights of wrapping text, by width.
public struct HeightTable: Hashable, Sendable {
  /// A measured width and the height of the text at that width.
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

  /// Makes a table from measured rows in any order; `nil` if there are none. Among rows of equal
  /// width the first is used.
  ///
  /// - Complexity: O(n log n).
  public init?(_ rows: [Row]) {
    guard !rows.isEmpty else { return nil }
    self.rows = rows.enumerated().sorted {
      ($0.element.width, $0.offset) < ($1.element.width, $1.offset)
    }.map(\.element)
  }

  /// The height of the widest row that is not wider than `width`, within `LayoutTolerance.edge`;
  /// otherwise that of the narrowest row.
  ///
  /// - Complexity: O(log n).
  public func height(at width: Double) -> Double {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].width <= width + LayoutTolerance.edge {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return rows[0].height }
    var row = low - 1
    while row > 0, rows[row - 1].width == rows[row].width { row -= 1 }
    return rows[row].height
  }
}

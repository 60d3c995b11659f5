/// The layout of a scene for all values of a property: frames as piecewise linear functions, and
/// where it conflicts, is ambiguous or leaves constraints unsatisfied.
public struct LayoutSweep: Sendable {
  /// A range of the property, and what holds in it.
  public struct Stretch<Value: Sendable>: Sendable {
    /// The lower end.
    public var from: Double
    /// The upper end.
    public var to: Double
    /// What holds between them.
    public var value: Value

    /// Makes a stretch.
    public init(from: Double, to: Double, _ value: Value) {
      self.from = from
      self.to = to
      self.value = value
    }
  }

  /// The frames at both ends of a stretch, by item. Between them each edge is linear.
  public struct Frames: Hashable, Sendable {
    /// The frames at the lower end.
    public var start: [Frame]
    /// The frames at the upper end.
    public var end: [Frame]
  }

  /// An optional constraint that does not hold.
  public struct Unsatisfied: Hashable, Sendable {
    /// The constraint.
    public var origin: ConstraintOrigin
    /// What it means for the layout.
    public var kind: UnsatisfiedKind
    /// The violation at the lower end, in points.
    public var start: Double
    /// The violation at the upper end; linear in between.
    public var end: Double
  }

  /// What is ambiguous in a stretch.
  public struct Ambiguities: Hashable, Sendable {
    /// The items with ambiguous frames.
    public var items: [LayoutSolution.Ambiguity]
    /// Whether these are all; `false` if the limits ended the search.
    public var isComplete: Bool
  }

  /// The conflicts of a stretch.
  public struct Conflicts: Hashable, Sendable {
    /// Irreducible infeasible sets.
    public var sets: [LayoutConflict]
    /// Whether there are causes that none of them names.
    public var hasMore: Bool
  }

  /// The frames, in ascending order, without gaps but for the conflicts. Where two stretches meet,
  /// frames may jump.
  public var pieces: [Stretch<Frames>] = []
  /// Where the required constraints conflict.
  public var conflicts: [Stretch<Conflicts>] = []
  /// Where frames are ambiguous.
  public var ambiguous: [Stretch<Ambiguities>] = []
  /// Where optional constraints do not hold.
  public var unsatisfied: [Stretch<[Unsatisfied]>] = []

  /// The frames at a value of the property, interpolated; `nil` where the constraints conflict.
  ///
  /// - Complexity: O(items + log pieces).
  public func frames(at value: Double) -> [Frame]? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].to < value { low = middle + 1 } else { high = middle }
    }
    guard low < pieces.count, pieces[low].from <= value else { return nil }
    return pieces[low].frames(at: value)
  }
}

extension LayoutSweep.Stretch<LayoutSweep.Frames> {
  /// The frames at a value within the stretch.
  ///
  /// - Complexity: O(items).
  public func frames(at place: Double) -> [Frame] {
    let share = to > from ? (place - from) / (to - from) : 0
    return value.start.indices.map { value.start[$0].interpolated(value.end[$0], share) }
  }
}

extension Frame {
  fileprivate func interpolated(_ end: Frame, _ share: Double) -> Frame {
    Frame(
      x: x + share * (end.x - x), y: y + share * (end.y - y),
      width: width + share * (end.width - width), height: height + share * (end.height - height))
  }
}

/// The reason why there is no sweep.
public enum LayoutSweepError: Error, Hashable, Sendable {
  /// A solve failed for another reason than a conflict.
  case layout(LayoutError)
  /// There are more stretches than allowed.
  case tooManyPieces(limit: Int)
  /// The constraints are not linear in the property, as where it is in proportion to others.
  case nonlinear
}

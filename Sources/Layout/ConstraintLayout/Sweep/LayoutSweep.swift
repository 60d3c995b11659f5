/// The layout of a scene for all values of a property: frames as piecewise linear functions, and
/// the stretches that have conflicts, ambiguities or unsatisfied constraints.
public struct LayoutSweep: Sendable {
  /// A range of the property with its result.
  public struct Stretch<Value: Sendable>: Sendable {
    /// The lower end.
    public var from: Double
    /// The upper end.
    public var to: Double
    /// The result between the ends.
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
    /// The consequence for the layout.
    public var kind: UnsatisfiedKind
    /// The violation at the lower end, in points.
    public var start: Double
    /// The violation at the upper end; linear between the ends.
    public var end: Double
  }

  /// The ambiguities of a stretch.
  public struct Ambiguities: Hashable, Sendable {
    /// The items with ambiguous frames.
    public var items: [LayoutSolution.Ambiguity]
    /// Whether ``items`` is complete; `false` if a limit ended the search.
    public var isComplete: Bool
  }

  /// The conflicts of a stretch.
  public struct Conflicts: Hashable, Sendable {
    /// Irreducible infeasible sets.
    public var sets: [LayoutConflict]
    /// Whether some causes are in none of the sets.
    public var hasMore: Bool
  }

  /// The frames, in ascending order, without gaps except for conflicts. Frames may jump where two
  /// stretches meet.
  public var pieces: [Stretch<Frames>] = []
  /// The stretches in which the required constraints conflict.
  public var conflicts: [Stretch<Conflicts>] = []
  /// The stretches in which frames are ambiguous.
  public var ambiguous: [Stretch<Ambiguities>] = []
  /// The stretches in which optional constraints do not hold.
  public var unsatisfied: [Stretch<[Unsatisfied]>] = []

  /// The frames at a value of the property, interpolated; `nil` if the constraints conflict there.
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

/// The reason there is no sweep.
public enum LayoutSweepError: Error, Hashable, Sendable {
  /// A solve failed for a reason other than a conflict.
  case layout(LayoutError)
  /// There are more stretches than allowed.
  case tooManyPieces(limit: Int)
  /// The constraints are not linear in the property, for example because it scales others.
  case nonlinear
}

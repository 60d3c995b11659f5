public import ConstraintSolver

/// A rectangle, in points.
public struct Frame: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// From the left edge to the right one.
  public var width: Double
  /// From the upper edge to the lower one.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The solved frames of a scene, and what is to be said of them.
public struct LayoutSolution: Hashable, Sendable {
  /// An item of which something could as well be otherwise.
  public struct Ambiguity: Hashable, Sendable {
    /// The view or guide.
    public var item: ItemIndex
    /// Which numbers of its frame are not settled.
    public var dimensions: [Dimension]
  }

  /// A required constraint that was left out.
  public struct Broken: Hashable, Sendable {
    /// What was left out.
    public var origin: ConstraintOrigin
    /// The irreducible set that could not hold with it, itself included.
    public var conflict: [ConstraintOrigin]
  }

  /// An optional constraint that does not hold.
  public struct Unsatisfied: Hashable, Sendable {
    /// Which one.
    public var origin: ConstraintOrigin
    /// By how much its sides are off.
    public var violation: Double
  }

  /// The frames, by item.
  public var frames: [Frame]
  /// The items with a frame that is not unique, by item.
  public var ambiguous: [Ambiguity]
  /// The required constraints that were left out, in the order of admission.
  public var broken: [Broken]
  /// The optional constraints that do not hold: highest priority first, then by place, then what
  /// views imply.
  public var unsatisfied: [Unsatisfied]
  /// The units of work that it cost.
  public var work: Int
}

/// Why a scene has no frames.
public enum LayoutError: Error, Hashable, Sendable {
  /// Required constraints cannot all hold; irreducible sets of such, up to 50, and whether there
  /// are more.
  case conflict([[ConstraintOrigin]], hasMore: Bool = false)
  /// The deterministic budget of work ran out; the budget in units of work.
  case workLimitExceeded(limit: Int, after: SolveProgress)
  /// The solver's matrix would need more entries than it may have.
  case entryLimitExceeded(limit: Int, after: SolveProgress)
  /// The injected check asked to stop.
  case stopped(after: SolveProgress)
  /// A number of a frame is beyond ``LayoutLimits/result``.
  case numbersOutOfRange
  /// The numbers are so far apart that no frames were found with which all that is required holds.
  case numbersTooFarApart
}

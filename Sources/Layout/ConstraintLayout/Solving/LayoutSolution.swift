public import ConstraintSolver

/// A rectangle, in points.
public struct Frame: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The frames of a solved scene, with ambiguities and violations.
public struct LayoutSolution: Hashable, Sendable {
  /// An item whose frame differs between optimal solutions.
  public struct Ambiguity: Hashable, Sendable {
    /// The view or guide.
    public var item: ItemIndex
    /// The numbers of its frame that are not unique.
    public var dimensions: [Dimension]
  }

  /// A required constraint that was dropped to resolve a conflict.
  public struct Broken: Hashable, Sendable {
    /// The dropped constraint.
    public var origin: ConstraintOrigin
    /// An irreducible infeasible set that contains it; empty where the sets before it have many
    /// thousands of members already.
    public var conflict: [ConstraintOrigin]
  }

  /// An optional constraint that does not hold.
  public struct Unsatisfied: Hashable, Sendable {
    /// The constraint.
    public var origin: ConstraintOrigin
    /// What it means for the layout that it does not hold.
    public var kind: UnsatisfiedKind
    /// The amount by which its sides violate the relation, in points.
    public var violation: Double

    /// Makes an entry.
    public init(origin: ConstraintOrigin, kind: UnsatisfiedKind, violation: Double) {
      self.origin = origin
      self.kind = kind
      self.violation = violation
    }
  }

  /// The frames, by item index.
  public var frames: [Frame]
  /// The items with ambiguous frames, by ascending index.
  public var ambiguous: [Ambiguity]
  /// Whether ``ambiguous`` has all of them; `false` if the limits ended the search for them, which
  /// does not affect the frames.
  public var isAmbiguityComplete: Bool
  /// The dropped required constraints, in the order of admission.
  public var broken: [Broken]
  /// The violated optional constraints by descending priority; of equal priority, constraints by
  /// index, then implied ones.
  public var unsatisfied: [Unsatisfied]
  /// The work of the solve, in the solver's units.
  public var work: Int

  /// Makes a solution.
  public init(
    frames: [Frame], ambiguous: [Ambiguity] = [], isAmbiguityComplete: Bool = true,
    broken: [Broken] = [], unsatisfied: [Unsatisfied] = [], work: Int = 0
  ) {
    self.frames = frames
    self.ambiguous = ambiguous
    self.isAmbiguityComplete = isAmbiguityComplete
    self.broken = broken
    self.unsatisfied = unsatisfied
    self.work = work
  }
}

/// What it means for a layout that an optional constraint does not hold.
public enum UnsatisfiedKind: String, Hashable, Sendable, CaseIterable {
  /// A constraint of the scene is not met.
  case constraint
  /// A view is smaller than its content, and nothing makes up for that.
  case squeezed
  /// A view is larger than its content.
  case stretched
  /// Text is narrower than on one line, and its height makes up for that.
  case wrapped
  /// A stack does not have a gap or a size that it prefers, or hides a view that has content.
  case stack

  /// Whether it is worth a look: something that was written down is not so, or content is cut off.
  public var isNoteworthy: Bool { self == .constraint || self == .squeezed }
}

/// Required constraints that cannot all hold.
public struct LayoutConflict: Hashable, Sendable {
  /// An irreducible infeasible set, in the order of admission.
  public var members: [ConstraintOrigin]
  /// The first few of the other constraints that admission in order rejects and that conflict with
  /// members of this set.
  public var alsoRejected: [ConstraintOrigin]
  /// The number of all of these.
  public var alsoRejectedCount: Int

  /// Makes a conflict.
  public init(
    members: [ConstraintOrigin], alsoRejected: [ConstraintOrigin] = [], alsoRejectedCount: Int = 0
  ) {
    self.members = members
    self.alsoRejected = alsoRejected
    self.alsoRejectedCount = alsoRejectedCount
  }

  /// The same with other origins; those without one are left out.
  func mapped(_ origin: (ConstraintOrigin) -> ConstraintOrigin?) -> LayoutConflict {
    LayoutConflict(
      members: members.compactMap(origin), alsoRejected: alsoRejected.compactMap(origin),
      alsoRejectedCount: alsoRejectedCount)
  }
}

/// The reason why a scene has no frames.
public enum LayoutError: Error, Hashable, Sendable {
  /// The required constraints are infeasible: up to 50 irreducible infeasible sets, of which no two
  /// share a constraint that was written, and whether there are causes that none of them names.
  case conflict([LayoutConflict], hasMore: Bool = false)
  /// The deterministic budget of work is exhausted; the budget in units of work.
  case workLimitExceeded(limit: Int, after: SolveProgress)
  /// The solver's matrix exceeds its limit of entries.
  case entryLimitExceeded(limit: Int, after: SolveProgress)
  /// The injected check stopped the solve.
  case stopped(after: SolveProgress)
  /// A number of a frame is beyond ``LayoutLimits/result``.
  case numbersOutOfRange
  /// The numbers differ so much in magnitude that no frames satisfy all required constraints
  /// numerically.
  case numbersTooFarApart
}

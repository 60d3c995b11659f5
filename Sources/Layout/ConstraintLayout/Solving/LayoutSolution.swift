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
    /// An irreducible infeasible set that contains it. Empty if earlier sets already have many
    /// thousands of members.
    public var conflict: [ConstraintOrigin]
  }

  /// An optional constraint that does not hold.
  public struct Unsatisfied: Hashable, Sendable {
    /// The constraint.
    public var origin: ConstraintOrigin
    /// The consequence for the layout.
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
  /// Whether ``ambiguous`` is complete; `false` if a limit ended the search. The frames are not
  /// affected.
  public var isAmbiguityComplete: Bool
  /// The dropped required constraints, in the order of admission.
  public var broken: [Broken]
  /// The violated optional constraints by descending priority. At equal priority, constraints come
  /// by index, then implied ones.
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

/// The consequence of an unsatisfied optional constraint for a layout.
public enum UnsatisfiedKind: String, Hashable, Sendable, CaseIterable {
  /// A constraint of the scene does not hold.
  case constraint
  /// A view is smaller than its content, without compensation.
  case squeezed
  /// A view is larger than its content.
  case stretched
  /// Text is narrower than on one line, and its height compensates.
  case wrapped
  /// A stack lacks a preferred gap or size, or hides a view that has content.
  case stack

  /// Whether it deserves attention: a written constraint does not hold, or content is cut off.
  public var isNoteworthy: Bool { self == .constraint || self == .squeezed }
}

/// Required constraints that cannot all hold.
public struct LayoutConflict: Hashable, Sendable {
  /// An irreducible infeasible set, in the order of admission.
  public var members: [ConstraintOrigin]
  /// The first few other constraints that admission in order rejects because they conflict with
  /// members of this set.
  public var alsoRejected: [ConstraintOrigin]
  /// The number of all such constraints.
  public var alsoRejectedCount: Int

  /// Makes a conflict.
  public init(
    members: [ConstraintOrigin], alsoRejected: [ConstraintOrigin] = [], alsoRejectedCount: Int = 0
  ) {
    self.members = members
    self.alsoRejected = alsoRejected
    self.alsoRejectedCount = alsoRejectedCount
  }

  /// The same conflict with mapped origins. Members without one are dropped.
  func mapped(_ origin: (ConstraintOrigin) -> ConstraintOrigin?) -> LayoutConflict {
    LayoutConflict(
      members: members.compactMap(origin), alsoRejected: alsoRejected.compactMap(origin),
      alsoRejectedCount: alsoRejectedCount)
  }
}

/// The reason a scene has no frames.
public enum LayoutError: Error, Hashable, Sendable {
  /// The required constraints are infeasible. Carries up to 50 irreducible infeasible sets. No two
  /// sets share a constraint written by the user. `hasMore` tells whether some causes are in none
  /// of them.
  case conflict([LayoutConflict], hasMore: Bool = false)
  /// The deterministic work budget ran out; `limit` is the budget in units of work.
  case workLimitExceeded(limit: Int, after: SolveProgress)
  /// The solver's matrix exceeds its limit of entries.
  case entryLimitExceeded(limit: Int, after: SolveProgress)
  /// The injected check stopped the solve.
  case stopped(after: SolveProgress)
  /// A number of a frame is beyond ``LayoutLimits/result``.
  case numbersOutOfRange
  /// The numbers differ so much in magnitude that rounding errors leave no frames satisfying all
  /// required constraints.
  case numbersTooFarApart
}

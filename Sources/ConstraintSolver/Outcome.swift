/// What can take part in a conflict: a constraint, or what a variable implies.
public enum ConflictMember: Hashable, Sendable {
  /// The constraint with this index.
  case constraint(Int)
  /// The implicit `variable >= 0` of a non-negative variable.
  case nonNegative(Variable)
}

/// Required constraints that cannot all hold.
public struct Conflict: Hashable, Sendable {
  /// The member that could not be admitted together with those before it.
  public var rejected: ConflictMember
  /// An irreducible set, `rejected` included: together with the definitions of what they name unsatisfiable,
  /// satisfiable without any one of them. In the order of admission: what variables imply, then constraints by
  /// index, each by the first of its parts.
  public var members: [ConflictMember]

  /// Makes a conflict of its parts.
  public init(rejected: ConflictMember, members: [ConflictMember]) {
    self.rejected = rejected
    self.members = members
  }
}

/// An optional constraint that does not hold.
public struct Violation: Hashable, Sendable {
  /// The constraint's index.
  public var constraint: Int
  /// By how much: the absolute value of what its left side is off.
  public var amount: Double

  /// Makes a violation of its parts.
  public init(constraint: Int, amount: Double) {
    self.constraint = constraint
    self.amount = amount
  }
}

/// What to do when required constraints cannot all hold.
public enum ConflictPolicy: Hashable, Sendable {
  /// End with ``SolveError/conflict(_:)``.
  case fail
  /// Admit required constraints in order, leave out each one that cannot hold with those admitted,
  /// and report it in ``Solution/broken``.
  case breakInOrder
}

/// Why a system has no solution to show.
public enum SolveError: Error, Hashable, Sendable {
  /// Required constraints cannot all hold. One irreducible set for each constraint that the order
  /// of admission rejects, up to 50; `hasMore` says whether there are others.
  case conflict([Conflict], hasMore: Bool = false)
  /// The deterministic budget of work ran out; `limit` is the budget, in units of work.
  case workLimitExceeded(limit: Int, after: SolveProgress)
  /// A block's tableau would need more entries than it may have.
  case entryLimitExceeded(limit: Int, after: SolveProgress)
  /// The numbers are so far apart that no values were found with which all that is required holds.
  case numbersTooFarApart
  /// The injected check asked to stop.
  case stopped(after: SolveProgress)
}

/// How far a solve had come when it was ended.
public struct SolveProgress: Hashable, Sendable {
  /// What a solve does, in this order.
  public enum Stage: Hashable, Sendable {
    /// Uses up required equalities.
    case reduction
    /// Solves what is left, block by block.
    case blocks
    /// Looks for the sets of constraints that cannot hold, instead.
    case conflicts
    /// Answers questions about what is open.
    case ambiguity
  }

  /// What it was at.
  public var stage = Stage.reduction
  /// How many blocks were solved, of ``blockCount``.
  public var solvedBlockCount = 0
  /// The number of independent blocks, once it is known.
  public var blockCount = 0
  /// The priority that was being settled in the block that was under way.
  public var priority: Double?
  /// How many conflicts had been found.
  public var conflictCount = 0
  /// The units of work that had been done.
  public var work = 0

  /// The progress of a solve that has not begun.
  public init() {}
}

/// What a solve may cost, and who may end it.
public struct SolveLimits: Sendable {
  /// The most units of work, a unit being about one visited matrix entry.
  public var work: Int
  /// The most entries that the tableau of a block may have.
  public var entries: Int
  /// Asked every few thousand units of work; a `true` ends the solve with ``SolveError/stopped``.
  public var shouldStop: (@Sendable () -> Bool)?
  /// Asked before a megabyte or more is allocated at once, with the bytes; a `false` ends the solve with
  /// ``SolveError/stopped``.
  public var mayAllocate: (@Sendable (Int) -> Bool)?

  /// Makes limits; without arguments, a budget of 20 billion units, ten million entries and no check.
  public init(
    work: Int = 20_000_000_000, entries: Int = 10_000_000,
    shouldStop: (@Sendable () -> Bool)? = nil, mayAllocate: (@Sendable (Int) -> Bool)? = nil
  ) {
    self.work = work
    self.entries = entries
    self.shouldStop = shouldStop
    self.mayAllocate = mayAllocate
  }
}

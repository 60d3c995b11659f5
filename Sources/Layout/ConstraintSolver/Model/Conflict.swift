/// A member of a conflict: a constraint, or the implied sign of a variable.
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
  /// An irreducible infeasible subsystem, `rejected` included: with the definitions of their
  /// variables they cannot all hold, but without any one of them they can. In the order of
  /// admission: implied signs, then constraints by index, each by the first of its group.
  ///
  /// Where a solve goes on without `rejected`, sets are named up to 100,000 members in all; beyond
  /// that this is empty.
  public var members: [ConflictMember]
  /// The first few of the other constraints that the order of admission rejects and that conflict
  /// with members of this set.
  public var alsoRejected: [ConflictMember] = []
  /// The number of all of these.
  public var alsoRejectedCount = 0

  /// Makes a conflict.
  public init(rejected: ConflictMember, members: [ConflictMember]) {
    self.rejected = rejected
    self.members = members
  }
}

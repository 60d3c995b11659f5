/// A member of a conflict: a constraint, or the implied sign of a variable.
public enum ConflictMember: Hashable, Sendable {
  /// The constraint with this index.
  case constraint(Int)
  /// The implicit `variable >= 0` of a non-negative variable.
  case nonNegative(Variable)
}

/// Required constraints that cannot all hold.
public struct Conflict: Hashable, Sendable {
  /// The member that could not be admitted after those before it.
  public var rejected: ConflictMember
  /// An irreducible infeasible subsystem that includes `rejected`. Together with the definitions of
  /// their variables, the members cannot all hold; without any one of them, they can. In the order
  /// of admission: implied signs, then constraints by index. Each member is listed as the first
  /// constraint of its group.
  ///
  /// If the solve continues without `rejected`, this is empty once 100,000 members have been named
  /// in total.
  public var members: [ConflictMember]
  /// The first few other constraints that the order of admission rejects because they conflict with
  /// members of this set.
  public var alsoRejected: [ConflictMember] = []
  /// The number of all such constraints.
  public var alsoRejectedCount = 0

  /// Makes a conflict.
  public init(rejected: ConflictMember, members: [ConflictMember]) {
    self.rejected = rejected
    self.members = members
  }
}

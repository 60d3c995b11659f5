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
  public var members: [ConflictMember]

  /// Makes a conflict.
  public init(rejected: ConflictMember, members: [ConflictMember]) {
    self.rejected = rejected
    self.members = members
  }
}

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
  /// An irreducible set, `rejected` included: together with the definitions of what they name
  /// unsatisfiable, satisfiable without any one of them. In the order of admission: what variables
  /// imply, then constraints by index, each by the first of its parts.
  public var members: [ConflictMember]

  /// Makes a conflict of its parts.
  public init(rejected: ConflictMember, members: [ConflictMember]) {
    self.rejected = rejected
    self.members = members
  }
}

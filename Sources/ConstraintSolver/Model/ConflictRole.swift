/// What a constraint is where required constraints cannot all hold.
public enum ConflictRole: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// A member of conflicts, by itself.
  case member
  /// Part of the member that the constraint before it is, or is part of: they are left out
  /// together.
  case continuation
  /// A definition of a variable by others, never a member: it takes part wherever its variables do.
  ///
  /// Definitions must be required equalities that can always hold together.
  case definition
}

/// The role of a constraint in conflicts.
public enum ConflictRole: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// A member of conflicts, by itself.
  case member
  /// The continuation of the constraint before it: both belong to one member, which is admitted or
  /// left out as a whole.
  case continuation
  /// A definition of a variable by others: never a member, but applied wherever its variables are.
  ///
  /// Definitions must be required equalities that can always hold together.
  case definition
  /// A member that nobody wrote, as an implied sign: several sets of one answer may share it.
  case background
}

/// The role of a constraint in conflicts.
public enum ConflictRole: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// An independent member of conflicts.
  case member
  /// A continuation of the previous constraint: both form one member, which is admitted or left out
  /// as a whole.
  case continuation
  /// A definition of a variable by others. Never a member, but applied wherever its variables
  /// occur.
  ///
  /// Definitions must be required equalities that can always hold together.
  case definition
  /// A member that the user did not write, like an implied sign. Several sets of one answer may
  /// share it.
  case background
}

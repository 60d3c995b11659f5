/// What to do when required constraints cannot all hold.
public enum ConflictPolicy: Hashable, Sendable {
  /// End with ``SolveError/conflict(_:hasMore:)``.
  case fail
  /// Admit required constraints in order. A constraint that cannot hold with those admitted is left
  /// out and reported in ``Solution/broken``.
  case breakInOrder
}

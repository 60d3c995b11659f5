/// What to do when required constraints cannot all hold.
public enum ConflictPolicy: Hashable, Sendable {
  /// End with ``SolveError/conflict(_:hasMore:)``.
  case fail
  /// Admit required constraints in order, leave out each one that cannot hold with those admitted,
  /// and report it in ``Solution/broken``.
  case breakInOrder
}

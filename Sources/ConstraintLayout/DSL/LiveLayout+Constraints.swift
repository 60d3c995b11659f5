extension LiveLayout {
  /// The active constraints of the tree, in the order in which they were activated: those of
  /// ``scene()``, one for one.
  ///
  /// - Throws: ``LiveLayoutError``, as ``scene()`` does.
  /// - Complexity: O(n log n) for what is in the tree and active.
  public func activeConstraints() throws(LiveLayoutError) -> [Constraint] {
    try ElementTree(roots).constraints
  }
}

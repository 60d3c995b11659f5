internal import ConstraintSolver

/// The last solution of a tree, and what is needed to follow changes of the tree.
final class LastSolve {
  private(set) var solved: SolvedLayout
  /// The changes since.
  let log = ChangeLog()
  /// The tree as it was solved from scratch; `nil` once its changes are followed.
  private var origin: FollowedTree.Origin?
  /// The tree as it is edited; `nil` before the first edit.
  private var followed: FollowedTree?

  init(_ solved: SolvedLayout, of origin: FollowedTree.Origin) {
    self.solved = solved
    self.origin = origin
  }

  /// Whether changes can be followed as long as the tree remains similar.
  var isFollowable: Bool { origin?.isFollowable ?? true }

  /// Brings the solution up to date.
  ///
  /// - Throws: `LiveSystem.Obstacle`. The solution must not be used afterwards.
  func follow(
    _ texts: inout TextMeasures, options: LayoutOptions, limits: SolveLimits
  ) throws(LiveSystem.Obstacle) {
    if let origin {
      followed = try FollowedTree(
        origin, options: options, limits: limits, log: log, solved: &solved)
      self.origin = nil
    }
    try followed?.follow(in: &solved, texts: &texts, limits: limits)
  }
}

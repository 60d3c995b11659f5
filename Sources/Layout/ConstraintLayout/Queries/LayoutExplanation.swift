/// The constraints that determine the frame of a view or guide.
public struct LayoutExplanation: Hashable, Sendable {
  /// The view or guide.
  public var item: ItemIndex
  /// A minimal set of constraints that determines its horizontal position and width. If they are
  /// ambiguous, the binding constraints on them.
  public var horizontal: [ConstraintOrigin]
  /// The same for its vertical position and height.
  public var vertical: [ConstraintOrigin]
  /// For an ambiguous frame, additional constraints that would make the current frame unique.
  public var settling: [SceneConstraint]
}

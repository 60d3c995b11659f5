/// The numbers and patterns by which rules decide.
public struct RuleOptions: Hashable, Sendable {
  /// The distance beyond the superview that is no finding, in points.
  public var outsideTolerance = 0.5
  /// The depth of an overlap that is no finding, in points.
  public var overlapTolerance = 0.5
  /// The lack of room for content that is no finding, in points.
  public var squeezedTolerance = 0.5
  /// The lack of width or height for a text that is no finding, in points.
  public var truncatedTolerance = 0.5
  /// The violation of an optional constraint that is no finding, in points.
  public var unsatisfiedTolerance = 0.01
  /// The difference from a kept frame that is no finding, in points.
  public var goldenTolerance = 0.01
  /// The least width and height of a control, in points.
  public var touchTargetSize = 44.0
  /// The patterns of the ids of controls.
  public var touchTargetViews = [GlobPattern("*button*"), GlobPattern("*Button*")]

  /// Makes the default options.
  public init() {}
}
